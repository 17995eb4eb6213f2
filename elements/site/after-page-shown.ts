import {titleInTab} from '../../src/site/title-in-tab.js';
import type {PageState, ReadyState} from '../../src/site/state.js';
import type {Localize} from '../locales/site-catalog.js';
import {placeIn, restorePosition, type ScrollTarget} from '../shared/scroll.js';
import {DocsPageShownEvent} from '../shared/events.js';
import {layOutBeginningFirst} from '../page/first-layout.js';
import {waitForImageSizes} from '../page/wait-for-image-sizes.js';
import {chunks, earlyStart} from '../shared/running-script.js';
import type {DeferredLayout} from './deferred-layout.js';
import type {SiteHost} from './site-options.js';
import type {SiteResources} from './site-resources.js';

/** The page in the DOM, or its absence, after a rendering of its site. */
export interface ShownPage {
  readonly host: SiteHost;
  readonly state: ReadyState;
  readonly resources: SiteResources;
  /**
   * Where the reader goes on a page that is new on the screen; `undefined` after all later
   * updates.
   */
  readonly scrollTarget: ScrollTarget | undefined;
  /** Aborted when the reader goes to another page. */
  readonly signal: AbortSignal;
  readonly localize: Localize;
  /** Looks for problems of the site, once. */
  readonly checkSite: () => void;
  readonly layout: DeferredLayout | undefined;
}

/**
 * Everything that happens after a page is shown, in this order; most of it only when the page is
 * new on the screen.
 */
export function afterPageShown(shown: ShownPage): void {
  const {host, state, resources, scrollTarget, signal} = shown;
  const {page} = state;
  showTitle(shown);
  if (scrollTarget) {
    if (!placeIn(scrollTarget) && !scrollTarget.scroll) layOutBeginningFirst(host.pageRoot);
    restorePosition(host, host.pageRoot, scrollTarget, signal);
    const content = host.shadowRoot?.querySelector<HTMLElement>('[part="content"]');
    if (content) waitForImageSizes(content, host.pageRoot, signal);
    resources.labels.read(page.phase === 'shown' ? page.page : undefined, resources, host);
    announcePage(host, page);
    shown.checkSite();
    // Requests that no one has taken over by now are not needed.
    earlyStart()?.[chunks]?.clear();
  }
  shown.layout?.update(state, resources, shown.localize);
}

/**
 * Shows the page in the browser's tab; a site that does not use the browser's URL is a guest in its
 * document.
 */
function showTitle({state, resources, scrollTarget, localize}: ShownPage): void {
  const {page, site} = state;
  // The words of the interface may come later, in the reader's language.
  const hasWords = page.phase === 'missing' || site.config.isUnnamed;
  if (!resources.history || !(scrollTarget || hasWords)) return;
  const title = titleInTab(titleOf(page, localize), page, site, resources.reader, localize);
  resources.history.showTitle(title);
}

function titleOf(page: PageState, localize: Localize): string {
  if (page.phase === 'shown') return page.page.title;
  return page.phase === 'missing' ? localize('Page not found') : '';
}

/** Tells the host page that a page is in the DOM. */
function announcePage(host: SiteHost, state: PageState): void {
  if (state.phase !== 'shown') {
    delete host.dataset['path'];
    return;
  }
  const {path, title} = state.page;
  host.dataset['path'] = path;
  host.dispatchEvent(new DocsPageShownEvent(path, title));
}
