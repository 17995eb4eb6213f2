import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {parsePage} from '../../../src/content/parse-page.js';
import {allExtensions} from '../../harness/extensions.js';
import {printNodes, problemsOf, treeOf} from '../../harness/print-nodes.js';
import {testTrees, type TreeRow} from '../../harness/tree-rows.js';

const {math, progressive} = allExtensions;

describe('readMath', () => {
  const rows: readonly TreeRow[] = [
    ['reads signs on lines of their own', '$$\na_1\n\n{b}\n$$\nc', 'math-block(a_1\n\n{b})p(c)'],
    ['interrupts paragraphs', 'a\n$$\nb\n$$', 'p(a)math-block(b)'],
    ['reads a line of its own', '$$a *b* c$$\n\nd', 'math-block(a *b* c)p(d)'],
    [
      'reads formulas in a line of text',
      'a $$b_1 {c} <d>$$ *e*',
      'p(a math(b_1 {c} <d>) emphasis(e))',
    ],
    ['reads several lines of a paragraph', 'a $$b\n= c$$', 'p(a math(b\n= c))'],
    ['reads fences', '```math\n\\frac{a}{b}\n```', 'math-block(\\frac{a}{b})'],
    ['reads <Latex>', 'a <Latex>E^{ab} < c</Latex>', 'p(a math(E^{ab} < c))'],
    ['reads <Latex> on its own', '<Latex>\n  x^{2}\n</Latex>', 'math-block(x^{2})'],
    [
      'reads inside components and lists',
      '<Note>\n  $$\n  {a}\n  $$\n</Note>\n\n- $$\n  b\n  $$',
      'Note(math-block({a}))ul(li(math-block(b)))',
    ],
    ['reads inside quotes', '> $$\n> {a}\n> $$', 'quote(math-block({a}))'],
    ['leaves signs that are never closed', 'a $$ b\n\n$$', 'p(a $$ b)p($$)'],
    ['leaves prices and escaped signs', '$5, $6 and \\$$7\\$$', 'p($5, $6 and $$7$$)'],
    ['leaves signs in code', '`$$a$$`', 'p(code($$a$$))'],
    ['leaves signs that close in code', 'a $$ b `$$c$$` d', 'p(a $$ b code($$c$$) d)'],
    ['reads quotes of TeX', "$$\\text{``a''}$$ `b`", "p(math(\\text{``a''}) code(b))"],
    ['leaves signs around a link', 'a $$b [c](/d) e$$', 'p(a $$b link:/d(c) e$$)'],
    ['leaves <Latex> that is never closed', 'a <Latex>b', 'p(a <Latex>b)'],
  ];
  testTrees(rows);

  it('reads nothing of a formula as something else', () => {
    expect(problemsOf('$$\n{a.b} <Foo>\n$$\n\nc $${d.e}$$')).to.deep.equal([]);
  });

  describe('with single signs', () => {
    /** The formulas of a page, and what is around them. */
    const read = (markdown: string, latex?: boolean) => {
      const {body} = parsePage(markdown, 'a.mdx', 'a', {extensions: {math}, latex}).page;
      return printNodes(body);
    };

    it('reads what they enclose tightly, where a site allows it', () => {
      expect(read('a $b$, $c d$ and\n$e\nf$', true)).to.equal(
        'p(a math(b), math(c d) and\nmath(e\nf))',
      );
      expect(read('$ 5$ or $5 $ or $5 $ and \\$6$ $a\n\nb$', true)).to.equal(
        'p($ 5$ or $5 $ or $5 $ and $6$ $a)p(b$)',
      );
    });

    it('reads them on pages where a pair cannot mean anything else', () => {
      for (const formula of [
        '\\texttt{N} + (\\texttt\n  {M})',
        'x_{1}',
        'e^{i}',
        '3 \\sqrt{D}',
        'a \\geq 1',
      ]) {
        expect(read(`<Note>\n  a $${formula}$ b\n</Note>`)).to.equal(
          `Note(p(a math(${formula}) b))`,
        );
      }
      expect(read('$$\na\n$$\n\n$(a^2 + b)$')).to.equal('math-block(a)p(math((a^2 + b)))');
      expect(read('$\\frac{a}{b}$\n\n| $D$ | $D + 1$ |\n| - | - |\n\n$5 to 6$b or 7$')).to.equal(
        'p(math(\\frac{a}{b}))table(math(D)|math(D + 1);)p($5 to 6$b or 7$)',
      );
    });

    it('leaves prices, variables and paths alone', () => {
      for (const text of [
        '$5 and $6, or 7$',
        '$HOME/bin/$USER',
        '$env:TEMP\\new{x} and $b',
        '$(a_{b})$ and $(c)$',
        '${a}_{b}$',
        '`$\\frac{a}{b}$` for $a and b$',
        '$D$ or $4D$',
      ]) {
        expect(read(text)).to.not.contain('math(');
      }
      expect(read('```\n$\\frac{a}{b}$\n```\n\n$D$')).to.not.contain('math(');
    });

    const prose = [
      'costs $5 and then $10',
      'costs $5 and then 10$',
      '$5/month and 10$',
      '5$/month, and 6$',
      '$1,000 per year_1 = A$',
      '$5 в месяц = 6$',
      '$5，然后=10$',
      '($5 per month) + ($x_{2}$)',
    ];
    it('leaves prices that are followed by prose, whatever the page and the setting', () => {
      for (const text of prose) {
        for (const latex of [true, undefined]) {
          const markdown = `$x_{1}$ is\n\n${text}`;
          const [, paragraph = ''] = read(markdown, latex).split('p(math(x_{1}) is)');
          expect(paragraph.replace('math(x_{2})', '$x_{2}$'), text).to.equal(`p(${text})`);
        }
      }
    });

    it('reads formulas that begin with a digit', () => {
      for (const formula of ['5', '2 \\pi r', '10 \\text{ kg per year}', '3 \\times 10^{max}']) {
        expect(read(`a $${formula}$ b`, true)).to.equal(`p(a math(${formula}) b)`);
      }
    });

    it('neither opens nor closes a formula in code, nor crosses a link', () => {
      const sentence =
        'Dollar signs are money first: $5 and $6. They enclose formulas where [`latex`](/a#b) is ' +
        'true, and on pages with `$\\sqrt{D}$` or $a [b](c/d) = e$.';
      const tree =
        'Dollar signs are money first: $5 and $6. They enclose formulas where ' +
        'link:/a#b(code(latex)) is true, and on pages with code($\\sqrt{D}$) or ' +
        '$a link:/c/d(b) = e$.';
      expect(read(sentence)).to.equal(`p(${tree})`);
      expect(read(sentence, true)).to.equal(`p(${tree})`);
      expect(read(`$$\na\n$$\n\n${sentence}`)).to.equal(`math-block(a)p(${tree})`);
    });

    it('leaves them alone where a site says so', () => {
      expect(read('a $\\frac{b}{c}$', false)).to.not.contain('math(');
    });

    it('reads them in snippets and all slices of a long page', () => {
      const filler = 'Some words of a paragraph.\n\n'.repeat(4000);
      const {page} = parsePage(`$D$\n\n${filler}$\\frac{a}{b}$`, 'a.mdx', 'a', {
        extensions: {math, progressive},
      });
      expect(printNodes(page.body.slice(0, 1))).to.match(/^p\(math\(D\)\)/, 'the first slice');
      const files = new Map([['s.mdx', 'a $x_{1}$']]);
      expect(treeOf('<Snippet file="s.mdx" />', 'a.mdx', files)).to.equal('p(a math(x_{1}))');
    });
  });

  it('is quick with many signs that are never closed', () => {
    // The time-out of tests is the measure.
    treeOf(`${'$$ a\n\n'.repeat(5001)}${'<Latex>'.repeat(2000)}`);
    treeOf(`$x_{1}$ ${'$a '.repeat(20_001)}`);
    treeOf(`$x_{1}$ $${'\\a'.repeat(50_000)}`);
    treeOf(`$${'{'.repeat(20_000)}`);
  });
});
