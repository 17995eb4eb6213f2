import {protocol} from '../../src/offline/messages.js';
import {
  cacheName,
  deleteCaches,
  isInSite,
  readState,
  updateState,
  type OfflineSite,
} from '../../src/offline/offline-store.js';
import {ownKind} from '../../src/offline/policy.js';
import {assetUrl} from '../shared/running-script.js';
import {askWorker} from './ask-worker.js';
import {removeSaved} from './save-site.js';

/**
 * Removes the worker with this script, and everything it has kept; `false` if there was nothing. It
 * may still answer requests until its pages are closed, so that the next visit looks again.
 */
async function removeWorker(script: URL): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return false;
  const registration = await navigator.serviceWorker.getRegistration(script);
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  // The host application may have a worker of its own.
  const isOurs = worker && isWorkerOf(script, new URL(worker.scriptURL));
  if (isOurs) {
    await askWorker(worker, {protocol, type: 'removed'});
    await registration?.unregister();
  }
  return (await deleteCaches(new URL('.', script).href)) || isOurs === true;
}

function isWorkerOf({origin, pathname}: URL, running: URL): boolean {
  return (
    running.origin === origin && running.pathname === pathname && running.searchParams.has('assets')
  );
}

/**
 * Removes the worker with this script, and everything it has kept, if the host no longer has the
 * script; `false` if nothing is left. A network that fails is no reason to remove anything.
 */
export async function removeIfGone(script: URL): Promise<boolean> {
  const found = await fetch(script, {cache: 'no-store'}).catch(() => undefined);
  return found && [404, 410].includes(found.status) ? removeWorker(script) : true;
}

/**
 * Removes what a worker has kept of a site, and the worker itself if it has no other site; `false`
 * if there was nothing. It may keep files that the site's pages request meanwhile, so that the next
 * visit looks again.
 */
export async function removeSite(script: URL, folder: string): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const {href: scope} = new URL('.', script);
  const {sites} = await readState(scope);
  const own = sites.find((site) => site.folder === folder);
  const others = sites.filter((site) => site !== own);
  if (others.length === 0) return removeWorker(script);
  await removeSaved(folder, {scope});
  await updateState(scope, (state) => ({
    ...state,
    sites: state.sites.filter((site) => site.folder !== folder),
  }));
  const isDeleted = await deleteFiles(scope, folder, own?.document, others);
  return isDeleted || own !== undefined;
}

/**
 * Deletes what was read of a site, unless it is also in one of the other sites of its worker, or
 * their script; `false` if there was nothing. The worker keeps the script of the site itself again
 * with each visit: that does not count.
 */
async function deleteFiles(
  scope: string,
  folder: string,
  document: string | undefined,
  others: readonly OfflineSite[],
): Promise<boolean> {
  const documents = others.map((site) => site.document);
  const scripts = others.map((site) => site.assets);
  let isDeleted = false;
  for (const name of ['read', 'media']) {
    const cache = await caches.open(cacheName(scope, name));
    for (const {url} of await cache.keys()) {
      const isOwn = url === document || url.startsWith(folder);
      if (!isOwn || isInSite(url, others) || documents.includes(url)) continue;
      const path = url.replace(/\?.*/, '');
      if (ownKind(path, scripts)) continue;
      const wasThere = await cache.delete(url);
      isDeleted ||= wasThere && !ownKind(path, [assetUrl('')]);
    }
  }
  return isDeleted;
}
