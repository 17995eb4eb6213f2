import {readNotFound} from '../../src/config/read/not-found.js';
import type {Page} from '../../src/content/page.js';
import type {Target} from '../../src/shared/target.js';
import type {Route, UrlParts} from '../../src/routing/codec.js';
import {isFile, siteLinks, type SiteLinks} from '../../src/routing/site-links.js';
import {findPage, type PageReader} from '../../src/site/load-page.js';
import {LoadError, type Loader} from '../../src/site/loader.js';
import {openSite, type OpenedSite} from '../../src/site/open-site.js';
import {rememberingLoader, type RememberingLoader} from '../../src/site/remembering-loader.js';
import type {Site} from '../../src/site/state.js';
import {readerStore, type ReaderStore} from '../shared/reader-store.js';
import {BrowserHistory} from './browser-history.js';
import {loadBranding, type Branding} from './site-dress.js';
import type {PageRenderers} from '../page/page-templates.js';
import {pageResources} from './page-reader.js';
import {SiteLabels} from './site-labels.js';
import {readOptions, type SiteOptions, type SiteLocation} from './site-options.js';
import type {SiteProblems} from '../problems/site-problems.js';

/** What a session tells its controller. */
export interface SessionListener {
  /** The reader has come to another address; `false` sends them back. */
  onAddress(): boolean;
  onLabels(): void;
}

/** All that lives as long as one site is shown: until its element is removed or turned to another site. */
export class SiteSession {
  readonly store: ReaderStore;
  readonly loader: RememberingLoader;
  /** How its pages are read; with the settings of its configuration once the site is open. */
  reader: PageReader;
  readonly renderers: PageRenderers;
  readonly labels: SiteLabels;
  /** Not there for a site that keeps out of the browser's address. */
  readonly address?: BrowserHistory;
  /** Known once the site is open. */
  links: SiteLinks | undefined;
  /** What some sites wear; known once the site is open. */
  dress: Branding | undefined;

  readonly #options: string;
  readonly #places: SiteLocation;
  readonly #lifetime = new AbortController();
  #site: Site | undefined;
  /** What was opened, until its configuration has been checked. */
  #unchecked: OpenedSite | undefined;

  /** The session `before` of the element knows where the site is: the document's address may be another one by now. */
  constructor(
    options: SiteOptions,
    makeLoader: (folder: URL) => Loader,
    listener: SessionListener,
    before?: SiteSession,
  ) {
    this.#options = written(options);
    this.#places = before?.isAt(options)
      ? before.#places
      : readOptions(options, document.baseURI, location.href);
    const {folder, refused} = this.#places;
    this.store = readerStore(folder.href);
    this.loader = rememberingLoader(
      refused === undefined ? makeLoader(folder) : refusingLoader(refused),
    );
    ({reader: this.reader, renderers: this.renderers} = pageResources(this.loader, this.store));
    this.labels = new SiteLabels(this.store, () => listener.onLabels());
    if (options.router === 'memory') return;
    this.address = new BrowserHistory(this.#places.codec, () => listener.onAddress());
    this.address.start();
  }

  /** Aborted at the end. */
  get signal(): AbortSignal {
    return this.#lifetime.signal;
  }

  /** The folder of the configuration, with its trailing slash. */
  get folder(): URL {
    return this.#places.folder;
  }

  /** The configuration's file in it. */
  get configFile(): string {
    return this.#places.configFile;
  }

  /** Whether the element's attributes still say what they said at the beginning. */
  isAt(options: SiteOptions): boolean {
    return written(options) === this.#options;
  }

  /** The route the reader begins with: what the address says; without one, the `path` that the element was given. */
  firstRoute(path = ''): Route {
    return this.address?.read('') ?? {path, hash: ''};
  }

  /** Opens the site; its pages and links are known from then on. */
  async open(): Promise<OpenedSite> {
    const {configFile, codec, folder} = this.#places;
    const opened = await openSite(this.loader, configFile, loadReader, loadProblems, this.signal);
    const {site} = opened;
    if (!site || this.signal.aborted) return opened;
    this.#site = site;
    this.#unchecked = opened;
    this.links = siteLinks({codec, base: folder, isPage: this.isPage});
    this.dress = await loadBranding(site.config);
    const reader = {...this.reader, latex: site.config.latex};
    this.reader = this.dress?.fillVariables(reader, site.config.raw) ?? reader;
    this.store.write({siteMode: site.config.modeToggle.initial});
    return opened;
  }

  /** Where a path without a page leads, if `redirects` says so. */
  async redirect(path: string): Promise<Target | undefined> {
    const written = this.#site?.config.raw;
    if (path === '' || this.isPage(path) || !written?.has('redirects')) return undefined;
    const lazy = await loadMissingPage().catch(() => undefined);
    return lazy?.redirectOf(path, written, this.isPage);
  }

  /** Whether readers of this path are led to the first page if there is none (format notes §5.2, `errors.404`). */
  leadsHome(path: string): boolean {
    const site = this.#site;
    return site !== undefined && !this.isPage(path) && readNotFound(site.config.raw).leadsHome;
  }

  /** Whether the navigation names a page of this path. */
  readonly isPage = (path: string): boolean => this.#site?.navigation.pages.has(path) ?? false;

  /** The route that a link means, or `undefined` when it leaves the site or opens a file; `current` is the page shown. */
  routeOf(link: UrlParts, current: string): Route | undefined {
    const {codec} = this.#places;
    if (!this.#site || !codec.isInside(link, location)) return undefined;
    const route = codec.read(link, current);
    return isFile(route.path, this.isPage) ? undefined : route;
  }

  /** Fetches a page of the navigation that the reader is likely to go to. */
  prefetch(path: string): void {
    if (this.isPage(path)) this.fetchPage(path);
  }

  /** Fetches the file of a page ahead. If that fails, whoever needs it asks again and is told. */
  fetchPage(path: string): void {
    findPage(path, this.reader, this.signal).catch(() => undefined);
  }

  /** Takes over the label of the page shown, if there is one, and reads those of the pages that are listed. */
  readLabels(page: Page | undefined): void {
    this.labels.read(page, this.reader);
  }

  /** Has the configuration checked; once is enough. */
  checkConfig(problems: SiteProblems): void {
    const opened = this.#unchecked;
    this.#unchecked = undefined;
    if (opened) problems.checkConfig(opened, this.#places.configFile, this.signal);
  }

  end(): void {
    this.#lifetime.abort();
    this.labels.stop();
    this.address?.stop();
  }
}

function written({src, router, base}: SiteOptions): string {
  return JSON.stringify([src, router, base]);
}

/** For a site that cannot be anywhere. */
function refusingLoader(address: string): Loader {
  return {
    url: () => address,
    text: () => Promise.reject(new LoadError('refused', address)),
  };
}

const loadProblems = () => import('../lazy/load-problems.js');
const loadReader = async () => (await import('../lazy/read-config.js')).readConfig;
const loadMissingPage = () => import('../lazy/missing-page.js');
