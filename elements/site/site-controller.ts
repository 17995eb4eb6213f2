import type {ReactiveController} from 'lit';
import {type Choices, homeOf} from '../../src/navigation/position.js';
import type {View} from '../../src/navigation/view.js';
import {pageOfDocument, routeOf, type Route} from '../../src/routing/codec.js';
import {innerPath, matchPath, plainPath, restOf} from '../../src/routing/paths.js';
import type {DivisionChoice} from '../../src/site/choose-division.js';
import {httpLoader} from '../../src/site/http-loader.js';
import {hasLikelyFile, type PageReader} from '../../src/site/load-page.js';
import type {Loader} from '../../src/site/loader.js';
import {
  isWaiting,
  pathOf,
  transition,
  viewSelector,
  type SiteEvent,
  type Site,
  type SiteState,
} from '../../src/site/state.js';
import {loadSelectors, selectorParts} from '../layout/topbar/docs-topbar.js';
import type {Localize} from '../locales/site-catalog.js';
import {focusOnPage, moveWithinPage, restorePosition, type ScrollTarget} from '../shared/scroll.js';
import {ProblemList} from '../problems/problem-list.js';
import {chunks, earlyStart} from '../shared/running-script.js';
import {DocsNavigateEvent} from '../shared/events.js';
import {during} from '../shared/scheduler.js';
import {unlessAborted} from '../shared/unless-aborted.js';
import {afterPageShown} from './after-page-shown.js';
import {type DeferredLayout, layoutParts} from './deferred-layout.js';
import {expectFirstPage} from './first-page/expect-first-page.js';
import {loadSite, type Branding, followRedirect, type OtherPage, resolvePage} from './load.js';
import {LongPage} from './long-page.js';
import {OperationPages} from './operation-pages.js';
import type {SiteHost} from './site-options.js';
import {SiteResources} from './site-resources.js';

/**
 * Loads the site of `<docs-site>` and its pages, follows the URL, and asks the host for an update
 * when the state has changed. What an event changes is decided in `src/site/state.ts`; here are the
 * effects. The host shows {@link state} and calls {@link pageRendered} after each of its updates.
 */
export class SiteController implements ReactiveController {
  /** Files, storage and history of the site; there while the host is connected. */
  resources: SiteResources | undefined;
  /** What shows the site's branding, if it has any. */
  branding: Branding | undefined;
  /** What is wrong with the site and the page shown. */
  readonly problems: ProblemList;
  /** Resolves once it is known what is shown first. */
  readonly firstPage: Promise<void>;

