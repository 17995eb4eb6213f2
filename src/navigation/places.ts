import type {SiteConfig} from '../config/site-config.js';
import type {Division, Navigation, NavEntry, NavGroup, NavPage} from './navigation.js';

/**
 * The divisions a path lies in, from the root inwards: at each level the one with the longest prefix of the path.
 *
 * Paths outside the navigation get a place as well.
 */
export function divisionsAt(navigation: Navigation, path: string): readonly Division[] {
  const chain: Division[] = [];
  for (let division: Division | undefined = navigation.root; division;) {
    chain.push(division);
    division = innerAt(division, path);
  }
  return chain;
}

function innerAt(division: Division, path: string): Division | undefined {
  let longest: Division | undefined;
  for (const inner of division.divisions) {
    const {prefix} = inner;
    if (prefix === undefined || prefix.length < (longest?.prefix ?? '').length) continue;
    if (prefix === '' || path === prefix || path.startsWith(`${prefix}/`)) longest = inner;
  }
  return longest;
}

/** Whether something of a version is shown while `chosen` is; no version means all of them. */
export function isInVersion(of: {readonly version?: string}, chosen: string | undefined): boolean {
  return of.version === undefined || chosen === undefined || of.version === chosen;
}

/** The groups as they stand in a version; those without a page in it are left out. */
export function groupsIn(
  groups: readonly NavGroup[],
  version: string | undefined,
): readonly NavGroup[] {
  return version === undefined ? groups : groups.flatMap((group) => groupIn(group, version));
}

function groupIn(group: NavGroup, version: string): readonly NavGroup[] {
  // The deepest version counts, so a group of another version may hold pages of this one.
  const entries = group.entries.flatMap((entry): readonly NavEntry[] => {
    if (entry.kind === 'group') return groupIn(entry, version);
    return isInVersion(entry, version) ? [entry] : [];
  });
  return entries.length === 0 ? [] : [{...group, entries}];
}

/** The first page of a division in a version, in the order of the sidebar. */
export function firstPageOf(division: Division, version: string | undefined): NavPage | undefined {
  const own = firstPageIn(division.groups, version);
  if (own) return own;
  for (const inner of division.divisions) {
    const page = firstPageOf(inner, version);
    if (page) return page;
  }
  return undefined;
}

function firstPageIn(
  entries: readonly NavEntry[],
  version: string | undefined,
): NavPage | undefined {
  for (const entry of entries) {
    const page = entry.kind === 'group' ? firstPageIn(entry.entries, version) : entry;
    if (page && isInVersion(page, version)) return page;
  }
  return undefined;
}

/**
 * Whether a reader finds a page in the navigation: it is in the chosen version, and no division keeps it from those who
 * are not in one of `places`.
 */
export function isListed(
  navigation: Navigation,
  page: NavPage,
  version: string | undefined,
  places: readonly Division[] = [],
): boolean {
  return (
    isInVersion(page, version) &&
    divisionsAt(navigation, page.path).every((division) => isShown(division, version, places))
  );
}

/** Whether a division's button is shown in a version to a reader who is in `places`. */
export function isShown(
  division: Division,
  version: string | undefined,
  places: readonly Division[],
): boolean {
  return places.includes(division) || (!division.isHidden && isInVersion(division, version));
}

/** The page at the site's root: the first listed page in a version, else the first of all. */
export function homeOf(
  navigation: Navigation,
  config: SiteConfig,
  version = config.initialVersion,
): NavPage | undefined {
  let first: NavPage | undefined;
  for (const page of navigation.pages.values()) {
    if (isListed(navigation, page, version)) return page;
    first ??= page;
  }
  return first;
}
