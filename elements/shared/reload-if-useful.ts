import {assetUrl, chunks, connectedSites} from './running-script.js';
import {pause} from '../../src/shared/pause.js';

/**
 * How long the host may take to send a file, and the browser to leave the page, in milliseconds.
 */
const patience = 5000;

/** How long a reloaded page is not reloaded again, in milliseconds. */
const reloadInterval = 5 * 60_000;

/** What belongs to the host page: its reader may be typing there. */
export const hostContent = 'body > :not(docs-site, script, style, link, template, noscript, meta)';

/** Whether the page that the reader asked for last is on the screen: they may be typing in it. */
export function isPageShown(): boolean {
  const [site] = connectedSites;
  return site?.path === site?.dataset['path'];
}

/**
 * To be called when modules cannot be imported: reloads the page if the host has another deployment
 * by now, whose modules have other names, or if it has the chunk of this part. Resolves when the
 * page stays.
 *
 * Only for a site that has the page and its URL to itself, and once within some minutes:
 * `docs/decisions/0016-late-parts.md`.
 */
export async function reloadIfUseful(part?: string): Promise<void> {
  const [site, another] = connectedSites;
  if (!site || another || site.router === 'memory' || document.querySelector(hostContent)) return;
  try {
    if (!(await isUseful(part)) || !isFirstReload(sessionStorage)) return;
    location.reload();
    // Meanwhile nothing is shown without its elements. The host may ask the reader to stay.
    await pause(patience);
  } catch {
    // Without a network no one knows, and without storage a page could reload forever.
  }
}

async function isUseful(part: string | undefined): Promise<boolean> {
  const [deployed = chunks] = /chunks\/\w+\//.exec(await readFile('main.js')) ?? [];
  if (deployed !== chunks) return true;
  // Hosts may answer with a web page instead of a missing file.
  return !!part && /^[^<\s]/.test(await readFile(`${chunks}${part}.js`));
}

/**
 * The text of a file of ours on the host; `''` if it is missing. The request renews the browser's
 * copy, so that a reload does not use the old one again.
 */
async function readFile(path: string): Promise<string> {
  const response = await fetch(assetUrl(path), {
    cache: 'no-cache',
    signal: AbortSignal.timeout(patience),
  });
  return response.ok ? response.text() : '';
}

/**
 * Whether this tab was not reloaded for this reason in the last minutes, also if a host alternates
 * between deployments. The document that is about to be reloaded may ask again.
 */
function isFirstReload(storage: Storage): boolean {
  const name = 'docs-site:reload';
  const last = Number(storage[name] ?? 0);
  if (last < performance.timeOrigin && Date.now() - last < reloadInterval) return false;
  storage[name] = String(Date.now());
  return true;
}
