import {readDocuments} from '../config/json/documents.js';
import {fieldsOf} from '../config/read/raw.js';
import {textsIn} from '../config/read/texts-in.js';
import {validateConfig} from '../config/validate.js';
import type {SiteConfig} from '../config/site-config.js';
import {describeProblems, withMessages} from '../content/describe.js';
import type {PageLink} from '../content/links.js';
import {diagnose, type Diagnostic, type Location} from '../diagnostics/diagnostic.js';
import {distinct} from '../diagnostics/distinct.js';
import type {Navigation} from '../navigation/navigation.js';
import {filesNamedIn} from '../publish/static-files.js';
import {missingPath} from '../routing/paths.js';
import {siteChecks} from '../site/check-site.js';
import {checkConfigTexts} from '../site/config-texts.js';
import {loadDiagnostic} from '../site/load-diagnostic.js';
import {loadEntry, type PageReader} from '../site/load-page.js';
import type {Loader} from '../site/loader.js';
import {notingLoader} from '../site/noting-loader.js';
import {configFile, openFolder, type OpenedFolder} from '../site/open-folder.js';
import type {OpenedSite} from '../site/open-site.js';
import type {Site} from '../site/state.js';
import {isExternalUrl, resolveLinkUrl} from '../shared/urls.js';
import {allCodes} from './all-codes.js';
import {diagnoseCheck} from './check-code.js';
import {importedCodeProblems, mergeCodeProblems} from './component-code.js';
import {withoutDisabled, type DisableComment} from './disable-comments.js';
import {folderOnHost} from './folder-on-host.js';
import {configIconProblems, type Graphics} from './graphics-problems.js';
import {leftOutFrom, leftOutProblems, type LeftOutFiles} from './left-out-files.js';
import {linkProblem, pathsOf} from './link-check.js';
import {locateProblems} from './locate-problems.js';
import {missingFiles} from './missing-files.js';
import {indexPage, otherTools} from './other-tools.js';
import {isSnippetFile, markdownOfSite} from './page-file.js';
import {findingsOf, type Findings} from './page-findings.js';
import {idsOf, type PageIds} from './page-ids.js';
import {defaultSettings, readSettings, settingsFile, withLevels} from './settings.js';
import {svgProblems} from './scripts-in-svg.js';
import {listedFiles, pathOfPage, withoutInnerSites, type SiteFiles} from './site-files.js';
import {siteStyleProblems} from './style-problems.js';
import {unknownRepository} from './unknown-repository.js';
import {listedReferences, unnamedApis, type ApiReference} from './unnamed-apis.js';
import {unnamedFiles} from './unnamed-files.js';
import {unusedActions} from './unused-actions.js';

/** The files of a site, all of which are known. */
export interface SiteFolder extends LeftOutFiles {
  readonly loader: Loader;
  /** Their paths, relative to the folder of `docs.json`. */
  readonly files: readonly string[];
  /** What finds icons that do not exist, and diagrams that cannot be drawn. */
  readonly graphics?: Graphics;
}

/** What a check found. */
export interface CheckResult {
  /** By file and line. */
  readonly diagnostics: readonly Diagnostic[];
  /** How many files of pages and snippets were read. */
  readonly pages: number;
  /** The files that the site reads, or to which a page, `docs.json` or the index page leads. */
  readonly named: ReadonlySet<string>;
}

/** Is told how many of the pages known so far have been checked. */
export type OnProgress = (done: number, all: number) => void;

/**
 * Everything that is wrong in a site: its configuration, its pages and snippets, the links between
 * them, its API descriptions, and its writing. `docs-check.json` and comments in pages say what is
 * not reported. Never rejects for a mistake of an author.
 */