  readonly #host: SiteHost;
  readonly #makeLoader: (folder: URL) => Loader;
  readonly #viewOf = viewSelector();
  #state: SiteState = {phase: 'booting'};
  /** The path that the host was given, or has been given from here. */
  #path: string | undefined;
  /**
   * The last resources, also while the host is not connected: they tell whether the next ones are
   * of the same site.
   */
  #before: SiteResources | undefined;
  #onFirstPage: () => void = () => undefined;
  /** Aborted when the reader asks for another page. */
  #request = new AbortController();
  /** Where the reader wants to be on the page that waits to be rendered. */
  #scrollTarget: ScrollTarget | undefined;
  readonly #longPage = new LongPage();
  readonly #operations = new OperationPages((found) => {
    if (!found) return this.#host.requestUpdate();
    const {navigation, diagnostics} = found;
    this.#dispatch({type: 'navigation-extended', navigation});
    for (const diagnostic of diagnostics) this.problems.add(diagnostic);
  });

  constructor(host: SiteHost, makeLoader: (folder: URL) => Loader = loaderOf) {
    this.#host = host;
    this.#makeLoader = makeLoader;
    this.problems = new ProblemList(host);
    this.firstPage = new Promise((resolve) => (this.#onFirstPage = resolve));
    host.addController(this);
  }

  /** Everything that is shown. */
  get state(): SiteState {
    return this.#state;
  }

  /**
   * What the navigation shows; known once the site is open, identical until something in it
   * changes.
   */
  get view(): View | undefined {
    return this.#viewOf(this.#state);
  }

  /** The path of the page on the screen; before the first one, of the page asked for. */
  get path(): string {
    return pathOf(this.#state);
  }

  /** Whether API descriptions are still being read for the first time. */
  get isGrowing(): boolean {
    return this.#operations.areAwaited;
  }

  hostConnected(): void {
    this.#start();
  }

  hostDisconnected(): void {
    this.#stop();
  }

  hostUpdate(): void {
    const {path} = this.#host;
    if (!this.resources) return;
    if (!this.resources.isAt(this.#host)) this.restart();
    else if (path !== this.#path) this.#visitPath(routeOf(path ?? ''));
  }

  /**
   * Takes the reader to a page, unless `docs-navigate` is cancelled; `choices` are of the divisions
   * it is in, and `chosen` is the one for which they come there.
   */
  navigate(
    {path, hash = '', query}: Destination,
    choices: Choices = {},
    chosen?: DivisionChoice,
  ): void {
    const route = {path: innerPath(path), hash, query};
    // A router of the application may write the next entry.
    this.resources?.history?.saveScroll();
    if (!this.#mayNavigate(route)) return;
    this.#dispatch({type: 'chosen', choices});
    this.#visit(route, chosen);
  }

  /** Shows another version, language or the like, if possible on the page where the reader is. */
  async choose(choice: DivisionChoice): Promise<void> {
    const {resources} = this;
    if (!resources) return;
    const module = await unlessAborted(selectorParts(), resources.signal);
    if (!module || this.#state.phase !== 'ready') return;
    module.followChoice(choice, this.#state, {
      host: this.#host,
      store: resources.store,
      dispatch: (event) => this.#dispatch(event),
      navigate: (path) => this.navigate({path}, {}, choice),
    });
  }

  /** Hides the banner with this text, also on later visits. */
  dismissBanner(content: string): void {
    this.resources?.store.write({dismissed: content});
    this.#dispatch({type: 'banner-dismissed', content});
  }

  /** Loads again what could not be loaded. */
  retry(): void {
    this.resources?.loader.forget();
    const state = this.#state;
    if (state.phase === 'ready') void during(this.#load(state.path, {hash: '', movesFocus: true}));
    else this.#restart(this.#host.matches(':focus-within'));
  }

  /** Takes the reader to the beginning of the page, with the keyboard's focus. */
  goToStart(): void {
    const host = this.#host;
    restorePosition(host, host.pageRoot, {hash: '', movesFocus: true}, this.#request.signal);
  }

  /** Opens the site again. */
  restart(): void {
    this.#restart();
  }

  #restart(movesFocus = false): void {
    this.#stop();
    this.#start(movesFocus);
  }

  /**
   * Reads the page again for what could not be loaded with it, and resolves when it is there; the
   * reader stays where they are.
   */
  async refresh(): Promise<void> {
    this.problems.forgetFailures();
    const state = this.#state;
    if (state.phase === 'ready') await this.#load(state.path);
  }

  /** Notes which pages a list shows, so that their labels are read; pages of APIs have theirs. */
  listPages(list: unknown, paths: readonly string[]): void {
    const state = this.#state;
    if (state.phase !== 'ready') return;
    const {pages} = state.site.navigation;
    const files = paths.filter((path) => !pages.get(path)?.source.file);
    this.resources?.labels.list(list, files);
  }

  /** Adds the pages of operations to the navigation, unless they are there. */
  addOperations(): void {
    const state = this.#state;
    if (this.resources && state.phase === 'ready') {
      void during(this.#operations.add(state.site, this.resources));
    }
  }

  /** To be called after each update of the host: {@link afterPageShown} has what happens then. */
  pageRendered(localize: Localize, layout?: DeferredLayout): void {
    const state = this.#state;
    const {resources} = this;
    if (!resources || state.phase !== 'ready') return;
    const scrollTarget = this.#scrollTarget;
    this.#scrollTarget = undefined;
    const {signal} = this.#request;
    const checkSite = () => {
      this.problems.check(resources);
      this.addOperations();
    };
    const host = this.#host;
    afterPageShown({host, state, resources, scrollTarget, signal, localize, checkSite, layout});
  }

  #start(movesFocus = false): void {
    const host = this.#host;
    const before = this.#before;
    // What is shown belongs to another site: only a path set together with the new `src` means a
    // page of this one.
    const isOther = this.#state.phase === 'ready' && before?.isAt(host) === false;
    this.#setPath(isOther && host.path === this.#path ? undefined : host.path);
    const resources = new SiteResources(
      host,
      this.#makeLoader,
      {
        onUrlChange: () => this.#followUrl(),
        onLabels: (labels) => this.#dispatch({type: 'labels-read', labels}),
      },
      before,
    );
    this.#before = this.resources = resources;
    resources.history?.begin(routeOf(this.#path ?? ''), isOther);
    this.problems.clear();
    delete host.dataset['path'];
    this.#dispatch({type: 'booted'});
    void during(this.#open(resources, {isOther, movesFocus}));
  }

  #stop(): void {
    this.resources?.end();
    this.resources = undefined;
    this.#request.abort();
    this.#scrollTarget = undefined;
  }

  /**
   * Opens the site and goes to its first page, or to why there is none; nothing happens any more
   * once its resources have ended.
   */
  async #open(
    resources: SiteResources,
    target: Pick<ScrollTarget, 'isOther' | 'movesFocus'>,
  ): Promise<void> {
    const {store, history, location, signal, labels} = resources;
    // Read at once: without its content the document is short, and what is saved then is its top.
    const scroll = history?.scroll;
    // Most URLs name a page: its file is requested together with the configuration. If that fails,
    // it is requested again when it is needed.
    const path = plainPath(resources.firstRoute(this.#path).path);
    if (path !== '') void hasLikelyFile(path, resources.reader, signal);
    const onRead = (site: Site, siteReader: PageReader) =>
      expectFirstPage(path, site, siteReader, store.read().choices, signal);
    const loaded = await unlessAborted(loadSite(resources, onRead), signal);
    if (!loaded) return;
    // The host page may want another site or page by now.
    this.hostUpdate();
    if (signal.aborted) return;
    const {opened, branding, reader} = loaded;
    resources.reader = reader;
    this.problems.setSite(opened);
    const {site, diagnostics} = opened;
    if (!site) {
      this.#dispatch({type: 'site-failed', diagnostics});
      await this.#host.updateComplete;
      if (target.movesFocus) focusOnPage(this.#host, this.#host.pageRoot);
      // The host may have another configuration than the browser has kept.
      const parts = await layoutParts();
      return parts?.showChanges(this.#host, this, resources);
    }
    const {modeToggle, colors} = site.config;
    store.write({siteMode: modeToggle.initial, siteColors: colors});
    const {choices, dismissed} = store.read();
    const linkBase = {codec: location.codec, base: location.folder};
    this.branding = branding;
    this.#dispatch({
      type: 'site-opened',
      site,
      linkBase,
      choices,
      labels: labels.remembered,
      dismissed,
    });
    await branding?.applyBranding(this.#host, this);
    this.hostUpdate();
    if (signal.aborted) return;
    const route = resources.firstRoute(this.#path);
    const first = route.path;
    const isBeside = first === '' && history && this.#host.src === undefined;
    const found = isBeside && pageOfDocument(site.navigation, location.folder, document.location);
    if (found) history.begin({path: found, hash: ''}, false);
    this.#go(found || first, {...route, scroll, ...target});
  }

  /** The reader has come to another URL; `false` when a listener keeps them here. */
  #followUrl(): boolean {
    const history = this.resources?.history;
    if (!history || this.#state.phase !== 'ready') return true;
    const route = history.read(this.path);
    if (!this.#mayNavigate(route)) return false;
    this.#go(route.path, {...route, scroll: history.scroll, movesFocus: true});
    return true;
  }

  #mayNavigate({path, hash}: Route): boolean {
    return this.#host.dispatchEvent(new DocsNavigateEvent(path, hash));
  }

  /** Goes to the page that the host page has set, which may have its URL already. */
  #visitPath(given: Route): void {
    const history = this.resources?.history;
    const route = history?.follow(given);
    if (!history || !route) return this.#visit(given);
    this.#go(route.path, {...route, scroll: history.scroll, movesFocus: true});
  }

  #visit(route: Route, chosen?: DivisionChoice): void {
    this.resources?.history?.push(route);
    // With the heading, in case the site is not open yet.
    this.#setPath(route.path + restOf(route.hash));
    this.#go(route.path, {...route, movesFocus: true}, chosen);
  }

  #go(written: string, scrollTarget: ScrollTarget, chosen?: DivisionChoice): void {
    const state = this.#state;
    if (state.phase !== 'ready') return;
    const {page, site, choices} = state;
    const {navigation, config} = site;
    const matched = matchPath(navigation, written);
    const path = matched || (homeOf(navigation, config, choices)?.path ?? '');
    this.#setPath(path);
    if (page.phase === 'shown' && page.page.path === path) {
      // It is on the screen; another one may be loading.
      const signal = this.#renewRequest();
      this.#dispatch({type: 'page-asked', path});
      this.#dispatch({type: 'page-settled', path, page});
      moveWithinPage(this.#host, this.#host.pageRoot, scrollTarget, signal);
      this.#showRest(path, scrollTarget);
    } else {
      void during(
        this.#load(path, scrollTarget, matched && !chosen ? undefined : {choices, chosen}),
      );
    }
  }

  /**
   * Without `scrollTarget` the page is one that is shown already: the reader stays in place.
   */
  async #load(path: string, scrollTarget?: ScrollTarget, otherwise?: OtherPage): Promise<void> {
    const signal = this.#renewRequest();
    this.#dispatch({type: 'page-asked', path});
    const {resources} = this;
    const state = this.#state;
    if (!resources || state.phase !== 'ready') return;
    if (scrollTarget) resources.labels.pause();
    const loading = resolvePage(path, state.site, resources, signal, otherwise);
    // Above the page, notes about its version have their place from the start.
    const loaded = await unlessAborted(Promise.all([loading, loadSelectors(this.view)]), signal);
    if (!loaded) return;
    // The host page may want another page by now, and what was found may lead elsewhere.
    this.hostUpdate();
    if (signal.aborted) return;
    const [found] = loaded;
    if ('navigation' in found) {
      this.#operations.use(found, resources.reader);
      this.#go(path, scrollTarget ?? inPlace);
      return;
    }
    if ('target' in found) {
      const {missing} = found;
      if (missing) this.problems.addMissing(missing);
      const route = followRedirect(found.target, resources.history);
      const target = scrollTarget ?? inPlace;
      const chosen = missing && otherwise?.chosen;
      if (chosen && route) {
        const {kind, name} = chosen;
        const missed = {kind, name, path: route.path};
        this.#dispatch({type: 'division-chosen', choices: {}, missed});
      }
      if (route) this.#go(route.path, {...target, hash: route.hash || target.hash});
      return;
    }
    const {page, rest} = found;
    const parts = rest && (await this.#longPage.load(page, rest, !scrollTarget && state.page));
    if (signal.aborted) return;
    this.#scrollTarget = scrollTarget;
    this.#dispatch({type: 'page-settled', path, page: parts?.first ?? page});
    this.problems.setPage(page);
    this.#longPage.parts = parts;
    this.#showRest(path, scrollTarget ?? inPlace);
  }

  /** Shows the rest of a long page. */
  #showRest(path: string, scrollTarget: ScrollTarget): void {
    this.#longPage.show({
      host: this.#host,
      scrollTarget,
      signal: this.#request.signal,
      show: (page, isFramed) => {
        const settled = {type: 'page-settled', path, page} as const;
        if (isFramed) {
          this.#dispatch(settled);
          this.problems.setPage(page);
        } else {
          this.#state = transition(this.#state, settled);
          this.#host.showPage();
        }
      },
    });
  }

  /** Gives up the page asked for before, if it is still being loaded. */
  #renewRequest(): AbortSignal {
    this.#request.abort();
    this.#request = new AbortController();
    return this.#request.signal;
  }

  #setPath(path: string | undefined): void {
    this.#path = path;
    this.#host.path = path;
  }

  #dispatch(event: SiteEvent): void {
    this.#state = transition(this.#state, event);
    if (!isWaiting(this.#state)) this.#onFirstPage();
    this.#host.requestUpdate();
  }
}

const inPlace: ScrollTarget = {hash: '', movesFocus: false};

/** A page of the site, and a place on it. */
type Destination = Pick<Route, 'path'> & Partial<Route>;

/** A loader that takes over the requests that the entry has already made. */
function loaderOf(folder: URL): Loader {
  return httpLoader(folder, {origin, early: earlyStart()?.[chunks]});
}
