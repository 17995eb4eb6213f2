/** Where the index of a site is named, and what its URL is relative to. */
export interface IndexedSite {
  readonly host: Element;
  readonly folder: URL;
  readonly signal: AbortSignal;
}

/**
 * The index that the attribute `index` names, or another file whose URL is relative to it;
 * `undefined` where it cannot be loaded.
 */
export async function fetchIndex({host, folder, signal}: IndexedSite, file = ''): Promise<unknown> {
  const index = host.getAttribute('index');
  if (!index) return undefined;
  try {
    const url = new URL(file, new URL(index, folder));
    const mode = url.origin === location.origin ? 'same-origin' : 'cors';
    const response = await fetch(url, {signal, cache: 'no-cache', mode});
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** The index of each site, by what ends together with the site. */
const indexes = new WeakMap<AbortSignal, Promise<unknown>>();

/** The index of a site, requested once for all who read it; again where it could not be loaded. */
export function siteIndex(site: IndexedSite): Promise<unknown> {
  const {signal} = site;
  const known = indexes.get(signal);
  if (known) return known;
  const index = fetchIndex(site);
  indexes.set(signal, index);
  void index.then((value) => {
    if (value === undefined) indexes.delete(signal);
  });
  return index;
}
