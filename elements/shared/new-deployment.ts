import {assetUrl, chunks, connectedSites} from './running-script.js';

/**
 * How long the host may take to send the main chunk, and the browser to leave the page, in
 * milliseconds.
 */
const patience = 5000;

/** How long a reloaded page is not reloaded again, in milliseconds. */
const pause = 5 * 60_000;

/** What belongs to the host page: its reader may be typing there. */
export const hostContent = 'body > :not(docs-site, script, style, link, template, noscript, meta)';

/**
 * To be called when a module cannot be imported: reloads the page if the host has another
 * deployment by now, whose modules have other names. Resolves when the page stays.
 *
 * Only for a site that has the page and its URL to itself, and once within some minutes:
 * `docs/decisions/0016-late-parts.md`.
 */
export async function reloadIfDeployed(): Promise<void> {
  const [site, another] = connectedSites;
  if (!site || another || site.router === 'memory' || document.querySelector(hostContent)) return;
  try {
    if (!(await hasNewDeployment()) || !isFirstReload(sessionStorage)) return;
    location.reload();
    // Meanwhile nothing is shown without its elements. The host may ask the reader to stay.
    await new Promise((resolve) => setTimeout(resolve, patience));
  } catch {
    // Without a network no one knows, and without storage a page could reload forever.
  }
}

/**
 * Whether the host has the main chunk of another version than this one. The request renews the
 * browser's copy, so a reload does not run the old one again.
 */
async function hasNewDeployment(): Promise<boolean> {
  const signal = AbortSignal.timeout(patience);
  const main = await fetch(assetUrl('main.js'), {cache: 'no-cache', signal});
  const [deployed = chunks] = /chunks\/\w+\//.exec(main.ok ? await main.text() : '') ?? [];
  return deployed !== chunks;
}

/**
 * Whether this tab was not reloaded for this reason in the last minutes, also if a host alternates
 * between deployments. The document that is about to be reloaded may ask again.
 */
function isFirstReload(storage: Storage): boolean {
  const name = 'docs-site:reload';
  const last = Number(storage[name] ?? 0);
  if (last > performance.timeOrigin) return true;
  if (Date.now() - last < pause) return false;
  storage[name] = String(Date.now());
  return true;
}
