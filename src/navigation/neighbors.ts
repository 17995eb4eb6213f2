import type {SiteConfig} from '../config/site-config.js';
import {type Choices, homeOf, isListed, isShared, positionOf} from './position.js';
import type {Division, Navigation, NavPage} from './navigation.js';
import {pagesIn} from './pages-in.js';
import {versionAt} from './view.js';

/** The pages before and after a page in reading order. */
export interface Neighbors {
  readonly previous?: NavPage;
  readonly next?: NavPage;
}

/**
 * The pages before and after `path` in reading order; none outside the navigation, and `''` is the
 * site's first page. They are of the same version and not hidden from there (format notes §5.1).
 */
export function neighborsAt(
  navigation: Navigation,
  config: SiteConfig,
  path: string,
  choices: Choices = {},
): Neighbors {
  const home = path === '' ? homeOf(navigation, config, choices)?.path : undefined;
  const position = positionOf(navigation, home ?? path, choices);
  const {page, divisions} = position;
  if (page === undefined) return {};
  const version = versionAt(config, position, choices);
  const {root} = navigation;
  // Where tabs and anchors share out the pages, they keep the order in which they are written.
  const inOrder = isShared(root);
  const scope = pagesIn(scopeOf(divisions) ?? root, version, divisions, page.path);
  const pages = inOrder ? listedPages(navigation) : unique(scope);
  const index = pages.findIndex(({path}) => path === page.path);
  if (index < 0) return {};
  const isOpen = (other: NavPage) => !inOrder || isListed(navigation, other, version, divisions);
  const previous = pages.slice(0, index).findLast(isOpen);
  const next = pages.slice(index + 1).find(isOpen);
  return {...(previous && {previous}), ...(next && {next})};
}

/** Reading on does not lead into another version, language, product or dropdown. */
function scopeOf(divisions: readonly Division[]): Division | undefined {
  return divisions.findLast(({kind}) => kind !== 'tab' && kind !== 'anchor' && kind !== 'menu');
}

/** All pages in the order in which they are listed, without those that are in no list. */
function listedPages({pages}: Navigation): readonly NavPage[] {
  return [...pages.values()].filter(({source}) => source.kind !== 'model');
}

/** A page that is named twice is where it is named first. */
function unique(pages: Iterable<NavPage>): readonly NavPage[] {
  const known = new Map<string, NavPage>();
  for (const page of pages) if (!known.has(page.path)) known.set(page.path, page);
  return [...known.values()];
}
