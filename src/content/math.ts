/** A formula in TeX: `$$…$$` on lines of its own or in a line of text, `<Latex>…</Latex>`, or `$…$` where a site asks for it. */
export interface MathMark {
  readonly kind: 'math';
  /** The formula, without the signs around it. */
  readonly source: string;
  readonly end: number;
  /** Its signs stand on lines of their own, so that it interrupts paragraphs. */
  readonly isBlock: boolean;
}

const block = /(?<=^[ \t]*)\$\$[ \t]*\n([^]*?)^[ \t]*\$\$[ \t]*$/my;
const inline = /\$(?! )([^$\n]*[^\s$\\])\$(?!\d)/y;

/**
 * Reads the formula that begins at a `$` or `<`; undefined where none does. Between double signs on lines of their own blank
 * lines may stand, others end with the paragraph. With `hasInlineMath`, single signs count as long as they hug the formula.
 */
export function readMath(
  text: string,
  start: number,
  paragraphEnd: number,
  hasInlineMath: boolean,
): MathMark | undefined {
  if (text[start] === '<') {
    const isLatex = text.startsWith('<Latex>', start);
    const close = isLatex ? text.indexOf('</Latex>', start) : -1;
    const source = text.slice(start + 7, close);
    return close === -1 ? undefined : {kind: 'math', source, end: close + 8, isBlock: false};
  }
  block.lastIndex = start;
  const lines = block.exec(text);
  if (lines !== null) {
    return {kind: 'math', source: lines[1] ?? '', end: block.lastIndex, isBlock: true};
  }
  if (text.startsWith('$$', start)) {
    const close = text.indexOf('$$', start + 2);
    const source = text.slice(start + 2, close);
    return close === -1 || close > paragraphEnd || source.trim() === ''
      ? undefined
      : {kind: 'math', source, end: close + 2, isBlock: false};
  }
  inline.lastIndex = start;
  const [, source] = (hasInlineMath && inline.exec(text)) || [];
  return source === undefined
    ? undefined
    : {kind: 'math', source, end: inline.lastIndex, isBlock: false};
}
