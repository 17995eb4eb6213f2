import {hashCodec, type Route, type RouteCodec} from '../../src/routing/codec.js';
import {plainPath} from '../../src/routing/paths.js';
import type {Cancel} from '../../src/shared/scheduler.js';
import {scheduler} from '../shared/scheduler.js';
import {anchorAt} from '../shared/hold-place.js';
import type {Scrolled} from '../shared/scroll.js';
import {pageScroller, visibleTop} from '../shared/scroller-of.js';

/** Our part of `history.state`, beside whatever the host page keeps there. */
interface Entry {
  /** How far the page was scrolled. */
  readonly docsScrolled?: Scrolled | undefined;
}

/** What is scrolled: the element of a site. */
type HistoryHost = Element & {readonly pageRoot?: ParentNode};

/**
 * The reader came to another URL, with the browser's buttons or by typing it; `false` sends them
 * back.
 */
export type HistoryListener = () => boolean;

/**
 * The number of sites that use the URL now, and the document's scroll restoration before the first
 * of them.
 */
let users = 0;
let restoration: ScrollRestoration = 'auto';

/**
 * The browser's URL and history, as far as one site uses them: reads and pushes routes, and stores
 * in every entry how far its page was scrolled.
 */
export class BrowserHistory {
  readonly #codec: RouteCodec;
  readonly #listener: HistoryListener;
  readonly #site: HistoryHost;
  #current = '';
  /** The title of the document before, and the last one that was shown instead. */
  #titles: readonly string[] = [];
  #scrolling: Cancel | undefined;
  /** Whether the browser's buttons led here, and the page has not been scrolled since. */
  #isBack = false;

  constructor(codec: RouteCodec, listener: HistoryListener, site: HistoryHost) {
    this.#codec = codec;
    this.#site = site;
    this.#listener = listener;
  }

  start(): void {
    addEventListener('popstate', this.#onChange);
    addEventListener('hashchange', this.#onChange);
    // Capturing, since a host page may have its own scroll container.
    addEventListener('scroll', this.#onScroll, {capture: true, passive: true});
    // The browser would scroll before the page's content is rendered.
    if (users++ === 0) restoration = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    this.#current = location.href;
  }

  stop(): void {
    removeEventListener('popstate', this.#onChange);
    removeEventListener('hashchange', this.#onChange);
    removeEventListener('scroll', this.#onScroll, {capture: true});
    this.#scrolling?.();
    const [before = '', shown] = this.#titles;
    if (document.title === shown) document.title = before;
    if (--users === 0) history.scrollRestoration = restoration;
  }

  /** The route of the URL; one that names no page stays at `current`. */
  read(current: string): Route {
    return this.#codec.read(location, current);
  }

  /**
   * Begins at a route where the URL names no page, and writes it there. The route of another site
   * (`isOtherSite`) is ignored, with how far it was scrolled. A URL of the host page is not
   * changed.
   */
  begin(given: Route, isOtherSite: boolean): void {
    if (!this.#codec.isOwn(location, location.href)) return;
    this.#takeHash();
    const {path: named, hash} = this.read('');
    const {path} = given;
    const isHere = path === named;
    if (!isOtherSite && (named !== '' || isHere)) return;
    const scroll = isOtherSite ? undefined : this.scroll;
    this.#rewrite(
      isHere
        ? location.href
        : this.#codec.href({path, hash: given.hash || (isOtherSite ? '' : hash)}),
      scroll,
    );
  }

  /** How far this entry's page was scrolled when the reader left it or reloaded. */
  get scroll(): Scrolled | undefined {
    return entryOf(history.state).docsScrolled;
  }

  /** Shows a title in the browser's tab until the end. */
  showTitle(title: string): void {
    const [before = document.title] = this.#titles;
    document.title = title;
    // Browsers collapse white space in it.
    this.#titles = [before, document.title];
  }

  /**
   * The route of the URL, if the host page has written it, or the reader has just come back to it,
   * and it is that of this page: a router of an application sets the URL first, and then `path`.
   */
  follow({path, hash}: Route): Route | undefined {
    const {href} = location;
    const isBack = this.#isBack && hash !== '';
    this.#isBack = false;
    if (href === this.#current && !isBack) return undefined;
    if (!this.#codec.isOwn(location, this.#current)) return undefined;
    const route = this.read('');
    if (route.path !== path || (hash !== '' && route.hash !== hash)) return undefined;
    this.#current = href;
    return route;
  }

  /** Makes a new entry; the one before remembers how far it was scrolled. */
  push(route: Route): void {
    this.saveScroll();
    // A hash alone would be taken relative to the page's `<base>`.
    const {href} = new URL(this.#codec.href(route), location.href);
    if (href !== location.href) history.pushState({}, '', href);
    this.#current = location.href;
  }

  /** Writes another place of the same page into the current entry. */
  replace(route: Route): void {
    // A page that was never scrolled has nothing stored: the new hash must not move it later.
    this.#rewrite(this.#codec.href(route), this.scroll ?? this.#scrolled);
  }

  /** Writes a URL of the hash router, such as an old link, as this router does. */
  #takeHash(): void {
    if (location.hash.startsWith('#/') && plainPath(this.read('').path) === '') {
      this.#rewrite(this.#codec.href(hashCodec.read(location)), this.scroll);
    }
  }

  #rewrite(href: string, docsScrolled: Scrolled | undefined): void {
    const entry: Entry = {...entryOf(history.state), docsScrolled};
    history.replaceState(entry, '', new URL(href, location.href));
    this.#current = location.href;
  }

  readonly #onChange = (): void => {
    // A change of the hash fires two events, `popstate` and `hashchange`.
    // Nor does the site follow a URL of the host page.
    if (location.href === this.#current || !this.#codec.isOwn(location, this.#current)) return;
    const before = this.#current;
    this.#takeHash();
    this.#current = location.href;
    this.#isBack = true;
    this.#scrolling?.();
    if (!this.#listener()) this.#rewrite(before, this.#scrolled);
  };

  readonly #onScroll = (): void => {
    this.#scrolling?.();
    // Browsers refuse to rewrite an entry many times a second.
    this.#scrolling = scheduler.wait(150, () => this.saveScroll());
  };

  get #scrolled(): Scrolled {
    const scroller = pageScroller(this.#site);
    const top = Math.round(scroller.scrollTop);
    const page = this.#site.pageRoot?.querySelector('[part="page"]');
    return {top, anchor: page ? anchorAt(page, visibleTop(scroller)) : undefined};
  }

  /** Has the current entry remember how far its page is scrolled. */
  saveScroll(): void {
    this.#scrolling?.();
    this.#isBack = false;
    if (location.href === this.#current) this.#rewrite(location.href, this.#scrolled);
  }
}

function entryOf(state: unknown): Entry {
  return typeof state === 'object' && state !== null ? state : {};
}
