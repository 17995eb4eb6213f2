import {indexFrom} from './offsets.js';

/**
 * The end of the inline code that begins at an offset: a run of as many backticks in the same
 * paragraph, or else the end of its own run (CommonMark §6.1).
 */
export type FindCodeEnd = (at: number, paragraphEnd: number) => number;

/** Finds the ends of inline code in a text. */
export function codeFinder(text: string): FindCodeEnd {
  /** The offsets of the runs of each length. */
  let runs: Map<number, number[]> | undefined;
  return (at, paragraphEnd) => {
    runs ??= runsIn(text);
    let bodyStart = at;
    while (text[bodyStart] === '`') bodyStart++;
    const length = bodyStart - at;
    const offsets = runs.get(length) ?? [];
    const close = offsets[indexFrom(offsets, bodyStart)] ?? Infinity;
    return close < paragraphEnd ? close + length : bodyStart;
  };
}

function runsIn(text: string): Map<number, number[]> {
  const runs = new Map<number, number[]>();
  for (const {index, 0: run} of text.matchAll(/`+/g)) {
    const offsets = runs.get(run.length);
    if (offsets) offsets.push(index);
    else runs.set(run.length, [index]);
  }
  return runs;
}
