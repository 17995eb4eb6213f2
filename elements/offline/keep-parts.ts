import {isUnused} from '../../src/site/offline/bundle-parts.js';
import {assetUrl, chunks} from '../shared/running-script.js';
import {savesData} from '../shared/saves-data.js';

/** What few pages need, or is of no use without a network. */
const rare = new RegExp(
  '/(?:docs-playground|oauth-redirect|search-engine|entities|(?:search-worker-)?page-code)\\.js$',
);

/** So many files are requested at a time. */
const atOnce = 10;

/** Which parts of our script a site may need without a network. */
export interface NeededParts {
  readonly usesApis: boolean;
  /** The names of the languages of code samples. */
  readonly sampleLanguages: readonly string[];
  /** The language of the interface. */
  readonly language: string;
}

/**
 * Has the worker keep what any page may show, and the search: a page that was read, or whose text
 * another page has requested, needs it without a network. Readers who save data keep what they have
 * loaded.
 */
export async function keepParts(
  {usesApis, sampleLanguages, language}: NeededParts,
  keep: (urls: readonly string[]) => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  if (savesData()) return;
  const inUse = {
    grammars: new Set<string>(),
    locales: new Set([language]),
    hasApis: usesApis,
    sampleLanguages,
    // They are large.
    hasDiagrams: false,
    hasFormulas: false,
  };
  const isNeeded = (file: string) =>
    file.startsWith(chunks) && !rare.test(file) && !isUnused(file, inUse);
  const urls = (await filesOfBundle(signal)).filter(isNeeded).map(assetUrl);
  for (let at = 0; at < urls.length && !signal.aborted; at += atOnce) {
    await keep(urls.slice(at, at + atOnce));
  }
}

/** The paths of the files of our script; none where they are not known. */
async function filesOfBundle(signal: AbortSignal): Promise<readonly string[]> {
  try {
    const load = async (cache: RequestCache) => {
      const response = await fetch(assetUrl('files.json'), {cache, signal});
      // The build writes this file, so its type is known.
      return response.ok ? ((await response.json()) as readonly string[]) : [];
    };
    const known = await load('default');
    // The list that the browser has kept may be that of another version.
    return known.some((file) => file.startsWith(chunks)) ? known : await load('reload');
  } catch {
    return [];
  }
}
