import type {PageLabels} from '../../src/navigation/label.js';
import {homeOf, listedIndex} from '../../src/navigation/home.js';
import type {Choices} from '../../src/navigation/position.js';
import {pageOfDocument, routeOf, type Route} from '../../src/routing/codec.js';
import {innerPath, matchPath, plainPath, restOf} from '../../src/routing/paths.js';
import {urlPath} from '../../src/routing/url-path.js';
import type {DivisionChoice} from '../../src/site/choose-division.js';
import {hasLikelyFile} from '../../src/site/find-page.js';
import type {PageReader, PageRequest} from '../../src/site/load-page.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import type {Site, SiteEvent} from '../../src/site/state.js';
import {loadSelectors} from '../layout/topbar/docs-topbar.js';
import type {Localize} from '../locales/site-catalog.js';
import type {UpdatableSite} from '../offline/updatable-site.js';
import type {ProblemList} from '../problems/problem-list.js';
import {DocsNavigateEvent} from '../shared/events.js';
import {onReaderAct} from '../shared/hold-place.js';
import {during} from '../shared/scheduler.js';
import {focusOnPage, moveWithinPage, restorePosition, type ScrollTarget} from '../shared/scroll.js';
import {unlessAborted} from '../shared/unless-aborted.js';
import {afterPageShown} from './after-page-shown.js';
import {type DeferredLayout, layoutParts} from './deferred-layout.js';
import type {SiteBranding} from './branding.js';
import {loadSite} from './load-site.js';
import {
  type FoundPage,
  followRedirect,
  type OtherPage,
  type Redirect,
  resolvePage,
} from './resolve-page.js';
import {LongPage} from './long-page.js';
import {OperationPages} from './operation-pages.js';
import {requestFirstPage} from './request-first-page.js';
import type {SiteHost} from './site-options.js';
import {SiteResources} from './site-resources.js';

/** What shows a site: its element, and the state that its events change. */
export interface SessionOwner extends UpdatableSite {
  readonly host: SiteHost;
  readonly problems: ProblemList;
  readonly dispatch: (event: SiteEvent) => void;
}

/**
 * A site while an element shows it: opens it, goes to its pages, follows the browser's history, and
 * loads again what has failed. It ends when the element is removed or shows another site, and after
 * that nothing of it happens any more.
 */
export class SiteSession {
  /** Files, storage and history of the site. */
  readonly resources: SiteResources;
  /** What shows the site's branding, if it has any. */
  branding: SiteBranding | undefined;
  /** Whether the site is open or being opened. */
  isBegun = false;

  readonly #owner: SessionOwner;
  /** The session before, until this one begins. */
  #before: SiteSession | undefined;
  /** The path that the host was given, or has been given from here. */
  #path: string | undefined;
  /** The request for the first page, until one is shown. */
  #first: PageRequest | undefined;
  /** Aborted when the reader asks for another page. */
  #request = new AbortController();
  /** Where the reader wants to be on the page that waits to be rendered. */
  #scrollTarget: ScrollTarget | undefined;
  readonly #longPage = new LongPage();
  readonly #operations: OperationPages;

