import type {WorkboxPlugin} from 'workbox-core/types.js';
import type {FileKind} from '../policy.js';
import {isWhole, toStore} from '../stored-response.js';

/** A plugin of Workbox: uses only what was stored whole. */
export const wholeFiles: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({cacheName, request, cachedResponse}) => {
    if (!cachedResponse || (await isWhole(cachedResponse))) return cachedResponse;
    await (await caches.open(cacheName)).delete(request);
    return undefined;
  },
};

/** A plugin of Workbox: stores only what is the file that was requested. */
export function soundFiles(kind: FileKind): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({request, response}) => {
      const folder = new URL('/', request.url).href;
      return (await toStore(response, kind, folder))?.response ?? null;
    },
  };
}
