/** The key of the URLs of the service workers that a site has had in this browser. */
export const workersKey = (folder: URL): string => `docs-site:offline:${folder.href}`;

/** The URLs of the service workers that a site has had in this browser, with spaces between. */
export function knownWorkers(folder: URL): string {
  try {
    return localStorage.getItem(workersKey(folder)) ?? '';
  } catch {
    return '';
  }
}
