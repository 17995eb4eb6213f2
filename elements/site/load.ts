import type {SiteConfig} from '../../src/config/site-config.js';
import {hasBranding, hasRedirects} from '../../src/config/read/has.js';
import {readStyleSheets} from '../../src/config/read/style-sheets.js';
import {usesApis} from '../../src/config/uses-apis.js';
import {
  type PageReader,
  hasLikelyFile,
  loadApiPage,
  loadPage,
  type LoadedPage,
  type RestOfPage,
} from '../../src/site/load-page.js';
import {openSite, type OpenedSite} from '../../src/site/open-site.js';
import {readerFor} from '../../src/site/reader.js';
import {failureTexts} from '../problems/failure-texts.js';
import {styleSheets} from '../render/load-components.js';
import type * as brandingModule from './branding.js';
import {branding, missingPages} from './reader-parts.js';
import type {SiteResources} from './site-resources.js';
import {fileSource, type NavPage} from '../../src/navigation/navigation.js';
import type {Choices} from '../../src/navigation/position.js';
import type {Route} from '../../src/routing/codec.js';
import {matchPath} from '../../src/routing/paths.js';
import type {Target} from '../../src/shared/urls.js';
import type {DivisionChoice} from '../../src/site/choose-division.js';
import type {Loader} from '../../src/site/loader.js';
import type {MissingPage, PageState, Site} from '../../src/site/state.js';
import type {ApiNavigation} from '../../src/site/api-page.js';
import {expectMarks, loadComponentsFor} from '../render/load-components.js';
import type {BrowserHistory} from './browser-history.js';

/** What shows the branding of a site. */
export type Branding = typeof brandingModule;

/** A site that was opened, with what some sites need for their first paint. */
export interface LoadedSite {
  readonly opened: OpenedSite;
  readonly branding?: Branding | undefined;
  /** Reads the site's pages with the settings of its configuration. */
  readonly reader: PageReader;
}

/**
 * Loads the configuration of a site and what it needs; `onRead` gets the site as soon as that has
 * been read. Rejects only with the signal's reason when that is aborted.
 */
export async function loadSite(
  {
    location,
    loader,
    parts,
    reader,
    signal,
  }: Pick<SiteResources, 'location' | 'loader' | 'parts' | 'reader' | 'signal'>,
  onRead?: (site: Site, reader: PageReader) => void,
): Promise<LoadedSite> {
  const opening = location.isBaseUnknown ? {...parts, loadProblems: loadBaseProblems} : parts;
  const open = (file: string) => openSite(loader, file, opening, signal);
  let opened = await open(location.configFile);
  if (location.configFile === 'docs.json' && isMissing(opened)) {
    // Older sites have another name for it (contract: files of a site).
    const older = await open('mint.json');
    if (older.site) {
      opened = older;
      location.configFile = 'mint.json';
    }
  }
  if (!opened.site) return {opened, reader};
  const {config} = opened.site;
  const ownReader = {...readerFor(loader, config, parts, reader.pageFiles), expectMarks};
  onRead?.(opened.site, ownReader);
  const shownBranding = await loadBranding(config, loader, signal);
  signal.throwIfAborted();
  return {opened, branding: shownBranding, reader: ownReader};
}

/** Whether there is no such file; hosts may answer with a page of their own. */
function isMissing({diagnostics: [failure]}: OpenedSite): boolean {
  return failure?.code === 'load/config-missing' || failure?.code === 'load/not-a-file';
}

/**
 * Loads what shows a site's branding, if it has any; without it (offline, say) the site is plain.
 */
async function loadBranding(
  config: SiteConfig,
  loader: Loader,
  signal: AbortSignal,
): Promise<Branding | undefined> {
  if (!hasBranding(config)) return undefined;
  // On a slow network, the first page cannot wait for one after the other.
  for (const target of readStyleSheets(config)) {
    void styleSheets();
    if (target.to === 'site') loader.text(target.path, signal).catch(() => undefined);
  }
  return branding();
}

/** The messages for a site whose `base` is not known. */
async function loadBaseProblems() {
  const part = await failureTexts();
  return part && {...part, configDiagnostic: part.baseDiagnostic};
}

/**
 * What is at a path: a page, or that there is none; the navigation with the pages of operations,
 * which has a page there; or where visitors are redirected, and the page
 * without a file that is the reason.
 */
export type PageOrRedirect =
  | ApiNavigation
  | {readonly page: PageState; readonly rest?: RestOfPage | undefined}
  | {readonly target: Target; readonly missing?: MissingPage};

/** Which page is shown instead of one without a file. */
export interface OtherPage {
  /** The reader's choices. */
  readonly choices: Choices;
  /** What the reader chose to come here; otherwise this is the home page. */
  readonly chosen?: DivisionChoice | undefined;
}

/**
 * Finds out what is at a path of a site. Where the home page, or the page that the choice of a
 * division leads to, has no file, readers are redirected to the first page with one. Rejects only
 * with the signal's reason when that is aborted.
 */
export async function resolvePage(
  path: string,
  site: Site,
  {loader, reader, labels}: Pick<SiteResources, 'loader' | 'reader' | 'labels'>,
  signal: AbortSignal,
  otherwise?: OtherPage,
): Promise<PageOrRedirect> {
  loader.forgetDoubts(); // the reader may have signed in meanwhile
  const listed = site.navigation.pages.get(path);
  const target = listed ? undefined : await redirectOf(path, site);
  signal.throwIfAborted();
  if (target) return {target};
  const extended = listed ? undefined : await operationsWith(path, site, reader, signal);
  if (extended) return extended;
  const {state, rest} = await loadSource(path, listed, site, reader, signal);
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

/** Pages outside the navigation are files. */
function loadSource(
  path: string,
  listed: NavPage | undefined,
  {navigation}: Site,
  reader: SiteResources['reader'],
  signal: AbortSignal,
): Promise<LoadedPage> {
  const {source} = listed ?? {source: fileSource};
  return source.kind === 'file'
    ? loadPage(path, navigation, reader, signal)
    : loadApiPage(path, source, reader, signal);
}

async function redirectOf(path: string, {config, navigation}: Site): Promise<Target | undefined> {
  if (path === '' || !hasRedirects(config)) return undefined;
  const lazy = await missingPages();
  return lazy?.redirectOf(path, config, (other) => navigation.pages.has(other));
}

/**
 * Redirects a reader, also in the URL: gives the new route, or nothing where they leave the site.
 */
export function followRedirect(
  target: Target,
  history: BrowserHistory | undefined,
): Route | undefined {
  if (target.to === 'url') location.replace(target.href);
  if (target.to !== 'site') return undefined;
  const {path, hash} = target;
  history?.replace({path, hash});
  return {path, hash};
}
