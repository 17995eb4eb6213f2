import type {ReactiveController} from 'lit';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import type {Choices} from '../../src/navigation/choices.js';
import type {PageLabels} from '../../src/navigation/labels.js';
import {homeOf} from '../../src/navigation/position.js';
import type {SelectorKind, View} from '../../src/navigation/view.js';
import {innerPath} from '../../src/routing/encoding.js';
import {matchPath, plainPath} from '../../src/routing/match.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {httpLoader} from '../../src/site/http-loader.js';
import type {Loader} from '../../src/site/loader.js';
import {pathOf, transition, viewOf, type SiteEvent, type SiteState} from '../../src/site/state.js';
import {DocsNavigateEvent} from '../shared/events.js';
import {unlessAborted} from '../shared/unless-aborted.js';
import type {Localize} from '../locales/localize-controller.js';
import type {ScrollTarget} from './scroll-restoration.js';
import type {MissedPage} from './choose-division.js';
import {announcePage} from './announce-page.js';
import {describePage} from './document-head.js';
import {followRedirect, resolvePage} from './resolve-page.js';
import {PageRequest} from './page-request.js';
import type {SiteHost} from '../shared/site-host.js';
import {SiteProblems} from '../problems/site-problems.js';
import {SiteSession} from './site-session.js';

/**
 * The heart of `<docs-site>`: loads the site and its pages, follows the address, and tells the element when its state
 * has changed. What follows from what is decided in `src/`; here are the effects. The host shows {@link state} and calls
 * {@link pageRendered} after each of its updates.
 */
export class SiteController implements ReactiveController {
  state: SiteState = {phase: 'booting'};
  /** What the navigation shows; known once the site is open. */
  view: View | undefined;
  /** The site that is shown, with the reader's choices; there while the host is connected. */
  session: SiteSession | undefined;
  /** What the reader's last choice did not lead to. */
  missed: MissedPage | undefined;

  readonly #host: SiteHost;
  readonly #makeLoader: (folder: URL) => Loader;
  readonly #problems: SiteProblems;
  readonly #request: PageRequest;
  /** The path that the host has been told, or has told. */
  #path: string | undefined;
  /** The session before: whether it was of the same site. */
  #before: SiteSession | undefined;
  /** How the reader comes to the page that waits to be rendered. */
  #arrival: ScrollTarget | undefined;

  constructor(host: SiteHost, makeLoader: (folder: URL) => Loader = httpLoader) {
    this.#host = host;
    this.#makeLoader = makeLoader;
    this.#problems = new SiteProblems(host);
    this.#request = new PageRequest(host);
    host.addController(this);
  }

  /** What the sidebar says of the pages, as far as it is known. */
  get labels(): PageLabels {
    return this.session?.labels.labels ?? new Map();
  }

  /** All problems known so far, of the site and of the page shown. */
  get diagnostics(): readonly Diagnostic[] {
    return this.#problems.all;
  }

  /** Known once the site is open. */
  get links(): SiteLinks | undefined {
    return this.session?.links;
  }

  /** The path of the page on the screen; before the first one, of the page asked for. */
  get path(): string {
    return pathOf(this.state);
  }

  /** Takes note of a problem that came to light while the site was shown. */
  report(diagnostic: Diagnostic): void {
    this.#problems.add(diagnostic);
  }

  hostConnected(): void {
    this.#start();
  }

  hostDisconnected(): void {
    this.#stop();
  }

