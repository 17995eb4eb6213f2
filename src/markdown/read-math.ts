import type {FindCodeEnd} from './code-spans.js';
import type {MathMark, MathReader, SingleSigns} from './math-syntax.js';
import {scanMarks} from './scan.js';

const block = /(?<=^[ \t]*)\$\$[ \t]*\n([^]*?)^[ \t]*\$\$[ \t]*$/my;
/**
 * Signs without white space or code inside. No digit follows, which would make the second one the
 * sign of a price.
 */
const single = /\$(?!\s)((?:\\.|[^$\\`]|\\(?=\n))*?)(?<!\s)\$(?!\d)/y;
/**
 * What only TeX contains: a command with an argument, the name of a letter or sign, an index or a
 * power in braces.
 */
const tex = new RegExp(
  '\\\\[A-Za-z]+\\s*\\{|\\\\(?:[lgn]eq?|times|cdots?|approx|infty|sum|prod|alpha|beta|gamma|' +
    'delta|epsilon|theta|lambda|mu|pi|rho|sigma|omega)(?![A-Za-z])|[\\w)}][_^]\\{',
);
/** A price, with the sign before or after it, and the prose after that. */
const price = /^(?:\d\$|[^]?\$\d)[^]*(?:\s|[^\x00-\x7f])\p{L}{2,}/u;
const link = /\]\((?:[/.#]|[\w-]+[/.#:]|[\w-]{2,}\))/;
/** A word or a sum: the prose between the signs of two prices is neither. */
const likely = /^\S+$|[\\^_=+*/<>]/;

/**
 * Double signs on lines of their own may enclose blank lines; other formulas end with the
 * paragraph.
 */
function readMath(
  text: string,
  start: number,
  paragraphEnd: number,
  singles: SingleSigns,
  findCodeEnd: FindCodeEnd,
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
    const isText =
      close === -1 || close > paragraphEnd || source.trim() === '' || link.test(source);
    return isText || endsInCode(text, start, close, (at) => findCodeEnd(at, paragraphEnd))
      ? undefined
      : {kind: 'math', source, end: close + 2, isBlock: false};
  }
  if (singles === 'none') return undefined;
  single.lastIndex = start;
  const [, source] = single.exec(text) ?? [];
  const end = single.lastIndex;
  if (
    source === undefined ||
    end > paragraphEnd ||
    isMoney(text.slice(Math.max(0, start - 1), end)) ||
    link.test(source)
  ) {
    return undefined;
  }
  const isMeant = singles === 'all' || (likely.test(source) && !/\w/.test(text[end] ?? ''));
  return isMeant ? {kind: 'math', source, end, isBlock: false} : undefined;
}

/** Whether a text with its signs, and the character before it, is about prices. */
function isMoney(written: string): boolean {
  return !tex.test(written) && price.test(written);
}

/** Whether inline code begins between two offsets and ends after them. */
function endsInCode(
  text: string,
  start: number,
  end: number,
  findCodeEnd: (at: number) => number,
): boolean {
  let at = start;
  while (at < end) at = text[at] === '`' ? findCodeEnd(at) : at + 1;
  return at > end;
}

/** Without a setting, single signs enclose formulas in texts that certainly contain some. */
function singleSigns(text: string, latex: boolean | undefined): SingleSigns {
  if (latex !== undefined) return latex ? 'all' : 'none';
  if (!text.includes('$') || !(/\$\$[ \t]*\n/.test(text) || tex.test(text))) return 'none';
  for (const [start, mark] of scanMarks(text, {math: {reader: mathReader, singles: 'likely'}})) {
    if (mark.kind !== 'math') continue;
    if (mark.isBlock || isSurelyTex(text.slice(start, mark.end))) return 'likely';
  }
  return 'none';
}

/**
 * Whether a formula between single signs can be nothing else: no price, no variable of a shell
 * (`$(…)`, `${…}`), no path.
 */
function isSurelyTex(written: string): boolean {
  return /^\$[^$({]/.test(written) && tex.test(written);
}

/** Finds formulas. */
export const mathReader: MathReader = {readMath, singleSigns};
