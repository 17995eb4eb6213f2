import {matchPath} from '../../src/routing/paths.js';
import type {DocsDiscloseEvent} from '../shared/page-events.js';
import type {SiteController} from './site-controller.js';

/**
 * Writes what the reader opened on a page into the URL. What is closed stays there only while the
 * URL is of something else. A URL that is, or will be, that of another page is left alone.
 */
export function writeDisclosure(
  {id, isOpen}: DocsDiscloseEvent,
  page: string,
  {path, state, resources}: Pick<SiteController, 'path' | 'state' | 'resources'>,
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
