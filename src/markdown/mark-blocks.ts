import type {Marks} from './marks.js';

/** A closing tag at an offset. */
export const closingTag = /<\/(?:[ \t]*([A-Za-z][\w.:-]*))?\s*>/y;

/**
 * Marks the tags that are on lines of their own: only white space or the end of such a tag before
 * them, and only further tags after them until the end of the line. A tag that text follows or that
 * follows text contains blocks, too, when its content spans paragraphs.
 */
export function markBlocks(text: string, marks: Marks): void {
  const isBlankBefore = blankLineFinder(text);
  const chained = new Set<number>();
  /** Where tags close that contain blocks: a line in them ends there, too. */
  const ends = new Set<number | undefined>();
  /** The offsets after these. */
  const closes = new Set<number | undefined>();
  for (const [start, mark] of marks) {
    if (mark.kind !== 'tag') continue;
    if (chained.has(start)) mark.isBlock = true;
    else if (startsLine(text, start) || closes.has(skipBlanksBefore(text, start))) {
      const chain = followChain(text, marks, mark.end, ends);
      for (const next of chain ?? []) chained.add(next);
      mark.isBlock = chain !== undefined || isBlankBefore(mark.end, mark.contentEnd ?? 0);
    } else if (endsLine(text, mark.end)) {
      mark.isBlock = isBlankBefore(mark.end, mark.contentEnd ?? 0);
    }
    if (!mark.isBlock) continue;
    ends.add(mark.contentEnd);
    closes.add(mark.close);
  }
}

/** Tests, for ascending offsets, whether a blank line follows one before another offset. */
function blankLineFinder(text: string): (from: number, to: number) => boolean {
  const blankLine = /\n[ \t]*\n/g;
  let found: RegExpExecArray | null | undefined;
  return (from, to) => {
    if (found === undefined || (found !== null && found.index < from)) {
      blankLine.lastIndex = from;
      found = blankLine.exec(text);
    }
    return found !== null && found.index + found[0].length <= to;
  };
}

/** Whether only blanks precede `start` in its line. */
export function startsLine(text: string, start: number): boolean {
  const at = skipBlanksBefore(text, start);
  return at === 0 || text[at - 1] === '\n';
}

/** The offset after the last character before `start` that is no space or tab. */
function skipBlanksBefore(text: string, start: number): number {
  let at = start;
  while (text[at - 1] === ' ' || text[at - 1] === '\t') at--;
  return at;
}

function endsLine(text: string, end: number): boolean {
  return text[skipBlanks(text, end)] === '\n';
}

/**
 * The offsets of the tags that follow on the same line, or undefined when something else follows.
 */
function followChain(
  text: string,
  marks: Marks,
  from: number,
  ends: ReadonlySet<number | undefined>,
): readonly number[] | undefined {
  const chain: number[] = [];
  let at = from;
  for (;;) {
    at = skipBlanks(text, at);
    if (at >= text.length || text[at] === '\n' || ends.has(at)) return chain;
    const next = marks.get(at);
    if (next !== undefined) {
      chain.push(at);
      at = next.end;
      continue;
    }
    closingTag.lastIndex = at;
    const closed = closingTag.exec(text);
    if (closed === null) return undefined;
    at += closed[0].length;
  }
}

/**
 * The end of the line, or of the part that ends at `end`, where only blanks follow `at`. The line's
 * newline is left: two of them separate blocks.
 */
export function lineRest(text: string, at: number, end: number): number | undefined {
  const rest = skipBlanks(text, at);
  return rest >= end || text[rest] === '\n' ? Math.min(rest, end) : undefined;
}

/** The offset of the first character from `at` on that is no space or tab. */
export function skipBlanks(text: string, at: number): number {
  let offset = at;
  while (text[offset] === ' ' || text[offset] === '\t') offset++;
  return offset;
}
