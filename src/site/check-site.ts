import {readDocuments} from '../config/json/documents.js';
import type {ReferencedFiles} from '../config/json/references.js';
import {validationSteps, type Check} from '../config/validate.js';
import {describeProblems} from '../content/describe.js';
import type {Diagnostic} from '../diagnostics/diagnostic.js';
import {runSteps, type Pause} from '../shared/run-steps.js';
import {checkContrast} from '../theme/check-contrast.js';
import {checkConfigTexts} from './config-texts.js';
import {checkRedirects} from './check-redirects.js';
import {checkSampleLanguages} from './check-sample-languages.js';

/**
 * The checks that need more than the configuration itself: the rules of redirects, of colors, and
 * the languages of samples.
 */
export const siteChecks: readonly Check[] = [checkRedirects, checkContrast, checkSampleLanguages];

/**
 * Everything that is wrong in a site's configuration: in its files, in its redirects, with the
 * contrast of its colors, and in the Markdown of its texts. Waits for `pause` between its steps,
 * and rejects when that does.
 */
export async function checkSite(
  text: string,
  file: string,
  files: ReferencedFiles | undefined,
  pause: Pause,
): Promise<readonly Diagnostic[]> {
  const found = await runSteps(validationSteps(text, file, files, siteChecks), pause);
  const {value: document} = readDocuments(text, file, files ?? new Map());
  return [...found, ...describeProblems(checkConfigTexts(document).problems)];
}
