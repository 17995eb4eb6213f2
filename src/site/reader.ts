import {hasVariables} from '../config/read/has.js';
import type {SiteConfig} from '../config/site-config.js';
import type {ApiPages, PageReader} from './load-page.js';
import type {Loader} from './loader.js';
import {PageFiles} from './page-files.js';
import type {siteVariables, SiteVariables} from './site-variables.js';

/**
 * Loads the code that reads what only some pages contain: in the browser with the first page that
 * needs it, elsewhere at once. What cannot be loaded (offline, for example) is `undefined`.
 */
export interface ReaderParts extends Pick<
  PageReader,
  'syntax' | 'loadSnippets' | 'loadProblems' | 'loadNearestPages'
> {
  /** Loads what makes pages of the API descriptions of a site. */
  readonly loadApis: () => Promise<MakeApis | undefined>;
  /** Loads what fills in the variables of a site. */
  readonly loadVariables: () => Promise<typeof siteVariables | undefined>;
}

/** The API descriptions of a site; the loader gives their files. */
export type MakeApis = (config: SiteConfig, loader: Loader) => ApiPages;

/**
 * Makes what reads the pages of a site: for the page that is shown, the worker of the search, the
 * command line, and saving for offline use. Without a configuration, it reads pages on their own.
 */
export function readerFor(
  loader: Loader,
  config: SiteConfig | undefined,
  {loadApis, loadVariables, ...parts}: ReaderParts,
  pageFiles = new PageFiles(),
): PageReader {
  const variables =
    config && hasVariables(config) && loadVariables().then((read) => read?.(config));
  let apis: ApiPages | undefined;
  return {
    ...parts,
    config,
    pageFiles,
    loader: variables ? fillingLoader(loader, variables) : loader,
    ...(variables && {variables}),
    loadApis: async () => {
      if (!config) return undefined;
      const makeApis = await loadApis();
      return (apis ??= makeApis?.(config, loader));
    },
  };
}

/** A loader of texts in which the variables of the site are filled in. */
function fillingLoader(loader: Loader, variables: Promise<SiteVariables | undefined>): Loader {
  return {
    url: (path) => loader.url(path),
    text: async (path, signal, priority) => {
      const [text, known] = await Promise.all([loader.text(path, signal, priority), variables]);
      return known?.fill(text) ?? text;
    },
  };
}
