import type {SiteConfig} from '../config/site-config.js';
import {isChosen, preferred, type Choices} from './choices.js';
import type {Division, Navigation, NavEntry, NavGroup, NavPage, NavPosition} from './navigation.js';

/**
 * The position of a reader at `path`: of the page's positions the one with the most divisions that
 * they chose, then the most that are shown initially, then the first.
 *
 * Paths outside the navigation have a position as well: at each level the division with the longest
 * prefix of the path, else the preferred one.
 */
export function positionOf(
  navigation: Navigation,
  path: string,
  choices: Choices = {},
): NavPosition {
  const [first, ...others] = navigation.positions.get(path) ?? [];
  if (first === undefined) return {divisions: divisionsAround(navigation.root, path, choices)};
  let best = first;
  for (const place of others) if (fit(place, choices) > fit(best, choices)) best = place;
  return best;
}

function fit({divisions, page}: NavPosition, choices: Choices): number {
  let points = page?.version !== undefined && page.version === choices.version ? 100 : 0;
  for (const division of divisions) {
    if (isChosen(division, choices)) points += 100;
    else if (division.isDefault) points += 1;
  }
  return points;
}

function divisionsAround(root: Division, path: string, choices: Choices): readonly Division[] {
  const chain: Division[] = [];
  for (let division: Division | undefined = root; division;) {
    chain.push(division);
    division =
      innerAt(division, path) ??
      (division.groups.length === 0 ? preferred(division.divisions, choices)[0] : undefined);
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

/**
 * Whether content of a version is shown when the version is `chosen`; no version means all of them.
 */
export function isInVersion(of: {readonly version?: string}, chosen: string | undefined): boolean {
  return of.version === undefined || chosen === undefined || of.version === chosen;
}

/** The groups that are shown at `path` in a version; those without a page in it are left out. */
export function groupsIn(
  groups: readonly NavGroup[],
  version: string | undefined,
  path: string,
): readonly NavGroup[] {
  return groups.flatMap((group) => groupIn(group, version, path));
}

function groupIn(group: NavGroup, version: string | undefined, path: string): readonly NavGroup[] {
  if (group.isHidden && !containsPage(group, path)) return [];
  if (version === undefined && isAllShown(group)) return [group];
  // The innermost version is used, so a group of another version may contain pages of this one.
  const entries = group.entries.flatMap((entry): readonly NavEntry[] => {
    if (entry.kind === 'group') return groupIn(entry, version, path);
    return entry.kind === 'page' && isInVersion(entry, version) ? [entry] : [];
  });
  return entries.length === 0 && !(group.root && isInVersion(group.root, version))
    ? []
    : [{...group, entries}];
}

function isAllShown({entries}: NavGroup): boolean {
  return entries.every(
    (entry) =>
      entry.kind === 'page' || (entry.kind === 'group' && !entry.isHidden && isAllShown(entry)),
  );
}

/** Whether an entry is the page, or a group that contains it or has it as its root. */
export function containsPage(entry: NavEntry, path: string): boolean {
  if (entry.kind !== 'group') return entry.kind === 'page' && entry.path === path;
  return entry.root?.path === path || entry.entries.some((inner) => containsPage(inner, path));
}

/** The navigation, and what the reader prefers. */
export interface NavContext {
  readonly version: string | undefined;
  readonly choices: Choices;
}

/**
 * The first page of a division in a version, in the order of the sidebar; of inner divisions that
 * of the preferred one.
 */
export function firstPageOf(division: Division, outlook: NavContext): NavPage | undefined {
  const own = firstPageIn(division.groups, outlook.version);
  if (own) return own;
  for (const inner of preferred(division.divisions, outlook.choices)) {
    const page = firstPageOf(inner, outlook);
    if (page) return page;
  }
  return undefined;
}

function firstPageIn(
  entries: readonly NavEntry[],
  version: string | undefined,
): NavPage | undefined {
  // Hidden pages are used only if there are no others.
  for (const isHidden of [false, true]) {
    for (const entry of entries) {
      const page = firstPageAt(entry, version);
      if (page && isHidden === (entry.kind === 'group' && entry.isHidden === true)) return page;
    }
  }
  return undefined;
}

function firstPageAt(entry: NavEntry, version: string | undefined): NavPage | undefined {
  if (entry.kind === 'operation') return undefined;
  if (entry.kind === 'page') return isInVersion(entry, version) ? entry : undefined;
  const {root} = entry;
  return root && isInVersion(root, version) ? root : firstPageIn(entry.entries, version);
}

/** Whether a division's button is shown in a version to a reader at `places`. */
export function isShown(
  division: Division,
  version: string | undefined,
  places: readonly Division[],
): boolean {
  return places.includes(division) || (!division.isHidden && isInVersion(division, version));
}

/** Whether the divisions contain the pages below a prefix, instead of pages of their own. */
export function isShared({divisions}: Division): boolean {
  return divisions.some(({prefix}) => prefix !== undefined);
}

/** The home page: the first listed page in a version, else the first of all. */
export function homeOf(
  navigation: Navigation,
  config: SiteConfig,
  choices: Choices = {},
): NavPage | undefined {
  const version = choices.version ?? config.initialVersion;
  const {root} = navigation;
  if (!isShared(root)) {
    return (
      firstPageOf(root, {version, choices}) ?? firstPageOf(root, {version: undefined, choices})
    );
  }
  let first: NavPage | undefined;
  for (const page of navigation.pages.values()) {
    if (isListed(navigation, page, version)) return page;
    first ??= page;
  }
  return first;
}

/**
 * Whether a page is shown in the navigation: it is in the chosen version, and not in a division
 * that is hidden from readers outside of `places`.
 */
export function isListed(
  navigation: Navigation,
  page: NavPage,
  version: string | undefined,
  places: readonly Division[] = [],
): boolean {
  return (
    isInVersion(page, version) &&
    positionOf(navigation, page.path).divisions.every((division) =>
      isShown(division, version, places),
    )
  );
}
