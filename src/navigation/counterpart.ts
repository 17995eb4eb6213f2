import type {Choices} from './choices.js';
import type {Division, Navigation, NavPage} from './navigation.js';
import {pagesIn} from './pages-in.js';
import {firstPageOf, type Outlook} from './places.js';

/** The page that stands elsewhere for the one a reader leaves. */
export interface Counterpart {
  readonly page: NavPage;
  /** Whether it is the same page there, and not only one that comes near. */
  readonly isSame: boolean;
}

/**
 * The page of another version that a reader of `path` wants to see: the same page where it stands in all versions, else
 * the one whose path ends alike (`v1/guides/start` → `v2/guides/start`), else the version's first page.
 * `undefined` when the version has no pages (older shape: versions mark groups and pages).
 */
export function pageInVersion(
  {pages}: Navigation,
  path: string,
  version: string,
): Counterpart | undefined {
  const here = pages.get(path);
  if (here && (here.version === undefined || here.version === version)) {
    return {page: here, isSame: true};
  }
  const others = [...pages.values()].filter((page) => page.version === version);
  return nearest(others, path, others[0]);
}

/** The same for a division of the newer shape: another product, language, version, dropdown or menu item. */
export function pageInDivision(
  division: Division,
  path: string,
  choices: Choices,
): Counterpart | undefined {
  const outlook: Outlook = {version: undefined, choices};
  return nearest([...pagesIn(division, undefined)], path, firstPageOf(division, outlook));
}

/** The page with the longest end in common with `path`, of several the first; without any, `otherwise`. */
function nearest(
  pages: readonly NavPage[],
  path: string,
  otherwise: NavPage | undefined,
): Counterpart | undefined {
  const parts = path.split('/');
  let best: NavPage | undefined;
  let most = 0;
  for (const page of pages) {
    if (page.path === path) return {page, isSame: true};
    const shared = sharedEnd(page.path.split('/'), parts);
    if (shared > most) [best, most] = [page, shared];
  }
  const page = best ?? otherwise;
  // Where all but the first part agree, the part that differs is the version or the language.
  return page && {page, isSame: best !== undefined && most >= parts.length - 1};
}

/** How many parts, counted from the end, two paths have in common. */
function sharedEnd(one: readonly string[], other: readonly string[]): number {
  let shared = 0;
  while (
    shared < Math.min(one.length, other.length) &&
    one.at(-1 - shared) === other.at(-1 - shared)
  ) {
    shared += 1;
  }
  return shared;
}