  hostUpdate(): void {
    const {path} = this.#host;
    if (!this.session) return;
    if (!this.session.isAt(this.#host)) this.#restart();
    else if (path !== this.#path) this.#visit(innerPath(path ?? ''), '');
  }

  /** Takes the reader to a page, unless `docs-navigate` is cancelled; `choices` are of the divisions that hold it. */
  navigate(path: string, hash = '', query?: string, choices: Choices = {}): void {
    const inner = innerPath(path);
    if (!this.#asks(inner, hash)) return;
    this.#apply({type: 'chosen', choices});
    this.#visit(inner, hash, query);
  }

  /** Shows another version, language or the like, if possible at the place where the reader is. */
  async choose(kind: SelectorKind, name: string): Promise<void> {
    const {session} = this;
    const lazy = session && (await unlessAborted(import('../lazy/selector.js'), session.signal));
    const apply = (choices: Choices) => this.#apply({type: 'chosen', choices});
    lazy?.chooseDivision(this, this.#host, {kind, name}, apply);
  }

  /** Loads again what could not be loaded. */
  retry(): void {
    this.session?.loader.forget();
    const {state} = this;
    if (state.phase === 'ready') void this.#load(state.path, {hash: '', movesFocus: true});
    else this.#restart();
  }

  /** To be called after each update of the host: when a new page is in the DOM, the reader arrives there. */
  pageRendered(say: Localize): void {
    const {state, session} = this;
    const arrival = this.#arrival;
    if (!session || state.phase !== 'ready') return;
    if (session.address && (arrival || state.page.phase === 'missing')) {
      describePage(state.site.config.name, state.page, say);
    }
    if (!arrival) return;
    this.#arrival = undefined;
    this.#request.arrive(arrival);
    session.readLabels(state.page.phase === 'shown' ? state.page.page : undefined);
    session.checkConfig(this.#problems);
    announcePage(this.#host, state.page);
  }

  #start(): void {
    const host = this.#host;
    const before = this.#before;
    // What is shown belongs to another site: only a path set together with the new place means a page of this one.
    const isOther = this.state.phase === 'ready' && before?.isAt(host) === false;
    this.#setPath(isOther && host.path === this.#path ? undefined : host.path);
    const listener = {onAddress: () => this.#follow(), onLabels: () => host.requestUpdate()};
    this.#before = this.session = new SiteSession(host, this.#makeLoader, listener, before);
    this.session.address?.begin(innerPath(this.#path ?? ''), isOther);
    this.#problems.clear();
    delete host.dataset['path'];
    this.#apply({type: 'booted'});
    void this.#open(this.session);
  }

  #stop(): void {
    this.session?.end();
    this.session = undefined;
    this.#request.end();
    this.#arrival = undefined;
  }

  #restart(): void {
    this.#stop();
    this.#start();
  }

  async #open(session: SiteSession): Promise<void> {
    // Most addresses say which page is wanted: it is asked for together with the configuration.
    const {path} = session.firstRoute(this.#path);
    if (path !== '') session.fetchPage(plainPath(path));
    const opened = await unlessAborted(session.open(), session.signal);
    if (!opened) return;
    this.#problems.setSite(opened.diagnostics);
    const {site, diagnostics} = opened;
    if (!site) return this.#apply({type: 'site-failed', diagnostics});
    const route = session.firstRoute(this.#path);
    this.#apply({type: 'site-opened', site, choices: session.store.read().choices});
    this.#go(route.path, {hash: route.hash, scroll: session.address?.scroll, movesFocus: false});
  }

  /** The reader has come to another address; `false` when a listener keeps them here. */
  #follow(): boolean {
    const address = this.session?.address;
    if (!address || this.state.phase !== 'ready') return true;
    const {path, hash} = address.read(this.path);
    if (!this.#asks(path, hash)) return false;
    this.#go(path, {hash, scroll: address.scroll, movesFocus: true});
    return true;
  }

  #asks(path: string, hash: string): boolean {
    return this.#host.dispatchEvent(new DocsNavigateEvent(path, hash));
  }

  #visit(path: string, hash: string, query?: string): void {
    this.session?.address?.push({path, hash, query});
    this.#setPath(path);
    this.#go(path, {hash, movesFocus: true});
  }

  #go(written: string, arrival: ScrollTarget): void {
    const {state} = this;
    if (state.phase !== 'ready') return;
    const {page, site, choices} = state;
    const {navigation, config} = site;
    const path =
      matchPath(navigation, written) || (homeOf(navigation, config, choices)?.path ?? '');
    this.#setPath(path);
    if (page.phase === 'shown' && page.page.path === path) {
      // It is on the screen; another one may be on its way.
      this.#request.renew();
      this.#apply({type: 'page-asked', path});
      this.#apply({type: 'page-settled', path, page});
      this.#request.move(arrival);
      this.#grow(path, arrival);
    } else {
      void this.#load(path, arrival);
    }
  }

  async #load(path: string, arrival: ScrollTarget): Promise<void> {
    const signal = this.#request.renew();
    this.#apply({type: 'page-asked', path});
    const {session} = this;
    if (!session || this.state.phase !== 'ready') return;
    const loading = resolvePage(path, session, this.state.site.navigation, signal);
    const found = await unlessAborted(loading, signal);
    if (!found) return;
    if ('target' in found) {
      const way = followRedirect(found.target, session.address);
      if (way) this.#go(way.path, {...arrival, hash: way.hash || arrival.hash});
      return;
    }
    const {page, rest} = found;
    this.#arrival = arrival;
    this.#apply({type: 'page-settled', path, page});
    this.#problems.setPage(page);
    this.#request.setRest(rest);
    this.#grow(path, arrival);
  }

  #grow(path: string, arrival: ScrollTarget): void {
    this.#request.grow(arrival, {
      show: (page) => {
        this.#apply({type: 'page-settled', path, page});
        this.#problems.setPage(page);
      },
    });
  }

  #setPath(path: string | undefined): void {
    this.#path = path;
    this.#host.path = path;
  }

  #apply(event: SiteEvent): void {
    this.state = transition(this.state, event);
    this.view = viewOf(this.state);
    this.#host.requestUpdate();
  }
}
