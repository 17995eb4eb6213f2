import {assetUrl, connectedSites} from './running-script.js';

/**
 * How long the host may take to send the entry, and the browser to leave the page, in milliseconds.
 */
const patience = 5000;

/**
 * To be called when a module cannot be imported: reloads the page if the host has another
 * deployment by now, whose modules have other names. Resolves when the page stays.
 *
 * Only for a site that has the URL of the page to itself, and once for each main chunk:
 * `docs/decisions/0016-late-parts.md`.
 */
export async function reloadIfDeployed(): Promise<void> {
  const [site, another] = connectedSites;
  if (!site || another || site.router === 'memory') return;
  try {
    if (!(await hasNewDeployment()) || !isFirstReload(sessionStorage)) return;
    location.reload();
    // Meanwhile nothing is shown without its elements. The host may ask the reader to stay.
    await new Promise((resolve) => setTimeout(resolve, patience));
  } catch {
    // Without a network nobody knows, and without storage a page could reload forever.
  }
}

/**
 * Whether the entry on the host names another main chunk than the one that this module is part of.
 * The request renews the browser's copy of the entry, so a reload does not run the old one again.
 */
async function hasNewDeployment(): Promise<boolean> {
  const signal = AbortSignal.timeout(patience);
  const entry = await fetch(assetUrl('docs-site.js'), {cache: 'no-cache', signal});
  const [main] = /chunks\/\w+\/main\.js/.exec(await entry.text()) ?? [''];
  return !import.meta.url.endsWith(main);
}

/** Whether no earlier document of this tab was reloaded while it ran the same main chunk. */
function isFirstReload(storage: Storage): boolean {
  const document = String(performance.timeOrigin);
  storage[import.meta.url] ??= document;
  return storage[import.meta.url] === document;
}
