import type {
  ConfigApiPage,
  ConfigContent,
  ConfigPrefixDivision,
  ConfigGroup,
  ConfigInherited,
  SiteConfig,
} from '../config/site-config.js';
import {
  fileSource,
  type Division,
  type Navigation,
  type NavEntry,
  type NavGroup,
  type NavPage,
  type NavPosition,
} from './navigation.js';
import {longestPrefix} from '../config/read/navigation.js';

/**
 * Resolves the pages of a site: which there are, in which order, and in which tabs, anchors and
 * groups.
 *
 * Takes time in proportion to the number of pages.
 */
export function resolveNavigation(config: SiteConfig): Navigation {
  const found: FoundPages = {pages: new Map(), listed: []};
  const {groups, divisions} = resolveContent(config.navigation, {trail: []}, found);
  const shared = divide(groups, levelsOf(config), true);
  const root: Division = {
    kind: 'root',
    name: config.name,
    isHidden: false,
    groups: shared.groups,
    divisions: [...shared.divisions, ...divisions],
  };
  return {root, ...found, positions: positionsIn(root)};
}

interface FoundPages {
  readonly pages: Map<string, NavPage>;
  readonly listed: NavPage[];
}

/** What a group or a division is in. */
interface Around extends ConfigInherited {
  readonly trail: readonly string[];
  readonly version?: string;
}

function resolveContent(
  content: ConfigContent,
  outer: Around,
  found: FoundPages,
): Pick<Division, 'groups' | 'divisions'> {
  const {groups, divisions, ...own} = content;
  const around = {...outer, ...own};
  return {
    groups: groups.flatMap((group) => resolveGroup(group, around, found)),
    divisions: divisions.flatMap(({content: inner, ...section}) => {
      const resolved = {...section, ...resolveContent(inner, around, found)};
      const hasPages = resolved.groups.some(isListed) || !resolved.divisions.every(isReserved);
      if (section.link ?? hasPages) return [resolved];
      return resolved.divisions.length > 0 || awaitsPages(inner) ? [reserved(resolved)] : [];
    }),
  };
}

/**
 * A division whose pages are made from API descriptions has its button before they are read, so
 * that the others stay in place: it leads nowhere until then.
 */
function reserved<D extends object>(division: D): D & Pick<Division, 'link'> {
  return {...division, link: {to: 'nowhere', written: ''}};
}

function isReserved({link}: Pick<Division, 'link'>): boolean {
  return link?.to === 'nowhere';
}

/** Whether API descriptions give something pages once they are read. */
function awaitsPages(content: ConfigContent): boolean {
  return /"ope(?:napi|ration)":/.test(JSON.stringify(content));
}

/** Whether a group has pages so far. */
export function isListed({root, entries}: NavGroup): boolean {
  return root !== undefined || entries.some((entry) => entry.kind === 'page' || isListed(entry));
}

/** None, when there is no page in it and will be none. */
function resolveGroup(group: ConfigGroup, outer: Around, found: FoundPages): readonly NavGroup[] {
  const {name, pages: written, root: rootPath, ...look} = group;
  const version = look.version ?? outer.version;
  const directory = look.directory ?? outer.directory;
  const trail = name === '' ? outer.trail : [...outer.trail, name];
  const marks = version === undefined ? {trail} : {version, trail};
  const handed = directory && {directory};
  const around = {...marks, ...handed};
  let hasPages = false;
  let awaits = group.openapi !== undefined && written.length === 0;
  const pageAt = (path: string, own?: ConfigApiPage): NavPage => {
    const page: NavPage = {source: fileSource, ...own, kind: 'page', path, ...marks};
    remember(page, found);
    hasPages = true;
    return page;
  };
  const root = rootPath === undefined ? undefined : pageAt(rootPath);
  const entries: NavEntry[] = [];
  for (const entry of written) {
    if (typeof entry === 'string') {
      if (entry !== rootPath) entries.push(pageAt(entry));
    } else if ('path' in entry) {
      entries.push(pageAt(entry.path, entry));
    } else if ('pages' in entry) {
      const inner = resolveGroup(entry, around, found);
      if (inner.some(isListed)) hasPages = true;
      if (inner.some(({awaitsPages: is}) => is)) awaits = true;
      entries.push(...inner.filter(isListed));
    } else {
      awaits = true;
    }
  }
  if (!hasPages && !awaits) return [];
  const ofVersion = version === undefined ? {} : {version};
  const marked = {...ofVersion, ...handed, ...(awaits && {awaitsPages: true})};
  return [{...look, ...marked, kind: 'group', name, ...(root && {root}), entries}];
}

/**
 * A page named under several versions belongs to none of them alone: it shows the one the reader
 * chose.
 */
function remember(page: NavPage, {pages, listed}: FoundPages): void {
  listed.push(page);
  const known = pages.get(page.path);
  if (known === undefined) {
    pages.set(page.path, page);
  } else if (known.version !== page.version) {
    const everywhere: {-readonly [K in keyof NavPage]: NavPage[K]} = {...known};
    delete everywhere.version;
    pages.set(page.path, everywhere);
  }
}

