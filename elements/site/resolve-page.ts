import {hasRedirects} from '../../src/config/read/has.js';
import {usesApis} from '../../src/config/uses-apis.js';
import {homeOf} from '../../src/navigation/home.js';
import type {Choices} from '../../src/navigation/position.js';
import type {Route} from '../../src/routing/codec.js';
import {matchPath} from '../../src/routing/paths.js';
import type {Target} from '../../src/shared/urls.js';
import type {ApiNavigation} from '../../src/api-pages/api-page.js';
import type {DivisionChoice} from '../../src/site/choose-division.js';
import {hasLikelyFile} from '../../src/site/find-page.js';
import {
  loadEntry,
  type PageReader,
  type PageRequest,
  type RestOfPage,
} from '../../src/site/load-page.js';
import {hasUnlistedIndex} from '../../src/site/root-index.js';
import type {MissingPage, PageState, Site} from '../../src/site/state.js';
import {loadComponentsFor} from '../render/load-components.js';
import type {BrowserHistory} from './browser-history.js';
import {missingPages} from './reader-parts.js';
import type {SiteResources} from './site-resources.js';

/** What is at a path, possibly the navigation with the pages of operations: it has one there. */
export type Resolved = ApiNavigation | FoundPage | HomePage | Redirect;

/** Which page of the navigation is the home page: the root has no other index. */
export interface HomePage {
  readonly home: string;
}

/** A page, or that there is none, or why it could not be loaded. */
export interface FoundPage {
  readonly page: PageState;
  /** What is still to be read of a long page. */
  readonly rest?: RestOfPage | undefined;
}

/** Where visitors of a path are sent, and the page without a file that is the reason. */
export interface Redirect {
  readonly target: Target;
  readonly missing?: MissingPage;
}

/** Which page is shown instead of one without a file. */
export interface OtherPage {
  /** The reader's choices. */
  readonly choices: Choices;
  /** What the reader chose to come here; otherwise this is the home page. */
  readonly chosen?: DivisionChoice | undefined;
}

/**
 * Finds out what is at a path of a site; `request` may be for its page. Where the home page, or the
 * page that the choice of a division leads to, has no file, readers are redirected to the first
 * page with one. Rejects only with the signal's reason when that is aborted.
 */
export async function resolvePage(
  path: string,
  site: Site,
  {loader, reader, labels, store}: Pick<SiteResources, 'loader' | 'reader' | 'labels' | 'store'>,
  signal: AbortSignal,
  otherwise?: OtherPage,
  request?: PageRequest,
): Promise<Resolved> {
  loader.forgetDoubts(); // the reader may have signed in meanwhile
  const home = path === '' ? homeOf(site.navigation, site.config, otherwise?.choices) : undefined;
  if (home) {
    const hasIndex = await hasUnlistedIndex(site, reader, signal);
    signal.throwIfAborted();
    if (hasIndex !== undefined) store.write({hasIndex});
    if (!hasIndex) return {home: home.path};
  }
  const listed = site.navigation.pages.get(path);
  const target = listed ? undefined : await redirectOf(path, site);
  signal.throwIfAborted();
  if (target) return {target};
  const extended = listed ? undefined : await operationsWith(path, site, reader, signal);
  if (extended) return extended;
  const entry = listed ?? {path};
  const {state, rest} = await loadEntry(entry, site.navigation, reader, signal, request);
  const page = await loadComponentsFor(state);
  if (page.phase !== 'missing') return {page, rest};
  const lazy = await missingPages();
  signal.throwIfAborted();
  const isListed = listed !== undefined;
  return (
    lazy?.resolveMissing(
      {page, site, reader, isListed, labels: labels.remembered, otherwise},
      signal,
    ) ?? {page}
  );
}

/**
 * The navigation with the pages of operations, where one of them is at a path that is not listed:
 * the names that a file could have are not tried for it, and offline it needs none of them.
 */
async function operationsWith(
  path: string,
  site: Site,
  reader: PageReader,
  signal: AbortSignal,
): Promise<ApiNavigation | undefined> {
  if (path === '' || !usesApis(site.config)) return undefined;
  if (await hasLikelyFile(path, reader, signal)) return undefined;
  const apis = await reader.loadApis();
  // Usually few descriptions tell; the others come later.
  const near = await apis?.navigationAt(path);
  const hasPage = ({navigation}: ApiNavigation) =>
    navigation.pages.has(matchPath(navigation, path));
  const extended = near?.isPart && !hasPage(near) ? await apis?.navigation() : near;
  signal.throwIfAborted();
  return extended && hasPage(extended) ? extended : undefined;
}

async function redirectOf(path: string, {config, navigation}: Site): Promise<Target | undefined> {
  if (path === '' || !hasRedirects(config)) return undefined;
  const lazy = await missingPages();
  return lazy?.redirectOf(path, config, (other) => navigation.pages.has(other));
}

/**
 * Redirects a reader from a route, also in the URL: gives the new route, with the query and the
 * hash of the old one if the redirect names none, or nothing where the reader leaves the site.
 */
export function followRedirect(
  target: Target,
  from: Omit<Route, 'path'>,
  pathInUrl: (path: string) => string,
  history: BrowserHistory | undefined,
): Route | undefined {
  if (target.to === 'url') location.replace(target.href);
  if (target.to !== 'site') return undefined;
  const {path} = target;
  const place = {hash: target.hash || from.hash, query: target.query || from.query};
  history?.replace({path: pathInUrl(path), ...place});
  return {path, ...place};
}
