import {usesApis} from '../../src/config/uses-apis.js';
import {homeOf, listedIndex} from '../../src/navigation/home.js';
import type {Choices} from '../../src/navigation/position.js';
import {
  expectApi,
  requestPage,
  type PageReader,
  type PageRequest,
} from '../../src/site/load-page.js';
import {rootIndexFiles} from '../../src/site/root-index.js';
import type {Site} from '../../src/site/state.js';

/**
 * Requests the page at a path with what it needs, while the branding of the site is loading. An
 * empty path is that of the home page: an index of the root, or a page that depends on the reader's
 * choices. `undefined` where the page may have no file.
 */
export function requestFirstPage(
  path: string,
  {navigation, config}: Site,
  reader: PageReader,
  choices: Choices | undefined,
  mayHaveIndex: boolean,
  signal: AbortSignal,
): PageRequest | undefined {
  const listed = path ? navigation.pages.get(path) : homeOf(navigation, config, choices);
  if (path === '' && mayHaveIndex && !listedIndex(navigation)) {
    // It is not known whether there is one; none of the requests waits for another.
    for (const file of rootIndexFiles(reader)) {
      void reader.loader.text(file, signal).catch(() => undefined);
    }
  }
  if (listed?.source.kind === 'file') return requestPage(listed.path, reader, signal);
  // Only the descriptions tell whether it is the page of an operation.
  if (usesApis(config)) expectApi(reader, path ? {path} : {});
  return undefined;
}
