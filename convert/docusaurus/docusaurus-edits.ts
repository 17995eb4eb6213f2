/** A part of a text, and what replaces it. */
export interface TextEdit {
  readonly at: number;
  readonly end: number;
  readonly text: string;
}

/** A text with edits, and where its lines were before. */
export interface EditedText {
  readonly text: string;
  /** The line of the original text, from 1, that a line of the new one is from. */
  readonly lineBefore: (line: number) => number;
}

/** Makes edits. An edit inside the text that another one replaces is left out. */
export function withEdits(text: string, edits: readonly TextEdit[]): EditedText {
  const sorted = edits.toSorted(
    (one, other) => one.at - other.at || orderOf(one) - orderOf(other) || 0,
  );
  let written = '';
  let from = 0;
  // Offsets in the new text, with the offsets in the original text that they come from.
  const anchors: [number, number][] = [[0, 0]];
  for (const edit of sorted) {
    if (edit.at < from) continue;
    written += text.slice(from, edit.at);
    anchors.push([written.length, edit.at]);
    written += edit.text;
    from = edit.end;
    anchors.push([written.length, from]);
  }
  written += text.slice(from);
  const lineBefore = (line: number): number => {
    const offset = offsetOfLine(written, line);
    const anchor = anchors.findLast(([at]) => at <= offset) ?? [0, 0];
    const before = Math.min(anchor[1] + offset - anchor[0], text.length);
    return lineOf(text, before);
  };
  return {text: written, lineBefore};
}

/** What is only added comes first, then what replaces most. */
function orderOf({at, end}: TextEdit): number {
  return at === end ? -Infinity : at - end;
}

/** The line of an offset, from 1. */
export function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line++;
  }
  return line;
}

/** Where a line begins, counted from 1. */
export function offsetOfLine(text: string, line: number): number {
  let at = 0;
  for (let count = 1; count < line; count++) {
    const next = text.indexOf('\n', at);
    if (next === -1) return text.length;
    at = next + 1;
  }
  return at;
}
