import {usesApis} from '../config/uses-apis.js';
import type {Problem} from '../diagnostics/pending-diagnostic.js';
import type {Navigation} from '../navigation/navigation.js';
import type {ApiDescription} from '../openapi/description.js';
import * as loadDiagnostics from './load-diagnostic.js';
import type {PageReader} from './load-page.js';
import type {Loader} from './loader.js';
import {openSite, type OpenedSite} from './open-site.js';
import {pageReader, type FolderReading} from './page-reader.js';
import {readConfig} from './read-config.js';

/** A site that was opened with all of its API descriptions. */
export interface OpenedFolder extends OpenedSite {
  readonly reader?: PageReader;
  /** With the pages of operations. */
  readonly navigation?: Navigation;
  /** The API descriptions that can be read. */
  readonly descriptions: readonly ApiDescription[];
  /** What is wrong with how the configuration uses API descriptions. */
  readonly apiProblems: readonly Problem[];
}

/** The file of a site's configuration; `docs.json` where there is none. */
export function configFile(files: readonly string[]): string {
  return !files.includes('docs.json') && files.includes('mint.json') ? 'mint.json' : 'docs.json';
}

/** Opens the site whose configuration is in a file. */
export async function openFolder(
  loader: Loader,
  file: string,
  reading: FolderReading,
): Promise<OpenedFolder> {
  const opened = await openSite(loader, file, {
    loadConfigReader: () => Promise.resolve(readConfig),
    loadProblems: () => Promise.resolve(loadDiagnostics),
  });
  if (!opened.site) return {...opened, descriptions: [], apiProblems: []};
  const {config, navigation} = opened.site;
  const reader = pageReader(loader, config, reading);
  const apis = usesApis(config) ? await reader.loadApis() : undefined;
  const extended = await apis?.navigation();
  return {
    ...opened,
    reader,
    navigation: extended?.navigation ?? navigation,
    descriptions: (await apis?.descriptions()) ?? [],
    apiProblems: extended?.diagnostics ?? [],
  };
}
