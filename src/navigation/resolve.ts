import type {
  ConfigContent,
  ConfigDivision,
  ConfigGroup,
  SiteConfig,
} from '../config/site-config.js';
import {divide, type Level} from './divide.js';
import {wordsOf} from './label.js';
import type {Division, Navigation, NavEntry, NavGroup, NavPage, Place} from './navigation.js';

/**
 * Lays out the pages of a site: which there are, in which order, and in which tabs, anchors and groups they stand.
 *
 * Takes time in proportion to the number of pages (specification §2.1; format notes §5.1, Anchors and tabs).
 */
export function resolveNavigation(config: SiteConfig): Navigation {
  const pages = new Map<string, NavPage>();
  const {groups, divisions} = resolveContent(config.navigation, pages);
  const shared = divide(groups, levelsOf(config));
  const root: Division = {
    kind: 'root',
    name: config.name,
    isHidden: false,
    groups: shared.groups,
    divisions: [...shared.divisions, ...divisions],
  };
  return {root, pages, places: placesIn(root)};
}

function resolveContent(
  content: ConfigContent,
  pages: Map<string, NavPage>,
): Pick<Division, 'groups' | 'divisions'> {
  const groups = content.groups
    .map((group) => resolveGroup(group, [], undefined, pages))
    .filter((group) => group.entries.length > 0 || group.root);
  const divisions = content.divisions
    .map(({content: inner, ...section}) => ({...section, ...resolveContent(inner, pages)}))
    .filter((division) => division.link ?? division.groups.length + division.divisions.length > 0);
  return {groups, divisions};
}

function resolveGroup(
  group: ConfigGroup,
  outerTrail: readonly string[],
  outerVersion: string | undefined,
  pages: Map<string, NavPage>,
): NavGroup {
  const {name, pages: written, root: rootPath, ...look} = group;
  const version = group.version ?? outerVersion;
  const trail = name === '' ? outerTrail : [...outerTrail, name];
  const inVersion = version === undefined ? {} : {version};
  const entries: NavEntry[] = [];
  const pageAt = (path: string): NavPage => {
    const page: NavPage = {kind: 'page', path, label: wordsOf(path), ...inVersion, trail};
    remember(page, pages);
    return page;
  };
  const root = rootPath === undefined ? undefined : pageAt(rootPath);
  for (const entry of written) {
    if (typeof entry === 'string') {
      entries.push(pageAt(entry));
    } else {
      const inner = resolveGroup(entry, trail, version, pages);
      if (inner.entries.length > 0 || inner.root) entries.push(inner);
    }
  }
  return {...look, kind: 'group', name, ...inVersion, ...(root && {root}), entries};
}

/** A page named under several versions belongs to none of them alone: it shows the one the reader chose. */
function remember(page: NavPage, pages: Map<string, NavPage>): void {
  const known = pages.get(page.path);
  if (known === undefined) {
    pages.set(page.path, page);
  } else if (known.version !== page.version) {
    const {kind, path, label, trail} = known;
    pages.set(path, {kind, path, label, trail});
  }
}

/** Where each page stands. One that its division names twice has one place there for each version. */
function placesIn(root: Division): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>();
  const visit = (division: Division, outer: readonly Division[]) => {
    const divisions = [...outer, division];
    const take = (page: NavPage) => {
      const known = places.get(page.path);
      if (known === undefined) places.set(page.path, [{divisions, page}]);
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
  return places;
}

/** Tabs hold anchors, unless more tabs lie inside of anchors than anchors inside of tabs. */
function levelsOf({tabs, anchors, primaryTab, topAnchor}: SiteConfig): readonly Level[] {
  const tabLevel: Level = {kind: 'tab', divisions: tabs, rest: primaryTab};
  // A top anchor would only repeat what the primary tab says.
  if (tabs.length > 0 && countInside(tabs, anchors) <= countInside(anchors, tabs)) {
    return [tabLevel, {kind: 'anchor', divisions: anchors}];
  }
  const rest = {...topAnchor, isHidden: false};
  return [{kind: 'anchor', divisions: anchors, rest}, tabLevel];
}

function countInside(inner: readonly ConfigDivision[], outer: readonly ConfigDivision[]): number {
  const liesInside = (one: ConfigDivision) =>
    outer.some(({prefix}) => prefix && one.prefix?.startsWith(`${prefix}/`));
  return inner.filter(liesInside).length;
}
