import type {NavEntry, NavGroup, NavPage} from './navigation.js';

/** A part of a list of groups. */
export interface NearbyGroups {
  readonly groups: readonly NavGroup[];
  /** The pages right before and after it, where it is not all of the list. */
  readonly before?: NavPage | undefined;
  readonly after?: NavPage | undefined;
}

/**
 * The rows of a list that are nearest to a page, in their groups: all of them, unless they are more
 * than `most`. A row is a page or the name of a group. Around a page that is not in the list, they
 * are the first ones.
 */
export function nearbyGroups(
  groups: readonly NavGroup[],
  path: string,
  most: number,
): NearbyGroups {
  const {at, length} = rowOf(groups, path);
  if (length <= most) return {groups};
  const first = Math.max(0, Math.min((at ?? 0) - Math.floor(most / 2), length - most));
  return new Rows(first, first + most).partOf(groups);
}

/** Where the row of a page is in a list, and how many rows that has. */
function rowOf(entries: readonly NavEntry[], path: string): {at?: number; length: number} {
  let length = 0;
  let at: number | undefined;
  for (const entry of entries) {
    const page = entry.kind === 'page' ? entry : entry.root;
    if (page?.path === path) at ??= length;
    length++;
    if (entry.kind === 'page') continue;
    const inner = rowOf(entry.entries, path);
    if (inner.at !== undefined) at ??= length + inner.at;
    length += inner.length;
  }
  return {length, ...(at !== undefined && {at})};
}

/** Takes the rows from `first` to before `end` out of a list. */
class Rows {
  readonly #first: number;
  readonly #end: number;
  #row = 0;
  #before: NavPage | undefined;
  #after: NavPage | undefined;

  constructor(first: number, end: number) {
    this.#first = first;
    this.#end = end;
  }

  partOf(groups: readonly NavGroup[]): NearbyGroups {
    const kept = groups.flatMap((group) => this.#groupIn(group));
    return {groups: kept, before: this.#before, after: this.#after};
  }

  #groupIn(group: NavGroup): readonly NavGroup[] {
    // What follows is of no interest.
    if (this.#after) return [];
    const isKept = this.#isKept(group.root);
    const entries = group.entries.flatMap((entry): readonly NavEntry[] => {
      if (entry.kind === 'group') return this.#groupIn(entry);
      return this.#isKept(entry) ? [entry] : [];
    });
    return isKept || entries.length > 0 ? [{...group, entries}] : [];
  }

  /** Counts a row, and tells whether it is one of those that are taken. */
  #isKept(page: NavPage | undefined): boolean {
    const row = this.#row++;
    if (row < this.#first) this.#before = page ?? this.#before;
    else if (row >= this.#end) this.#after ??= page;
    return row >= this.#first && row < this.#end;
  }
}
