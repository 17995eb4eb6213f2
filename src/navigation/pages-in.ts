import type {Division, NavGroup, NavPage} from './navigation.js';
import {containsPage, isInVersion, isShown} from './position.js';

/**
 * The pages of a division in reading order, as they are shown to a reader at `places`: those of the
 * version, except what is hidden there.
 */
export function* pagesIn(
  division: Division,
  version: string | undefined,
  places: readonly Division[] = [],
  path = '',
): Generator<NavPage> {
  for (const group of division.groups) yield* pagesOfGroup(group, version, path);
  for (const inner of division.divisions) {
    if (isShown(inner, version, places)) yield* pagesIn(inner, version, places, path);
  }
}

function* pagesOfGroup(
  group: NavGroup,
  version: string | undefined,
  path: string,
): Generator<NavPage> {
  if (group.isHidden && !containsPage(group, path)) return;
  if (group.root && isInVersion(group.root, version)) yield group.root;
  for (const entry of group.entries) {
    if (entry.kind === 'group') yield* pagesOfGroup(entry, version, path);
    else if (entry.kind === 'page' && isInVersion(entry, version)) yield entry;
  }
}
