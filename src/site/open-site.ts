import {normalizeConfig} from '../config/normalize.js';
import {readPlainJson} from '../config/plain-json.js';
import {diagnose, type Checked, type Diagnostic} from '../diagnostics/diagnostic.js';
import {resolveNavigation} from '../navigation/resolve.js';
import {loadDiagnostic} from './load-diagnostic.js';
import {LoadError, type Loader} from './loader.js';
import type {Site} from './state.js';

/** A site, and the text of its configuration; without `site`, the diagnostics say what stands in the way. */
export interface OpenedSite {
  readonly site?: Site;
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads JSON that is not plain: what can be understood of it, and where it goes wrong. */
export type ReadJson = (text: string, file: string) => Checked<{readonly value: unknown}>;

/**
 * Reads a site's configuration and resolves its navigation.
 *
 * What is wrong in it is passed over here (`validateConfig` says it); only a file that is missing or cannot be
 * understood leaves the site closed. Rejects only with the signal's reason when that is aborted.
 */
export async function openSite(
  loader: Loader,
  file: string,
  loadReadJson: () => Promise<ReadJson>,
  signal?: AbortSignal,
): Promise<OpenedSite> {
  try {
    const text = await loader.text(file, signal);
    const plain = readPlainJson(text);
    if (plain !== undefined) return {site: siteOf(plain), text, diagnostics: []};
    const readJson = await loadReadJson();
    const {value, diagnostics} = readJson(text, file);
    if (value.value === undefined) return {text, diagnostics};
    return {site: siteOf(value.value), text, diagnostics};
  } catch (error) {
    signal?.throwIfAborted();
    return {text: '', diagnostics: [configDiagnostic(error, file)]};
  }
}

function siteOf(raw: unknown): Site {
  const config = normalizeConfig(raw);
  return {config, navigation: resolveNavigation(config)};
}

function configDiagnostic(error: unknown, file: string): Diagnostic {
  if (!(error instanceof LoadError && error.reason === 'missing')) {
    return loadDiagnostic(error, file);
  }
  const {url, status} = error;
  return diagnose('load/config-missing', {file}, {url, status: String(status)});
}
