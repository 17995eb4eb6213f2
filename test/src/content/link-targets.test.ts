import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {Slugger} from '../../../src/content/link-targets.js';
import {treeOf} from '../../harness/print-nodes.js';
import {parsePage} from '../../../src/content/parse-page.js';

describe('Slugger', () => {
  it('counts equal ids', () => {
    const slugger = new Slugger();
    expect(['A b', 'A b', 'A b'].map((text) => slugger.idFor(text))).to.eql([
      'a-b',
      'a-b-1',
      'a-b-2',
    ]);
  });

  it('knows what the other rule makes of a heading', () => {
    const slugger = new Slugger();
    for (const [text, ids] of [
      ['Getting started', {id: 'getting-started'}],
      ['Getting started', {id: 'getting-started-1', alias: 'getting-started-2'}],
      ['Users & teams', {id: 'users--teams', alias: 'users-&-teams'}],
      ['Version 1.2 (beta)', {id: 'version-12-beta', alias: 'version-1-2-beta'}],
      ["What's new", {id: 'whats-new', alias: 'what’s-new'}],
      ['?', {id: 'section', alias: '?'}],
    ] as const) {
      expect(slugger.headingIds(text)).to.eql(ids);
    }
  });

  it('gives no id twice that an author has chosen', () => {
    const slugger = new Slugger();
    expect(slugger.idFor('A', 'own')).to.equal('own');
    expect(slugger.idFor('Own')).to.equal('own-1');
  });
});

describe('nameComponents', () => {
  it('names components by their titles, equal ones apart', () => {
    expect(treeOf('<Tabs>\n<Tab title="A b">c</Tab>\n<Tab title="A b">d</Tab>\n</Tabs>')).to.equal(
      'Tabs(Tab title="A b" id="a-b"(c)Tab title="A b" id="a-b-1"(d))',
    );
  });

  it('leaves headings the ids that their words give them', () => {
    expect(treeOf('<Accordion title="A">b</Accordion>\n\n## A')).to.equal(
      'Accordion title="A" id="a-1"(b)h2#a(A)',
    );
  });

  it('takes over the ids of authors', () => {
    expect(treeOf('<Accordion title="A" id="Own">b</Accordion>')).to.equal(
      'Accordion title="A" id="Own"(b)',
    );
  });

  it('names fields by their name', () => {
    expect(treeOf('<ResponseField name="user_id" />')).to.contain('id="user_id"');
    expect(treeOf('- <ParamField header="X-Key" />')).to.contain('id="x-key"');
  });

  it('leaves components without a title without an id', () => {
    expect(treeOf('<Step>a</Step>')).to.equal('Step(a)');
  });
});

function outlineOf(markdown: string): string[] {
  const {page} = parsePage(markdown, 'a.mdx', 'a');
  return page.outline.map(({level, id, text}) => `${String(level)} ${id} ${text}`);
}

describe('outlineOf', () => {
  it('lists headings of levels 2 and 3, wherever they are', () => {
    expect(
      outlineOf('# A\n\n## B `c`\n\n<Note>\n### D\n</Note>\n\n#### E\n\n- a\n\n  ## F'),
    ).to.eql(['2 b-c B c', '3 d D', '2 f F']);
  });

  it('lists steps whose titles are headings', () => {
    expect(outlineOf('<Steps titleSize="h2">\n<Step title="A">b</Step>\n</Steps>')).to.eql([
      '2 a A',
    ]);
    expect(outlineOf('<Steps>\n<Step title="A" titleSize="h3">b</Step>\n</Steps>')).to.eql([
      '3 a A',
    ]);
    expect(outlineOf('<Steps>\n<Step title="A">b</Step>\n</Steps>')).to.eql([]);
    expect(outlineOf('<Steps titleSize="h2">\n<Step title="A" noAnchor>b</Step>\n</Steps>')).to.eql(
      [],
    );
  });

  it('lists the entries of a changelog, with their content', () => {
    expect(outlineOf('<Update label="v1">\n### A\n</Update>')).to.eql(['2 v1 v1', '3 a A']);
    expect(outlineOf('<Update label="v1">\n## A\n\n### B\n</Update>\n\n## C')).to.eql([
      '2 v1 v1',
      '3 a A',
      '4 b B',
      '2 c C',
    ]);
  });
});
