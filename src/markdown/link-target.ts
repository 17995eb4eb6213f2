import {unescape} from './escapes.js';

/** Where a link leads. */
export interface LinkTarget {
  /** As written, without escapes. */
  readonly url: string;
  readonly title: string;
}

/** A target that was read; `end` is the offset after it. */
export interface WrittenTarget extends LinkTarget {
  readonly end: number;
}

const space = /\s*/y;
const angles = /<((?:\\.|[^\n<>\\])*)>/y;
const title = /\s+(?:"((?:\\[^]|[^"\\])*)"|'((?:\\[^]|[^'\\])*)'|\(((?:\\[^]|[^()\\])*)\))/y;
const blankLine = /\n[ \t]*\n/;
/** Brackets in a URL nest to this depth, as in other readers of Markdown. */
const deepestUrl = 32;

/** The URL and title between the parentheses of a link (CommonMark §6.3). */
export function readTarget(text: string, start: number): WrittenTarget | undefined {
  const from = skip(space, text, start);
  const url = readUrl(text, from, deepestUrl);
  if (!url) return undefined;
  const named = readTitle(text, url.end);
  const end = skip(space, text, named?.end ?? url.end);
  return text[end] === ')' ? {url: url.url, title: named?.title ?? '', end: end + 1} : undefined;
}

/** A URL in angle brackets, or one without white space whose parentheses are balanced. */
export function readUrl(
  text: string,
  start: number,
  deepest = Infinity,
): {readonly url: string; readonly end: number} | undefined {
  if (text[start] === '<') {
    angles.lastIndex = start;
    const [, url] = angles.exec(text) ?? [];
    return url === undefined ? undefined : {url: unescape(url), end: angles.lastIndex};
  }
  let at = start;
  let depth = 0;
  for (; /[^\s\x00-\x1f]/.test(text[at] ?? ' '); at++) {
    if (text[at] === '\\' && /[^\s]/.test(text[at + 1] ?? ' ')) at++;
    else if (text[at] === '(' && ++depth > deepest) return undefined;
    else if (text[at] === ')' && --depth < 0) break;
  }
  return depth > 0 ? undefined : {url: unescape(text.slice(start, at)), end: at};
}

/** A title in quotes or parentheses, after white space; it contains no blank line. */
export function readTitle(
  text: string,
  start: number,
): {readonly title: string; readonly end: number} | undefined {
  title.lastIndex = start;
  const [whole = '', double, single, round] = title.exec(text) ?? [];
  return whole === '' || blankLine.test(whole)
    ? undefined
    : {title: unescape(double ?? single ?? round ?? ''), end: start + whole.length};
}

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}
