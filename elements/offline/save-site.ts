import {usesApis} from '../../src/config/uses-apis.js';
import {
  readState,
  updateState,
  cacheName,
  withSite,
  type OfflineSite,
  type SavedSet,
  type UnfinishedSet,
} from '../../src/offline/offline-store.js';
import type {OfflineScope} from '../../src/offline/policy.js';
import {siteLinks} from '../../src/routing/site-links.js';
import {httpLoader} from '../../src/site/http-loader.js';
import {rememberingLoader} from '../../src/site/loader.js';
import {notingLoader} from '../../src/site/noting-loader.js';
import {inParallel} from '../../src/shared/in-parallel.js';
import {filesOfConfig} from '../../src/site/offline/files-named.js';
import {openSite} from '../../src/site/open-site.js';
import {readerFor} from '../../src/site/reader.js';
import {SiteParts} from '../../src/site/offline/site-parts.js';
import {pagesToSave} from '../../src/site/offline/pages-to-save.js';
import {hasUnlistedIndex} from '../../src/site/root-index.js';
import {readPages} from '../../src/site/offline/read-pages.js';
import {assetUrl} from '../shared/running-script.js';
import {pause} from '../../src/shared/pause.js';
import {readerParts} from '../site/reader-parts.js';
import type {SiteHost} from '../site/site-options.js';
import type {SiteResources} from '../site/site-resources.js';
import {languageAt} from '../locales/localize-controller.js';
import {bundlePaths, filesInUse, iconFilesInUse} from './bundle-files.js';
import {StoringFetch} from './storing-fetch.js';

/** How far saving has come. */
export interface SaveProgress {
  /** How many files are stored, of how many as far as is known. */
  readonly done: number;
  readonly total: number;
  readonly bytes: number;
}

/** What is saved, and where. */
export interface SaveOptions {
  readonly host: SiteHost;
  readonly resources: SiteResources;
  readonly scope: OfflineScope;
  /** The site, as its worker knows it. */
  readonly site: OfflineSite;
  /** Only the pages of this version. */
  readonly version?: string | undefined;
  readonly onProgress: (progress: SaveProgress) => void;
  readonly signal: AbortSignal;
}

/** Why a site could not be saved. */
export type SaveFailure = 'busy' | 'changed' | 'no-space' | 'unreachable';

/** A site could not be saved. */
export class SaveError extends Error {
  override readonly name = 'SaveError';
  readonly reason: SaveFailure;

  constructor(reason: SaveFailure, cause?: unknown) {
    super(reason, {cause});
    this.reason = reason;
  }
}

/** How many files are requested at a time. */
const atOnce = 6;

/**
 * Saves a site, so that all of it can be read without a network: a complete set takes the place of
 * the one before. Rejects with a {@link SaveError}, or with the signal's reason when that is
 * aborted; what has been stored until then is used by the next attempt.
 */
export function saveSite(options: SaveOptions): Promise<void> {
  const lock = `docs-site saving ${options.resources.location.folder.href}`;
  return navigator.locks.request(lock, {ifAvailable: true}, async (isFree) => {
    if (!isFree) throw new SaveError('busy');
    const full = new AbortController();
    const signal = AbortSignal.any([options.signal, full.signal]);
    const onFull = (error: unknown) => full.abort(error);
    let set: UnfinishedSet | undefined;
    try {
      set = await beginSet(options);
      await fillSet(set, {...options, signal}, onFull);
    } catch (error) {
      if (options.signal.aborted) throw error;
      const isFull = full.signal.aborted || (error as Error).name === 'QuotaExceededError';
      const reason = isFull ? 'no-space' : 'unreachable';
      const failure = error instanceof SaveError ? error : new SaveError(reason, error);
      // Otherwise the next attempt begins where this one has ended.
      if (set && failure.reason !== 'unreachable') await discard(set, options);
      throw failure;
    }
  });
}

