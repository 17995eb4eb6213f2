/** A group of the navigation of `docs.json`. */
export interface NavGroup {
  readonly group: string;
  readonly version?: string;
  /** The page that the name leads to. */
  readonly root?: string;
  /** Whether a group inside another one is open at first. */
  readonly expanded?: boolean;
  /** Whether only readers of its pages see it. */
  readonly hidden?: boolean;
  /** A label after its name. */
  readonly tag?: string;
  readonly pages: readonly NavEntry[];
}

export type NavEntry = string | NavGroup;

/** Entries as the groups of a navigation: pages outside of groups get one without a name. */
export function groupsOf(entries: readonly NavEntry[]): readonly NavGroup[] {
  const groups: {group: string; pages: NavEntry[]}[] = [];
  let isOpen = false;
  for (const entry of entries) {
    const last = groups.at(-1);
    if (typeof entry !== 'string') groups.push({...entry, pages: [...entry.pages]});
    else if (isOpen && last) last.pages.push(entry);
    else groups.push({group: '', pages: [entry]});
    isOpen = typeof entry === 'string';
  }
  return groups;
}
