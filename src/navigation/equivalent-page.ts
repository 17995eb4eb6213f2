import {type Choices, firstPageOf, type NavContext, versionOf} from './position.js';
import type {Division, Navigation, NavPage, NavPosition} from './navigation.js';
import {listingsIn} from './pages-in.js';

/** The page of another division that is nearest to the one a reader leaves. */
export interface EquivalentPage {
  readonly page: NavPage;
  /** Whether it is the same page there, and not only the nearest one. */
  readonly isSame: boolean;
}

/**
 * Takes those pages of a version or division that may be the nearest one; `hidden` are not among
 * them. `pages` reads all.
 */
export type Candidates = (
  search: CandidateSearch,
  pages: () => readonly NavPage[],
) => readonly NavPage[];

/** What the nearest page is searched for. */
export interface CandidateSearch {
  /** The version or division. */
  readonly of: string | Division;
  readonly hidden?: ReadonlySet<string> | undefined;
  /** The path of the reader's page, and the name of its group. */
  readonly path: string;
  readonly group: string | undefined;
}

/**
 * The page of another version for a reader of `path`: the same page where it is in
 * all versions, else the one whose path ends alike (`v1/guides/start` → `v2/guides/start`), else
 * the version's first page. `undefined` when the version has no pages (in a list: versions mark
 * groups and pages).
 */
export function pageInVersion(
  {pages, positions}: Navigation,
  path: string,
  version: string,
  candidates?: Candidates,
): EquivalentPage | undefined {
  const here = pages.get(path);
  const isIn = (position: NavPosition) => (versionOf(position) ?? version) === version;
  if (here && positions.get(path)?.some(isIn)) return {page: here, isSame: true};
  const others = () =>
    [...positions.values()]
      .flat()
      .flatMap((position) =>
        position.page && versionOf(position) === version ? [position.page] : [],
      );
  const group = here?.trail.at(-1);
  const found = candidates?.({of: version, path, group}, others) ?? others();
  return nearest(found, path, group, found[0]);
}

/**
 * The same for a division that contains its pages: another product, language or version. Dropdowns
 * and menu items are parts of one documentation: there it is the first page.
 */
export function pageInDivision(
  {pages, hidden}: Navigation,
  division: Division,
  path: string,
  choices: Choices,
  candidates?: Candidates,
): EquivalentPage | undefined {
  // From a hidden page readers come to its counterpart, which is likely to be hidden as well.
  const shown = hidden?.has(path) ? undefined : hidden;
  const context: NavContext = {version: undefined, choices, hidden: shown};
  const first = firstPageOf(division, context);
  if (division.kind === 'dropdown' || division.kind === 'menu') {
    return first && {page: first, isSame: true};
  }
  const innerOf = ({divisions}: Division) => divisions.filter(({isHidden}) => !isHidden);
  const everything = {...context, path: '', innerOf};
  const others = () => [...listingsIn([division], everything)].map(({page}) => page);
  const group = pages.get(path)?.trail.at(-1);
  const found = candidates?.({of: division, hidden: shown, path, group}, others) ?? others();
  return nearest(found, path, group, first);
}

/**
 * The page with the longest end in common with the path of the reader's page, of several the one
 * whose path is as long; without any, the first page of a group of the same name, else `otherwise`.
 */
function nearest(
  pages: readonly NavPage[],
  path: string,
  group: string | undefined,
  otherwise: NavPage | undefined,
): EquivalentPage | undefined {
  const parts = path.split('/');
  let best: NavPage | undefined;
  let most = 0;
  for (const page of pages) {
    if (page.path === path) return {page, isSame: true};
    const others = page.path.split('/');
    const shared = sharedEnd(others, parts);
    // A longer common end takes precedence over any difference in length.
    const points = shared && shared - Math.abs(others.length - parts.length) / 100;
    if (points > most) [best, most] = [page, points];
  }
  if (best) {
    const others = best.path.split('/');
    const isSame =
      Math.ceil(most) >= Math.max(others.length, parts.length) - 1 &&
      [parts, others].every((all) => all.length === Math.ceil(most) || isEdition(all[0] ?? ''));
    return {page: best, isSame};
  }
  const page = pages.find(({trail}) => group !== undefined && trail.at(-1) === group) ?? otherwise;
  return page && {page, isSame: false};
}

const edition = new RegExp(
  '^(?:v?\\d.*|latest|next|current|stable|legacy|beta|canary|[a-z]{2}(?:-[a-z]{2,4})?)$',
  'i',
);

/**
 * Whether the first part of a path says the version or the language: `v2`, `1.4`, `legacy`,
 * `pt-BR`.
 */
function isEdition(part: string): boolean {
  return edition.test(part);
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
