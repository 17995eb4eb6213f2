import type {SavedSet} from '../offline-store.js';
import {isWhole} from '../stored-response.js';

/** A file that the reader has saved, from the set of the site that it is in. */
export interface SavedFile {
  readonly response: Response;
  readonly set: SavedSet;
}

/**
 * The saved file of a URL; what is not whole is as if it were not saved. The query may be another
 * one with `ignoreSearch`.
 */
export async function findSaved(
  url: string,
  sets: readonly SavedSet[],
  ignoreSearch = false,
): Promise<SavedFile | undefined> {
  for (const set of sets) {
    // A browser may have deleted the cache: `open` would make an empty one.
    const response = await caches.match(url, {cacheName: set.cache, ignoreSearch});
    if (response && (await isWhole(response))) return {response, set};
  }
  return undefined;
}

/** The saved set of the site that a URL is in. */
export function setOf(url: string, sets: readonly SavedSet[]): SavedSet | undefined {
  return sets.find(({folder}) => url.startsWith(folder));
}
