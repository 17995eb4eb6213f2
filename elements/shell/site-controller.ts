import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import type {PageLabels} from '../../src/navigation/labels.js';
import {homeOf} from '../../src/navigation/places.js';
import {viewAt, type View} from '../../src/navigation/view.js';
import type {Route} from '../../src/routing/codec.js';
import {matchPath, plainPath} from '../../src/routing/match.js';
import {isFile, siteLinks, type SiteLinks} from '../../src/routing/site-links.js';
import {httpLoader} from '../../src/site/http-loader.js';
import {findPage, loadPage, problemsOf} from '../../src/site/load-page.js';
import type {Loader} from '../../src/site/loader.js';
import {openSite} from '../../src/site/open-site.js';
import {pageLabel} from '../../src/site/page-label.js';
import {pathOf, transition, type SiteEvent, type SiteState} from '../../src/site/state.js';
import {pageInVersion} from '../../src/site/version-page.js';
import {DocsNavigateEvent, DocsPageShownEvent, DocsVersionChangeEvent} from '../shared/events.js';
import {arrive, type Arrival} from './arrival.js';
import {describePage, showFavicon} from './document-head.js';
import {SiteProblems} from './site-problems.js';
import type {SiteOptions} from './site-options.js';
import {SiteSession} from './site-session.js';

/** The element of a site. */
export interface SiteHost extends ReactiveControllerHost, HTMLElement, SiteOptions {
  /** The page shown: set from outside, the reader goes there; the controller sets it when they go elsewhere. */
  path?: string | undefined;
  /** Where the page's content is: the element, or its shadow root. */
  readonly pageRoot: ParentNode;
}

/**
 * The heart of `<docs-site>`: loads the site and its pages, follows the address, and tells the element when its state
 * has changed. What follows from what is decided in `src/`; here are the effects.
 *
 * The host shows {@link state} and calls {@link pageRendered} after each of its updates.
 */
export class SiteController implements ReactiveController {
  state: SiteState = {phase: 'booting'};
  /** What the navigation shows; known once the site is open. */
  view: View | undefined;
  /** Known once the site is open. */
  links: SiteLinks | undefined;

  readonly #host: SiteHost;
  readonly #makeLoader: (folder: URL) => Loader;
  readonly #problems: SiteProblems;
  #session: SiteSession | undefined;
  /** The options that the session was started with. */
  #place = '';
  /** The path that the host has been told, or has told. */
  #path: string | undefined;
  /** How the reader comes to the page that waits to be rendered. */
  #arrival: Arrival | undefined;
  #pageRequest = new AbortController();

  constructor(host: SiteHost, makeLoader: (folder: URL) => Loader = httpLoader) {
    this.#host = host;
    this.#makeLoader = makeLoader;
    this.#problems = new SiteProblems(host);
    host.addController(this);
  }

  /** What the sidebar says of the pages, as far as it is known. */
  get labels(): PageLabels {
    return this.#session?.labels.labels ?? new Map();
  }

  /** All problems known so far, of the site and of the page shown. */
  get diagnostics(): readonly Diagnostic[] {
    return this.#problems.all;
  }

  /** The path of the page on the screen; before the first one, of the page asked for. */
  get path(): string {
    return pathOf(this.state);
  }

  /** The reader's choices for this site; there while the host is connected. */
  get store(): SiteSession['store'] | undefined {
    return this.#session?.store;
  }

  hostConnected(): void {
    this.#start();
  }

  hostDisconnected(): void {
    this.#stop();
  }

  hostUpdate(): void {
    const {path} = this.#host;
    if (!this.#session) return;
    if (placeOf(this.#host) !== this.#place) {
      this.#restart();
    } else if (path !== this.#path) {
      this.#path = path;
      this.navigate(path ?? '');
    }
  }

  /** Takes the reader to a page, unless a listener of `docs-navigate` cancels it. */
  navigate(path: string, hash = ''): void {
    if (!this.#session || !this.#host.dispatchEvent(new DocsNavigateEvent(path, hash))) return;
    this.#session.address?.push({path, hash});
    this.#go(path, {hash, movesFocus: true});
  }

  /** Shows the documentation of another version, if possible at the place where the reader is. */
  chooseVersion(version: string): void {
    if (this.state.phase !== 'ready') return;
    const page = pageInVersion(this.state.site.navigation, this.path, version);
    this.#session?.store.write({version});
    this.#apply({type: 'version-chosen', version});
    this.#host.dispatchEvent(new DocsVersionChangeEvent(version));
    if (page && page.path !== this.path) this.navigate(page.path);
  }

  /** Loads again what could not be loaded. */
  retry(): void {
    this.#session?.loader.forget();
    if (this.state.phase === 'ready')
      void this.#load(this.state.path, {hash: '', movesFocus: true});
    else this.#restart();
  }

  /** The route that a link's address means, or `undefined` when following it leaves the site or opens a file. */
  routeOf(address: URL): Route | undefined {
    const codec = this.#session?.places.codec;
    if (!codec?.isInside(address, new URL(location.href))) return undefined;
    const route = codec.read(address, this.path);
    return isFile(route.path, this.#isPage) ? undefined : route;
  }

  /** Fetches a page that the reader is likely to go to. */
  prefetch(path: string): void {
    const session = this.#session;
    if (session && this.#isPage(path)) this.#fetchPage(session, path);
  }

  /** To be called after each update of the host: when a new page is in the DOM, the reader arrives there. */
  pageRendered(): void {
    const {state} = this;
    const arrival = this.#arrival;
    const session = this.#session;
    if (!session || !arrival || state.phase !== 'ready') return;
    this.#arrival = undefined;
    this.#arrive(arrival);
    if (session.address) describePage(state.site.config.name, state.page);
    if (state.page.phase !== 'shown') {
      delete this.#host.dataset['path'];
      return;
    }
    const {path, title, frontmatter, file} = state.page.page;
    this.#host.dataset['path'] = path;
    session.labels.add(path, pageLabel(frontmatter, path, file));
    session.labels.readAll(this.view?.groups ?? [], session.source);
    if (session.configText) {
      this.#problems.checkConfig(
        session.configText,
        session.places.configFile,
        session.lifetime.signal,
      );
      session.configText = '';
    }
    this.#host.dispatchEvent(new DocsPageShownEvent(path, title));
  }

  readonly #isPage = (path: string): boolean =>
    this.state.phase === 'ready' && this.state.site.navigation.pages.has(path);

  #start(): void {
    this.#place = placeOf(this.#host);
    this.#path = this.#host.path;
    this.#session = new SiteSession(this.#host, this.#makeLoader, {
      onAddress: () => this.#follow(),
      onLabels: () => this.#host.requestUpdate(),
    });
    this.#apply({type: 'booted'});
    void this.#open(this.#session);
  }

  #stop(): void {
    this.#session?.end();
    this.#session = undefined;
    this.#pageRequest.abort();
    this.#arrival = undefined;
  }

