import type {PageState} from '../../src/site/state.js';
import {DocsPageShownEvent} from '../shared/events.js';
import type {SiteHost} from '../shared/site-host.js';

/** Tells the host page that a page, or a word that there is none, is in the DOM. */
export function announcePage(host: SiteHost, state: PageState): void {
  if (state.phase !== 'shown') {
    delete host.dataset['path'];
    return;
  }
  const {path, title} = state.page;
  host.dataset['path'] = path;
  host.dispatchEvent(new DocsPageShownEvent(path, title));
}