export async function checkFolder(
  {loader, files, graphics, ...leftOut}: SiteFolder,
  onProgress: OnProgress = () => undefined,
): Promise<CheckResult> {
  const settings = files.includes(settingsFile) ? await settingsIn(loader) : undefined;
  const {levels, isIgnored} = settings?.value ?? defaultSettings;
  const file = configFile(files);
  const named = new Set(
    filesNamedIn(await indexPage(loader), new URL('http://localhost'), new Set()),
  );
  const noting = notingLoader(loader, (path) => named.add(path));
  const opened = await openFolder(noting, file, {files});
  const own = withoutInnerSites(files).filter((one) => !isIgnored(one));
  const others = await otherTools([...own, ...(leftOut.hidden ?? [])], loader);
  const check = new FolderCheck(own, named, onProgress, graphics);
  const folder = {loader, files, ...leftOut};
  const found = opened.site ? await check.run(opened, opened.site, file, folder) : [];
  const known = found.length > 0 ? [] : files.includes(file) ? opened.diagnostics : [noConfig];
  const ofFiles = [...leftOutProblems(own, leftOut), ...(await svgProblems(own, loader))];
  const all = distinct([...known, ...found, ...others, ...ofFiles]);
  const kept = withoutDisabled(all, check.comments);
  const diagnostics = [...(settings?.diagnostics ?? []), ...withLevels(kept, {levels, isIgnored})];
  return {diagnostics: diagnostics.sort(byPlace), pages: check.pages, named};
}

/** What to say of a folder without a configuration. */
const noConfig = diagnose(
  'load/config-missing',
  {file: 'docs.json'},
  {url: 'docs.json', status: '404', isBaseUnknown: false, isFolder: true},
);

async function settingsIn(loader: Loader): Promise<ReturnType<typeof readSettings>> {
  try {
    return readSettings(await loader.text(settingsFile), allCodes);
  } catch (error) {
    return {value: defaultSettings, diagnostics: [loadDiagnostic(error, settingsFile)]};
  }
}

/** The URL of a site may name its repository, and is not known here. */
const unsureLevels = new Map([['config/no-repository', 'info']] as const);

class FolderCheck {
  readonly comments: DisableComment[] = [];
  readonly #files: readonly string[];
  readonly #known: ReadonlySet<string>;
  /** What the site reads and leads to. */
  readonly #named: Set<string>;
  readonly #onProgress: OnProgress;
  readonly #graphics: Graphics | undefined;
  readonly #found: Diagnostic[] = [];
  readonly #ids = new Map<string, PageIds>();
  readonly #links = new Map<string, PageLink>();
  /** The files that were read. */
  readonly #read = new Set<string>();
  /** Names of snippet files that pages or other snippets include. */
  readonly #included = new Set<string>();
  /** Those of files whose code runs. */
  readonly #imported = new Set<string>();
  /** The operations and schemas that pages name. */
  readonly #references: ApiReference[] = [];

  constructor(
    files: readonly string[],
    named: Set<string>,
    onProgress: OnProgress,
    graphics?: Graphics,
  ) {
    this.#graphics = graphics;
    this.#files = files;
    this.#known = new Set(files);
    this.#named = named;
    this.#onProgress = onProgress;
  }

  get pages(): number {
    return this.#read.size;
  }