  /** The session `before`, the last that has begun, tells whether its site is another one. */
  constructor(owner: SessionOwner, before?: SiteSession) {
    const {host} = owner;
    this.#owner = owner;
    this.#before = before;
    const listener = {
      onUrlChange: () => this.#followUrl(),
      onLabels: (labels: PageLabels) => owner.dispatch({type: 'labels-read', labels}),
      onFileError: (error: unknown, file: string) => owner.problems.addFailure(error, file),
    };
    this.resources = new SiteResources(host, listener, before?.resources);
    this.#operations = new OperationPages((found) => {
      if (!found) return host.requestUpdate();
      const {navigation, diagnostics} = found;
      owner.dispatch({type: 'navigation-extended', navigation});
      for (const diagnostic of diagnostics) owner.problems.add(diagnostic);
    });
  }

  /** Whether the element's attributes still name this site. */
  get isCurrent(): boolean {
    return this.resources.isAt(this.#owner.host);
  }

  /** Whether API descriptions are still being read for the first time. */
  get isGrowing(): boolean {
    return this.#operations.areAwaited;
  }

  /** Opens the site. With `movesFocus`, the focus goes to its first page. */
  open(movesFocus = false): void {
    const {host, state, problems} = this.#owner;
    const before = this.#before;
    this.#before = undefined;
    this.isBegun = true;
    // What is shown belongs to another site: only a path set together with the new `src` means a
    // page of this one.
    const isOtherSite = state.phase === 'ready' && before?.isCurrent === false;
    this.#setPath(isOtherSite && host.path === before.#path ? undefined : host.path);
    this.resources.history?.begin(routeOf(this.#path ?? ''), isOtherSite);
    problems.clear();
    delete host.dataset['path'];
    this.#owner.dispatch({type: 'booted'});
    begin(this.#open({isOtherSite, movesFocus}));
  }

  /** Goes to the page that the host page has set. */
  follow(): void {
    const {path} = this.#owner.host;
    if (path !== this.#path) this.#visitPath(routeOf(path ?? ''));
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
    this.resources.history?.saveScroll();
    if (!this.#mayNavigate(route)) return;
    this.#owner.dispatch({type: 'chosen', choices});
    this.#visit(route, chosen);
  }

  /** Loads the page that was asked for again, with the focus. */
  retry(): void {
    const {state} = this.#owner;
    this.resources.loader.forget();
    if (state.phase !== 'ready') return;
    begin(this.#load(state.path, {hash: '', movesFocus: true}));
  }

  /**
   * Reads the page again for what could not be loaded with it, and resolves when it is there; the
   * reader stays where they are.
   */
  async refresh(): Promise<void> {
    const {state, problems} = this.#owner;
    problems.forgetFailures();
    if (state.phase === 'ready') await this.#load(state.path);
  }

  /** Takes the reader to the beginning of the page, with the keyboard's focus. */
  goToStart(): void {
    const {host} = this.#owner;
    restorePosition(host, host.pageRoot, {hash: '', movesFocus: true}, this.#request.signal);
  }

  /** Adds the pages of operations to the navigation, unless they are there. */
  addOperations(): void {
    const {state} = this.#owner;
    if (state.phase === 'ready') begin(this.#operations.add(state.site, this.resources));
  }

  /** To be called after each update of the host: {@link afterPageShown} has what happens then. */
  pageRendered(localize: Localize, layout: DeferredLayout): void {
    const {host, state, problems} = this.#owner;
    if (state.phase !== 'ready') return;
    const {resources} = this;
    const scrollTarget = this.#scrollTarget;
    this.#scrollTarget = undefined;
    const {signal} = this.#request;
    const checkSite = () => {
      problems.check(resources);
      this.addOperations();
    };
    afterPageShown({host, state, resources, scrollTarget, signal, localize, checkSite, layout});
  }

  end(): void {
    this.#before = undefined;
    this.resources.end();
    this.#request.abort();
    this.#scrollTarget = undefined;
  }

  /**
   * Opens the site and goes to its first page, or to why there is none; nothing happens any more
   * once its resources have ended.
   */
  async #open(target: Pick<ScrollTarget, 'isOtherSite' | 'movesFocus'>): Promise<void> {
    const {resources} = this;
    const {host, problems} = this.#owner;
    const {store, history, location, signal, labels} = resources;
    // Read at once: without its content the document is short, and what is saved then is its top.
    const scroll = history?.scroll;
    // On the page of the document, the reader may go elsewhere until the element shows its own.
    let hasMoved = false;
    if (host.hasAttribute('data-built')) onReaderAct(() => (hasMoved = true), signal);
    // Most URLs name a page: its file is requested together with the configuration. If that fails,
    // it is requested again when it is needed.
    const path = plainPath(resources.firstRoute(this.#path).path);
    if (path !== '') void hasLikelyFile(path, resources.reader, signal);
    const onRead = (site: Site, reader: PageReader) => {
      const {choices} = store.read();
      this.#first = requestFirstPage(path, site, reader, choices, this.#mayHaveIndex, signal);
    };
    const loaded = await unlessAborted(loadSite(resources, onRead), signal);
    if (!loaded || !this.#isWanted(signal)) return;
    const {opened, branding, reader} = loaded;
    resources.reader = reader;
    problems.setSite(opened);
    const {site, diagnostics} = opened;
    if (!site) {
      this.#owner.dispatch({type: 'site-failed', diagnostics});
      await host.updateComplete;
      if (signal.aborted) return;
      if (target.movesFocus) focusOnPage(host, host.pageRoot);
      // The host may have another configuration than the browser has kept.
      const parts = await layoutParts();
      // What the browser has kept is for the next session then.
      if (signal.aborted) return;
      return parts?.showChanges(host, this.#owner, resources);
    }
    const {modeToggle, colors} = site.config;
    store.write({siteMode: modeToggle.initial, siteColors: colors});
    const {choices, dismissed} = store.read();
    const linkBase = {codec: location.codec, base: location.folder, loader: resources.guarded};
    this.branding = branding;
    this.#owner.dispatch({
      type: 'site-opened',
      site,
      linkBase,
      choices,
      labels: labels.remembered,
      dismissed,
    });
    const {state} = this.#owner;
    const report = (problem: Diagnostic) => {
      // Mistakes in style sheets are put into words in a module that may come late.
      if (!signal.aborted) problems.add(problem);
    };
    if (state.phase === 'ready') await branding?.apply(host, state, resources, report);
    if (!this.#isWanted(signal)) return;
    const route = resources.firstRoute(this.#path);
    const first = route.path;
    const isBeside = first === '' && history && host.src === undefined;
    const found = isBeside && pageOfDocument(site.navigation, location.folder, document.location);
    if (found) history.begin({path: found, hash: ''}, false);
    this.#go(found || first, hasMoved ? inPlace : {...route, scroll, ...target});
  }

  /**
   * Whether the site is still shown after a wait, and the reader has not asked for another page.
   * The host page may have set one meanwhile: it is followed at once. Another site begins with the
   * element's next update.
   */
  #isWanted(signal: AbortSignal): boolean {
    if (!signal.aborted && this.isCurrent) this.follow();
    return this.isCurrent && !signal.aborted;
  }

  /** The reader has come to another URL; `false` when a listener keeps them here. */
  #followUrl(): boolean {
    const {history} = this.resources;
    if (!history || this.#owner.state.phase !== 'ready') return true;
    const route = history.read(this.#owner.path);
    if (!this.#mayNavigate(route)) return false;
    this.#go(route.path, {...route, scroll: history.scroll, movesFocus: true});
    return true;
  }

  #mayNavigate({path, hash}: Route): boolean {
    return this.#owner.host.dispatchEvent(new DocsNavigateEvent(path, hash));
  }

  /** Goes to the page that the host page has set, which may have its URL already. */
  #visitPath(given: Route): void {
    const {history} = this.resources;
    const route = history?.follow(given);
    if (!history || !route) return this.#visit(given);
    this.#go(route.path, {...route, scroll: history.scroll, movesFocus: true});
  }

  #visit(route: Route, chosen?: DivisionChoice): void {
    this.resources.history?.push({...route, path: this.#pathInUrl(route.path)});
    // With the heading, in case the site is not open yet.
    this.#setPath(route.path + restOf(route.hash));
    this.#go(route.path, {...route, movesFocus: true}, chosen);
  }

  #go(written: string, scrollTarget: ScrollTarget, chosen?: DivisionChoice): void {
    const {state} = this.#owner;
    if (state.phase !== 'ready') return;
    const {site, choices} = state;
    const {navigation, config} = site;
    const matched = matchPath(navigation, written);
    const isUnsure = matched === '' && this.#mayHaveIndex && !listedIndex(navigation);
    const path = matched || (isUnsure ? '' : (homeOf(navigation, config, choices)?.path ?? ''));
    this.#goTo(path, scrollTarget, matched && !chosen ? undefined : {choices, chosen});
  }

  #goTo(path: string, scrollTarget: ScrollTarget, otherwise?: OtherPage): void {
    const {host, state} = this.#owner;
    if (state.phase !== 'ready') return;
    const {content} = state;
    this.#setPath(path);
    if (content.phase === 'shown' && content.page.path === path) {
      // It is on the screen; another one may be loading.
      const signal = this.#renewRequest();
      this.#owner.dispatch({type: 'page-asked', path});
      this.#owner.dispatch({type: 'page-settled', path, page: content});
      moveWithinPage(host, host.pageRoot, scrollTarget, signal);
      this.#showRest(path);
    } else {
      begin(this.#load(path, scrollTarget, otherwise));
    }
  }

  /**
   * Without `scrollTarget` the page is one that is shown already: the reader stays in place.
   */
  async #load(path: string, scrollTarget?: ScrollTarget, otherwise?: OtherPage): Promise<void> {
    const signal = this.#renewRequest();
    this.#owner.dispatch({type: 'page-asked', path});
    const {resources} = this;
    const {state, view} = this.#owner;
    if (state.phase !== 'ready') return;
    if (scrollTarget) resources.labels.pause();
    const loading = resolvePage(path, state.site, resources, signal, otherwise, this.#first);
    // Above the page, notes about its version have their place from the start.
    const loaded = await unlessAborted(Promise.all([loading, loadSelectors(view)]), signal);
    // What was found may lead elsewhere than where the host page wants to be.
    if (!loaded || !this.#isWanted(signal)) return;
    const [found] = loaded;
    if ('navigation' in found) {
      this.#operations.use(found, resources.reader);
      this.#go(path, scrollTarget ?? inPlace);
    } else if ('home' in found) {
      this.#goTo(found.home, scrollTarget ?? inPlace, otherwise);
    } else if ('target' in found) {
      this.#redirect(found, scrollTarget ?? inPlace, otherwise?.chosen);
    } else {
      await this.#show(path, found, scrollTarget, signal);
    }
  }

  /** Goes where a path leads; `chosen` is the division for which the reader came there. */
  #redirect(
    {target, missing}: Redirect,
    scrollTarget: ScrollTarget,
    chosen: DivisionChoice | undefined,
  ): void {
    if (missing) this.#owner.problems.addMissing(missing);
    const {history} = this.resources;
    const from = {hash: scrollTarget.hash, query: history?.read('').query};
    const route = followRedirect(target, from, (path) => this.#pathInUrl(path), history);
    if (!route) return;
    if (chosen && missing) {
      const {kind, name} = chosen;
      const missed = {kind, name, path: route.path};
      this.#owner.dispatch({type: 'division-chosen', choices: {}, missed});
    }
    this.#go(route.path, {...scrollTarget, hash: route.hash});
  }

  /** Shows a page that was read, of a long one its beginning. */
  async #show(
    path: string,
    {page, rest}: FoundPage,
    scrollTarget: ScrollTarget | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    const {dispatch, problems, state} = this.#owner;
    const onScreen = !scrollTarget && state.phase === 'ready' && state.content;
    const parts = rest && (await this.#longPage.load(page, rest, onScreen));
    if (signal.aborted) return;
    this.#first = undefined;
    this.#scrollTarget = scrollTarget;
    dispatch({type: 'page-settled', path, page: parts?.first ?? page});
    problems.setPage(page);
    this.#longPage.parts = parts;
    this.#showRest(path);
  }

  /** Shows the rest of a long page. */
  #showRest(path: string): void {
    const {dispatch, host, problems} = this.#owner;
    this.#longPage.show({
      host,
      signal: this.#request.signal,
      show: (page, isFramed) => {
        dispatch({type: isFramed ? 'page-settled' : 'page-grown', path, page});
        if (isFramed) problems.setPage(page);
      },
    });
  }

  /** Gives up the page asked for before, if it is still being loaded. */
  #renewRequest(): AbortSignal {
    this.#request.abort();
    this.#request = new AbortController();
    return this.#request.signal;
  }

  /** Whether to look for an index of the root: published pages and earlier visits may know. */
  get #mayHaveIndex(): boolean {
    const {reader, store} = this.resources;
    if (reader.pageFiles.known.has('')) return true;
    return !this.#owner.host.hasAttribute('data-built') && store.read().hasIndex !== false;
  }

  /** The path of a page as the site writes it in URLs. */
  #pathInUrl(path: string): string {
    const {state} = this.#owner;
    if (state.phase !== 'ready') return path;
    const {navigation} = state.site;
    const {isFolders} = this.resources.location.codec;
    return urlPath(matchPath(navigation, path), (other) => navigation.pages.has(other), isFolders);
  }

  #setPath(path: string | undefined): void {
    this.#path = path;
    this.#owner.host.path = path;
  }
}

/** Counts work that nothing waits for as unfinished. It fails only by a fault of ours. */
function begin(work: Promise<void>): void {
  during(work).catch(reportError);
}

const inPlace: ScrollTarget = {hash: '', movesFocus: false};

/** A page of the site, and a place on it. */
type Destination = Pick<Route, 'path'> & Partial<Route>;