/** The positions of each page. One that its division names twice has one there for each version. */
function positionsIn(root: Division): ReadonlyMap<string, readonly NavPosition[]> {
  const positions = new Map<string, NavPosition[]>();
  const visit = (division: Division, outer: readonly Division[]) => {
    const divisions = [...outer, division];
    const take = (page: NavPage) => {
      const known = positions.get(page.path);
      if (known === undefined) positions.set(page.path, [{divisions, page}]);
      else known.push({divisions, page});
    };
    const takeAll = (entries: readonly NavEntry[]) => {
      for (const entry of entries) {
        if (entry.kind === 'page') {
          take(entry);
        } else {
          if (entry.root) take(entry.root);
          takeAll(entry.entries);
        }
      }
    };
    takeAll(division.groups);
    for (const inner of division.divisions) visit(inner, divisions);
  };
  visit(root, []);
  return positions;
}

/** Tabs contain anchors, unless more tabs are inside anchors than anchors inside tabs. */
function levelsOf({tabs, anchors, primaryTab, topAnchor}: SiteConfig): readonly Level[] {
  const tabLevel: Level = {kind: 'tab', divisions: tabs, rest: primaryTab};
  // A top anchor would only repeat what the primary tab says.
  if (tabs.length > 0 && countInside(tabs, anchors) <= countInside(anchors, tabs)) {
    return [tabLevel, {kind: 'anchor', divisions: anchors}];
  }
  const rest = {...topAnchor, isHidden: false};
  return [{kind: 'anchor', divisions: anchors, rest}, tabLevel];
}

function countInside(
  inner: readonly ConfigPrefixDivision[],
  outer: readonly ConfigPrefixDivision[],
): number {
  const liesInside = (one: ConfigPrefixDivision) =>
    outer.some(({prefix}) => prefix && one.prefix?.startsWith(`${prefix}/`));
  return inner.filter(liesInside).length;
}

/**
 * Tabs or anchors that divide the pages; `rest` is the division of the pages that belong to none of
 * them.
 */
export interface Level {
  readonly kind: 'tab' | 'anchor';
  readonly divisions: readonly ConfigPrefixDivision[];
  readonly rest?: Omit<ConfigPrefixDivision, 'prefix' | 'link'>;
}

type Content = Pick<Division, 'groups' | 'divisions'>;

/**
 * Distributes groups among the divisions of the first level, and the groups of each among those of
 * the next.
 *
 * A page belongs to the division with the longest prefix of its path, compared in whole segments; a
 * group is split and keeps its name in each. Divisions without a page are left out, unless they
 * wait for API descriptions; links are kept.
 */
export function divide(
  groups: readonly NavGroup[],
  levels: readonly Level[],
  isOutermost = false,
): Content {
  const [level, ...inner] = levels;
  if (level === undefined) return {groups, divisions: []};

  const shares = shareOut(groups, level.divisions);
  const {kind} = level;
  const divisions = level.divisions.flatMap((division): Division[] => {
    if (division.link) return [{...division, kind, groups: [], divisions: []}];
    const share = shares.get(division);
    if (share) return [{...division, kind, ...divide(share, inner)}];
    // Further in, it is not known yet which division it is in.
    if (!isOutermost || division.openapi === undefined) return [];
    return [reserved({...division, kind, groups: [], divisions: []})];
  });
  if (divisions.length === 0) return divide(groups, inner, isOutermost);

  const left = shares.get(undefined);
  if (left === undefined) return {groups: [], divisions};
  if (level.rest === undefined) {
    const rest = divide(left, inner);
    return {groups: rest.groups, divisions: [...divisions, ...rest.divisions]};
  }
  return {
    groups: [],
    divisions: [{...level.rest, kind, prefix: '', ...divide(left, inner)}, ...divisions],
  };
}

/** Division → its part of the groups; under `undefined`, the groups that belong to no division. */
function shareOut(
  groups: readonly NavGroup[],
  divisions: readonly ConfigPrefixDivision[],
): ReadonlyMap<ConfigPrefixDivision | undefined, readonly NavGroup[]> {
  const byPrefix = new Map<string, ConfigPrefixDivision>();
  for (const division of divisions) {
    if (division.prefix && !byPrefix.has(division.prefix)) byPrefix.set(division.prefix, division);
  }
  if (byPrefix.size === 0 && groups.length > 0) return new Map([[undefined, groups]]);
  // Groups contain groups, so each part of a list of groups is a list of groups.
  return split(groups, byPrefix) as ReadonlyMap<
    ConfigPrefixDivision | undefined,
    readonly NavGroup[]
  >;
}

function split(
  entries: readonly NavEntry[],
  byPrefix: ReadonlyMap<string, ConfigPrefixDivision>,
): ReadonlyMap<ConfigPrefixDivision | undefined, readonly NavEntry[]> {
  const shares = new Map<ConfigPrefixDivision | undefined, NavEntry[]>();
  const give = (division: ConfigPrefixDivision | undefined, entry: NavEntry) => {
    const share = shares.get(division);
    if (share) share.push(entry);
    else shares.set(division, [entry]);
  };
  for (const entry of entries) {
    if (entry.kind === 'page') {
      give(longestPrefix(entry.path, byPrefix), entry);
    } else {
      for (const [division, part] of split(entry.entries, byPrefix)) {
        give(division, {...entry, entries: part});
      }
    }
  }
  return shares;
}
