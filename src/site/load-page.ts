import {readPage, type PageOptions, type ParsedPage} from '../content/parse-page.js';
import type {SyntaxExtensions} from '../content/parse-context.js';
import {needs, type ExtensionName} from '../content/syntax.js';
import type {Problem} from '../diagnostics/pending-diagnostic.js';
import type {ApiPageSource, SiteConfig} from '../config/site-config.js';
import type {ApiDescription} from '../openapi/description.js';
import {titleFromPath} from '../navigation/label.js';
import type {Navigation, NavPage} from '../navigation/navigation.js';
import type {nearestPages} from '../navigation/nearest-pages.js';
import type {ApiNavigation} from '../api-pages/api-page.js';
import {describeFailure, type LoadProblems} from './describe-failure.js';
import {findPage, type PageFinder} from './find-page.js';
import type {LoadPageSnippets, PageSnippets} from './load-snippets.js';
import type {Loader} from './loader.js';
import type {PageState} from './state.js';
import type {SiteVariables} from './site-variables.js';
import {pause} from '../shared/pause.js';
import {untilAborted} from '../shared/until-aborted.js';
import {ScannedPage} from '../content/scanned-page.js';
import type {Mark} from '../markdown/marks.js';

/** How the pages of one site are read. */
export interface PageReader extends PageFinder {
  /** Gives the text of pages and snippets, variables filled in. */
  readonly loader: Loader;
  /** The site's configuration; missing for pages without a site. */
  readonly config?: SiteConfig | undefined;
  /** The variables of the site; missing on sites without variables. */
  readonly variables?: Promise<SiteVariables | undefined>;
  /** Loads syntax extensions, which few pages need. */
  readonly syntax: SyntaxLoaders;
  /** Requests what shows a page that is still to be read; missing where pages are only read. */
  readonly display?: PageDisplay | undefined;
  /** Loads what loads snippets, for pages that need the extension `modules`. */
  readonly loadSnippets: () => Promise<LoadPageSnippets | undefined>;
  /** Loads the messages for failures. */
  readonly loadProblems: LoadProblems;
  /** Loads what reads the site's API descriptions and makes pages of them. */
  readonly loadApis: () => Promise<ApiPages | undefined>;
  /** Loads what finds the pages that are similar to a missing one. */
  readonly loadNearestPages: () => Promise<typeof nearestPages | undefined>;
}

/** Is told what a page contains as soon as its file has come, and requests what shows that. */
export interface PageDisplay {
  /** The page, or one of its snippets, has these tags outside of code. */
  expectTags(marks: readonly Mark[]): void;
  /** It is a page of an API. */
  expectApi(): void;
}

/** Makes pages of API descriptions (`apis.ts`). */
export interface ApiPages {
  /** The navigation of the site with the pages of operations. */
  navigation(): Promise<ApiNavigation>;
  /** What is known of it from the descriptions that may have a page at a path. */
  navigationAt(path: string): Promise<ApiNavigation>;
  /** The descriptions of the site that can be read. */
  descriptions(): Promise<readonly ApiDescription[]>;
  /** The links in descriptions that lead to nothing. */
  brokenLinks(): Promise<readonly Problem[]>;
  /** Loads the files of all descriptions. */
  loadFiles(): Promise<void>;
  /** Begins to load what a page needs. */
  expect(page: ExpectedPage): void;
  /** A page whose frontmatter names an operation or a schema, with what it names. */
  completePage(loaded: LoadedPage, reader: PageReader): Promise<LoadedPage>;
  /** The page of a part of an API description that has no file, such as an operation. */
  apiPage(path: string, source: ApiPageSource, reader: PageReader): Promise<LoadedPage>;
}

/** A page that is made from an API description. */
export interface ExpectedPage {
  /** The file of the description, if the page names it. */
  readonly file?: string | undefined;
  /** The path of a page without a file; a page with one may be about any description. */
  readonly path?: string | undefined;
}

