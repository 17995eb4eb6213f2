import {usesApis} from '../../src/config/uses-apis.js';
import {homeOf, type Choices} from '../../src/navigation/position.js';
import {expectApi, expectPage, type PageReader} from '../../src/site/load-page.js';
import type {Site} from '../../src/site/state.js';
import {apiPageModules} from '../render/lazy-components.js';
import {loadTemplates} from '../render/load-components.js';

/**
 * Requests what the page at a path needs, while the branding of the site is loading; an empty path
 * is that of the home page, which depends on the reader's choices.
 */
export function expectFirstPage(
  path: string,
  {navigation, config}: Site,
  siteReader: PageReader,
  choices: Choices | undefined,
  signal: AbortSignal,
): void {
  const reader = {...siteReader, expectApiPage};
  const listed = path ? navigation.pages.get(path) : homeOf(navigation, config, choices);
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
