import type {
  Division,
  Navigation,
  NavEntry,
  NavGroup,
  NavPage,
  NavPosition,
  AnyDivisionKind,
} from './navigation.js';

/**
 * Where a reader at `path` is: of the page's positions the one in the division they chose last, of
 * several the one in the division they chose before, and so on; then the one with fewest hidden and
 * most default divisions, then the first.
 *
 * Paths outside the navigation get a position as well: at each level the division with the longest
 * prefix of the path, else the one that is preferred.
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

/** The divisions a reader at `path` can choose among, those they are in included. */
export function divisionsBeside(
  navigation: Navigation,
  path: string,
  choices: Choices,
): readonly Division[] {
  return positionOf(navigation, path, choices).divisions.flatMap(({divisions}) => divisions);
}

/** How well a position matches the choices: each outweighs all earlier ones together. */
function fit(position: NavPosition, choices: Choices): number {
  const {divisions} = position;
  let points = 0;
  const version = versionOf(position);
  for (const [kind, name] of Object.entries(choices)) {
    const hasDivision = divisions.some((one) => one.kind === kind && one.name === name);
    // What belongs to all versions comes before what belongs to another one.
    const own = kind === 'version' ? version : undefined;
    points = 3 * points + (hasDivision || own === name ? 2 : own === undefined ? 1 : 0);
  }
  for (const division of divisions) {
    if (!isChosen(division, choices)) {
      if (division.isDefault) points += 1e-5;
      if (division.isHidden) points -= 1e-3;
    }
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

/** The version of a page at a position: its own, or that of where it is. */
export function versionOf({page, divisions}: NavPosition): string | undefined {
  return (
    page && (page.version ?? divisions.findLast(({version}) => version !== undefined)?.version)
  );
}

/** Whether something of a version is shown while `chosen` is; no version means all of them. */
export function isInVersion(of: {readonly version?: string}, chosen: string | undefined): boolean {
  return of.version === undefined || chosen === undefined || of.version === chosen;
}

/** What lists show: pages of a version, without those that are hidden in their frontmatter. */
export interface ListContext {
  readonly version: string | undefined;
  readonly hidden?: ReadonlySet<string> | undefined;
}

/** Whether lists show a page. */
export function isInList(page: NavPage, {version, hidden}: ListContext): boolean {
  return isInVersion(page, version) && !hidden?.has(page.path);
}

/**
 * The groups as a reader at `path` sees them in a version; those without a page there are left out.
 * Hidden ones are shown to readers of a page that is in no other group.
 */
export function groupsIn(
  groups: readonly NavGroup[],
  context: ListContext,
  path: string,
): readonly NavGroup[] {
  const listed = groups.flatMap((group) => groupIn(group, context, ''));
  return listed.some((group) => containsPage(group, path))
    ? listed
    : groups.flatMap((group) => groupIn(group, context, path));
}

function groupIn(group: NavGroup, context: ListContext, path: string): readonly NavGroup[] {
  const {version, hidden} = context;
  if (group.isHidden && !containsPage(group, path)) return [];
  if (version === undefined && !hidden?.size && isAllShown(group)) return [group];
  // The deepest version counts, so a group of another version may hold pages of this one.
  const entries = group.entries.flatMap((entry): readonly NavEntry[] => {
    if (entry.kind === 'group') return groupIn(entry, context, path);
    return entry.kind === 'page' && isInList(entry, context) ? [entry] : [];
  });
  const {root, ...others} = group;
  const hasRoot = root && isInList(root, context);
  if (entries.length === 0 && !hasRoot) return [];
  return [{...others, ...(root && !hidden?.has(root.path) && {root}), entries}];
}

function isAllShown({entries}: NavGroup): boolean {
  return entries.every(
    (entry) =>
      entry.kind === 'page' || (entry.kind === 'group' && !entry.isHidden && isAllShown(entry)),
  );
}

/** Whether an entry is the page, or a group that it is in or the root of. */
export function containsPage(entry: NavEntry, path: string): boolean {
  if (entry.kind !== 'group') return entry.kind === 'page' && entry.path === path;
  return entry.root?.path === path || entry.entries.some((inner) => containsPage(inner, path));
}

/** What there is to see, and to a reader who prefers what. */
export interface NavContext extends ListContext {
  readonly choices: Choices;
}

/**
 * The first page of a division in a version, in the order of the sidebar; of inner divisions the
 * preferred one’s.
 */
export function firstPageOf(division: Division, context: NavContext): NavPage | undefined {
  const own = firstPageIn(division.groups, context);
  if (own) return own;
  for (const inner of preferred(division.divisions, context.choices)) {
    const page = firstPageOf(inner, context);
    if (page) return page;
  }
  return undefined;
}

function firstPageIn(entries: readonly NavEntry[], context: ListContext): NavPage | undefined {
  // What is hidden is found where there is nothing else.
  for (const isHidden of [false, true]) {
    for (const entry of entries) {
      const page = firstPageAt(entry, context);
      if (page && isHidden === (entry.kind === 'group' && entry.isHidden === true)) return page;
    }
  }
  return undefined;
}

/** The first page of an entry that lists show. */
export function firstPageAt(entry: NavEntry, context: ListContext): NavPage | undefined {
  if (entry.kind === 'page') return isInList(entry, context) ? entry : undefined;
  const {root} = entry;
  return root && isInList(root, context) ? root : firstPageIn(entry.entries, context);
}

/** Whether a division's button is shown in a version to a reader who is in `places`. */
export function isShown(
  division: Division,
  version: string | undefined,
  places: readonly Division[],
): boolean {
  return places.includes(division) || (!division.isHidden && isInVersion(division, version));
}

/** Whether the divisions contain what is under a prefix, and not what is written inside them. */
export function isShared({divisions}: Division): boolean {
  return divisions.some(({prefix}) => prefix !== undefined);
}

/**
 * Whether a reader finds a page in the navigation: it is in the chosen version, and no division
 * keeps it from those who are not in one of `places`.
 */
export function isListed(
  navigation: Navigation,
  page: NavPage,
  version: string | undefined,
  places: readonly Division[] = [],
): boolean {
  return (
    isInList(page, {version, hidden: navigation.hidden}) &&
    positionOf(navigation, page.path).divisions.every((division) =>
      isShown(division, version, places),
    )
  );
}

/**
 * The divisions that a reader chose or is in, the latest choice first: kind of division → name
 * (`{version: 'v2', language: 'de'}`).
 */
export type Choices = Readonly<Partial<Record<AnyDivisionKind, string>>>;

/** All choices after more of them, which come first: what they leave open, those before decide. */
export function choose(before: Choices, latest: Choices): Choices {
  return {...latest, ...before, ...latest};
}

/** Whether a division is the one of its kind that was chosen. */
export function isChosen({kind, name}: Division, choices: Choices): boolean {
  return choices[kind] === name;
}

/** The choices that a position implies, outermost first: of each kind the innermost division. */
export function choicesAt({divisions}: NavPosition): Choices {
  return Object.fromEntries(divisions.slice(1).map(({kind, name}) => [kind, name]));
}

/**
 * Of several sibling divisions the preferred one: the chosen one, else the default one, else the
 * first that is not hidden. Those that are only links are ignored.
 */
export function preferred(divisions: readonly Division[], choices: Choices): readonly Division[] {
  const kinds = Object.keys(choices);
  const rank = (division: Division) => {
    if (isChosen(division, choices)) return kinds.indexOf(division.kind) - kinds.length;
    if (division.isDefault) return 1;
    return division.isHidden ? 3 : 2;
  };
  return divisions
    .filter(({link}) => link === undefined)
    .sort((one, other) => rank(one) - rank(other));
}
