import type {Marks} from './marks.js';

/** A closing tag at an offset. */
export const closingTag = /<\/[ \t]*([A-Za-z][\w.:-]*|)\s*>/y;
const lineSpace = /[ \t]*/y;
const blankRest = /[ \t]*(?=\n|$)/y;

/**
 * Marks the tags that are on lines of their own: only white space before them, and only further
 * tags after them until the end of the line. A tag that text follows contains blocks, too, when its
 * content spans paragraphs.
 */
export function markBlocks(text: string, marks: Marks): void {
  const chained = new Set<number>();
  for (const [start, mark] of marks) {
    if (mark.kind !== 'tag') continue;
    if (chained.has(start)) mark.isBlock = true;
    if (mark.isBlock || !startsLine(text, start)) continue;
    const chain = followChain(text, marks, mark.end);
    if (chain !== undefined) {
      mark.isBlock = true;
      for (const next of chain) chained.add(next);
    } else if (mark.contentEnd !== undefined) {
      mark.isBlock = /\n[ \t]*\n/.test(text.slice(mark.end, mark.contentEnd));
    }
  }
}

/** Whether only blanks precede `start` in its line. */
export function startsLine(text: string, start: number): boolean {
  let at = start - 1;
  while (text[at] === ' ' || text[at] === '\t') at--;
  return at < 0 || text[at] === '\n';
}

/**
 * The offsets of the tags that follow on the same line, or undefined when something else follows.
 */
function followChain(text: string, marks: Marks, from: number): readonly number[] | undefined {
  const chain: number[] = [];
  let at = from;
  for (;;) {
    lineSpace.lastIndex = at;
    at += lineSpace.exec(text)?.[0].length ?? 0;
    if (at >= text.length || text[at] === '\n') return chain;
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
 * The end of the line, where only blanks follow `at`. Its newline is left: two of them separate
 * blocks.
 */
export function lineRest(text: string, at: number): number | undefined {
  blankRest.lastIndex = at;
  return blankRest.test(text) ? blankRest.lastIndex : undefined;
}
