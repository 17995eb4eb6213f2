import type {ConfigDivision, ConfigGroup, SiteConfig} from '../config/site-config.js';
import {divide, type Level} from './divide.js';
import {wordsOf} from './label.js';
import type {Navigation, NavEntry, NavGroup, NavPage} from './navigation.js';

/**
 * Lays out the pages of a site: which there are, in which order, and in which tabs, anchors and groups they stand.
 *
 * Takes time in proportion to the number of pages (specification §2.1; format notes §5.1, Anchors and tabs).
 */
export function resolveNavigation(config: SiteConfig): Navigation {
  const pages = new Map<string, NavPage>();
  const groups = config.navigation
    .map((group) => resolveGroup(group, [], undefined, pages))
    .filter((group) => group.entries.length > 0);
  return {
    root: {kind: 'root', name: config.name, isHidden: false, ...divide(groups, levelsOf(config))},
    pages,
  };
}

function resolveGroup(
  group: ConfigGroup,
  outerTrail: readonly string[],
  outerVersion: string | undefined,
  pages: Map<string, NavPage>,
): NavGroup {
  const {name, icon} = group;
  const version = group.version ?? outerVersion;
  const trail = name === '' ? outerTrail : [...outerTrail, name];
  const inVersion = version === undefined ? {} : {version};
  const entries: NavEntry[] = [];
  for (const entry of group.pages) {
    if (typeof entry === 'string') {
      const page: NavPage = {
        kind: 'page',
        path: entry,
        label: wordsOf(entry),
        ...inVersion,
        trail,
      };
      entries.push(page);
      remember(page, pages);
    } else {
      const inner = resolveGroup(entry, trail, version, pages);
      if (inner.entries.length > 0) entries.push(inner);
    }
  }
  return {kind: 'group', name, ...(icon && {icon}), ...inVersion, entries};
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

/** Tabs hold anchors, unless every tab lies inside an anchor. */
function levelsOf({tabs, anchors, primaryTab, topAnchor}: SiteConfig): readonly Level[] {
  const tabLevel: Level = {kind: 'tab', divisions: tabs, rest: primaryTab};
  // A top anchor would only repeat what the primary tab says.
  if (tabs.length > 0 && !tabs.every((tab) => liesInside(tab, anchors))) {
    return [tabLevel, {kind: 'anchor', divisions: anchors}];
  }
  const rest = {...topAnchor, isHidden: false};
  return [{kind: 'anchor', divisions: anchors, rest}, tabLevel];
}

function liesInside(inner: ConfigDivision, outer: readonly ConfigDivision[]): boolean {
  return outer.some(({prefix}) => prefix && inner.prefix?.startsWith(`${prefix}/`));
}
