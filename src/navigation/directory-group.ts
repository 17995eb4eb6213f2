import type {NavEntry, NavGroup} from './navigation.js';

/** The group whose root is the page, if its pages are to be listed there. */
export function directoryGroup(entries: readonly NavEntry[], path: string): NavGroup | undefined {
  for (const entry of entries) {
    if (entry.kind !== 'group') continue;
    const isListed = entry.directory === 'card' || entry.directory === 'accordion';
    if (entry.root?.path === path && isListed) return entry;
    const inner = directoryGroup(entry.entries, path);
    if (inner) return inner;
  }
  return undefined;
}
