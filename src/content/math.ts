/**
 * Which pairs of single dollar signs stand around formulas: none; those that look like one, on a page that has others beyond
 * doubt; or every pair that hugs what stands between, as a site may ask for.
 */
export type SingleSigns = 'none' | 'likely' | 'all';

/** A formula in TeX: `$$…$$` on lines of its own or in a line of text, `<Latex>…</Latex>`, or `$…$`. */
export interface MathMark {
  readonly kind: 'math';
  /** The formula, without the signs around it. */
  readonly source: string;
  readonly end: number;
  /** Its signs stand on lines of their own, so that it interrupts paragraphs. */
  readonly isBlock: boolean;
}

const block = /(?<=^[ \t]*)\$\$[ \t]*\n([^]*?)^[ \t]*\$\$[ \t]*$/my;
/** Signs that hug a formula. Behind them stands no digit, which would make the second one the sign of a price. */
const single = /\$(?!\s)((?:\\.|[^$\\]|\\(?=\n))*?)(?<!\s)\$(?!\d)/y;
/** What only TeX says: a command with an argument, a letter or sign by its name, an index or a power in braces. */
const tex =
  /\\[A-Za-z]+\s*\{|\\(?:[lgn]eq?|times|cdots?|approx|infty|sum|prod|alpha|beta|gamma|delta|epsilon|theta|lambda|mu|pi|rho|sigma|omega)(?![A-Za-z])|[\w)}][_^]\{/;
/** A word or a sum: the prose between the signs of two prices is neither. */
const likely = /^\S+$|[\\^_=+*/<>]/;

/**
 * Reads the formula that begins at a `$` or `<`; undefined where none does. Between double signs on lines of their own blank
 * lines may stand, others end with the paragraph.
 */
export function readMath(
  text: string,
  start: number,
  paragraphEnd: number,
  singles: SingleSigns,
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
  if (singles === 'none') return undefined;
  single.lastIndex = start;
  const [, source] = single.exec(text) ?? [];
  const end = single.lastIndex;
  if (source === undefined || end > paragraphEnd) return undefined;
  const isMeant = singles === 'all' || (likely.test(source) && !/^\w/.test(text.slice(end)));
  return isMeant ? {kind: 'math', source, end, isBlock: false} : undefined;
}

/** Whether a text may hold a formula beyond doubt: between double signs on lines of their own, or {@link isSurelyTex}. */
export function speaksTex(text: string): boolean {
  return text.includes('$') && (/\$\$[ \t]*\n/.test(text) || tex.test(text));
}

/** Whether a formula between single signs can be nothing else: no price, no variable of a shell (`$(…)`, `${…}`), no path. */
export function isSurelyTex(written: string): boolean {
  return /^\$[^$({]/.test(written) && tex.test(written);
}
