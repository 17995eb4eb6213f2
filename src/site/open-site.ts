import {normalizeConfig} from '../config/normalize.js';
import {readPlainJson} from '../config/plain-json.js';
import {diagnose, type Checked, type Diagnostic} from '../diagnostics/diagnostic.js';
import type {ReferencedFiles} from '../config/references.js';
import {resolveNavigation} from '../navigation/resolve.js';
import {loadDiagnostic} from './load-diagnostic.js';
import type {loadReferences} from './load-references.js';
import {LoadError, type Loader} from './loader.js';
import type {Site} from './state.js';

/** A site, and the text of its configuration; without `site`, the diagnostics say what stands in the way. */
export interface OpenedSite {
  readonly site?: Site;
  readonly text: string;
  /** The files that the configuration refers to. */
  readonly files?: ReferencedFiles;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads JSON that is not plain: what can be understood of it, and where it goes wrong. */
export type ReadJson = (text: string, file: string) => Checked<{readonly value: unknown}>;

/** Reading that few sites need, and that is loaded for them. */
export interface OpenExtras {
  readJson(): Promise<ReadJson>;
  references(): Promise<typeof loadReferences>;
}

/**
 * Reads a site's configuration and resolves its navigation.
 *
 * What is wrong in it is passed over here (`validateConfig` says it); only a file that is missing or cannot be
 * understood leaves the site closed. Rejects only with the signal's reason when that is aborted.
 */
export async function openSite(
  loader: Loader,
  file: string,
  extras: OpenExtras,
  signal?: AbortSignal,
): Promise<OpenedSite> {
  const readData = async (text: string, file: string) => {
    const plain = readPlainJson(text);
    if (plain !== undefined) return {raw: plain, diagnostics: []};
    const {value, diagnostics} = (await extras.readJson())(text, file);
    return {raw: value.value, diagnostics};
  };
  try {
    const text = await loader.text(file, signal);
    const {raw, diagnostics} = await readData(text, file);
    if (raw === undefined) return {text, diagnostics};
    if (!text.includes('"$ref"')) return {site: siteOf(raw), text, diagnostics};
    const load = await extras.references();
    const read = async (text: string, file: string) => (await readData(text, file)).raw;
    const {value, files} = await load(raw, file, loader, read, signal);
    return {site: siteOf(value), text, files, diagnostics};
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
