import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {treeOf} from '../../harness/print-nodes.js';

/** What an author writes, the tree of it as a paragraph or block, and its tree in a line. */
const contents: readonly (readonly [markdown: string, block: string, inline: string])[] = [
  ['text', 'p(text)', 'text'],
  ['**a** b', 'p(strong(a) b)', 'strong(a) b'],
  ['`a` b', 'p(code(a) b)', 'code(a) b'],
  ['<Badge>a</Badge>', 'p(Badge(a))', 'Badge(a)'],
  ['<Badge>a</Badge> b', 'p(Badge(a) b)', 'Badge(a) b'],
  ['a <Badge>b</Badge>', 'p(a Badge(b))', 'a Badge(b)'],
  ['<Badge>a</Badge> <Badge>b</Badge>', 'p(Badge(a) Badge(b))', 'Badge(a) Badge(b)'],
  ['<b>a</b> b', 'p(<b>(a) b)', '<b>(a) b'],
  ['<Tip>a</Tip>', 'Tip(a)', 'Tip(a)'],
  ['<Tip>a</Tip> b', 'p(Tip(a) b)', 'Tip(a) b'],
  ['{1}', 'p(1)', '1'],
  ['{1} a', 'p(1 a)', '1 a'],
  ['a {1}', 'p(a 1)', 'a 1'],
  ['{"a"} b', 'p(a b)', 'a b'],
  ['{/* a */} b', 'p(b)', ' b'],
  ['$a_{1}$ b', 'p(math(a_{1}) b)', 'math(a_{1}) b'],
];

/** Where content is written, and the tree around it. A table has lines, the others have blocks. */
const containers: Readonly<
  Record<string, readonly [write: (content: string) => string, tree: (content: string) => string]>
> = {
  'a component': [(content) => `<Note>\n${content}\n</Note>`, (tree) => `Note(${tree})`],
  // Lines of tags alone are no paragraph there (MDX).
  'an HTML element': [
    (content) => `<div>\n${content}\n</div>`,
    (tree) => `<div>(${tree.replace(/^p\(((?:Badge\(\w\) ?)+)\)$/, '$1')})`,
  ],
  'a nested component': [
    (content) => `<Note>\n  <Tip>\n${indented(2, content)}\n  </Tip>\n</Note>`,
    (tree) => `Note(Tip(${tree}))`,
  ],
  'a list item': [(content) => `- i\n\n${indented(2, content)}`, (tree) => `ul(li(p(i)${tree}))`],
  'a component in a list item': [
    (content) => `1. <Note>\n${indented(3, content)}\n   </Note>`,
    (tree) => `ol1(li(Note(${tree})))`,
  ],
  'a page': [(content) => `i\n\n${content}`, (tree) => `p(i)${tree}`],
};

function indented(columns: number, text: string): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(columns));
}

const everyIndentation = [0, 1, 2, 3, 4, 5, 6, 7, 8];

describe('the indentation of content', () => {
  for (const [container, [write, treeAround]] of Object.entries(containers)) {
    for (const [content, block] of contents) {
      it(`changes nothing: ${content} in ${container}`, () => {
        for (const columns of everyIndentation) {
          const markdown = write(indented(columns, content));
          const tree = treeOf(markdown).replace(/\s+\)/g, ')');
          expect(tree, `${String(columns)} columns`).to.equal(treeAround(block));
        }
      });
    }
  }

  for (const [content, , inline] of contents) {
    it(`changes nothing: ${content} in a table`, () => {
      for (const columns of everyIndentation) {
        const table = indented(columns, `| i |\n| - |\n| ${content} |`);
        expect(treeOf(table)).to.equal(`table(i;${inline};)`);
        expect(treeOf(`<Note>\n${table}\n</Note>`)).to.equal(`Note(table(i;${inline};))`);
      }
    });
  }

  it('lets a paragraph go on with less indentation', () => {
    for (const columns of everyIndentation) {
      for (const next of everyIndentation) {
        const lines = `${indented(columns, 'a <Badge>b</Badge>')}\n${indented(next, '{1} c')}`;
        const tree = treeOf(`<Note>\n\n${lines}\n\nd\n</Note>`).replace(/\n +/g, '\n');
        expect(tree, lines).to.equal('Note(p(a Badge(b)\n1 c)p(d))');
      }
    }
  });

  it('separates the paragraphs of a list item', () => {
    expect(treeOf('- a\n\n      b\n\n      c')).to.equal('ul(li(p(a)p(b)p(c)))');
    expect(treeOf('- a\n      b\n\n      c')).to.equal('ul(li(p(a\n    b)p(c)))');
  });

  it('is code in .md files outside of components, and only there', () => {
    for (const content of ['text', '{1} a', '<b>a</b> b']) {
      expect(treeOf(`    ${content}`, 'page.md')).to.equal(`fence:(${content})`);
    }
    expect(treeOf('<Note>\n\n      {1} a\n</Note>', 'page.md')).to.equal('Note(p(1 a))');
  });
});

describe('a comment or an expression on a line of its own', () => {
  it('ends the paragraph before it', () => {
    for (const columns of everyIndentation) {
      expect(treeOf(`a\n${indented(columns, '{1}')}\nb`)).to.equal('p(a)p(1)p(b)');
      expect(treeOf(`a\n${indented(columns, '{/* c */}')}\nb`)).to.equal('p(a)p(b)');
    }
  });

  it('ends the quote or list item before it, as a tag does', () => {
    for (const [block, tree] of [
      ['{1}', 'p(1)'],
      ['{/* c */}', ''],
      ['<Card />', 'Card()'],
    ]) {
      expect(treeOf(`> a\n${block}\nb`)).to.equal(`quote(p(a))${tree}p(b)`);
      expect(treeOf(`- a\n${block}\nb`)).to.equal(`ul(li(a))${tree}p(b)`);
      expect(treeOf(`1. a\n   ${block}\n2. b`)).to.equal(`ol1(li(a${tree})li(b))`);
    }
    expect(treeOf('> a\n> {1}\n> b')).to.equal('quote(p(a)p(1)p(b))');
    expect(treeOf('> > a\nb c d\n\ne\n\n<Card />\n')).to.equal(
      'quote(quote(p(a\nb c d)))p(e)Card()',
    );
    expect(treeOf('> a\n<Note>\nb\n</Note>')).to.equal('quote(p(a))Note(p(b))');
    expect(treeOf('- a\n{1} b')).to.equal('ul(li(a\n1 b))');
  });

  it('may contain blank lines', () => {
    expect(treeOf('a\n{/* b\n\nc */}\nd')).to.equal('p(a)p(d)');
  });

  it('separates the lines of a tight list item', () => {
    expect(treeOf('- a **b**\n  {/* c */}\n  d')).to.equal('ul(li(a strong(b)\nd))');
  });
});
