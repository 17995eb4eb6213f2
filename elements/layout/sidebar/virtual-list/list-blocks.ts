import type {NavEntry} from '../../../../src/navigation/navigation.js';

/** Entries that are rendered together, or not at all. */
export interface Block {
  /** Position of the first entry. */
  readonly start: number;
  /** Position after the last entry. */
  readonly end: number;
}

/** The approximate number of rows of a block. */
const rowsInBlock = 40;

/**
 * Splits a list into blocks that do not change while groups are opened and closed. Groups of
 * `isOutermost` lists are open at first. A long one is split itself, so it is at most one block
 * here.
 */
export function blocksOf(entries: readonly NavEntry[], isOutermost: boolean): readonly Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let rows = 0;
  entries.forEach((entry, index) => {
    const isOpen = entry.kind === 'group' && (isOutermost || entry.isExpanded);
    rows += isOpen ? 1 + Math.min(entry.entries.length, rowsInBlock) : 1;
    if (rows < rowsInBlock && index < entries.length - 1) return;
    blocks.push({start, end: index + 1});
    [start, rows] = [index + 1, 0];
  });
  return blocks;
}

/** The visible part of a list: single blocks, and gaps for several blocks that are not shown. */
export interface Run {
  readonly isGap: boolean;
  /** Positions of the first and the last block. */
  readonly first: number;
  readonly last: number;
}

/** The runs of a list with a number of blocks, some of which are filled. */
export function runsOf(count: number, filled: ReadonlySet<number>): readonly Run[] {
  const runs: Run[] = [];
  for (let first = 0; first < count;) {
    let last = first;
    const isGap = !filled.has(first);
    while (isGap && last + 1 < count && !filled.has(last + 1)) last += 1;
    runs.push({isGap, first, last});
    first = last + 1;
  }
  return runs;
}
