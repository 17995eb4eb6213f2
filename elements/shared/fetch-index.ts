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
