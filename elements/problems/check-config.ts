import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {sentenceOf} from '../../src/diagnostics/sentence.js';
import {checkSite} from '../../src/site/check-site.js';
import type {OpenedSite} from '../../src/site/open-site.js';
import {idlePauses} from './idle-pauses.js';
import {unlessAborted} from '../shared/unless-aborted.js';

/**
 * Checks a site's configuration while the browser is idle, and says in the console what is wrong.
 */
export async function checkConfig(
  {text, files}: OpenedSite,
  file: string,
  signal: AbortSignal,
): Promise<readonly Diagnostic[]> {
  const found = await unlessAborted(checkSite(text, file, files, idlePauses(signal)), signal);
  if (found === undefined || found.length === 0) return [];
  console.warn(found.map(sentenceOf).join('\n'));
  return found;
}
