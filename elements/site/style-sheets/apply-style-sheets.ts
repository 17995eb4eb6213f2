import {readStyleSheets} from '../../../src/config/read/style-sheets.js';
import {adoptSheets, styleScope} from './adopt-sheets.js';
import {StyleFiles, sheetAddress} from './style-files.js';
import {reportProblem} from './report-problem.js';
import type {StyledSite} from './styled-site.js';
import './docs-page-styles.js';

/**
 * Loads the style sheets that a configuration names, with those that they import, and applies them
 * to the pages of the site until the signal is aborted. Rejects only with the signal's reason.
 */
export async function applyStyleSheets(site: StyledSite): Promise<void> {
  const {host, config, report, signal} = site;
  // The site may have been removed while this module was loading.
  if (signal.aborted) return;
  const targets = readStyleSheets(config);
  const scope = styleScope(host, signal);
  if (!scope) {
    for (const target of targets) {
      const file = sheetAddress(target);
      reportProblem(report, ({diagnoseStyle}) => diagnoseStyle('style/not-supported', {file}));
    }
    return;
  }
  const files = new StyleFiles(site, scope);
  const sheets = (await Promise.all(targets.map((target) => files.load(target)))).flat();
  signal.throwIfAborted();
  adoptSheets(host, sheets, signal);
}
