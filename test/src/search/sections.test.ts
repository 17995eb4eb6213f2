import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {parsePage} from '../../../src/content/parse-page.js';
import type {DocNode} from '../../../src/content/nodes.js';
import {allExtensions} from '../../harness/extensions.js';
import {sectionsOf} from '../../../src/search/sections.js';

const sections = (text: string) => sectionsOf(parsePage(text, 'a.mdx', 'a').page);

describe('sectionsOf', () => {
  it('gives the description and the text before the first heading to the beginning', () => {
    const [first, ...others] = sections(
      '---\ntitle: A\ndescription: About A.\n---\n\nText **in** `code` [link](/b).\n',
    );
    expect(first).to.deep.equal({
      id: '',
      headings: [],
      names: [],
      text: 'About A.\nText in code link.',
      code: '',
    });
    expect(others).to.deep.equal([]);
  });

  it('begins a section at each heading, after those around it', () => {
    const all = sections('---\ntitle: A\n---\n## One\n\n### Inner\n\nx\n\n## Two\n\ny\n');
    expect(all.map(({id, headings, text}) => [id, headings, text])).to.deep.equal([
      ['', [], ''],
      ['one', ['One'], ''],
      ['inner', ['One', 'Inner'], 'x'],
      ['two', ['Two'], 'y'],
    ]);
  });

  it('begins no section at the heading that is the title of the page', () => {
    const all = sections('Before.\n\n# Title\n\nText.\n\n## Two\n\n# Another\n');
    expect(all.map(({id, headings, text}) => [id, headings, text])).to.deep.equal([
      ['', [], 'Before.\nText.'],
      ['two', ['Two'], ''],
      ['another', ['Another'], ''],
    ]);
  });

  it('keeps code apart from text', () => {
    const [first] = sections('Run it:\n\n```sh title="Install"\nnpm install acme\n```\n');
    expect(first?.code).to.equal('npm install acme');
    expect(first?.text).to.equal('Run it:\nInstall');
  });

  it('has the text of lists, tables, callouts and captions', () => {
    const [first] = sections(
      '- a\n- b\n\n| c | d |\n| - | - |\n| e | f |\n\n<Note>g</Note>\n\n' +
        '<Frame caption="h">![i](/j.png)</Frame>\n',
    );
    for (const letter of 'abcdefghi') expect(first?.text).to.include(letter);
  });

  it('makes a section of each footnote', () => {
    const text = '## One\n\nx[^1]\n\n[^1]: y\n\n## Two\n\nz\n';
    const {page} = parsePage(text, 'a.mdx', 'a', {extensions: allExtensions});
    expect(sectionsOf(page).map(({id, headings, text}) => [id, headings, text])).to.deep.equal([
      ['', [], ''],
      ['one', ['One'], 'x'],
      ['two', ['Two'], 'z'],
      ['user-content-fn-1', [], 'y'],
    ]);
  });

  it('has the names of fields, and what they say', () => {
    const [first] = sections(
      '<ParamField query="page_size" type="integer">How many.</ParamField>\n\n' +
        '<ParamField query="secret" hidden>Not shown.</ParamField>\n',
    );
    expect(first?.names).to.deep.equal(['page_size']);
    expect(first?.text).to.include('integer').and.include('How many.');
    expect(first?.text).not.to.include('Not shown');
  });

  it('makes sections of what a link can open', () => {
    const all = sections('Before.\n\n<Accordion title="Why?">\nBecause.\n</Accordion>\n\nAfter.\n');
    expect(all.map(({id, headings, text}) => [id, headings, text])).to.deep.equal([
      ['', [], 'Before.\nAfter.'],
      ['why', ['Why?'], 'Because.'],
    ]);
  });

  it('shows headings of the interface, and has their words in nothing that is found', () => {
    const heading = {kind: 'heading', level: 2, line: 0} as const;
    const text = (written: string) => ({kind: 'text', text: written}) as const;
    const all = sectionsOf({
      description: [],
      hasOwnTitle: false,
      body: [
        {...heading, id: 'a', children: [text('Animals')]},
        {...heading, level: 3, id: 'body', children: [text('Body')], isLabel: true},
        text('An okapi.'),
        {...heading, level: 4, id: 'b', children: [text('Below')]},
      ],
    });
    expect(
      all.map(({id, headings, label, text: written}) => [id, headings, label, written]),
    ).to.deep.equal([
      ['', [], undefined, ''],
      ['a', ['Animals'], undefined, ''],
      ['body', ['Animals'], 'Body', 'An okapi.'],
      ['b', ['Animals', 'Below'], undefined, ''],
    ]);
  });

  it('reads what is made when it is opened, but not without end', () => {
    let count = 0;
    const node = (): DocNode => ({
      kind: 'deferred',
      title: `level ${String(count)}`,
      holds: () => false,
      isOpen: false,
      read: () => {
        count++;
        return [node(), node()];
      },
    });
    sectionsOf({description: [], hasOwnTitle: false, body: [node()]});
    expect(count).to.equal(3);
  });
});
