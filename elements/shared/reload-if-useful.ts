import {assetUrl, chunks, connectedSites} from './running-script.js';
import {pause} from '../../src/shared/pause.js';

/**
 * How long the host may take to send a file, and the browser to leave the page, in milliseconds.
 */
const timeout = 5000;

/** How long a reloaded page is not reloaded again, in milliseconds. */
const reloadInterval = 5 * 60_000;

/** What belongs to the host page: its reader may be typing there. */
export const hostContent = 'body > :not(docs-site, script, style, link, template, noscript, meta)';

/** Whether the page that the reader asked for last is on the screen: they may be typing in it. */
export function isPageShown(): boolean {
  const [site] = connectedSites;
  return site?.path === site?.dataset['path'];
}

/** A part of the bundle whose import has failed, and the function that imports it again. */
interface FailedPart {
  readonly name: string;
  readonly load: () => Promise<unknown>;
}

/**
 * To be called when modules cannot be imported: reloads the page if the host has another deployment
 * by now, whose modules have other names, or if it has the chunk of this part and the import fails
 * nevertheless. Resolves, when the page stays, with whether the part was imported meanwhile.
 *
 * Only for a site that has the page and its URL to itself, and once within some minutes:
 * `docs/decisions/0016-late-parts.md`.
 */
export async function reloadIfUseful(part?: FailedPart): Promise<boolean> {
  const [site, another] = connectedSites;
  if (!site || another || site.router === 'memory' || document.querySelector(hostContent)) {
    return false;
  }
  try {
    if (!(await isDeployedAgain())) {
      if (!part || !(await hasChunk(part.name))) return false;
      if (await isImported(part)) return true;
    }
    if (!isFirstReload(sessionStorage)) return false;
    location.reload();
    // Meanwhile nothing is shown without its elements. The host may ask the reader to stay.
    await pause(timeout);
  } catch {
    // Without a network no one knows, and without storage a page could reload forever.
  }
  return false;
}

async function isDeployedAgain(): Promise<boolean> {
  const [deployed = chunks] = /chunks\/\w+\//.exec(await readFile('main.js')) ?? [];
  return deployed !== chunks;
}

async function hasChunk(part: string): Promise<boolean> {
  // Hosts may answer with a web page instead of a missing file.
  return /^[^<\s]/.test(await readFile(`${chunks}${part}.js`));
}

function isImported({load}: FailedPart): Promise<boolean> {
  return load().then(
    () => true,
    () => false,
  );
}

/**
 * The text of a file of ours on the host; `''` if it is missing. The request renews the browser's
 * copy, so that a reload does not use the old one again.
 */
async function readFile(path: string): Promise<string> {
  const response = await fetch(assetUrl(path), {
    cache: 'no-cache',
    signal: AbortSignal.timeout(timeout),
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
