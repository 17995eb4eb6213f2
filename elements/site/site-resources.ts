import type {PageLabels} from '../../src/navigation/label.js';
import type {Route} from '../../src/routing/codec.js';
import type {Apis} from '../../src/site/apis.js';
import {PageFiles} from '../../src/site/page-files.js';
import type {PageReader} from '../../src/site/load-page.js';
import {
  LoadError,
  type Loader,
  rememberingLoader,
  type RememberingLoader,
} from '../../src/site/loader.js';
import {readerStore, type ReaderStore} from '../shared/reader-store.js';
import {BrowserHistory, type HistoryListener} from './browser-history.js';
import type {PageRenderers} from '../page/page-templates.js';
import {SiteLabels} from './site-labels.js';
import {readOptions, type SiteLocation, type SiteOptions} from './site-options.js';
import {loadPart} from '../shared/load-part.js';
import {hashCodec} from '../../src/routing/codec.js';

/** What resources tell their owner. */
export interface ResourcesListener {
  /** The reader has come to another URL; `false` sends them back. */
  readonly onUrlChange: HistoryListener;
  /** More labels were read; these are all of them. */
  readonly onLabels: (labels: PageLabels) => void;
}

/**
 * Access to what one site uses: its files, the reader's record, the browser's history. It lasts
 * until the element is removed or shows another site, and has no state of what is shown.
 */
export class SiteResources {
  readonly location: SiteLocation;
  readonly store: ReaderStore;
  readonly loader: RememberingLoader;
  /**
   * How the site's pages are read; with the settings of the configuration once the site is open.
   */
  reader: PageReader;
  /** What shows the parts that few pages have. */
  readonly renderers: PageRenderers;
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
    makeLoader: (folder: URL) => Loader,
    {onUrlChange, onLabels}: ResourcesListener,
    before?: SiteResources,
  ) {
    this.#options = keyOf(options);
    this.location = before?.isAt(options)
      ? before.location
      : readOptions(options, document.baseURI, location.href);
    const {codec, folder, refused} = this.location;
    // The host may have changed the path of the document's URL since.
    const inDocument = options.router === 'history' ? codec : hashCodec;
    this.store = readerStore(folder.href);
    this.loader = rememberingLoader(
      refused === undefined ? makeLoader(folder) : refusingLoader(refused),
    );
    ({reader: this.reader, renderers: this.renderers} = pageResources(
      this.loader,
      this.store,
      options,
      this.signal,
      this.location,
    ));
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

  /** Whether the element's attributes still have the values they had initially. */
  isAt(options: SiteOptions): boolean {
    return keyOf(options) === this.#options;
  }

  /**
   * The route the reader begins with: that of the URL; without one, the `path` that the element was
   * given.
   */
  firstRoute(path = ''): Route {
    const route = this.history?.read('') ?? {path, hash: ''};
    return {...route, path: route.path || path};
  }

  end(): void {
    this.#lifetime.abort();
    this.history?.stop();
  }
}

function keyOf({src, router, base}: SiteOptions): string {
  return JSON.stringify([src, router, base]);
}

/** For a site that cannot be anywhere. */
function refusingLoader(url: string): Loader {
  return {
    url: () => url,
    text: () => Promise.reject(new LoadError('refused', url)),
  };
}

/** How the pages of one site are read, and what shows the parts of them that few pages have. */
export interface PageResources {
  readonly reader: PageReader;
  /**
   * Grows with the pages that are read: what shows raw HTML arrives together with what reads it.
   */
  readonly renderers: PageRenderers;
}

/**
 * Makes the reader of a site's pages; `store` remembers what their files are called,
 * and pages of APIs are in the language of `host` where theirs is not known. The signal is aborted
 * at the end.
 */
export function pageResources(
  loader: Loader,
  store: ReaderStore,
  host: Element,
  signal: AbortSignal,
  location: Pick<SiteLocation, 'configFile' | 'folder'>,
): PageResources {
  const renderers: {-readonly [N in keyof PageRenderers]: PageRenderers[N]} = {};
  const {extension, files} = store.read();
  let apis: Apis | undefined;
  return {
    renderers,
    reader: {
      loader,
      pageFiles: new PageFiles(files, extension, (usual) => store.write({extension: usual})),
      loadSnippets: async () => (await loadPart('modules'))?.loadSnippets,
      loadProblems: () => loadPart('load-diagnostic'),
      loadApis: async (config) => {
        const lazy = await loadPart('apis');
        renderers.endpoint = lazy?.endpoint;
        return (apis ??= lazy?.siteApis(config, loader, host, signal, location));
      },
      loadNearestPages: async () => {
        const lazy = await loadPart('missing-page');
        renderers.missingPage = lazy?.missingPage;
        return lazy?.nearestPages;
      },
      syntax: {
        yaml: async () => (await loadPart('read-yaml'))?.readYaml,
        modules: async () => (await loadPart('modules'))?.pageModules,
        html: async () => {
          const lazy = await loadPart('html');
          renderers.html = lazy?.htmlRenderer;
          return lazy?.htmlReader;
        },
        footnotes: async () => {
          const lazy = await loadPart('footnotes');
          renderers.footnote = lazy?.renderFootnote;
          return lazy?.footnoteExtension;
        },
        math: async () => (await loadPart('read-math'))?.mathReader,
        otherTools: async () => (await loadPart('other-tools'))?.withChanges,
        entities: async () => (await loadPart('entities'))?.entityNames,
        progressive: async () => (await loadPart('long-pages'))?.progressive,
      },
    },
  };
}
