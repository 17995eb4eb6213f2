import {usesApis} from '../../src/config/uses-apis.js';
import {homeOf, listedIndex} from '../../src/navigation/home.js';
import type {Choices} from '../../src/navigation/position.js';
import {expectApi, expectPage, type PageReader} from '../../src/site/load-page.js';
import {rootIndexFiles} from '../../src/site/root-index.js';
import type {Site} from '../../src/site/state.js';
import {apiPageModules} from '../render/lazy-components.js';
import {loadTemplates} from '../render/load-components.js';

/**
 * Requests what the page at a path needs, while the branding of the site is loading. An empty path
 * is that of the home page: an index of the root, or a page that depends on the reader's choices.
 */
export function expectFirstPage(
  path: string,
  {navigation, config}: Site,
  siteReader: PageReader,
  choices: Choices | undefined,
  mayHaveIndex: boolean,
  signal: AbortSignal,
): void {
  const reader = {...siteReader, expectApiPage};
  const listed = path ? navigation.pages.get(path) : homeOf(navigation, config, choices);
  if (path === '' && mayHaveIndex && !listedIndex(navigation)) {
    // It is not known whether there is one; none of the requests waits for another.
    for (const file of rootIndexFiles(reader)) {
      void reader.loader.text(file, signal).catch(() => undefined);
    }
  }
  if (listed?.source.kind === 'file') {
    void expectPage(listed.path, reader, signal).catch(() => undefined);
  } else if (usesApis(config)) {
    // Only the descriptions tell whether it is the page of an operation.
    expectApi(reader, path ? {path} : {});
  }
}

/** Almost all pages of APIs have fields, and tabs or examples. */
function expectApiPage(): void {
  void loadTemplates(apiPageModules);
}
