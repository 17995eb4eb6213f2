import type {NavGroup, NavPage} from './navigation.js';
import {containsPage} from './position.js';

/** A group around a page. */
export interface Breadcrumb {
  readonly name: string;
  /** Its first page. */
  readonly page: NavPage | undefined;
}

/** The groups around a page that have a name, outermost first. */
export function breadcrumbsTo(groups: readonly NavGroup[], path: string): readonly Breadcrumb[] {
  return trailTo(groups, path)
    .filter(({name}) => name !== '')
    .map((group) => ({name: group.name, page: firstPageIn(group)}));
}

function trailTo(entries: NavGroup['entries'], path: string): readonly NavGroup[] {
  for (const entry of entries) {
    if (entry.kind === 'group' && containsPage(entry, path))
      return [entry, ...trailTo(entry.entries, path)];
  }
  return [];
}

function firstPageIn({root, entries}: NavGroup): NavPage | undefined {
  if (root) return root;
  for (const entry of entries) {
    const page = entry.kind === 'page' ? entry : firstPageIn(entry);
    if (page) return page;
  }
  return undefined;
}
