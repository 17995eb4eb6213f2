import type {Strategy} from 'workbox-strategies';
import {
  isInSite,
  updateState,
  withSite,
  type OfflineSite,
  type OfflineState,
} from '../offline-store.js';
import {kindOf, type FileKind, type OfflineScope} from '../policy.js';
import {toStore} from '../stored-response.js';

/**
 * Keeps a site that a page has opened: where it is, and the files that were loaded before the
 * worker could answer requests for them.
 */
export async function keepLoaded(
  site: OfflineSite,
  loaded: readonly string[],
  {scope, assets}: OfflineScope,
  strategies: Readonly<Record<FileKind, Strategy>>,
): Promise<OfflineState> {
  const state = await updateState(scope, ({sites, ...rest}) => ({
    ...rest,
    sites: withSite(sites, site),
  }));
  const urls = new Set([site.document, ...loaded]);
  await Promise.all([...urls].map((url) => keep(url, url === site.document)));
  return state;

  async function keep(url: string, isDocument: boolean): Promise<void> {
    const request = new Request(url);
    const facts = {
      method: 'GET',
      url,
      mode: 'cors' as const,
      cache: 'default' as const,
      destination: '' as const,
      headers: request.headers,
    };
    const kind = isDocument ? 'document' : kindOf(facts, {scope, assets});
    if (!kind || (['text', 'media'].includes(kind) && !isInSite(url, [site]))) return;
    const cache = await caches.open(strategies[kind].cacheName);
    if (await cache.match(request)) return;
    // The browser has just loaded it: unless the host forbids that, it is in its own cache.
    const isOwn = kind === 'chunk' || kind === 'asset' || kind === 'media';
    const options = {
      cache: isOwn ? ('default' as const) : ('no-cache' as const),
      // Such files are on this origin, and stay there.
      mode: isDocument || kind === 'text' ? ('same-origin' as const) : ('cors' as const),
    };
    const found = await fetch(request, options).catch(() => null);
    const file = found && (await toStore(found, kind, new URL('/', url).href));
    // A full disk is no reason to fail: the site is read from the network.
    if (file) await cache.put(request, file.response).catch(() => undefined);
  }
}
