import type {SiteConfig} from '../config/site-config.js';
import {isAmong} from './choices-around.js';
import type {Navigation, NavPage} from './navigation.js';
import {type Choices, firstPageOf, isListed, isShared} from './position.js';

/**
 * The page that the navigation names for the root of a site: `index`, else the README. Where it
 * names none, there may be the file of such a page.
 */
export function listedIndex({pages}: Navigation): NavPage | undefined {
  return pages.get('index') ?? pages.get('README') ?? pages.get('readme');
}

/**
 * The page of the navigation at the root of a site, for a reader who made these choices: the index
 * of the root, in whatever tab and also if it is hidden; without one, or where the reader has
 * chosen another language, product or version than that of the index, the first page listed there.
 */
export function homeOf(
  navigation: Navigation,
  config: SiteConfig,
  choices: Choices = {},
): NavPage | undefined {
  const index = listedIndex(navigation);
  if (index && isAmong(navigation, index, choices)) return index;
  const version = choices.version ?? config.initialVersion;
  const {root, hidden} = navigation;
  if (!isShared(root)) {
    return (
      firstPageOf(root, {version, choices, hidden}) ??
      firstPageOf(root, {version: undefined, choices})
    );
  }
  let first: NavPage | undefined;
  for (const page of navigation.pages.values()) {
    if (isListed(navigation, page, version)) return page;
    first ??= page;
  }
  return first;
}

/**
 * The path of the page at the root of a site, for readers who have chosen nothing: `''` for an
 * index that the navigation does not name, and for a site without pages. `hasIndex` is whether
 * there is the file of an index.
 */
export function homePath(navigation: Navigation, config: SiteConfig, hasIndex: boolean): string {
  if (hasIndex && !listedIndex(navigation)) return '';
  return homeOf(navigation, config)?.path ?? '';
}
