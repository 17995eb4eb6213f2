import {readNotFound} from '../../src/config/read/not-found.js';
import {parseConfigMarkdown} from '../../src/site/config-markdown.js';
import {choicesAround, isAmong} from '../../src/navigation/choices-around.js';
import type {PageLabels} from '../../src/navigation/label.js';
import type {Navigation} from '../../src/navigation/navigation.js';
import {nearestPages} from '../../src/navigation/nearest-pages.js';
import {homeOf} from '../../src/navigation/home.js';
import type {Choices} from '../../src/navigation/position.js';
import {matchPath} from '../../src/routing/paths.js';
import {firstPageWithFile} from '../../src/site/first-page.js';
import type {PageReader} from '../../src/site/load-page.js';
import type {MissingPage, Site} from '../../src/site/state.js';
import {pageTarget} from '../shared/site-link.js';
import type {OtherPage, Resolved} from './resolve-page.js';
import {withOperations} from './operation-pages.js';

export {nearestPages} from '../../src/navigation/nearest-pages.js';
export {redirectOf} from '../../src/routing/redirects.js';
export {missingPage} from '../page/missing-page.js';

/** A path of a site that has no file. */
export interface MissingPath {
  readonly page: MissingPage;
  readonly site: Site;
  readonly reader: PageReader;
  /** Whether the navigation has a page there. */
  readonly isListed: boolean;
  readonly labels: PageLabels;
  readonly otherwise?: OtherPage | undefined;
}

/**
 * What is at a path without a file: the page of an operation, a page to which visitors are
 * redirected, or none. Rejects only with the signal's reason when that is aborted.
 */
export async function resolveMissing(
  {page, site, reader, isListed, labels, otherwise}: MissingPath,
  signal: AbortSignal,
): Promise<Resolved> {
  const {path} = page;
  const {choices, chosen} = otherwise ?? {};
  const extended = isListed ? undefined : await withOperations(site, reader);
  signal.throwIfAborted();
  if (extended && isPageOf(extended.navigation, path, site, choices)) return extended;
  // The page may be one of an operation that is not known.
  const unavailable = extended?.unavailable ?? [];
  if (unavailable.length > 0) return {page: {phase: 'failed', path, diagnostics: unavailable}};
  const {leadsHome, description} = readNotFound(site.config);
  if (path !== '' && !isListed && leadsHome) {
    return {target: pageTarget('')};
  }
  const nodes =
    description === undefined
      ? []
      : parseConfigMarkdown(description, site.config, 'docs.json').nodes;
  const described = nodes.length > 0 && {description: nodes};
  const first = choices && (await firstPageWithFile(path, site, choices, reader, signal, chosen));
  if (first) return {target: pageTarget(first), missing: page};
  if (isListed) return {page: {...page, ...described}};
  const {hidden} = site.navigation;
  const navigation = {...(extended ?? site).navigation, ...(hidden && {hidden})};
  return {
    page: withChoices(
      {...page, ...described, nearest: nearestPages(navigation, path, 3, labels)},
      navigation,
    ),
  };
}

/** Shown with the navigation and pages of the version, language, … that the path begins with. */
function withChoices(page: MissingPage, navigation: Navigation): MissingPage {
  const choices = choicesAround(navigation, page.path);
  const own = page.nearest.filter((near) => isAmong(navigation, near, choices));
  return {...page, choices, nearest: own.length > 0 ? own : page.nearest};
}

/** Whether only the navigation with the pages of operations has a page there, or a home page. */
function isPageOf(navigation: Navigation, path: string, site: Site, choices?: Choices): boolean {
  const isHome = path === '' && homeOf(navigation, site.config, choices) !== undefined;
  return isHome || navigation.pages.has(matchPath(navigation, path));
}
