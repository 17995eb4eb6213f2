import {expect} from '@open-wc/testing';
import {lexPage} from '../../../src/content/markdown.js';
import {problemsOf, treeOf} from '../../harness/print-nodes.js';

describe('readMath', () => {
  const rows: readonly (readonly [name: string, markdown: string, tree: string])[] = [
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
      'reads inside of components and lists',
      '<Note>\n  $$\n  {a}\n  $$\n</Note>\n\n- $$\n  b\n  $$',
      'Note(math-block({a}))ul(li(math-block(b)))',
    ],
    ['reads inside of quotes', '> $$\n> {a}\n> $$', 'quote(math-block({a}))'],
    ['leaves signs that are never closed', 'a $$ b\n\n$$', 'p(a $$ b)p($$)'],
    ['leaves prices and escaped signs', '$5, $6 and \\$$7\\$$', 'p($5, $6 and $$7$$)'],
    ['leaves signs in code', '`$$a$$`', 'p(code($$a$$))'],
    ['leaves <Latex> that is never closed', 'a <Latex>b', 'p(a <Latex>b)'],
  ];
  for (const [name, markdown, tree] of rows) {
    it(name, () => {
      expect(treeOf(markdown)).to.equal(tree);
    });
  }

  it('reads nothing of a formula as something else', () => {
    expect(problemsOf('$$\n{a.b} <Foo>\n$$\n\nc $${d.e}$$')).to.deep.equal([]);
  });

  it('reads single signs only where it is asked to', () => {
    const text = 'a $b_{1}$, $5 and $6';
    const formulas = (hasInlineMath: boolean) => {
      const [paragraph] = lexPage(text, {hasIndentedCode: false, hasInlineMath});
      const inner = paragraph && 'tokens' in paragraph ? (paragraph.tokens ?? []) : [];
      return inner.filter(({type}) => type === 'math').map(({raw}) => raw);
    };
    expect(formulas(true)).to.deep.equal(['$b_{1}$']);
    expect(formulas(false)).to.deep.equal([]);
  });

  it('is quick with many signs that are never closed', () => {
    // The time-out of tests is the measure.
    treeOf(`${'$$ a\n\n'.repeat(5001)}${'<Latex>'.repeat(2000)}`);
  });
});