async function fillSet(
  set: UnfinishedSet,
  {host, resources, scope, site: known, version, onProgress, signal}: SaveOptions,
  onFull: (error: unknown) => void,
): Promise<void> {
  const {location} = resources;
  const storing = new StoringFetch(await caches.open(set.cache), scope, onFull);
  const texts = new Set<string>();
  const http = httpLoader(location.folder, {origin, fetch: storing.fetch});
  const loader = rememberingLoader(notingLoader(http, (_, text) => texts.add(text)));
  const parts = readerParts(host, location, signal);
  const opened = await openSite(loader, location.configFile, parts, signal);
  if (!opened.site) throw new SaveError('unreachable');
  const {site} = opened;
  const reader = readerFor(loader, site.config, parts, resources.reader.pageFiles);
  const links = siteLinks({
    codec: location.codec,
    base: location.folder,
    isPage: (path) => site.navigation.pages.has(path),
  });
  if (usesApis(site.config)) await (await reader.loadApis())?.loadFiles();
  const inUse = new SiteParts(site.config, [languageAt(host)]);
  const bundle = await bundlePaths(storing.fetch);
  // Besides the document, what every site needs.
  const always = filesInUse(bundle, inUse).length;
  const tell = (left: number) => {
    const {files: done, bytes} = storing;
    onProgress({done, total: done + left + 1, bytes});
  };
  const index = (await hasUnlistedIndex(site, reader, signal)) ? [''] : [];
  const paths = [...index, ...pagesToSave(site, version)];
  const read = await readPages({
    site,
    reader,
    links,
    paths,
    onPage: (page) => inUse.add(page),
    onProgress: (done, total) => tell(total - done + always),
    breathe: () => pause(),
    signal,
  });
  // Pages of operations are made from descriptions when a reader opens them.
  if (inUse.hasApis) texts.forEach((text) => inUse.addText(text));
  const files = new Set([
    ...filesInUse(bundle, inUse).map(assetUrl),
    ...(await iconFilesInUse(bundle, inUse, storing.fetch)).map(assetUrl),
    ...filesOfConfig(site.config, links),
    ...read.files,
  ]);
  const failed = await saveAll([...files], storing, signal, (done) => tell(files.size - done));
  const isShown = await storing.saveDocument(known.document, signal);
  signal.throwIfAborted();
  if (!isShown) throw new SaveError('unreachable');
  onProgress({done: storing.files, total: storing.files, bytes: storing.bytes});
  const before = opened.text;
  const now = await httpLoader(location.folder, {origin, fetch: unstored}).text(
    location.configFile,
    signal,
  );
  if (now !== before) throw new SaveError('changed');
  const saved = {
    ...set,
    assets: assetUrl(''),
    time: Date.now(),
    bytes: storing.bytes,
    files: storing.files,
    pages: read.pages,
    failed: [...read.failed, ...failed],
  };
  await commit(scope, known, saved, signal);
}

/** Saves files; the URLs of those that could not be saved. Files of other hosts stay there. */
async function saveAll(
  urls: readonly string[],
  storing: StoringFetch,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<readonly string[]> {
  const failed: string[] = [];
  let done = 0;
  await inParallel(urls, atOnce, async (url) => {
    if (!(await storing.save(url, signal))) failed.push(url);
    signal.throwIfAborted();
    onProgress(++done);
  });
  return failed;
}

const unstored: typeof fetch = (url, options) => fetch(url, {...options, cache: 'no-store'});

/** The set that an earlier attempt has begun, or a new one. */
async function beginSet({resources, scope, version}: SaveOptions): Promise<UnfinishedSet> {
  const folder = resources.location.folder.href;
  const isSame = (set: UnfinishedSet) => set.folder === folder && set.version === version;
  const {unfinished} = await readState(scope.scope);
  const begun = unfinished.find(isSame);
  if (begun) return begun;
  const set = {
    cache: cacheName(scope.scope, `saved ${String(Date.now())}`),
    folder,
    ...(version !== undefined && {version}),
  };
  await updateState(scope.scope, (state) => ({
    ...state,
    unfinished: [...state.unfinished, set],
  }));
  return set;
}

/**
 * From now on the set is what is shown; the one before is deleted. Nothing changes if the reader
 * has stopped it meanwhile, or removed what was begun, in another window.
 */
async function commit(
  {scope}: OfflineScope,
  site: OfflineSite,
  set: SavedSet,
  signal: AbortSignal,
): Promise<void> {
  const isSet = ({cache}: UnfinishedSet) => cache === set.cache;
  let old: readonly SavedSet[] = [];
  await updateState(scope, ({sites, saved, unfinished, ...rest}) => {
    signal.throwIfAborted();
    if (!unfinished.some(isSet)) return {sites, saved, unfinished, ...rest};
    old = saved.filter(({folder}) => folder === set.folder);
    return {
      ...rest,
      // A worker of another version may not have understood what the page has told it.
      sites: withSite(sites, site),
      saved: [...saved.filter((one) => !old.includes(one)), set],
      unfinished: unfinished.filter((one) => !isSet(one)),
    };
  });
  await Promise.all(old.map(({cache}) => caches.delete(cache)));
}

async function discard(set: UnfinishedSet, {scope: {scope}}: SaveOptions): Promise<void> {
  await caches.delete(set.cache);
  await updateState(scope, (state) => ({
    ...state,
    unfinished: state.unfinished.filter(({cache}) => cache !== set.cache),
  }));
}

/** Deletes what was saved of a site, or has been begun. */
export async function removeSaved(
  folder: string,
  {scope}: Pick<OfflineScope, 'scope'>,
): Promise<void> {
  const {saved, unfinished} = await readState(scope);
  const own = [...saved, ...unfinished].filter((set) => set.folder === folder);
  await updateState(scope, (state) => ({
    ...state,
    saved: state.saved.filter((set) => set.folder !== folder),
    unfinished: state.unfinished.filter((set) => set.folder !== folder),
  }));
  await Promise.all(own.map(({cache}) => caches.delete(cache)));
}
