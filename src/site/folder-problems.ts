import {withMessages} from '../content/describe.js';
import type {Diagnostic} from '../diagnostics/diagnostic.js';
import {checkSite} from './check-site.js';
import type {OpenedFolder} from './open-folder.js';

/**
 * What is wrong with a site as far as opening it tells: in its configuration, whose file is named,
 * and with how that uses API descriptions.
 */
export async function folderProblems(
  {text, files, apiProblems}: OpenedFolder,
  file: string,
): Promise<readonly Diagnostic[]> {
  const ofConfig = await checkSite(text, file, files, () => Promise.resolve());
  return [...ofConfig, ...withMessages(apiProblems)];
}
