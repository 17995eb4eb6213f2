import {columnsOf} from './indentation.js';
import type {HeadingToken} from './tokens.js';

/** What a line without its line end is (CommonMark §4 and §5). */
export const blank = /^[ \t]*$/;
const heading = /^ {0,3}(#{1,6})(?=[ \t]|$)/;
export const rule = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})$/;
export const underline = /^ {0,3}(=+|-+)[ \t]*$/;
export const quoteMarker = /^ {0,3}>/;
export const listMarker = /^ {0,3}(?:[-*+]|(\d{1,9})[.)])(?=[ \t]|$)/;
/** Of list items, only those with text may interrupt a paragraph, and numbers that are 1. */
const interruptingItem = /^ {0,3}(?:[-*+]|1[.)])[ \t]+\S/;
const fence = /^ {0,3}(?:`{3,}[^`]*|~{3,}.*)$/;

/** The heading that a line is (CommonMark §4.2): number signs at its end close it. */
export function headingOf(line: string): Pick<HeadingToken, 'level' | 'text'> | undefined {
  const [marker, hashes = ''] = heading.exec(line) ?? [];
  if (marker === undefined) return undefined;
  const text = line.slice(marker.length).trim();
  let end = text.length;
  while (text[end - 1] === '#') end--;
  const isClosed = end === 0 || /[ \t]/.test(text[end - 1] ?? '');
  const level = hashes.length as HeadingToken['level']; // 1 to 6, as the pattern says
  return {level, text: isClosed ? text.slice(0, end).trim() : text};
}

/** Whether a block begins with a line that otherwise would continue a paragraph. */
export function interrupts(line: string): boolean {
  return interruptingItem.test(line) || opens(line);
}

/** Whether a block begins with a line that is not part of the list item or quote before it. */
export function startsBlock(line: string): boolean {
  return listMarker.test(line) || opens(line);
}

function opens(line: string): boolean {
  return [heading, rule, quoteMarker, fence].some((pattern) => pattern.test(line));
}

/** The line of a text at an offset, without its line end. */
export function lineAt(text: string, at: number, end: number): string {
  const newline = text.indexOf('\n', at);
  return text.slice(at, newline === -1 ? end : Math.min(newline, end));
}

/**
 * A line that begins in column `from` without up to `columns` of its leading white space. A tab
 * reaches to the next multiple of four; what is left of one is spaces (CommonMark §2.2).
 */
export function outdent(line: string, columns: number, from = 0): string {
  const width = columnsOf(' '.repeat(from) + line) - from;
  return ' '.repeat(Math.max(0, width - columns)) + line.replace(/^[ \t]+/, '');
}
