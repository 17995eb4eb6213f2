import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {parsePage} from '../../../src/content/parse-page.js';

function outlineOf(markdown: string): string[] {
  const {page} = parsePage(markdown, 'a.mdx', 'a');
  return page.outline.map(({level, id, text}) => `${String(level)} ${id} ${text}`);
}

describe('outlineOf', () => {
  it('lists headings of levels 2 and 3, wherever they stand', () => {
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

  it('lists the entries of a changelog, with what stands in them', () => {
    expect(outlineOf('<Update label="v1">\n### A\n</Update>')).to.eql(['2 v1 v1', '3 a A']);
  });
});
