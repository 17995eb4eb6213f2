import {ScannedPage} from '../../../../src/content/scanned-page.js';
import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {DocNode} from '../../../../src/content/nodes.js';
import {progressive} from '../../../../src/content/progressive/progressive.js';
import {parsePage, readPage} from '../../../../src/content/parse-page.js';
import {plainText} from '../../../../src/content/inline-nodes.js';
import {takeWithin} from '../../../../src/content/progressive/render-budget.js';

const bodyOf = (markdown: string): readonly DocNode[] =>
  parsePage(markdown, 'a.mdx', 'a').page.body;

const many = (line: string, count: number): string =>
  Array.from({length: count}, (_, index) => line.replaceAll('#', String(index))).join('\n');

describe('takeWithin', () => {
  it('leaves alone what is not much', () => {
    const body = bodyOf('# a\n\n- b\n- c\n\n<Note>\n\nd\n\n</Note>');
    const portion = takeWithin(body, 100);
    expect(portion).to.deep.equal({nodes: body, isWhole: true});
    expect(portion.nodes).to.equal(body);
  });

  for (const [name, markdown] of [
    ['lists', many('- item #', 500)],
    ['tables', `| a | b |\n| - | - |\n${many('| row # | x |', 500)}`],
    ['components', `<CardGroup>\n${many('<Card title="a">card #</Card>', 500)}\n</CardGroup>`],
    ['quotes', many('> quote #\n>', 500)],
    ['what is nested', `<Tabs>\n<Tab title="a">\n${many('- item #', 500)}\n</Tab>\n</Tabs>`],
    ['pages', many('Paragraph #\n', 500)],
  ] as const) {
    it(`cuts ${name}, and returns all of it after the last part`, () => {
      const body = bodyOf(markdown);
      const first = takeWithin(body, 50);
      expect(first.isWhole).to.equal(false);
      expect(plainText(first.nodes)).to.contain('0');
      expect(plainText(first.nodes).length).to.be.below(plainText(body).length / 2);
      expect(takeWithin(body, 100_000)).to.deep.equal({nodes: body, isWhole: true});
    });
  }

  it('keeps lines of text and rows whole', () => {
    const [paragraph] = takeWithin(bodyOf(`${'a **b** '.repeat(100)}\n\nc`), 5).nodes;
    expect(plainText(paragraph ? [paragraph] : [])).to.have.length(399);
  });
});

describe('a page with very much in one place', () => {
  const rows = 4_000;
  const text = `| a | b |\n| - | - |\n${many('| row # | x |', rows)}\n\n## The end`;

  it('begins with a part of it and grows until all is there', () => {
    const parts = readPage(new ScannedPage(text), 'a.mdx', 'a', {extensions: {progressive}});
    const counts: number[] = [];
    let part;
    do {
      part = parts.next();
      const [table] = part.value.page.slices[0] ?? [];
      if (table?.kind === 'table') counts.push(table.rows.length);
    } while (!part.done);
    expect(counts[0]).to.be.within(100, rows / 2);
    expect(counts.at(-1)).to.equal(rows);
    expect(counts).to.deep.equal([...counts].sort((a, b) => a - b));
    expect(part.value.page.slices).to.have.length(1);
    expect(part.value.page.outline.map(({id}) => id)).to.deep.equal(['the-end']);
  });

  it('is the same page after the last part', () => {
    const {page} = parsePage(text, 'a.mdx', 'a', {extensions: {progressive}});
    expect(page.slices.flat()).to.deep.equal(page.body);
  });
});