/** Loads each syntax extension. */
export type SyntaxLoaders = {
  readonly [N in ExtensionName]: () => Promise<SyntaxExtensions[N]>;
};

/**
 * The state of a loaded page; `rest` reads more of a long one, each step the page as far as it has
 * been read.
 */
export interface LoadedPage {
  readonly state: PageState;
  readonly rest?: RestOfPage;
}

/** The parts of a long page after its first one; the result is the whole page. */
export type RestOfPage = Iterator<ParsedPage, ParsedPage, undefined>;

/** A page whose file has come, with all that it is read with. */
export interface RequestedPage {
  readonly file: string;
  readonly scanned: ScannedPage;
  readonly options: PageOptions;
}

/** The request for a page's file and for what reads and shows it. */
export interface PageRequest {
  readonly path: string;
  /** `undefined` when there is no file. Rejects like {@link findPage}. */
  readonly page: Promise<RequestedPage | undefined>;
}

/**
 * Loads and reads the page at `path`, of which `request` may be the request. All failures are part
 * of the state. Rejects only with the signal's reason when that is aborted.
 */
export async function loadPage(
  path: string,
  navigation: Navigation,
  reader: PageReader,
  signal?: AbortSignal,
  request?: PageRequest,
): Promise<LoadedPage> {
  return orFailure(path, reader, signal, async () => {
    const {page} = request?.path === path ? request : requestPage(path, reader, signal);
    const requested = await (signal ? untilAborted(page, signal) : page);
    if (!requested) {
      const lookedFor = reader.pageFiles.likelyFor(path);
      const nearestPages = await reader.loadNearestPages().catch(() => undefined);
      const nearest = nearestPages?.(navigation, path) ?? [];
      return {state: {phase: 'missing', path, lookedFor, nearest}};
    }
    const {file, scanned, options} = requested;
    const parts = readPage(scanned, file, path, options);
    const {value, done} = parts.next();
    // Reading the first part of a long page takes a while: showing it is a task of its own.
    if (!done) await pause();
    signal?.throwIfAborted();
    const shown = {state: {phase: 'shown' as const, ...value}, ...(!done && {rest: parts})};
    if (!apiProperties.some((name) => value.page.frontmatter.has(name))) return shown;
    const apis = await reader.loadApis();
    const complete = await apis?.completePage(shown, reader);
    signal?.throwIfAborted();
    return complete ?? shown;
  });
}

/** What `load` gives, or why it failed. */
async function orFailure(
  path: string,
  reader: PageReader,
  signal: AbortSignal | undefined,
  load: () => Promise<LoadedPage>,
): Promise<LoadedPage> {
  try {
    return await load();
  } catch (error) {
    signal?.throwIfAborted();
    const diagnostic = await describeFailure(error, path, () => reader.loadProblems());
    return {state: {phase: 'failed', path, diagnostics: [diagnostic]}};
  }
}

/** The properties of a page's frontmatter that say which part of an API it is about. */
const apiProperties = ['openapi', 'api', 'openapi-schema'];

/** A page of the navigation; without a source, it is a file that the navigation does not list. */
export type PageEntry = Pick<NavPage, 'path'> & Partial<Pick<NavPage, 'source'>>;

/**
 * Loads a page from its file, or makes it from an API description, as its source says; otherwise
 * like {@link loadPage}.
 */
export function loadEntry(
  {path, source}: PageEntry,
  navigation: Navigation,
  reader: PageReader,
  signal?: AbortSignal,
  request?: PageRequest,
): Promise<LoadedPage> {
  return source === undefined || source.kind === 'file'
    ? loadPage(path, navigation, reader, signal, request)
    : loadApiPage(path, source, reader, signal);
}

/** Makes a page of the part of an API description that is its source. */
async function loadApiPage(
  path: string,
  source: ApiPageSource,
  reader: PageReader,
  signal?: AbortSignal,
): Promise<LoadedPage> {
  return orFailure(path, reader, signal, async () => {
    const apis = await reader.loadApis();
    const loaded = await apis?.apiPage(path, source, reader);
    signal?.throwIfAborted();
    return loaded ?? {state: {phase: 'failed', path, diagnostics: []}};
  });
}

