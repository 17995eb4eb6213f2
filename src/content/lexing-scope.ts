import {scanMarks, type Marks} from './scan.js';

/** The text in work, from which the offset of marked's shrinking remainder follows. */
export interface LexingScope {
  readonly text: string;
  readonly marks: Marks;
  /** Where the lines begin that interrupt a paragraph by our rules, ascending. */
  readonly blockLines: readonly number[];
}

const noMarks: Marks = new Map();
/** Blocks that interrupt a paragraph even when they are indented by four columns or more. */
export const indentedBlock =
  /^(?: {4}| {0,3}\t)[ \t]*(?:```|~~~|#{1,6}[ \t]|>|(?:[-*+]|1[.)])[ \t]+\S)/;
const indentedBlocks = new RegExp(indentedBlock.source, 'gm');

export function lexingScope(text: string, hasInlineMath = false): LexingScope {
  const marks = /[<{$]/.test(text) ? scanMarks(text, hasInlineMath) : noMarks;
  const blockLines: number[] = [];
  for (const [offset, mark] of marks) {
    if ('isBlock' in mark && mark.isBlock) blockLines.push(text.lastIndexOf('\n', offset) + 1);
  }
  const tagLines = blockLines.length;
  for (const {index} of text.matchAll(indentedBlocks)) blockLines.push(index);
  if (tagLines > 0 && tagLines < blockLines.length) blockLines.sort((one, other) => one - other);
  return {text, marks, blockLines};
}
