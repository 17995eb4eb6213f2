import {isMessage, protocol, type PageMessage} from '../../src/offline/messages.js';
import {diagnoseOffline} from '../../src/offline/diagnose-offline.js';
import {
  cacheName,
  readState,
  type OfflineSite,
  type SavedSet,
  type UnfinishedSet,
} from '../../src/offline/offline-store.js';
import type {OfflineScope} from '../../src/offline/policy.js';
import {storedSize} from '../../src/offline/stored-response.js';
import {indexedSize} from '../../src/site/offline/indexed-size.js';
import {pagesToSave} from '../../src/site/offline/pages-to-save.js';
import {fetchIndex} from '../shared/fetch-index.js';
import {assetUrl} from '../shared/running-script.js';
import type {SiteHost} from '../site/site-options.js';
import type {SiteResources} from '../site/site-resources.js';
import {languageAt} from '../locales/localize-controller.js';
import {during, scheduler} from '../shared/scheduler.js';
import {keepParts} from './keep-parts.js';
import {readSampleLanguages} from '../../src/config/read/sample-languages.js';
import {usesApis} from '../../src/config/uses-apis.js';
import {askWorker} from './ask-worker.js';
import type {FileProgress} from './file/file-messages.js';
import {RefusedError, saveFile, type FileFailure, type SavedFile} from './file/save-file.js';
import {observeLoaded} from './observe-loaded.js';
import {DocsUpdateNotice} from './docs-update-notice.js';
import type {ActiveWorker} from './register-worker.js';
import {restartWithNextPage} from './restart-with-next-page.js';
import type {UpdatableSite} from './updatable-site.js';
import {
  removeSaved,
  SaveError,
  saveSite,
  type SaveFailure,
  type SaveProgress,
} from './save-site.js';

/** What a reader sees of saving. */
export interface OfflineStatus {
  readonly saved?: SavedSet | undefined;
  readonly unfinished?: UnfinishedSet | undefined;
  /** While a set is being saved. */
  readonly progress?: SaveProgress | undefined;
  /** Why the last attempt ended without a set. */
  readonly failure?: SaveFailure | undefined;
  /** The file of the site: how far it is, what was written, or why this has failed. */
  readonly file?: FileProgress | SavedFile | FileFailure | undefined;
}

/** What a site and its worker tell each other, and what is saved, as long as the site is shown. */
export class OfflineSession {
  status: OfflineStatus = {};
  /** When the site was left or opened again, in milliseconds. */
  endTime = 0;
  /** Called when the status has changed. */
  onStatus: () => void = () => undefined;

  readonly #host: SiteHost;
  readonly #site: UpdatableSite;
  readonly #resources: SiteResources;
  readonly #scope: OfflineScope;
  /** When the files that are shown were requested, in milliseconds. */
  readonly #since: number;
  /** The next page needs the site to be opened again. */
  #isOutdated = false;
  /** Resolves once it is known what is saved. */
  readonly #known: Promise<void>;
  #notice: DocsUpdateNotice | undefined;
  #saving: AbortController | undefined;
  #file: AbortController | undefined;
  #index: Promise<unknown> | undefined;