/** Requests the page at `path`, to be read by {@link loadPage}. */
export function requestPage(path: string, reader: PageReader, signal?: AbortSignal): PageRequest {
  const page = requestedPage(path, reader, signal);
  // It is handled by what reads the page.
  page.catch(() => undefined);
  return {path, page};
}

async function requestedPage(
  path: string,
  reader: PageReader,
  signal: AbortSignal | undefined,
): Promise<RequestedPage | undefined> {
  const found = await findPage(path, reader, signal);
  if (!found) return undefined;
  const {file, text} = found;
  const scanned = new ScannedPage(text);
  reader.display?.expectTags(scanned.marks);
  const [isOfApi, description] = apiProperty.exec(scanned.frontmatter.text) ?? [];
  if (isOfApi) expectApi(reader, {file: description});
  return {file, scanned, options: await optionsFor(file, scanned, path, reader, signal)};
}

/** The property of a page's frontmatter that makes it a page of an API, and the file it names. */
const apiProperty = /^(?:api|openapi(?:-schema)?):(?:\s*["']?(\S+\.(?:json|ya?ml))\s)?/m;

/** Requests what reads and shows a page of an API. */
export function expectApi(reader: PageReader, page: ExpectedPage): void {
  if (!reader.config || !reader.display) return;
  reader.display.expectApi();
  // The texts of descriptions are read with both.
  for (const name of ['html', 'entities'] as const) {
    void reader.syntax[name]().catch(() => undefined);
  }
  const loading = reader.loadApis().then((apis) => apis?.expect(page));
  void loading.catch(() => undefined);
}

/**
 * Loads the extensions and snippets of a page. Without an extension (offline, say) the page is
 * still read.
 */
async function optionsFor(
  file: string,
  page: ScannedPage,
  path: string,
  reader: PageReader,
  signal: AbortSignal | undefined,
): Promise<PageOptions> {
  const {text} = page;
  const latex = reader.config?.latex;
  const ofPage = needs(page, undefined, {latex});
  const [own, modules] = await Promise.all([
    loadExtensions(ofPage, reader.syntax),
    ofPage.has('modules') ? snippetsOf(file, page, reader, signal) : undefined,
  ]);
  const {snippets} = modules ?? {};
  const scanned = Array.from(snippets?.values() ?? [], (content) => new ScannedPage(content));
  if (reader.display) for (const {marks} of scanned) reader.display.expectTags(marks);
  const ofSnippets = scanned.length > 0 ? needs(page, scanned, {latex}) : ofPage;
  const others = [...ofSnippets].filter((name) => !ofPage.has(name));
  const [interpreter, more] = await Promise.all([
    modules?.interpreter,
    loadExtensions(others, reader.syntax),
  ]);
  const extensions = {...own, interpreter, ...more};
  const variables = await reader.variables;
  const problems = [[file, text] as const, ...(snippets ?? [])].flatMap(
    ([name, content]) => variables?.unknown(content, name) ?? [],
  );
  return {extensions, snippets, latex, problems, defaultTitle: titleFromPath(path)};
}

async function snippetsOf(
  file: string,
  page: ScannedPage,
  reader: PageReader,
  signal: AbortSignal | undefined,
): Promise<PageSnippets | undefined> {
  const loadSnippets = await reader.loadSnippets().catch(() => undefined);
  return loadSnippets?.(page, file, reader.loader, signal);
}

async function loadExtensions(
  names: Iterable<ExtensionName>,
  loaders: SyntaxLoaders,
): Promise<SyntaxExtensions> {
  const entries = await Promise.all(
    [...names].map(async (name) => [name, await loaders[name]().catch(() => undefined)] as const),
  );
  return Object.fromEntries(entries);
}
