import {ScannedPage} from '../../../../src/content/scanned-page.js';
import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {progressive} from '../../../../src/content/progressive/progressive.js';
import {parsePage, readPage} from '../../../../src/content/parse-page.js';
import {plainText} from '../../../../src/content/inline-nodes.js';
import {longBody, sliceBody, sliceLength} from '../../../../src/content/progressive/slices.js';

const filler = (length: number) => 'Some words of a paragraph.\n\n'.repeat(Math.ceil(length / 28));

describe('sliceBody', () => {
  it('leaves bodies of a usual length whole', () => {
    expect(sliceBody(filler(longBody - 100))).to.have.length(1);
  });

  it('cuts long ones, and together the slices are the body', () => {
    const body = filler(10 * sliceLength);
    const slices = sliceBody(body);
    expect(slices.length).to.be.within(8, 11);
    expect(slices.map(({markdown}) => markdown).join('')).to.equal(body);
    const [, second] = slices;
    const lines = body.slice(0, slices[0]?.markdown.length).split('\n').length - 1;
    expect(second?.skipped).to.equal(lines);
  });

  it('reads no more definitions of links than text', () => {
    const definitions = Array.from(
      {length: 1000},
      (_, index) => `[${String(index)}]: https://example.com/${String(index)}\n`,
    ).join('');
    const body = filler(10 * sliceLength) + definitions;
    const read = sliceBody(body).reduce((sum, {markdown}) => sum + markdown.length, 0);
    expect(read).to.be.within(body.length, 3 * body.length);
  });

  for (const [name, block] of [
    ['a component', `<Note>\n\n${filler(2 * sliceLength)}\n</Note>`],
    ['a fence', `\`\`\`\n${filler(2 * sliceLength)}\n\`\`\``],
    ['a comment', `<!--\n\n${filler(2 * sliceLength)}\n-->`],
    ['a list', '- a\n\n'.repeat(sliceLength)],
    ['a quote', '> a\n>\n'.repeat(sliceLength / 2)],
  ] as const) {
    it(`does not cut ${name}`, () => {
      const slices = sliceBody(`${filler(longBody)}${block}\n\nlast words`);
      expect(slices.some(({markdown}) => markdown.includes(block))).to.equal(true);
    });
  }
});

describe('readPage, on a long body', () => {
  const extensions = {progressive};
  const text =
    `---\ntitle: A\n---\n\n## One\n\n[first][x]\n\n${filler(longBody)}\n` +
    '## One\n\n[last][x] {bad}\n\n[x]: /there';

  it('gives the beginning first, and the rest as it is asked for', () => {
    const parts = readPage(new ScannedPage(text), 'a.mdx', 'a', {extensions});
    const first = parts.next().value;
    expect(plainText(first.page.body)).to.not.contain('last');
    expect(first.page.slices).to.have.length(1);
    const second = parts.next().value;
    expect(second.page.slices).to.have.length(2);
    expect(second.page.slices[0]).to.equal(first.page.slices[0]);
  });

  it('reads the same as without slices', () => {
    const {page, problems} = parsePage(text, 'a.mdx', 'a', {extensions});
    expect(page.outline.map(({id}) => id)).to.deep.equal(['one', 'one-1']);
    expect(JSON.stringify(page.body)).to.not.contain('[x]');
    const line = text.slice(0, text.indexOf('{bad}')).split('\n').length;
    expect(problems.map(({code, location}) => [code, location.line])).to.deep.equal([
      ['page/unsupported-expression', line],
    ]);
  });
});
