import type {SiteConfig} from '../config/site-config.js';
import {characterEntities} from 'character-entities';
import {progressive} from '../content/progressive/progressive.js';
import {nearestPages} from '../navigation/nearest-pages.js';
import {Apis, type ApisOptions, type LoadWords} from '../api-pages/apis.js';
import {allParts} from '../openapi/all-parts.js';
import * as loadDiagnostics from './load-diagnostic.js';
import type {PageReader} from './load-page.js';
import * as writers from '../requests/samples/more-writers.js';
import {overviewParts} from '../api-pages/all-overviews.js';
import {interpreter} from '../interpreter/page-code.js';
import {searchedWords} from './search/searched-words.js';
import {snippetsLoader} from './load-snippets.js';
import type {Loader} from './loader.js';
import {pageSyntax} from './page-syntax.js';
import {PageFiles} from './page-files.js';
import {readerFor, type ReaderParts} from './reader.js';
import {readmePages} from './readme-pages.js';
import {siteVariables} from './site-variables.js';

/** How the files of a folder are read. */
export interface FolderReading {
  /** All files that there are, where they are known. */
  readonly files?: readonly string[];
  /** Whether pages are read for a search only. */
  readonly isForSearch?: boolean;
  /** The texts of pages of an API in a language; English ones without it. */
  readonly words?: LoadWords | undefined;
}

/** Makes a reader of the pages of a site where all code is present, such as in Node. */
export function pageReader(
  loader: Loader,
  config?: SiteConfig,
  {files = [], isForSearch, words}: FolderReading = {},
): PageReader {
  const pageFiles = new PageFiles(Object.fromEntries(readmePages(files)));
  const parts = isForSearch
    ? searchParts
    : words
      ? partsWith({...apiOptions, words})
      : allReaderParts;
  return readerFor(loader, config, parts, pageFiles);
}

const apiOptions: ApisOptions = {
  parts: allParts,
  ...overviewParts,
  loadWriters: () => Promise.resolve(writers),
};

/** All code is part of the script. */
export const allReaderParts: ReaderParts = {
  syntax: {
    ...pageSyntax,
    entities: () => Promise.resolve(characterEntities),
    progressive: () => Promise.resolve(progressive),
  },
  loadSnippets: () => Promise.resolve(snippetsLoader(() => Promise.resolve(interpreter))),
  loadProblems: () => Promise.resolve(loadDiagnostics),
  loadApis: () => Promise.resolve((config, loader) => new Apis(config, loader, apiOptions)),
  loadVariables: () => Promise.resolve(siteVariables),
  loadNearestPages: () => Promise.resolve(nearestPages),
};

const searchOptions: ApisOptions = {
  ...apiOptions,
  isForSearch: true,
  words: () => Promise.resolve(searchedWords()),
};

const searchParts = partsWith(searchOptions);

function partsWith(options: ApisOptions): ReaderParts {
  return {
    ...allReaderParts,
    loadApis: () => Promise.resolve((config, loader) => new Apis(config, loader, options)),
  };
}
