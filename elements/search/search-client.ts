import type {FoundPages, SearchOptions} from '../../src/search/search-index.js';
import {
  chunkFoldersOf,
  readPreparedIndex,
  textFileOf,
  type PreparedPage,
} from '../../src/search/prepared-index.js';
import type {ChunkFailure} from '../../src/site/search/chunk-search.js';
import {diagnoseChunks} from '../../src/site/search/diagnose-search.js';
import {pagesToSearch} from '../../src/site/search/pages-to-search.js';
import type {SearchPlace, SearchProgress} from '../../src/site/search/search-engine.js';
import type {DocsFilesChangeEvent} from '../shared/files-change-event.js';
import {fetchIndex} from '../shared/fetch-index.js';
import {lazy} from '../shared/lazy.js';
import {during} from '../shared/scheduler.js';
import {startWorker} from '../shared/start-worker.js';
import {pause} from '../../src/shared/pause.js';
import type {
  AnyBackend,
  SearchBackend,
  WorkerCall,
  SearchWorkerMessage,
} from './search-messages.js';
import type {SearchResources, SearchSite} from './search-site.js';

/** The search without a worker. */
const searchEngine = lazy('search-engine', () => import('../../src/site/search/search-engine.js'));

/** Searches one site; lasts as long as its resources. */
export class SearchClient {
  readonly #backend: Promise<AnyBackend | undefined>;
  #site: SearchSite;
  #navigation: unknown;
  readonly #prepared: Promise<readonly PreparedPage[]>;
  /** Resolves when the pages of the site are known. */
  #pages: Promise<unknown> | undefined;

  constructor(site: SearchSite, onProgress: (progress: SearchProgress) => void) {
    this.#site = site;
    const {signal, location} = site.resources;
    const indexed = {host: site.host, folder: location.folder, signal};
    const index = fetchIndex(indexed);
    this.#prepared = index.then(async (value) => {
      const file = textFileOf(value);
      const texts = file === '' ? undefined : await fetchIndex(indexed, file);
      return readPreparedIndex(texts ?? value);
    });
    this.#backend = startBackend(site, index, onProgress);
    const readAgain = async (files: readonly string[]) => (await this.#backend)?.readAgain?.(files);
    const onChange = ({paths}: DocsFilesChangeEvent) => void readAgain(paths).catch(reportError);
    site.host.addEventListener('docs-files-change', onChange, {signal});
    this.update(site);
  }

  /** To be called when the site has changed, or the reader has come to another page. */
  update(site: SearchSite): void {
    const {config, labels, navigation, resources} = site;
    const before = this.#site;
    this.#site = site;
    const updated = this.#backend.then(async (backend) => {
      if (!backend?.setPages) return;
      const place = placeOf(site);
      if (this.#navigation !== navigation) {
        this.#navigation = navigation;
        await backend.give?.(await loadedPages(resources));
        const pages = pagesToSearch(config, navigation, labels);
        await backend.setPages(pages, place, await this.#prepared);
      } else if (before.path !== site.path || before.view !== site.view) {
        await backend.setPlace?.(place);
      }
    });
    this.#pages ??= updated.catch(reportError);
  }

  /** `undefined` where nothing can be searched: the code for it could not be loaded. */
  search(typed: string, options: Omit<SearchOptions, 'scope'>): Promise<FoundPages | undefined> {
    return during(this.#search(typed, options));
  }

  async #search(
    typed: string,
    options: Omit<SearchOptions, 'scope'>,
  ): Promise<FoundPages | undefined> {
    // Before that, nothing is found, which readers would take for an answer.
    await this.#pages;
    const {scope} = placeOf(this.#site);
    return (await this.#backend)?.search(typed, {...options, scope});
  }

  async read(): Promise<void> {
    await (await this.#backend)?.read?.();
  }

  async pause(): Promise<void> {
    await (await this.#backend)?.pause?.();
  }
}

function placeOf({path, view: {version, language}}: SearchSite): SearchPlace {
  return {
    path,
    scope: {...(version !== undefined && {version}), ...(language !== undefined && {language})},
  };
}

/** The pages that were loaded for the reader. */
async function loadedPages({
  loader,
  reader,
}: SearchResources): Promise<readonly (readonly [string, string])[]> {
  const files = [...loader.files()].filter((file) => /\.mdx?$/.test(file));
  const texts = await Promise.all(
    files.map(async (file) => [file, await reader.loader.text(file).catch(() => '')] as const),
  );
  return texts.filter(([, text]) => text !== '');
}

/** Starts the worker; where there can be none, the document searches, a little at a time. */
async function startBackend(
  site: SearchSite,
  index: Promise<unknown>,
  onProgress: (progress: SearchProgress) => void,
): Promise<AnyBackend | undefined> {
  const {signal, given} = site.resources;
  // A worker has no access to a loader of the application.
  const worker = given ? undefined : startWorker('search-worker');
  if (worker) {
    signal.addEventListener('abort', () => worker.terminate());
    const isReady = await readyOf(worker);
    if (isReady) {
      const {backend, openChunks} = workerBackend(worker, site, onProgress);
      return (await chunkBackend(site, index, openChunks)) ?? backend;
    }
    worker.terminate();
  }
  const part = await searchEngine();
  if (!part) return undefined;
  const {reader, location} = site.resources;
  return (
    (await chunkBackend(site, index, part.openChunks)) ??
    new part.SearchEngine({
      reader,
      // What another loader may have next time is not kept.
      store: given ? undefined : part.searchStore(part.storeKey(location.folder.href, site.config)),
      onProgress,
      breathe: breather(),
    })
  );
}

/**
 * What searches the chunks that the index names; where they cannot be used, the author learns why.
 */
async function chunkBackend(
  {host, resources: {location}, report}: SearchSite,
  index: Promise<unknown>,
  open: (folders: readonly string[]) => Promise<AnyBackend | ChunkFailure>,
): Promise<AnyBackend | undefined> {
  const file = host.getAttribute('index') ?? '';
  const folders = chunkFoldersOf(await index, new URL(file, location.folder));
  const [url] = folders;
  if (url === undefined) return undefined;
  // Their script runs in this page, so the author of the page has to allow it; the index cannot.
  const isAllowed = host.hasAttribute('search-chunks');
  const isOwn = (folder: string) =>
    folder.startsWith(location.folder.href) && new URL(folder).origin === origin;
  const opened = !isAllowed
    ? 'not-allowed'
    : folders.every(isOwn)
      ? await open(folders)
      : 'missing';
  if (typeof opened === 'object') return opened;
  report(diagnoseChunks(opened, url, file));
  return undefined;
}

/** Whether a worker runs: its first message says so. */
function readyOf(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.addEventListener('message', () => resolve(true), {once: true});
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(false);
    });
  });
}