  constructor(
    host: SiteHost,
    site: UpdatableSite,
    resources: SiteResources,
    {registration}: ActiveWorker,
    since: number,
  ) {
    this.#host = host;
    this.#site = site;
    this.#resources = resources;
    this.#since = since;
    this.#scope = {scope: registration.scope, assets: [assetUrl('')]};
    this.#known = this.#readStatus();
    const {signal} = resources;
    navigator.serviceWorker.addEventListener('message', this.#onMessage, {signal});
    restartWithNextPage(host, site, signal, () => this.#isOutdated);
    host.addEventListener('docs-page-shown', () => this.#notice?.remove(), {signal});
    signal.addEventListener('abort', () => {
      this.#notice?.remove();
      this.#saving?.abort();
      this.#file?.abort();
      this.endTime = Date.now();
    });
  }

  /** The versions that can be saved alone. */
  get version(): string | undefined {
    const {view} = this.#site;
    const selector = view?.selectors.find(({kind}) => kind === 'version');
    return selector?.options.find(({isCurrent}) => isCurrent)?.name;
  }

  /** Tells the worker of the site, and learns what has changed while the page was loading. */
  async open({worker}: Pick<ActiveWorker, 'worker'>): Promise<void> {
    await this.#known;
    const message: PageMessage = {
      protocol,
      type: 'opened',
      site: offlineSite(this.#host, this.#resources),
      loaded: performance.getEntriesByType('resource').map(({name}) => name),
      since: Math.max(this.#since, this.status.saved?.time ?? 0),
    };
    const {signal} = this.#resources;
    const answered = askWorker(worker, message);
    observeLoaded(
      worker,
      answered,
      signal,
      (loaded) => void askWorker(worker, {...message, loaded}),
    );
    const answer = await answered;
    if (signal.aborted) return;
    const keep = (loaded: readonly string[]) => askWorker(worker, {...message, loaded});
    scheduler.idle(() => void during(this.#keepParts(keep)), signal);
    answer?.changed.forEach((url) => this.#onChange(url));
    const {saved} = this.status;
    // Our script is of another version, of which only what was loaded is kept.
    if (saved && saved.assets !== assetUrl('')) void this.#renew();
    if (answer) return;
    const url = worker.scriptURL.replace(/\?.*/, '');
    this.#site.problems.add(diagnoseOffline('offline/worker-outdated', {url}));
  }

  async #keepParts(keep: (urls: readonly string[]) => Promise<unknown>): Promise<void> {
    const {state} = this.#site;
    if (state.phase !== 'ready') return;
    const language = languageAt(this.#host).replace(/\W.*/, '').toLowerCase();
    const {config} = state.site;
    const sampleLanguages = readSampleLanguages(config);
    const needed = {usesApis: usesApis(config), sampleLanguages, language};
    await keepParts(needed, keep, this.#resources.signal);
  }

  /** About how many bytes saving the site, or one version of it, needs, if its index says so. */
  async size(version?: string): Promise<number | undefined> {
    const {location, signal} = this.#resources;
    const {state} = this.#site;
    if (state.phase !== 'ready') return undefined;
    this.#index ??= fetchIndex({host: this.#host, folder: location.folder, signal});
    const size = indexedSize(await this.#index, pagesToSave(state.site, version));
    return size === undefined ? undefined : size + (await keptSize(this.#scope));
  }

  /** Saves the site, or one version of it. */
  async save(version?: string): Promise<void> {
    if (this.#saving) return;
    this.#saving = new AbortController();
    const {signal} = this.#saving;
    this.#setStatus({...this.status, failure: undefined, progress: {done: 0, total: 0, bytes: 0}});
    let failure: SaveFailure | undefined;
    try {
      // Browsers delete what is stored when space is short, unless they promise not to.
      void navigator.storage?.persist?.();
      await saveSite({
        host: this.#host,
        resources: this.#resources,
        scope: this.#scope,
        site: offlineSite(this.#host, this.#resources),
        version,
        onProgress: (progress) => this.#setStatus({...this.status, progress}),
        signal,
      });
    } catch (error) {
      if (error instanceof SaveError) failure = error.reason;
      else if (!signal.aborted) reportError(error);
    } finally {
      this.#saving = undefined;
    }
    await this.#readStatus(failure);
  }

  /** Stops saving; what has been stored is used by the next attempt. */
  cancel(): void {
    this.#saving?.abort();
  }

  /** Writes the site as one file, which the reader downloads. */
  async saveFile(): Promise<void> {
    if (this.#file) return;
    this.#file = new AbortController();
    const {signal} = this.#file;
    const tell = (file: OfflineStatus['file']) => this.#setStatus({...this.status, file});
    tell({done: 0, total: 0});
    try {
      tell(await saveFile(this.#host, this.#resources, tell, signal));
    } catch (error) {
      const failure = error instanceof RefusedError ? 'refused' : 'failed';
      tell(signal.aborted ? undefined : failure);
      if (!signal.aborted) console.warn(error);
    } finally {
      this.#file = undefined;
    }
  }

  /** Stops writing the file. */
  cancelFile(): void {
    this.#file?.abort();
  }

  /** Deletes what was saved. */
  async remove(): Promise<void> {
    this.cancel();
    await removeSaved(this.#resources.location.folder.href, this.#scope);
    await this.#readStatus();
  }

  async #readStatus(failure?: SaveFailure): Promise<void> {
    const {saved, unfinished} = await readState(this.#scope.scope);
    const isOwn = ({folder}: UnfinishedSet) => folder === this.#resources.location.folder.href;
    const {file} = this.status;
    this.#setStatus({saved: saved.find(isOwn), unfinished: unfinished.find(isOwn), failure, file});
  }

  #setStatus(status: OfflineStatus): void {
    this.status = status;
    this.onStatus();
  }

  readonly #onMessage = ({data, ports: [port]}: MessageEvent<unknown>): void => {
    if (!isMessage(data, 'changed')) return;
    void this.#known.then(() => {
      if (!this.#resources.signal.aborted) this.#onChange(data.url);
      port?.postMessage('heard');
    });
  };

  /** Saves the set again, whose files are not the host's any more. */
  async #renew(): Promise<void> {
    const {saved} = this.status;
    const {connection} = navigator as {connection?: {readonly saveData?: boolean}};
    if (!saved || this.#saving || connection?.saveData) return;
    await this.save(saved.version);
    if (this.status.failure || this.#resources.signal.aborted) return;
    this.#resources.loader.forget();
    this.#isOutdated = true;
    this.#offerReload(false);
  }

  /** A file has changed: what was loaded before is requested again when it is needed. */
  #onChange(url: string): void {
    const {loader, location, reader} = this.#resources;
    const isScript = url.startsWith(assetUrl('')) && /\.js(?:\?|$)/.test(url);
    if (!isScript && !url.startsWith(location.folder.href)) return;
    if (this.status.saved) {
      void this.#renew();
      return;
    }
    loader.forget();
    const isConfig = url === loader.url(location.configFile);
    const {state} = this.#site;
    if (isConfig && state.phase === 'ready' && state.isLoading) {
      // The page that is being loaded is of the deployment that the host has now.
      this.#site.restart();
      return;
    }
    if (isScript || isConfig) this.#isOutdated = true;
    const files = [...reader.pageFiles.known.values()].map((file) => loader.url(file));
    const shown = reader.pageFiles.known.get(this.#site.path);
    // A file that is no page is part of pages: perhaps of this one.
    if (files.includes(url) && (shown === undefined || loader.url(shown) !== url)) return;
    this.#offerReload(isScript);
  }

  #offerReload(isScript: boolean): void {
    this.#notice ??= new DocsUpdateNotice();
    this.#notice.reload = () => (isScript ? globalThis.location.reload() : this.#site.restart());
    this.#host.shadowRoot?.append(this.#notice);
  }
}

/** How many bytes the files of our script have that the worker has kept. */
async function keptSize({scope}: OfflineScope): Promise<number> {
  const cache = await caches.open(cacheName(scope, 'bundle'));
  const ours = (await cache.keys()).filter(({url}) => url.startsWith(assetUrl('')));
  const stored = await Promise.all(ours.map((request) => cache.match(request)));
  return stored.reduce((sum, one) => sum + (one ? storedSize(one) : 0), 0);
}

/** A site as its worker knows it. */
function offlineSite({router}: SiteHost, {location, loader}: SiteResources): OfflineSite {
  const isHistory = router === 'history';
  const {origin, pathname} = globalThis.location;
  return {
    folder: location.folder.href,
    config: loader.url(location.configFile),
    assets: assetUrl(''),
    router: isHistory || router === 'memory' ? router : 'hash',
    document: isHistory
      ? new URL(location.codec.href({path: '', hash: ''}), origin).href
      : origin + pathname,
  };
}
