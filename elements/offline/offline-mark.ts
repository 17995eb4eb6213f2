const keyOf = (folder: URL): string => `docs-site:offline:${folder.href}`;

/** Whether a site has had a service worker in this browser. */
export function wasOffline(folder: URL): boolean {
  try {
    return localStorage.getItem(keyOf(folder)) !== null;
  } catch {
    return false;
  }
}

/** Notes that a site has a service worker, so that it can be removed one day. */
export function markOffline(folder: URL, isOffline: boolean): void {
  try {
    if (isOffline) localStorage.setItem(keyOf(folder), '1');
    else localStorage.removeItem(keyOf(folder));
  } catch {
    // Where nothing may be stored, there is no service worker.
  }
}
