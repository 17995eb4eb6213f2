import {matchPath} from '../../src/routing/paths.js';
import type {SiteState} from '../../src/site/state.js';
import type {DocsDiscloseEvent, PageUrl} from '../shared/page-events.js';

/** A site, as it is when something is written. */
interface DisclosingSite {
  readonly path: string;
  readonly state: SiteState;
  readonly resources: {readonly history: PageUrl | undefined} | undefined;
}

/**
 * Writes what the reader opened on `page` into the URL. What is closed stays there only while the
 * URL is of something else. A URL that is, or will be, that of another page is left alone.
 */
export function writeDisclosure(
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
