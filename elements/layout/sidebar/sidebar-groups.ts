import type {NavEntry, NavGroup} from '../../../src/navigation/navigation.js';
import {containsPage} from '../../../src/navigation/position.js';
import type {RowLabel} from './sidebar-label.js';

/** Whether a group is open; its key is the places of the groups around it and its own, as `/0/3`. */
export type IsOpen = (group: NavGroup, key: string) => boolean;

/** Groups that stand in no other are always open, under a heading. */
export function isOutermost(key: string): boolean {
  return key.lastIndexOf('/') === 0;
}

/** Keys of the groups that hold a page, outermost first. */
export function keysTo(entries: readonly NavEntry[], path: string, outer = ''): readonly string[] {
  const index = entries.findIndex((entry) => containsPage(entry, path));
  const entry = entries[index];
  const key = `${outer}/${index}`;
  return entry?.kind === 'group' ? [key, ...keysTo(entry.entries, path, key)] : [];
}

/** How many rows an entry takes with all that is open inside of it. */
export function rowsOf(entry: NavEntry, outer: string, index: number, isOpen: IsOpen): number {
  if (entry.kind !== 'group') return entry.kind === 'page' ? 1 : 0;
  const key = `${outer}/${index}`;
  return isOpen(entry, key) ? 1 + rowsIn(entry.entries, key, isOpen) : 1;
}

/** The same for entries beside each other, in the group of a key. */
export function rowsIn(entries: readonly NavEntry[], key: string, isOpen: IsOpen): number {
  return entries.reduce((rows, entry, index) => rows + rowsOf(entry, key, index, isOpen), 0);
}

/** A group's name stands as a page's does. */
export function lookOf({name, icon, tag}: NavGroup): RowLabel {
  return {text: name, icon, tag};
}
