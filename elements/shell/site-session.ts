import type {Loader} from '../../src/site/loader.js';
import type {PageSource} from '../../src/site/load-page.js';
import {rememberingLoader, type RememberingLoader} from '../../src/site/remembering-loader.js';
import type {Route} from '../../src/routing/codec.js';
import {readerStore, type ReaderStore} from '../shared/reader-store.js';
import {Address} from './address.js';
import {SiteLabels} from './site-labels.js';
import {readOptions, type SiteOptions, type SitePlaces} from './site-options.js';

/** What a session tells its controller. */
export interface SessionListener {
  onAddress(): void;
  onLabels(): void;
}

/** Everything that lives as long as one site is shown: from its first request until the element is removed or turned to another site. */
export class SiteSession {
  readonly places: SitePlaces;
  readonly loader: RememberingLoader;
  readonly store: ReaderStore;
  readonly source: PageSource;
  readonly labels: SiteLabels;
  /** Not there for a site that keeps out of the browser's address. */
  readonly address?: Address;
  /** Aborted at the end. */
  readonly lifetime = new AbortController();
  /** The text of the configuration, until it has been checked. */
  configText = '';

  constructor(
    options: SiteOptions,
    makeLoader: (folder: URL) => Loader,
    listener: SessionListener,
  ) {
    this.places = readOptions(options, document.baseURI);
    this.loader = rememberingLoader(makeLoader(this.places.folder));
    this.store = readerStore(this.places.folder.href);
    this.source = pageSource(this.loader, this.store);
    this.labels = new SiteLabels(this.store, () => listener.onLabels());
    if (options.router === 'memory') return;
    this.address = new Address(this.places.codec, () => listener.onAddress());
    this.address.start();
  }

  /** The route the reader begins with: the path that the element was given, else what the address says. */
  firstRoute(path: string | undefined): Route {
    return path === undefined && this.address
      ? this.address.read('')
      : {path: path ?? '', hash: ''};
  }

  end(): void {
    this.lifetime.abort();
    this.labels.stop();
    this.address?.stop();
  }
}

function pageSource(loader: Loader, store: ReaderStore): PageSource {
  return {
    loader,
    loadYaml: async () => (await import('../lazy/yaml.js')).readYaml,
    get extension() {
      return store.read().extension ?? 'mdx';
    },
    set extension(extension) {
      if (extension !== store.read().extension) store.write({extension});
    },
  };
}
