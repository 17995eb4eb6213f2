import type {Route} from '../../src/routing/codec.js';
import {isFile} from '../../src/routing/site-links.js';
import {lazy} from '../shared/lazy.js';
import type {ChoiceLink} from '../shared/site-link.js';
import type {PagePrefetch} from './page-prefetch.js';
import type {SiteController} from './site-controller.js';
import type {SiteHost} from './site-options.js';

/** Requests pages ahead when a reader points at a link. */
const prefetching = lazy('page-prefetch', () => import('./page-prefetch.js'));

/**
 * Follows links between pages without loading a new document, also those inside shadow roots. Links
 * that open something else, or in another window, are left to the browser. Pages of links that the
 * reader points at, touches or focuses are fetched ahead.
 */
export class LinkController {
  readonly #site: SiteController;
  #prefetch: PagePrefetch | undefined;

  constructor(host: SiteHost, site: SiteController) {
    this.#site = site;
    host.addEventListener('click', this.#onClick);
    host.addEventListener('pointerover', this.#onPoint);
    host.addEventListener('focusin', this.#onPoint);
    host.addEventListener('touchstart', this.#onPoint, {passive: true});
  }

  readonly #onClick = (event: MouseEvent): void => {
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (event.defaultPrevented || event.button !== 0 || !isPlain) return;
    const route = this.#routeOf(event);
    if (!route) return;
    event.preventDefault();
    this.#site.session?.navigate(route, linkOf(event)?.choice);
  };

  readonly #onPoint = (event: Event): void => {
    void this.#point(this.#routeOf(event)?.path, event.type === 'touchstart');
  };

  /** What fetches pages ahead loads with the first link that a reader points at. */
  async #point(path: string | undefined, isCertain: boolean): Promise<void> {
    if (!this.#prefetch && path === undefined) return;
    const module = this.#prefetch ? undefined : await prefetching();
    if (module) this.#prefetch ??= new module.PagePrefetch(module.pageFetcher(this.#site));
    this.#prefetch?.point(path, isCertain);
  }

  /** The route that a link means; `undefined` where it is left to the browser. */
  #routeOf(event: Event): Route | undefined {
    const link = linkOf(event);
    if (!link?.href || link.hasAttribute('download') || !/^(_self)?$/i.test(link.target)) {
      return undefined;
    }
    const {state, resources, path: current} = this.#site;
    if (!resources || state.phase !== 'ready') return undefined;
    const {codec} = resources.location;
    if (!codec.isInside(link, location)) return undefined;
    const route = codec.read(link, current);
    const {pages} = state.site.navigation;
    return isFile(route.path, (path) => pages.has(path)) ? undefined : route;
  }
}

function linkOf(event: Event): ChoiceLink | undefined {
  return event.composedPath().find((target) => target instanceof HTMLAnchorElement);
}