  async run(
    opened: OpenedFolder,
    {config, navigation: listed}: Site,
    configuration: string,
    {loader, ...all}: Pick<SiteFolder, 'loader' | 'files' | keyof LeftOutFiles>,
  ): Promise<readonly Diagnostic[]> {
    const {reader, navigation = listed, apiProblems, descriptions} = opened;
    if (!reader) return [];
    // Files of the folder that do not exist are reported where the configuration names them.
    const isReported = ({code, location}: Diagnostic) =>
      code === 'load/status' && !isExternalUrl(location.file);
    this.#found.push(...withMessages(apiProblems).filter((one) => !isReported(one)));
    for (const one of descriptions) {
      this.#found.push(...withMessages([...one.diagnostics, ...(await one.check())]));
    }
    const apis = await reader.loadApis();
    this.#found.push(...withMessages((await apis?.brokenLinks()) ?? []));
    const made = [...navigation.pages.values()].flatMap(({path, source}) =>
      source.kind === 'file' ? [] : [path],
    );
    const files = listedFiles(all.files, made, leftOutFrom(all));
    await this.#checkConfig(opened, configuration, files, reader.loader);
    this.#found.push(...(await siteStyleProblems(config, reader.loader)));
    await this.#checkPages(navigation, reader);
    this.#found.push(...(await importedCodeProblems(this.#imported, this.#known, reader.loader)));
    await this.#checkLinks(files, config, navigation, reader);
    // What they read is not part of the site for that.
    const unnamed = await this.#unnamed(opened, configuration, config, loader);
    return locateProblems([...mergeCodeProblems(this.#found), ...unnamed], loader);
  }

  /** What the configuration does not name; what is wrong for that reason alone is left out. */
  async #unnamed(
    {text, files}: OpenedSite,
    file: string,
    site: SiteConfig,
    loader: Loader,
  ): Promise<readonly Diagnostic[]> {
    const {value: document, diagnostics} = readDocuments(text, file, files ?? new Map());
    if (diagnostics.some(({code}) => code === 'config/syntax')) return [];
    const config = {file, text, document};
    const references = [...this.#references, ...listedReferences(site, file)];
    const apis = await unnamedApis(config, site, references, this.#files, loader);
    const explained = new Set(apis.explained.map(({location}) => placeOf(location)));
    const isLeft = ({code, location}: Diagnostic) =>
      !/^(?:openapi\/not-found|load\/\w+)$/.test(code) || !explained.has(placeOf(location));
    const left = this.#found.filter(isLeft);
    this.#found.splice(0, Infinity, ...left);
    const isImported = (one: string) => this.#included.has(one);
    return [...apis.diagnostics, ...(await unnamedFiles(config, this.#files, loader, isImported))];
  }

  async #checkConfig(
    {text, files}: OpenedSite,
    file: string,
    siteFiles: SiteFiles,
    loader: Loader,
  ): Promise<void> {
    const {value} = readDocuments(text, file, files ?? new Map());
    for (const text of textsIn({raw: fieldsOf(value.value)})) {
      const target = resolveLinkUrl(text);
      if (target.to === 'site') this.#named.add(target.path);
    }
    const {links, problems} = checkConfigTexts(value);
    this.#found.push(...describeProblems(problems));
    for (const link of links) this.#links.set(JSON.stringify(link), link);
    const missing = await missingFiles(value.value, siteFiles);
    const repository = unknownRepository(await indexPage(loader));
    const checks = [...siteChecks, missing, repository, unusedActions];
    const found = validateConfig(text, file, files, checks);
    this.#found.push(...withLevels(found, {...defaultSettings, levels: unsureLevels}));
    if (!this.#graphics) return;
    this.#found.push(...(await configIconProblems(value.value, file, this.#graphics)));
  }

  async #checkPages(navigation: Navigation, reader: PageReader): Promise<void> {
    const pages = [...navigation.pages.values()].flatMap(({path, source}) =>
      source.kind === 'file' ? [path] : [],
    );
    const all = markdownOfSite(this.#files);
    let done = 0;
    const check = async (path: string, isSnippet: boolean): Promise<string | undefined> => {
      const found = await findingsOf({path, navigation, reader, isSnippet}, this.#graphics);
      if (found) this.#add(path, found, isSnippet);
      this.#onProgress(++done, Math.max(done, all.length));
      return found?.file;
    };
    for (const path of pages) await check(path, false);
    // Of a page that could not be read, only the path is known.
    const isRead = (file: string) => this.#read.has(file) || this.#read.has(pathOfPage(file));
    const isSnippet = (file: string) => isSnippetFile(file) || this.#included.has(file);
    const snippets = new Set<string>();
    const checkSnippets = async (files: readonly string[]) => {
      for (const file of files) {
        snippets.add(file);
        await check(pathOfPage(file), true);
      }
    };
    // A snippet may include what looks like a page.
    await checkSnippets(all.filter((file) => !isRead(file) && isSnippet(file)));
    const unlisted = all.filter((file) => !isRead(file) && !isSnippet(file));
    for (const file of unlisted) {
      // A page before it may include it.
      if (this.#included.has(file) || this.#read.has(file)) continue;
      await check(pathOfPage(file), false);
      const path = pathOfPage(file);
      // Hosts show these pages without a link to them.
      if (pages.length === 0 || path === missingPath || path === 'index') continue;
      this.#found.push(diagnoseCheck('nav/unlisted-page', {file, line: 1}));
    }
    await checkSnippets(all.filter((file) => !this.#read.has(file) && !snippets.has(file)));
    for (const file of snippets) {
      if (this.#included.has(file)) continue;
      this.#found.push(diagnoseCheck('page/unused-snippet', {file, line: 1}));
    }
  }

  #add(path: string, {file, ids, links, ...found}: Findings, isSnippet: boolean): void {
    this.#read.add(file);
    if (found.reference) this.#references.push(found.reference);
    if (!isSnippet) this.#ids.set(pathOfPage(file), ids).set(path, ids);
    for (const one of found.diagnostics) this.#found.push({...one, location: this.#real(one)});
    this.comments.push(...found.comments);
    for (const name of found.snippets) this.#included.add(name);
    for (const name of found.imported) this.#imported.add(name);
    for (const link of links) {
      const place = {...link, file: this.#realFile(link.file)};
      this.#links.set(JSON.stringify(place), place);
    }
  }

  #real({location}: Diagnostic): Diagnostic['location'] {
    return {...location, file: this.#realFile(location.file)};
  }

  /** The path of a snippet, which problems name as pages do: without its folder. */
  #realFile(file: string): string {
    const names = [file, `snippets/${file}`, `_snippets/${file}`];
    return names.find((name) => this.#known.has(name)) ?? file;
  }

  async #checkLinks(
    files: SiteFiles,
    config: SiteConfig,
    navigation: Navigation,
    reader: PageReader,
  ): Promise<void> {
    const idsAt = async (path: string): Promise<PageIds | undefined> => {
      const known = this.#ids.get(path) ?? (await idsOfEntry(path, navigation, reader));
      if (known) this.#ids.set(path, known);
      return known;
    };
    const page = await indexPage(reader.loader);
    const {folder, diagnostics} = await folderOnHost(page, this.#links.values(), files);
    this.#found.push(...diagnostics);
    for (const link of this.#links.values()) {
      for (const path of pathsOf(link, folder)) this.#named.add(path);
      const problem = await linkProblem(link, {files, config, folder, idsOf: idsAt});
      if (problem) this.#found.push(problem);
    }
  }
}

/** The ids of a listed page, such as that of an operation; `undefined` where they are unknown. */
async function idsOfEntry(
  path: string,
  navigation: Navigation,
  reader: PageReader,
): Promise<PageIds | undefined> {
  const entry = navigation.pages.get(path);
  if (!entry) return undefined;
  const {state} = await loadEntry(entry, navigation, reader);
  return state.phase === 'shown' ? idsOf(state.page.body) : undefined;
}

/** Identifies a place for all problems that are found there. */
function placeOf({file, line, pointer}: Location): string {
  return JSON.stringify([file, pointer ?? line]);
}

function byPlace(first: Diagnostic, second: Diagnostic): number {
  const {location: one} = first;
  const {location: other} = second;
  return (
    Number(other.file === 'docs.json') - Number(one.file === 'docs.json') ||
    one.file.localeCompare(other.file) ||
    (one.line ?? 0) - (other.line ?? 0) ||
    (one.column ?? 0) - (other.column ?? 0) ||
    first.code.localeCompare(second.code)
  );
}
