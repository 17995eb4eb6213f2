/**
 * The service worker: keeps what readers have read or saved of the sites in its folder, and answers
 * from that without a network. Everything else it leaves alone (`../policy.ts`).
 *
 * Its URL says where our script is: `docs-sw.js?assets=docs-site/`. With `redirected`, it also says
 * which URLs the host redirects to it, such as those of `@latest`.
 */
import {registerQuotaErrorCallback} from 'workbox-core/registerQuotaErrorCallback.js';
import {registerRoute} from 'workbox-routing';
import {CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy} from 'workbox-strategies';
import {isOwnMachine} from '../../shared/own-machine.js';
import {cacheName, deleteCaches, isInSite, readState} from '../offline-store.js';
import {isMessage, type PageMessage, type WorkerAnswer} from '../messages.js';
import {kindOf, type FileKind} from '../policy.js';
import {Documents} from './documents.js';
import {keepLoaded} from './keep-loaded.js';
import {latestFiles} from './latest-files.js';
import {partOf} from './part-of.js';
import {findSaved} from './saved-sets.js';
import {SiteFileStrategy, type SiteFilesOptions} from './site-files.js';
import {soundFiles, wholeFiles} from './sound-files.js';

declare const self: ServiceWorkerGlobalScope;

const {scope} = self.registration;
const given = new URL(self.location.href).searchParams;
const urlsOf = (name: string) =>
  given.getAll(name).map((url) => new URL(url, self.location.href).href);
const assets = urlsOf('assets');
const redirected = urlsOf('redirected');
/** What was loaded by a URL that is redirected. */
const entry = `${assets[0] ?? ''}docs-site.js`;
const caching = {scope, assets};

/** Resolves once all is kept that pages have told of. */
let keeping: Promise<unknown> = Promise.resolve();

/** It stays until the last of its pages is closed, and leaves everything alone until then. */
let isRemoved = false;

const kindFor = (request: Request) => (isRemoved ? undefined : kindOf(request, caching));

/** The names of the caches for what is read, with the number of files that each may have. */
const sizes = {read: 3000, media: 500, bundle: 600};

function storeIn(name: keyof typeof sizes) {
  const stored = cacheName(scope, name);
  // What the reader has saved stays when space is short.
  registerQuotaErrorCallback(() => caches.delete(stored));
  return {cacheName: stored, plugins: [wholeFiles, latestFiles(scope, sizes[name])]};
}

const forSite = (kind: FileKind): SiteFilesOptions => ({
  ...storeIn('read'),
  scope,
  kind,
  pages: self.clients,
});

const sound = (kind: FileKind, name: keyof typeof sizes) => {
  const {plugins, ...options} = storeIn(name);
  return {...options, plugins: [soundFiles(kind), ...plugins]};
};

/** An author sees changes at once. */
const asksFirst = isOwnMachine(self.location);
const Media = asksFirst ? NetworkFirst : StaleWhileRevalidate;

const strategies: Readonly<Record<FileKind, Strategy>> = {
  document: new Documents(forSite('document')),
  text: new SiteFileStrategy(forSite('text')),
  script: new SiteFileStrategy(forSite('script')),
  media: new Media(sound('media', 'media')),
  chunk: new CacheFirst(sound('chunk', 'bundle')),
  asset: new CacheFirst(sound('asset', 'bundle')),
};

for (const kind of ['document', 'text', 'script'] as const) {
  registerRoute(({request}) => kindFor(request) === kind, strategies[kind]);
}

for (const kind of ['media', 'chunk', 'asset'] as const) {
  registerRoute(
    ({request}) => kindFor(request) === kind,
    async ({request, event}) => {
      const range = request.headers.get('range');
      const {saved, sites} = await readState(scope);
      const file = await findSaved(request.url, saved);
      const ask = () => {
        if (range !== null) return fetchPart(request, range, strategies[kind].cacheName);
        // Images of an application are its own.
        const isLeft = kind === 'media' && !isInSite(request.url, sites);
        return isLeft ? fetch(request) : strategies[kind].handle({request, event});
      };
      if (!file) return ask();
      const asked = kind === 'media' && asksFirst ? await ask().catch(() => undefined) : undefined;
      return asked ?? (range === null ? file.response : partOf(file.response, range));
    },
  );
}

/** A part of a video, which is not stored: a part is not the file. Perhaps the file is. */
async function fetchPart(request: Request, range: string, cacheName: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const stored = await caches.match(request.url, {cacheName});
    if (!stored) throw error;
    return partOf(stored, range);
  }
}

// The host may redirect to another version by now, which is kept once a page has loaded it.
registerRoute(
  ({request}) => !isRemoved && redirected.includes(request.url),
  async ({request}) => {
    const response = await fetch(request).catch(() => undefined);
    return response?.ok ? response : Response.redirect(entry);
  },
);

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), deleteUnknown()]));
});

self.addEventListener('message', (event) => {
  const {ports} = event;
  const data: unknown = event.data;
  if (!isMessage(data, 'opened') && !isMessage(data, 'removed')) return;
  event.waitUntil(answer(data).then((given) => ports[0]?.postMessage(given)));
});

async function answer(message: PageMessage): Promise<WorkerAnswer> {
  if (message.type === 'removed') {
    isRemoved = true;
    await keeping;
    await deleteCaches(scope);
  }
  if (isRemoved || message.type === 'removed') return {changed: []};
  const {site, loaded, since} = message;
  const files = loaded.map((url) => (redirected.includes(url) ? entry : url));
  const kept = keepLoaded(site, files, caching, strategies);
  keeping = Promise.allSettled([keeping, kept]);
  const {changes} = await kept;
  return {changed: changes.flatMap(([time, url]) => (time >= since ? [url] : []))};
}

/** Deletes the caches that no version of this worker uses any more. */
async function deleteUnknown(): Promise<void> {
  const {saved, unfinished} = await readState(scope);
  const known = new Set([...saved, ...unfinished].map(({cache}) => cache));
  for (const name of ['state', ...Object.keys(sizes)]) known.add(cacheName(scope, name));
  await deleteCaches(scope, (name) => known.has(name));
}