  #restart(): void {
    this.#stop();
    this.#start();
  }

  async #open(session: SiteSession): Promise<void> {
    const {places, loader, store, lifetime} = session;
    // Most addresses say which page is wanted: it is asked for together with the configuration.
    const {path} = session.firstRoute(this.#path);
    if (path !== '') this.#fetchPage(session, plainPath(path));
    const opened = await unlessAborted(
      openSite(loader, places.configFile, loadReadJson, lifetime.signal),
      lifetime.signal,
    );
    if (!opened) return;
    this.#problems.setSite(opened.diagnostics);
    if (!opened.site) {
      this.#apply({type: 'site-failed', diagnostics: opened.diagnostics});
      return;
    }
    const {site} = opened;
    this.links = siteLinks({codec: places.codec, base: places.folder, isPage: this.#isPage});
    session.configText = opened.text;
    store.write({siteMode: site.config.modeToggle.initial});
    if (session.address) showFavicon(site.config, this.links);
    const route = session.firstRoute(this.#path);
    this.#apply({type: 'site-opened', site, version: store.read().version});
    this.#go(route.path, {hash: route.hash, scroll: session.address?.scroll, movesFocus: false});
  }

  /** The reader has come to another address. */
  #follow(): void {
    const address = this.#session?.address;
    if (!address) return;
    const {path, hash} = address.read(this.path);
    this.#go(path, {hash, scroll: address.scroll, movesFocus: true});
  }

  #go(written: string, arrival: Arrival): void {
    const {state} = this;
    if (state.phase !== 'ready') return;
    const {navigation, config} = state.site;
    const path =
      matchPath(navigation, written) || (homeOf(navigation, config, state.version)?.path ?? '');
    this.#path = path;
    this.#host.path = path;
    const {page} = state;
    if (page.phase === 'shown' && page.page.path === path) {
      this.#renewRequest();
      this.#apply({type: 'page-asked', path});
      this.#apply({type: 'page-settled', path, page});
      this.#arrive(arrival);
    } else {
      void this.#load(path, arrival);
    }
  }

  async #load(path: string, arrival: Arrival): Promise<void> {
    const signal = this.#renewRequest();
    this.#apply({type: 'page-asked', path});
    if (!this.#session || this.state.phase !== 'ready') return;
    const page = await unlessAborted(
      loadPage(path, this.state.site.navigation, this.#session.source, signal),
      signal,
    );
    if (!page) return;
    this.#arrival = arrival;
    this.#apply({type: 'page-settled', path, page});
    this.#problems.setPage(problemsOf(page));
  }

  /** Gives up the page asked for before, if it is still on its way. */
  #renewRequest(): AbortSignal {
    this.#pageRequest.abort();
    this.#pageRequest = new AbortController();
    return this.#pageRequest.signal;
  }

  #fetchPage({source, lifetime}: SiteSession, path: string): void {
    findPage(path, source, lifetime.signal).catch(() => undefined); // who needs it will ask again, and be told
  }

  #arrive(arrival: Arrival): void {
    arrive(this.#host, this.#host.pageRoot, arrival, this.#pageRequest.signal);
  }

  #apply(event: SiteEvent): void {
    this.state = transition(this.state, event);
    const {state} = this;
    this.view =
      state.phase === 'ready'
        ? viewAt(state.site.navigation, state.site.config, this.path, state.version)
        : undefined;
    this.#host.requestUpdate();
  }
}

const loadReadJson = async () => (await import('../lazy/validate.js')).readJson;

async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  try {
    const value = await promise;
    return signal.aborted ? undefined : value;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}

function placeOf({src, router, base}: SiteOptions): string {
  return JSON.stringify([src, router, base]);
}
