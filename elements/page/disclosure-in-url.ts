import {matchPath} from '../../src/routing/paths.js';
import type {SiteState} from '../../src/site/state.js';
import type {DocsDiscloseEvent, PageUrl} from '../shared/page-events.js';

/** A site, as it is when something is written. */
interface DisclosingSite {
  readonly path: string;
  readonly state: SiteState;
  readonly resources: {readonly history: PageUrl | undefined} | undefined;
}

/** What was written last: the URL when the first of it was opened, and the URL since then. */
const written = new WeakMap<DisclosingSite, readonly [before: string, after: string]>();

/**
 * Writes what the reader opened on `page`, while the URL was `href`, into the URL. What is closed
 * stays there only while the URL is of something else. A URL that is, or will be, that of another
 * page is left alone, as is one that the reader has come to in the meantime.
 */
export function writeDisclosure(
  event: DocsDiscloseEvent,
  page: string,
  site: DisclosingSite,
  href: string,
): void {
  const [before, after] = written.get(site) ?? [];
  // Several may have been opened before the first of them was written.
  const isWritten = href === before && location.href === after;
  if (location.href !== href && !isWritten) return;
  replaceHash(event, page, site);
  written.set(site, [href, location.href]);
}

function replaceHash(
  {id, isOpen}: DocsDiscloseEvent,
  page: string,
  {path, state, resources}: DisclosingSite,
): void {
  const history = resources?.history;
  if (!history || state.phase !== 'ready' || state.isLoading || path !== page) return;
  const route = history.read(path);
  if (route.path !== '' && matchPath(state.site.navigation, route.path) !== path) return;
  const {hash} = route;
  if (isOpen) history.replace({...route, path, hash: id});
  else if (hash === id || hash.startsWith(`${id}:`)) {
    // What is inside something open leaves that in the URL.
    history.replace({...route, path, hash: id.slice(0, Math.max(0, id.lastIndexOf(':')))});
  }
}
