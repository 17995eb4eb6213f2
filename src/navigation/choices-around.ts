import type {Navigation, NavPage, NavPosition} from './navigation.js';
import {choicesAt, type Choices} from './position.js';

/**
 * The divisions that the beginning of a path belongs to, where no page is at the path: those that
 * all pages in its innermost folder with pages have in common. None where there is no such folder.
 *
 * Reads each path of a page once, however long the path is: it may come from a hostile link.
 */
export function choicesAround({positions}: Navigation, path: string): Choices {
  const segments = path.split('/').filter((segment) => segment !== '');
  let depth = 1;
  let found: NavPosition[] = [];
  for (const [other, places] of positions) {
    const shared = sharedSegments(other.split('/'), segments);
    if (shared < depth) continue;
    if (shared > depth) found = [];
    depth = shared;
    found.push(...places);
  }
  return found.length > 0 ? found.map(choicesOf).reduce(inCommon) : {};
}

/** How many segments two paths have in common at their beginnings. */
function sharedSegments(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((segment, index) => segment !== other[index]);
  return end === -1 ? one.length : end;
}

/** Whether a page is in the language, product and version among the choices, or in all of these. */
export function isAmong({positions}: Navigation, {path}: NavPage, choices: Choices): boolean {
  return (positions.get(path) ?? []).some((position) => {
    const own = choicesOf(position);
    return (['language', 'product', 'version'] as const).every(
      (kind) => !choices[kind] || !own[kind] || own[kind] === choices[kind],
    );
  });
}

/** A page's own version takes precedence over that of the divisions it is in. */
function choicesOf(position: NavPosition): Choices {
  const version = position.page?.version;
  return {...choicesAt(position), ...(version !== undefined && {version})};
}

function inCommon(one: Choices, other: Choices): Choices {
  const kinds = Object.keys(one) as (keyof Choices)[]; // a record of these keys alone
  const shared = kinds.filter((kind) => one[kind] === other[kind]);
  return Object.fromEntries(shared.map((kind) => [kind, one[kind]]));
}
