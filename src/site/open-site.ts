import {normalizeConfig, readPlainJson} from '../config/normalize.js';
import type {Diagnostic} from '../diagnostics/diagnostic.js';
import type {ReferencedFiles} from '../config/json/references.js';
import {resolveNavigation} from '../navigation/resolve.js';
import {describeFailure, type LoadProblems} from './describe-failure.js';
import {LoadError, type Loader} from './loader.js';
import type {readConfig} from './read-config.js';
import type {Site} from './state.js';

/**
 * A site, and the text of its configuration; without `site`, the diagnostics say why it cannot be
 * opened.
 */
export interface OpenedSite {
  readonly site?: Site;
  readonly text: string;
  /** The files that the configuration refers to. */
  readonly files?: ReferencedFiles;
  readonly diagnostics: readonly Diagnostic[];
}

/** Loads the code that opens some sites. */
export interface OpeningParts {
  /** Loads what reads more than one file of plain JSON. */
  readonly loadConfigReader: () => Promise<typeof readConfig | undefined>;
  /** Loads the messages for a file that cannot be loaded. */
  readonly loadProblems: LoadProblems;
}

/**
 * Reads a site's configuration and resolves its navigation.
 *
 * Mistakes in the configuration are left to `checkSite`: only a file that is missing, or from which
 * nothing useful can be read, leaves the site closed. Rejects only with the signal's reason when
 * that is aborted.
 */
export async function openSite(
  loader: Loader,
  file: string,
  {loadConfigReader, loadProblems}: OpeningParts,
  signal?: AbortSignal,
): Promise<OpenedSite> {
  try {
    const text = await loader.text(file, signal);
    const plain = readPlainJson(text);
    const isPlain = plain !== undefined && !text.includes('"$ref"');
    const read = isPlain ? undefined : await loadConfigReader();
    if (!isPlain && !read) throw new LoadError('unreachable', 'docs-site.js');
    const {value, ...found} = (await read?.(text, file, loader, signal)) ?? {
      value: plain,
      diagnostics: [],
    };
    return {text, ...found, ...(value !== undefined && {site: siteOf(value)})};
  } catch (error) {
    signal?.throwIfAborted();
    const diagnostic = await describeFailure(error, file, loadProblems, 'configDiagnostic');
    return {text: '', diagnostics: [diagnostic]};
  }
}

function siteOf(raw: unknown): Site {
  const config = normalizeConfig(raw);
  return {config, navigation: resolveNavigation(config)};
}
