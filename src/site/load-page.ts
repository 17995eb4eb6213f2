import {hasRareEntities} from '../markdown/entities.js';
import {needsYaml, type ReadYaml} from '../content/frontmatter.js';
import {hasHtml, type HtmlReader} from '../content/html/html-syntax.js';
import {hasMath} from '../markdown/math-syntax.js';
import {isLong, type LongPages} from '../content/progressive/progressive.js';
import {hasModules, type Modules} from '../content/mdx/module-syntax.js';
import type {unknownVariables} from '../markdown/variables.js';
import {parsePage, type PageHelp} from '../content/parse-page.js';
import type {Navigation} from '../navigation/navigation.js';
import {titleFromPath} from '../navigation/label.js';
import type {nearestPages} from '../navigation/nearest-pages.js';
import {describeFailure, type LoadProblems} from './describe-failure.js';
import type {loadSnippets} from './load-snippets.js';
import {LoadError, type Loader} from './loader.js';
import type {PageState} from './state.js';

/** How pages of one site are read. */
export interface PageReader {
  loader: Loader;
  /** Finds the variables that a text uses and that have no value; not there for sites without variables. */
  unknownVariables?: typeof unknownVariables;
  /** The extension that the site's pages had so far; it is tried first. Learned while pages are read. */
  extension: PageExtension;
  /** Whether single dollar signs stand around formulas, where the configuration says so. */
  latex?: boolean | undefined;
  /** Gives the YAML parser, for frontmatter that is more than plain `key: value` lines. */
  loadYaml(): Promise<ReadYaml | undefined>;
  /** Gives what reads imports, exports and snippets, for the few pages that have any. */
  loadModules(): Promise<ModuleHelp | undefined>;
  /** Gives what reads raw HTML. */
  loadHtml(): Promise<HtmlReader | undefined>;
  /** Makes formulas known. */
  loadMath(): Promise<unknown>;
  /** Gives what reads long pages piece by piece. */
  loadLong(): Promise<LongPages | undefined>;
  /** Gives what puts failures into words. */
  loadProblems: LoadProblems;
  /** Makes the rarer names of entities known. */
  loadEntities(): Promise<unknown>;
  /** Gives what finds the pages that come near an address without one. */
  loadNearestPages(): Promise<typeof nearestPages | undefined>;
}

export type PageExtension = 'mdx' | 'md';

/** What reads imports, exports and snippets. */
export interface ModuleHelp {
  readonly pageModules: Modules;
  readonly loadSnippets: typeof loadSnippets;
}

/** The file of a page and what is in it. */
export interface PageFile {
  readonly file: string;
  readonly text: string;
}

/**
 * Loads and reads the page at `path`. Whatever goes wrong is said by the state.
 * Rejects only with the signal's reason when that is aborted.
 */
export async function loadPage(
  path: string,
  navigation: Navigation,
  source: PageReader,
  signal?: AbortSignal,
): Promise<PageState> {
  try {
    const found = await findPage(path, source, signal);
    if (!found) {
      const lookedFor = pageFiles(path, source.extension);
      const nearestPages = await source.loadNearestPages().catch(() => undefined);
      return {phase: 'missing', path, lookedFor, nearest: nearestPages?.(navigation, path) ?? []};
    }
    const {file, text} = found;
    const {latex} = source;
    const [readYaml, html, help] = await Promise.all([
      needsYaml(text) ? source.loadYaml().catch(() => undefined) : undefined,
      hasHtml(text) || hasModules(text) ? source.loadHtml().catch(() => undefined) : undefined,
      hasModules(text) ? modulesOf(text, file, source, signal) : undefined,
      hasRareEntities(text) ? source.loadEntities().catch(() => undefined) : undefined,
      hasMath(text, latex) || hasModules(text)
        ? source.loadMath().catch(() => undefined)
        : undefined,
    ]);
    const long = isLong(text, help?.snippets)
      ? await source.loadLong().catch(() => undefined)
      : undefined;
    const snippets = help?.snippets ?? [];
    const problems = [[file, text] as const, ...snippets].flatMap(
      ([from, part]) => source.unknownVariables?.(part, from) ?? [],
    );
    const parsed = parsePage(text, file, path, {readYaml, html, latex, long, ...help, problems});
    // Of a long page reading alone takes a while: showing its beginning is a task of its own.
    if (parsed.grow) await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    const title = parsed.page.title || titleFromPath(path);
    return {phase: 'shown', ...parsed, page: {...parsed.page, title}};
  } catch (error) {
    signal?.throwIfAborted();
    return {
      phase: 'failed',
      path,
      diagnostics: [await describeFailure(error, path, () => source.loadProblems())],
    };
  }
}

async function modulesOf(
  text: string,
  file: string,
  source: PageReader,
  signal: AbortSignal | undefined,
): Promise<Pick<PageHelp, 'modules' | 'snippets'>> {
  // Without it (offline, say) the page is read all the same, its statements as text.
  const help = await source.loadModules().catch(() => undefined);
  if (help === undefined) return {};
  const snippets = await help.loadSnippets(text, file, source.loader, signal);
  return {modules: help.pageModules, snippets};
}

/** The file of a page, or `undefined` when there is none. Rejects like {@link Loader.text}. */
export async function findPage(
  path: string,
  source: PageReader,
  signal?: AbortSignal,
): Promise<PageFile | undefined> {
  for (const file of pageFiles(path, source.extension)) {
    try {
      const text = await source.loader.text(file, signal);
      source.extension = file.endsWith('x') ? 'mdx' : 'md';
      return {file, text};
    } catch (error) {
      if (!(error instanceof LoadError && error.isMissing)) throw error;
    }
  }
  return undefined;
}

/** The files that may hold a page, in the order they are tried. */
export function pageFiles(path: string, extension: PageExtension): readonly string[] {
  const extensions = extension === 'mdx' ? ['mdx', 'md'] : ['md', 'mdx'];
  const names = path === '' ? ['index', 'README'] : [path, `${path}/index`];
  return names.flatMap((name) => extensions.map((ending) => `${name}.${ending}`));
}
