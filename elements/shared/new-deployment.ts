import {assetUrl} from './assets.js';
import {connectedSites} from './connected-sites.js';

/** How long the host may take to send the entry, and the browser to leave the page, in milliseconds. */
const patience = 5000;

/** The file that this module is part of: its name has a hash of its content. */
const mainChunk = new URL(import.meta.url).pathname.replace(/.*\//, '');

/**
 * To be called when a module cannot be imported: reloads the page if the host has another deployment by now, whose
 * modules have other names. Resolves when the page stays.
 *
 * Only for a site that has the URL of the page to itself, and once for each deployment:
 * `docs/decisions/0016-late-parts.md`.
 */
export async function reloadIfDeployed(): Promise<void> {
  const [site, another] = connectedSites;
  if (!site || another || site.router === 'memory') return;
  if (!(await hasNewDeployment()) || !mayReload()) return;
  location.reload();
  // Meanwhile nothing is shown without its elements. The host may ask the reader to stay.
  await new Promise((resolve) => setTimeout(resolve, patience));
}

/**
 * Whether the entry on the host loads another main chunk than the one that runs. The request renews the browser's copy
 * of the entry, so a reload does not run the old one again.
 */
async function hasNewDeployment(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience);
    const entry = await fetch(assetUrl('docs-site.js'), {cache: 'no-cache', signal});
    const type = entry.headers.get('content-type') ?? '';
    return entry.ok && type.includes('javascript') && !(await entry.text()).includes(mainChunk);
  } catch {
    return false;
  }
}

/** Whether no earlier document of this tab was reloaded for what runs now. Never where storage is refused. */
function mayReload(): boolean {
  try {
    const key = `docs-site-reload ${mainChunk}`;
    const document = String(performance.timeOrigin);
    sessionStorage[key] ??= document;
    return sessionStorage[key] === document;
  } catch {
    return false;
  }
}
