import type {PageLabels} from '../../src/navigation/label.js';
import {givenLoader} from '../../src/site/given-loader.js';
import {PageFiles} from '../../src/site/page-files.js';
import type {PageReader} from '../../src/site/load-page.js';
import {
  LoadError,
  type Loader,
  rememberingLoader,
  type RememberingLoader,
  type SiteLoader,
} from '../../src/site/loader.js';
import {httpLoader} from '../../src/site/http-loader.js';
import {readerFor} from '../../src/site/reader.js';
import {chunks, earlyStart} from '../shared/running-script.js';
import {readerStore, type ReaderStore} from '../shared/reader-store.js';
import {scheduler} from '../shared/scheduler.js';
import {BrowserHistory, type HistoryListener} from './browser-history.js';
import {readerParts, type SiteReaderParts} from './reader-parts.js';
import {SiteLabels} from './site-labels.js';
import {readOptions, type SiteLocation, type SiteOptions} from './site-options.js';
import {hashCodec, routeOf, type Route} from '../../src/routing/codec.js';

/** What resources tell their owner. */
export interface ResourcesListener {
  /** The reader has come to another URL; `false` sends them back. */
  readonly onUrlChange: HistoryListener;
  /** More labels were read; these are all of them. */
  readonly onLabels: (labels: PageLabels) => void;
  /** The loader of the host page has thrown something, instead of the URL of a file. */
  readonly onFileError: (error: unknown, file: string) => void;
}

/**
 * Access to what one site uses: its files, the reader's record, the browser's history. It lasts
 * until the element is removed or shows another site, and has no state of what is shown.
 */
export class SiteResources {
  readonly location: SiteLocation;
  readonly store: ReaderStore;
  /** The loader that the host page has given. */
  readonly given: SiteLoader | undefined;
  /** The same, with its mistakes caught. */
  readonly guarded: Omit<SiteLoader, 'watch'> | undefined;
  readonly loader: RememberingLoader;
  /**
   * How the site's pages are read; with the settings of the configuration once the site is open.
   */
  reader: PageReader;
  /** Reads and shows what few pages contain. */
  readonly parts: SiteReaderParts;
  readonly labels: SiteLabels;
  /** `undefined` for a site that does not use the browser's URL. */
  readonly history: BrowserHistory | undefined;

  readonly #options: string;
  readonly #lifetime = new AbortController();

  /**
   * `options` is the element. The resources `before` of it know where the site is: the document's
   * URL may be another one by now.
   */
  constructor(
    options: SiteOptions & Element,
    {onUrlChange, onLabels, onFileError}: ResourcesListener,
    before?: SiteResources,
  ) {
    this.#options = keyOf(options);
    this.given = options.loader;
    this.guarded = options.loader && givenLoader(options.loader, onFileError, scheduler);
    const isSamePlace = before !== undefined && before.#options === this.#options;
    this.location = isSamePlace
      ? before.location
      : readOptions(
          {...namedBy(options), isFolders: options.getAttribute('data-built') === 'folders'},
          document.baseURI,
          location.href,
        );
    const {codec, folder, refused} = this.location;
    // The host may have changed the path of the document's URL since.
    const inDocument = options.router === 'history' ? codec : hashCodec;
    this.store = readerStore(folder.href);
    this.loader = rememberingLoader(
      this.guarded ?? (refused === undefined ? loaderOf(folder) : refusingLoader(refused)),
    );
    this.parts = readerParts(options, this.location, this.signal);
    const {extension, files} = this.store.read();
    const pageFiles = new PageFiles(files, extension, (usual) =>
      this.store.write({extension: usual}),
    );
    this.reader = readerFor(this.loader, undefined, this.parts, pageFiles);
    this.labels = new SiteLabels(this.store, this.signal, onLabels);
    this.history =
      options.router === 'memory'
        ? undefined
        : new BrowserHistory(inDocument, onUrlChange, options);
    this.history?.start();
  }

  /** Aborted at the end. */
  get signal(): AbortSignal {
    return this.#lifetime.signal;
  }

  /** Whether the element's attributes and loader are still those it had initially. */
  isAt(options: SiteOptions): boolean {
    return keyOf(options) === this.#options && options.loader === this.given;
  }

  /**
   * The route the reader begins with: that of the URL; without one, the `path` that the element was
   * given.
   */
  firstRoute(path?: string): Route {
    const given = routeOf(path ?? '');
    const route = this.history?.read('') ?? given;
    return route.path ? route : {...route, path: given.path, hash: route.hash || given.hash};
  }

  end(): void {
    this.#lifetime.abort();
    this.history?.stop();
  }
}

function keyOf(options: SiteOptions): string {
  return JSON.stringify(namedBy(options));
}

/** The attributes that say which site it is. */
function namedBy({src, router, base}: SiteOptions): SiteOptions {
  return {src, router, base};
}

/** A loader that takes over the requests that the entry has already made. */
function loaderOf(folder: URL): Loader {
  return httpLoader(folder, {origin, early: earlyStart()?.[chunks]});
}

/** For a site that cannot be anywhere. */
function refusingLoader(url: string): Loader {
  return {
    url: () => url,
    text: () => Promise.reject(new LoadError('refused', url)),
  };
}
