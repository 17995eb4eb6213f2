import {diagnoseCheck} from '../../src/check/check-code.js';
import {readStyleSheets} from '../../src/config/read/style-sheets.js';
import type {SiteConfig} from '../../src/config/site-config.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {isOwnMachine} from '../shared/shows-problems.js';
import type {SiteCheckResources} from './site-problems.js';

/** What the style sheet of a site is usually called. */
const usualNames = ['style.css', 'styles.css'];

/**
 * Looks for the usual style sheets of a site that names none, and says which line is missing. Only
 * on the author's own machine: another host would have to answer for files that few sites have.
 */
export async function unnamedSheets(
  config: SiteConfig,
  {reader, signal, location: {configFile: file}}: SiteCheckResources,
): Promise<readonly Diagnostic[]> {
  if (!isOwnMachine(location) || readStyleSheets(config).length > 0) return [];
  const {loader} = reader;
  const linked = new Set(Array.from(document.styleSheets, ({href}) => href));
  const names = usualNames.filter((name) => !linked.has(loader.url(name)));
  const texts = names.map((name) => loader.text(name, signal).catch(() => undefined));
  const found = await Promise.all(texts);
  const files = names.filter((_, index) => found[index] !== undefined).map((name) => `/${name}`);
  if (files.length === 0 || signal.aborted) return [];
  const named = JSON.stringify(files.length === 1 ? files[0] : files);
  const advice = `Add "css": ${named} in ${file}.`;
  return [diagnoseCheck('style/not-named', {file}, {files, advice})];
}
