import type {NavEntry, NavGroup} from './navigation.js';
import {containsPage, firstPageAt} from './position.js';
import type {Selector, View} from './view.js';
import type {PageLabel} from './label.js';

/** The label of a page in the sidebar, or the parts of it that a group has. */
export type RowLabel = {readonly [K in keyof PageLabel]: PageLabel[K] | undefined};

/** Methods whose names are longer than others, in pills of equal widths. */
export const shortMethods: ReadonlyMap<string, string> = new Map([
  ['DELETE', 'DEL'],
  ['OPTIONS', 'OPT'],
  ['WEBHOOK', 'HOOK'],
]);

/**
 * Whether a group is open; its key is the positions of its parent groups and its own, as `/0/3`.
 */
export type IsOpen = (group: NavGroup, key: string) => boolean;

/** Whether a group is a top-level one: its name is a heading. */
export function isOutermost(key: string): boolean {
  return key.lastIndexOf('/') === 0;
}

/**
 * What identifies a group while it is open or closed. Top-level groups have the path of their first
 * page, which is the same on later visits, and not that of a group in another tab.
 */
export function foldKey(group: NavGroup, key: string): string {
  return isOutermost(key) ? (firstPageAt(group, {version: undefined})?.path ?? '') : key;
}

/** The `foldKey`s of the groups that contain a page, outermost first. */
export function keysTo(entries: readonly NavEntry[], path: string, outer = ''): readonly string[] {
  const index = entries.findIndex((entry) => containsPage(entry, path));
  const entry = entries[index];
  const key = `${outer}/${index}`;
  return entry?.kind === 'group' ? [foldKey(entry, key), ...keysTo(entry.entries, path, key)] : [];
}

/** The number of rows of an entry, including the open groups inside it. */
export function rowsOf(entry: NavEntry, outer: string, index: number, isOpen: IsOpen): number {
  if (entry.kind !== 'group') return entry.kind === 'page' ? 1 : 0;
  const key = `${outer}/${index}`;
  return isOpen(entry, key) ? 1 + rowsIn(entry.entries, key, isOpen) : 1;
}

/** The same for a list of entries in the group with a key. */
export function rowsIn(entries: readonly NavEntry[], key: string, isOpen: IsOpen): number {
  return entries.reduce((rows, entry, index) => rows + rowsOf(entry, key, index, isOpen), 0);
}

/** Whether a sidebar would list one page only, or nothing. */
export function isOnePage({groups, anchors, selectors}: View): boolean {
  const [group] = groups;
  return (
    groups.length + anchors.length < 2 &&
    !(group?.root || selectors.some(isInSidebar)) &&
    rowsIn(groups, '', () => true) < 3
  );
}

/** Whether a selector is above the list. */
export function isInSidebar({kind}: Selector): boolean {
  return kind === 'dropdown' || kind === 'menu';
}

/** The name of a group is aligned with the names of pages. */
export function lookOf({name, icon, tag}: NavGroup): RowLabel {
  return {text: name, icon, tag};
}
