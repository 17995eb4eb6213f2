import {titleFromPath} from '../../src/navigation/label.js';
import {groupsOf, type NavEntry, type NavGroup} from '../navigation.js';
import type {BarEntry} from './vitepress-nav.js';
import type {VitepressSidebar} from './vitepress-sidebar.js';

/** A part of the site with a sidebar of its own. */
export interface Section {
  readonly name: string;
  readonly groups: readonly NavGroup[];
  /** The paths of the pages that show its sidebar. */
  readonly paths: readonly string[];
  /** The entry of the bar that leads to it. */
  readonly entry?: BarEntry | undefined;
}

/** The parts of a site, in the order of the bar; equal sidebars are one. */
export function sectionsOf(
  sidebars: readonly VitepressSidebar[],
  bar: readonly BarEntry[],
): readonly Section[] {
  const pathsOf = new Map<string, string[]>();
  const distinct = sidebars.filter(({path, entries}) => {
    const written = JSON.stringify(entries);
    const paths = pathsOf.get(written);
    if (!paths) pathsOf.set(written, [path]);
    else paths.push(path);
    return !paths;
  });
  const byLength = distinct.toSorted((one, other) => other.path.length - one.path.length);
  const entries = new Map<VitepressSidebar, BarEntry>();
  for (const entry of bar) {
    const path = `${entry.href ?? ''}/`.replace(/#.*$/, '/');
    const isShown = (sidebar: VitepressSidebar) =>
      path.startsWith(sidebar.path) && (path !== '/' || lists(sidebar.entries, 'index'));
    const sidebar = entry.href === undefined ? undefined : byLength.find(isShown);
    if (sidebar && !entries.has(sidebar)) entries.set(sidebar, entry);
  }
  const places = new Map(bar.map((entry, index) => [entry, index]));
  const placeOf = (sidebar: VitepressSidebar) => {
    const entry = entries.get(sidebar);
    return entry === undefined ? bar.length : (places.get(entry) ?? bar.length);
  };
  return distinct
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((sidebar) => {
      const entry = entries.get(sidebar);
      const folder = sidebar.path.replaceAll(/^\/|\/$/g, '');
      const name = entry?.label ?? (folder === '' ? 'Documentation' : titleFromPath(folder));
      const paths = pathsOf.get(JSON.stringify(sidebar.entries)) ?? [];
      return {name, groups: groupsOf(sidebar.entries), paths, entry};
    });
}

function lists(entries: readonly NavEntry[], page: string): boolean {
  return entries.some((entry) =>
    typeof entry === 'string' ? entry === page : entry.root === page || lists(entry.pages, page),
  );
}

/** The part whose sidebar is shown at a URL: that with the longest path. */
export function sectionAt(sections: readonly Section[], url: string): Section | undefined {
  let longest = '';
  let found: Section | undefined;
  for (const section of sections) {
    for (const path of section.paths) {
      if (!url.startsWith(path) || path.length <= longest.length) continue;
      longest = path;
      found = section;
    }
  }
  return found;
}
