import type {PageState, Site} from '../../src/site/state.js';
import {DocsPageShownEvent} from '../shared/events.js';
import {describePage} from './document-head.js';
import type {SiteHost} from './site-host.js';
import type {SiteSession} from './site-session.js';

/** Says that a page, or a word that there is none, is in the DOM: to the browser's tab and to the host's listeners. */
export function announcePage(
  host: SiteHost,
  {address}: SiteSession,
  site: Site,
  state: PageState,
): void {
  if (address) describePage(site.config.name, state);
  if (state.phase !== 'shown') {
    delete host.dataset['path'];
    return;
  }
  const {path, title} = state.page;
  host.dataset['path'] = path;
  host.dispatchEvent(new DocsPageShownEvent(path, title));
}
