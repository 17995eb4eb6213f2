import type {Division, NavGroup, NavPage} from './navigation.js';
import {containsPage, isInList, type ListContext} from './position.js';

/** A page in one of the divisions that list it. */
export interface Listing {
  /** From the root inwards. */
  readonly divisions: readonly Division[];
  readonly page: NavPage;
}

/** Where a reader is who looks at listings. */
export interface ListingContext extends ListContext {
  /** The reader's page: hidden groups that contain it are shown. */
  readonly path: string;
  /** The divisions in another one that are shown. */
  readonly innerOf: (division: Division) => readonly Division[];
}

/**
 * The pages of the innermost of some divisions in reading order, as they are shown to a reader:
 * those of the version, except what is hidden there.
 */
export function* listingsIn(
  divisions: readonly Division[],
  context: ListingContext,
): Generator<Listing> {
  const division = divisions.at(-1);
  if (division === undefined) return;
  for (const group of division.groups) {
    for (const page of pagesOfGroup(group, context)) yield {divisions, page};
  }
  for (const inner of context.innerOf(division)) {
    yield* listingsIn([...divisions, inner], context);
  }
}

function* pagesOfGroup(group: NavGroup, context: ListingContext): Generator<NavPage> {
  if (group.isHidden && !containsPage(group, context.path)) return;
  if (group.root && isInList(group.root, context)) yield group.root;
  for (const entry of group.entries) {
    if (entry.kind === 'group') yield* pagesOfGroup(entry, context);
    else if (entry.kind === 'page' && isInList(entry, context)) yield entry;
  }
}
