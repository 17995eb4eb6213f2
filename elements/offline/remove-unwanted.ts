import {knownWorkers, workersKey} from './known-workers.js';
import {removeIfGone, removeSite} from './remove-worker.js';

/**
 * Removes the workers that a site has had, unless it has the one with this script now or cannot
 * reach its host, and notes those that the next visit has to look at. A worker may answer requests
 * until its pages are closed, and keep files.
 */
export async function removeUnwanted(
  folder: URL,
  script: URL | undefined,
  isActive: boolean,
): Promise<void> {
  const scope = script && new URL('.', script).href;
  const left = new Set(script && isActive ? [script.href] : []);
  for (const known of knownWorkers(folder)
    .split(' ')
    .filter((one) => URL.canParse(one))) {
    const url = new URL(known);
    const isWanted = new URL('.', url).href === scope;
    // A folder has one worker, with the script that was registered last.
    if (isWanted && isActive) continue;
    if (await (isWanted ? removeIfGone(url) : removeSite(url, folder.href))) left.add(known);
  }
  try {
    if (left.size > 0) localStorage.setItem(workersKey(folder), [...left].join(' '));
    else localStorage.removeItem(workersKey(folder));
  } catch {
    // Where nothing may be stored, there is no service worker.
  }
}
