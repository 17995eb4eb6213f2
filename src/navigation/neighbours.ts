import type {SiteConfig} from '../config/site-config.js';
import type {Choices} from './choices.js';
import type {Division, Navigation, NavPage} from './navigation.js';
import {pagesIn} from './pages-in.js';
import {homeOf, isListed, isWritten, placeAt} from './places.js';
import {versionAt} from './view.js';

/** The pages before and after a page in reading order. */
export interface Neighbours {
  readonly previous?: NavPage;
  readonly next?: NavPage;
}

/**
 * The pages that a reader at `path` comes to by reading on, and came from; none outside the navigation, and `''` is the site's first page. They stay inside
 * the version and of what is not hidden from there (format notes §5.1).
 */
export function neighboursAt(
  navigation: Navigation,
  config: SiteConfig,
  path: string,
  choices: Choices = {},
): Neighbours {
  const home = path === '' ? homeOf(navigation, config, choices)?.path : undefined;
  const place = placeAt(navigation, home ?? path, choices);
  const {page, divisions} = place;
  if (page === undefined) return {};
  const version = versionAt(config, place, choices);
  const {root} = navigation;
  const isWhole = !isWritten(root);
  const pages = isWhole
    ? [...navigation.pages.values()]
    : [...pagesIn(scopeOf(divisions) ?? root, version, divisions, page.path)];
  const index = pages.findIndex(({path}) => path === page.path);
  // A page may be named again, as the root of its group for one.
  const isOpen = (other: NavPage) =>
    other.path !== page.path && (!isWhole || isListed(navigation, other, version, divisions));
  const previous = pages.slice(0, index).findLast(isOpen);
  const next = pages.slice(index + 1).find(isOpen);
  return {...(previous && {previous}), ...(next && {next})};
}

/** Reading on does not lead into another version, language, product or dropdown. */
function scopeOf(divisions: readonly Division[]): Division | undefined {
  return divisions.findLast(({kind}) => kind !== 'tab' && kind !== 'anchor' && kind !== 'menu');
}
