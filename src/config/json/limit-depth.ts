import {createScanner} from 'jsonc-parser';

/** The deepest level at which values are read; the document itself is level 0. */
export const maxDepth = 200;

/** A text whose deepest parts were replaced, and the offsets of what replaces them. */
export interface LimitedText {
  readonly text: string;
  readonly cuts: ReadonlySet<number>;
}

/**
 * Replaces each object and array below {@link maxDepth} with a number of the same length in blanks,
 * so that offsets stay as they are. jsonc-parser calls itself for each level and would overflow the
 * stack.
 */
export function limitDepth(text: string): LimitedText {
  const scanner = createScanner(text, true);
  const cuts = new Set<number>();
  const parts: string[] = [];
  let copied = 0;
  const cut = (start: number, end: number): void => {
    cuts.add(start);
    parts.push(text.slice(copied, start), '0'.padEnd(end - start));
    copied = end;
  };

  // A bracket closes only its like: jsonc-parser never sees fewer levels closed than this.
  const closers: string[] = [];
  let start = 0;
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    const character = text[offset];
    if (character === '{' || character === '[') {
      if (closers.push(character === '{' ? '}' : ']') === maxDepth + 2) start = offset;
    } else if (character !== undefined && character === closers.at(-1)) {
      if (closers.length === maxDepth + 2) cut(start, offset + 1);
      closers.pop();
    }
  }
  if (closers.length > maxDepth + 1) cut(start, text.length);
  return cuts.size === 0 ? {text, cuts} : {text: [...parts, text.slice(copied)].join(''), cuts};
}
