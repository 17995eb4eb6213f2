import {homePath} from '../navigation/home.js';
import {shownName, tabTitle} from '../navigation/label.js';
import type {Localize} from '../locales/messages.js';
import type {PageFinder} from './find-page.js';
import type {PageState, Site} from './state.js';

/** Whether a page is at the root of a site, as far as its files are known. */
export function isHome(
  path: string,
  {navigation, config}: Site,
  {pageFiles}: Pick<PageFinder, 'pageFiles'>,
): boolean {
  return path === homePath(navigation, config, pageFiles.known.has(''));
}

/** The title of the browser's tab while a page with this title is shown. */
export function titleInTab(
  title: string,
  page: PageState,
  site: Site,
  reader: Pick<PageFinder, 'pageFiles'>,
  localize: Localize,
): string {
  const isFirst = page.phase === 'shown' && isHome(page.page.path, site, reader);
  return tabTitle(title, shownName(site.config, localize), isFirst);
}
