import type {NavEntry} from '../../../../src/navigation/navigation.js';

/** Entries that are rendered together, or not at all. */
export interface Block {
  /** Place of the first entry. */
  readonly start: number;
  /** Place after the last entry. */
  readonly end: number;
}

/** About as many rows make a block. */
const rowsInBlock = 40;

/**
 * Parts a list into blocks that do not change while groups are opened and closed. Groups of `isOutermost` lists are
 * always open; since a long one is parted itself, it counts no more than one block.
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

/** What is shown of a list: single blocks, and gaps over several that are not shown. */
export interface Run {
  readonly isGap: boolean;
  /** Places of the first and the last block. */
  readonly first: number;
  readonly last: number;
}

/** The runs of a list with so many blocks, of which some are filled. */
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