function workerBackend(
  worker: Worker,
  {config, resources: {location, reader}}: SearchSite,
  onProgress: (progress: SearchProgress) => void,
) {
  const {known, usual} = reader.pageFiles;
  const waiting = new Map<number, (value: unknown) => void>();
  let count = 0;
  worker.addEventListener('message', ({data}: MessageEvent<SearchWorkerMessage>) => {
    if ('progress' in data) onProgress(data.progress);
    if (!('id' in data)) return;
    waiting.get(data.id)?.(data.value);
    waiting.delete(data.id);
  });
  const send = (call: WorkerCall) => worker.postMessage(call);
  send({
    id: count++,
    open: {
      folder: location.folder.href,
      origin,
      config,
      files: Object.fromEntries(known),
      extension: usual,
    },
  });
  const answered = (callOf: (id: number) => WorkerCall) =>
    new Promise<never>((resolve) => {
      const id = count++;
      // The value is what the worker gives for such a call.
      waiting.set(id, resolve as (value: unknown) => void);
      send(callOf(id));
    });
  const call =
    (method: keyof SearchBackend) =>
    (...values: unknown[]) =>
      answered((id) => ({id, method, values}));
  const backend: SearchBackend = {
    setPages: call('setPages'),
    setPlace: call('setPlace'),
    give: call('give'),
    search: call('search'),
    read: call('read'),
    pause: call('pause'),
  };
  const openChunks = async (chunks: readonly string[]): Promise<AnyBackend | ChunkFailure> => {
    const failure: ChunkFailure | undefined = await answered((id) => ({id, chunks}));
    return failure ?? {search: call('search')};
  };
  return {backend, openChunks};
}

/** How long the document is busy at most, in milliseconds. */
const slice = 8;

/** Lets the browser do other tasks when a slice is over. */
function breather(): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < slice) return;
    await pause();
    start = performance.now();
  };
}
