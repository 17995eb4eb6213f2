import {skipBlanks, startsLine} from './mark-blocks.js';
import type {Mark, Marks} from './marks.js';
import {scanMarks, type ScanOptions} from './scan.js';

/** The text that is lexed. */
export interface LexingScope {
  readonly text: string;
  /** Where the current part ends: at the end of the text, or of a tag's content in it. */
  readonly end: number;
  readonly marks: Marks;
  /** Where the lines begin that contain tags with blocks, ascending. */
  readonly tagLines: readonly number[];
  /** Where the lines begin that are blocks of our grammar: they interrupt a paragraph. */
  readonly blockLines: ReadonlySet<number>;
  /** Where tags begin that contain blocks and follow text in their lines, ascending. */
  readonly lateTags: readonly number[];
  /** Where other blocks begin that are indented by four columns or more. */
  readonly indentedLines: ReadonlySet<number>;
}

const noMarks: Marks = new Map();
/** Blocks that interrupt a paragraph even when they are indented by four columns or more. */
export const indentedBlock =
  /^(?: {4}| {0,3}\t)[ \t]*(?:```|~~~|#{1,6}[ \t]|>|(?:[-*+]|1[.)])[ \t]+\S)/;
const indentedBlocks = new RegExp(indentedBlock.source, 'gm');

/** The scope of a text, whose marks may be known. */
export function lexingScope(
  text: string,
  options?: ScanOptions,
  marks = /[<{$]/.test(text) ? scanMarks(text, options) : noMarks,
): LexingScope {
  const tagLines: number[] = [];
  const blockLines = new Set<number>();
  const lateTags: number[] = [];
  /** Where tags close that contain blocks: a line in them ends there, too. */
  const ends = new Set<number | undefined>();
  let lineStart = 0;
  let lineEnd = text.indexOf('\n');
  for (const [offset, mark] of marks) {
    if (mark.kind === 'tag' && mark.isBlock) ends.add(mark.contentEnd);
    if (!endsParagraph(text, offset, mark, ends)) continue;
    while (lineEnd !== -1 && lineEnd < offset) {
      lineStart = lineEnd + 1;
      lineEnd = text.indexOf('\n', lineStart);
    }
    if (mark.kind === 'tag' && tagLines.at(-1) !== lineStart) {
      if (!startsLine(text, offset)) {
        lateTags.push(offset);
        continue;
      }
      tagLines.push(lineStart);
    }
    blockLines.add(lineStart);
  }
  const indentedLines = new Set(Array.from(text.matchAll(indentedBlocks), ({index}) => index));
  return {text, end: text.length, marks, tagLines, blockLines, lateTags, indentedLines};
}

/** Tags and formulas that are blocks, and comments and expressions on lines of their own. */
function endsParagraph(
  text: string,
  start: number,
  mark: Mark,
  ends: ReadonlySet<number | undefined>,
): boolean {
  if ('isBlock' in mark) return mark.isBlock;
  if (mark.kind === 'stray' || !startsLine(text, start)) return false;
  const rest = skipBlanks(text, mark.end);
  return rest >= text.length || text[rest] === '\n' || ends.has(rest);
}
