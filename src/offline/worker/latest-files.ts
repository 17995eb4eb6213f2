import type {WorkboxPlugin} from 'workbox-core/types.js';
import {readState} from '../offline-store.js';

/** Whether a cache has too many files is checked once for so many that are stored. */
const checkEvery = 100;

/**
 * A plugin of Workbox: keeps about so many files of a cache, those that were stored last, with the
 * documents and configurations of sites. `workbox-expiration` would keep a database of all workers
 * of the origin, which nobody could delete.
 */
export function latestFiles(scope: string, most: number): WorkboxPlugin {
  let stored = 0;
  return {
    cacheDidUpdate: async ({cacheName}) => {
      if (stored++ % checkEvery > 0) return;
      const cache = await caches.open(cacheName);
      const {sites} = await readState(scope);
      const needed = new Set(sites.flatMap(({config, document}) => [config, document]));
      const others = (await cache.keys()).filter(({url}) => !needed.has(url));
      await Promise.all(others.slice(0, -most).map((request) => cache.delete(request)));
    },
  };
}
