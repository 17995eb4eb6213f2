import type {Inlines} from './inlines.js';
import type {MathScan} from './math-syntax.js';
import {skipBlanks, startsLine} from './mark-blocks.js';
import type {Mark, Marks} from './marks.js';
import {scanMarks} from './scan.js';

/**
 * The text that is lexed. Marked passes only the part that is left of it, whose offset follows from
 * its length.
 */
export interface LexingScope {
  readonly text: string;
  /** Where the current part ends: at the end of the text, or of a tag's content in it. */
  readonly end: number;
  readonly marks: Marks;
  /** Where the lines begin that contain tags with blocks, ascending. */
  readonly tagLines: readonly number[];
  /** Where the lines begin that interrupt a paragraph by our rules, ascending. */
  readonly blockLines: readonly number[];
  /** Offsets of marks that marked would read as text, ascending: those without an angle bracket. */
  readonly inlineStops: readonly number[];
  /** What signs and brackets mean, if it is read as a line of text. */
  inlines?: Inlines;
  /** Where the next blank line begins after what was read last. */
  paragraphEnd: number;
  /** The same, if no line before it may underline a heading. */
  plainEnd: number;
}

const noMarks: Marks = new Map();
/** Blocks that interrupt a paragraph even when they are indented by four columns or more. */
export const indentedBlock =
  /^(?: {4}| {0,3}\t)[ \t]*(?:```|~~~|#{1,6}[ \t]|>|(?:[-*+]|1[.)])[ \t]+\S)/;
const indentedBlocks = new RegExp(indentedBlock.source, 'gm');

export function lexingScope(text: string, math?: MathScan): LexingScope {
  const marks = /[<{$]/.test(text) ? scanMarks(text, math) : noMarks;
  const tagLines: number[] = [];
  const blockLines: number[] = [];
  const inlineStops: number[] = [];
  /** Where tags close that contain blocks: a line in them ends there, too. */
  const ends = new Set<number | undefined>();
  let lineStart = 0;
  let lineEnd = text.indexOf('\n');
  for (const [offset, mark] of marks) {
    if (text[offset] !== '<') inlineStops.push(offset);
    if (mark.kind === 'tag' && mark.isBlock) ends.add(mark.contentEnd);
    if (!endsParagraph(text, offset, mark, ends)) continue;
    while (lineEnd !== -1 && lineEnd < offset) {
      lineStart = lineEnd + 1;
      lineEnd = text.indexOf('\n', lineStart);
    }
    if (mark.kind === 'tag' && tagLines.at(-1) !== lineStart) tagLines.push(lineStart);
    if (blockLines.at(-1) !== lineStart) blockLines.push(lineStart);
  }
  const markLines = blockLines.length;
  for (const {index} of text.matchAll(indentedBlocks)) blockLines.push(index);
  if (markLines > 0 && markLines < blockLines.length) blockLines.sort((one, other) => one - other);
  return {
    text,
    end: text.length,
    marks,
    tagLines,
    blockLines,
    inlineStops,
    paragraphEnd: 0,
    plainEnd: 0,
  };
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
