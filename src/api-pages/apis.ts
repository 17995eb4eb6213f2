import {readApiSettings, type ApiSettings} from '../config/read/api.js';
import type {ApiPageSource, SiteConfig} from '../config/site-config.js';
import type {Problem} from '../diagnostics/pending-diagnostic.js';
import type {ApiDescription} from '../openapi/description.js';
import {filesNamed as descriptionsNamed} from '../openapi/files-named.js';
import type {DescriptionParts} from '../openapi/description-parts.js';
import {readDescription} from '../openapi/read-description.js';
import type {Navigation} from '../navigation/navigation.js';
import {viewAt} from '../navigation/view.js';
import {resolveNavigation} from '../navigation/resolve.js';
import {decodePath} from '../routing/paths.js';
import {addOperations} from './api-navigation.js';
import {withInnerPages} from './inner-pages.js';
import {
  completePage,
  operationPage,
  type DescriptionStore,
  type LinkingPage,
} from './api-content.js';
import {namesMoreLanguages} from '../requests/samples/sample-languages.js';
import type {LanguageWriter} from '../requests/samples/write-sample.js';
import type {FragmentLinks} from './api-markdown.js';
import type {ApiNavigation} from './api-page.js';
import {apiWords, type ApiWords} from './api-words.js';
import type {OverviewPages} from './overview-pages.js';
import {
  filesNamed,
  isUrl,
  listedOperations,
  loaderPath,
  namedSources,
  sourcesOf,
  type DescriptionResult,
} from './api-sources.js';
import {NearFiles} from './near-files.js';
import {unavailablePage} from './unavailable-page.js';
import {likelyFiles, likelyFilesNamed} from './likely-files.js';
import {notNamed} from './not-named.js';
import {loadDiagnostic} from '../site/load-diagnostic.js';
import type {ApiPages, ExpectedPage, LoadedPage, PageReader} from '../site/load-page.js';
import {loadUrl} from '../site/load-url.js';
import type {DescriptionLinks} from './description-links.js';
import {LoadError, type Loader} from '../site/loader.js';

/** Loads the texts of the interface in the language of a page, where the site has several. */
export type LoadWords = (language: string | undefined) => Promise<ApiWords>;

/** Loads what writes samples in languages that few sites name; none where that is not there. */
export type LoadWriters = () => Promise<
  {readonly moreWriters: readonly LanguageWriter[]} | undefined
>;

/**
 * The other files of a description: paths relative to the folder of `docs.json`, or URLs; none
 * where nothing is known of them.
 */
export type FilesOf = (file: string) => Promise<readonly string[]>;

/** What reads API descriptions depend on. */
export interface ApisOptions {
  /** What few descriptions need to be read. */
  readonly parts: DescriptionParts;
  /** Loads what makes the pages of an API as a whole, which are not shown without it. */
  readonly loadOverviews?: () => Promise<{readonly OverviewPages: new () => OverviewPages}>;
  /** Loads what resolves links to parts of a description. */
  readonly loadLinks?: () => Promise<{readonly DescriptionLinks: new () => DescriptionLinks}>;
  /** Loads what writes samples in languages that few sites name. */
  readonly loadWriters?: LoadWriters;
  readonly words?: LoadWords;
  /** The files that a description refers to, where an index of the site names them. */
  readonly filesOf?: FilesOf | undefined;
  /** Requests what reads descriptions in YAML, while one of them is loading. */
  readonly expectYaml?: () => void;
  /** What the configuration is called; `docs.json` by default. */
  readonly configFile?: string | undefined;
  /**
   * Whether a description that the configuration does not name is looked for: on the author's own
   * machine, where no host has to answer for files that are not there.
   */
  readonly isOwnMachine?: boolean;
  /** Whether pages are read for a search, which finds no samples that are made. */
  readonly isForSearch?: boolean | undefined;
  /** Requests are given up when it is aborted. */
  readonly signal?: AbortSignal;
}

const loadEnglish: LoadWords = () => Promise.resolve(apiWords());

/**
 * The API descriptions of one site: each is loaded and read once, when something needs it. Makes
 * pages and navigation of them.
 */
export class Apis implements ApiPages, DescriptionStore {
  readonly config: SiteConfig;
  readonly settings: ApiSettings;
  readonly isForSearch: boolean;
  readonly #loader: Loader;
  readonly #parts: DescriptionParts;
  readonly #loadOverviews: ApisOptions['loadOverviews'];
  readonly #loadLinks: ApisOptions['loadLinks'];
  readonly #loadWriters: LoadWriters | undefined;
  readonly #words: LoadWords;
  readonly #filesOf: FilesOf | undefined;
  readonly #expectYaml: (() => void) | undefined;
  readonly #signal: AbortSignal | undefined;
  readonly configFile: string;
  readonly #isOwnMachine: boolean;
  #filePages: Navigation | undefined;
  readonly #results = new Map<string, Promise<DescriptionResult>>();
  #navigation: Promise<ApiNavigation> | undefined;
  /** The whole navigation, once it is known; until then what some files give, by their names. */
  #whole: ApiNavigation | undefined;
  readonly #known = new Map<string, Promise<ApiNavigation>>();
  #near: NearFiles | undefined;
  #overviews: OverviewPages | undefined;
  #links: DescriptionLinks | undefined;

  constructor(
    config: SiteConfig,
    loader: Loader,
    {
      parts,
      loadOverviews,
      loadLinks,
      loadWriters,
      isForSearch = false,
      words = loadEnglish,
      filesOf,
      expectYaml,
      signal,
      configFile = 'docs.json',
      isOwnMachine = false,
    }: ApisOptions,
  ) {
    this.config = config;
    const settings = readApiSettings(config);
    this.settings = isForSearch ? {...settings, makesSamples: false} : settings;
    this.isForSearch = isForSearch;
    this.#loader = loader;
    this.#parts = parts;
    this.#loadOverviews = loadOverviews;
    this.#loadLinks = loadLinks;
    this.#loadWriters = loadWriters;
    this.#words = words;
    this.#filesOf = filesOf;
    this.#expectYaml = expectYaml;
    this.#signal = signal;
    this.configFile = configFile;
    this.#isOwnMachine = isOwnMachine;
  }

  /** The description in a file, which is a path or a URL. What failed is requested again. */
  read(file: string): Promise<DescriptionResult> {
    const key = loaderPath(file);
    const known = this.#results.get(key);
    if (known) return known;
    const result = this.#load(key);
    this.#results.set(key, result);
    void result.then((settled) => {
      if (settled.diagnostic) this.#results.delete(key);
    });
    return result;
  }

  /**
   * The descriptions that a page may mean, in the order in which they are searched: of all of the
   * site, or of the file that it names.
   */
  async readNamed(name?: string): Promise<readonly DescriptionResult[]> {
    const sources = sourcesOf(this.config);
    if (name === undefined) {
      if (sources.length > 0) return Promise.all(sources.map(({file}) => this.read(file)));
      const found = this.#isOwnMachine ? await this.#first(likelyFiles) : undefined;
      return found?.description ? [{...found, isGuess: true}] : [];
    }
    const known = sources.filter(({file}) => loaderPath(file) !== loaderPath(name));
    const named = namedSources(this.config);
    const isNamed = isUrl(name) || descriptionsNamed(name, named).length > 0;
    // Each file is a guess: the first that exists is meant.
    const found = await this.#first(filesNamed(name, isNamed ? named : known));
    if (isNamed || found?.description) return found ? [found] : [];
    const likely = this.#isOwnMachine ? await this.#first(likelyFilesNamed(name)) : undefined;
    const result = likely?.description ? likely : found;
    return result ? [{...result, isGuess: true}] : [];
  }

  /** The first of these files that can be read, or why the likeliest one cannot. */
  async #first(files: readonly string[]): Promise<DescriptionResult | undefined> {
    let first: DescriptionResult | undefined;
    for (const file of files) {
      const result = await this.read(file);
      if (result.description) return result;
      first ??= result;
    }
    return first;
  }

  /** The URL of the folder of `docs.json`, which no loader loads: that of a file in it. */
  get folder(): string {
    return this.#loader.url('-').slice(0, -1);
  }

  /** The complete URL of a description: its servers are relative to it. */
  urlOf(file: string): string {
    const name = loaderPath(file);
    return isUrl(name) ? name : this.#loader.url(name);
  }

  /** What could not be loaded is requested again with the next call. */
  navigation(): Promise<ApiNavigation> {
    return (this.#navigation ??= this.#extend());
  }

  /**
   * The navigation as far as it is known from the descriptions that may have a page at a path: the
   * configuration says in which folders their pages are.
   */
  navigationAt(path: string): Promise<ApiNavigation> {
    return this.#part(this.#nearFiles.at(path));
  }

  /** What is known of the navigation from a description and those with pages beside its own. */
  navigationOf(file: string): Promise<ApiNavigation> {
    return this.#part(this.#nearFiles.beside(file));
  }

  get #nearFiles(): NearFiles {
    return (this.#near ??= new NearFiles(this.config));
  }

  async #part(files: ReadonlySet<string>): Promise<ApiNavigation> {
    if (this.#whole) return this.#whole;
    const isPart = files.size > 0 && files.size < sourcesOf(this.config).length;
    if (!isPart) return this.navigation();
    const key = [...files].join(' ');
    const known = this.#known.get(key) ?? this.#extend(files);
    this.#known.set(key, known);
    return known;
  }

  async descriptions(): Promise<readonly ApiDescription[]> {
    return (await this.readNamed()).flatMap(({description}) => description ?? []);
  }

  async links(description: ApiDescription, from: LinkingPage): Promise<FragmentLinks | undefined> {
    if (!description.hasLinks && !from.namesOperations) return undefined;
    const [links, {navigation}] = await Promise.all([
      this.#resolver(),
      this.navigationOf(description.file),
    ]);
    return links?.linksFrom(from, description, navigation);
  }

  /** What resolves links; undefined where they are left alone. */
  async #resolver(): Promise<DescriptionLinks | undefined> {
    const part = await this.#loadLinks?.();
    return (this.#links ??= part && new part.DescriptionLinks());
  }

  /** The links in descriptions that lead to nothing. */
  async brokenLinks(): Promise<readonly Problem[]> {
    const [links, descriptions] = await Promise.all([this.#resolver(), this.descriptions()]);
    return descriptions.flatMap((description) => links?.brokenIn(description) ?? []);
  }

  async loadFiles(): Promise<void> {
    for (const description of await this.descriptions()) await description.loadFiles(this.#signal);
  }

  expect({file, path}: ExpectedPage): void {
    const loading =
      file !== undefined
        ? this.readNamed(file)
        : path === undefined
          ? this.navigation()
          : this.navigationAt(path);
    // What fails is requested again when it is needed.
    void Promise.resolve(loading).catch(() => undefined);
  }

  completePage(loaded: LoadedPage, reader: PageReader): Promise<LoadedPage> {
    if (loaded.state.phase !== 'shown') return Promise.resolve(loaded);
    this.#filePages ??= resolveNavigation(this.config);
    const words = this.#wordsAt(loaded.state.page.path, this.#filePages);
    return completePage(loaded, {apis: this, reader, words, writers: this.#writers()});
  }

  async apiPage(path: string, source: ApiPageSource, reader: PageReader): Promise<LoadedPage> {
    const near = this.navigationOf(source.file);
    const words = near.then(({navigation}) => this.#wordsAt(path, navigation));
    const context = {apis: this, reader, words};
    if (source.kind === 'operation') {
      return operationPage(path, source, {...context, writers: this.#writers()});
    }
    const {diagnostic} = await this.read(source.file);
    if (diagnostic && source.kind === 'overview') {
      const {navigation} = await near;
      const {config} = this;
      return unavailablePage(path, diagnostic, {config, navigation, words: await words});
    }
    const part = await this.#loadOverviews?.();
    this.#overviews ??= part && new part.OverviewPages();
    const page = this.#overviews?.page(path, source, context);
    return page ?? {state: {phase: 'failed', path, diagnostics: []}};
  }

  /** The host's `lang` attribute is that of the page before while the next one loads. */
  #wordsAt(path: string, navigation: Navigation): Promise<ApiWords> {
    return this.#words(viewAt(navigation, this.config, path).language);
  }

  /** What writes samples in languages that few sites name, if this site names one. */
  async #writers(): Promise<readonly LanguageWriter[] | undefined> {
    const {makesSamples, languages} = this.settings;
    if (!makesSamples || !namesMoreLanguages(languages)) return undefined;
    return (await this.#loadWriters?.())?.moreWriters;
  }

  async #load(file: string): Promise<DescriptionResult> {
    try {
      const url = this.urlOf(file);
      if (/\.ya?ml$/i.test(file)) this.#expectYaml?.();
      const others = this.#filesOf?.(file);
      const text = await this.#loadText(file);
      const options = {
        ...this.#parts,
        url,
        labelKeys: this.settings.labelKeys,
        loadText: (other: string) => this.#loadBeside(other),
        knownFiles: async () => ((await others) ?? []).map((other) => this.urlOf(other)),
      };
      return {description: await readDescription(text, file, options)};
    } catch (error) {
      return {diagnostic: loadDiagnostic(error, file), isTemporary: isTemporary(error)};
    }
  }

  #loadText(file: string): Promise<string> {
    return isUrl(file) ? loadUrl(file, this.#signal) : this.#loader.text(file, this.#signal);
  }

  /** A file that a description refers to, by its complete URL. */
  #loadBeside(url: string): Promise<string> {
    const {folder} = this;
    // With a query, it is a URL for the host alone.
    const loading =
      url.startsWith(folder) && !url.includes('?')
        ? this.#loader.text(decodePath(url.slice(folder.length)), this.#signal)
        : loadUrl(url, this.#signal);
    return loading.catch((error: unknown) => {
      throw error instanceof LoadError ? new Error(reasonOf(error)) : error;
    });
  }

  /** The navigation with the pages of these descriptions, or of all. */
  async #extend(only?: ReadonlySet<string>): Promise<ApiNavigation> {
    const results = new Map(await this.#readAll(only));
    const isComplete = [...results.values()].every(({description}) => description);
    if (!only && !isComplete) this.#navigation = undefined;
    if (only && !isComplete) this.#known.delete([...only].join(' '));
    const {config, diagnostics} = addOperations(this.config, results, {
      configFile: this.configFile,
      words: await this.#words(undefined),
    });
    const extended = {
      navigation: withInnerPages(resolveNavigation(config)),
      diagnostics: [...diagnostics, ...notNamed([...results.values()], this)],
      isComplete: isComplete && !only,
      isPart: only !== undefined,
      unavailable: [...results.values()].flatMap((one) =>
        one.diagnostic && one.isTemporary ? one.diagnostic : [],
      ),
    };
    if (extended.isComplete) {
      this.#whole = extended;
      this.#known.clear();
    }
    return extended;
  }

  /** These descriptions, or all, by the names that the configuration has for them. */
  async #readAll(
    only?: ReadonlySet<string>,
  ): Promise<readonly (readonly [string, DescriptionResult])[]> {
    const all = sourcesOf(this.config);
    const sources = only ? all.filter(({file}) => only.has(loaderPath(file))) : all;
    const named = new Set(namedSources(this.config).map(({file}) => file));
    if (sources.length === 0) {
      const guessed = listedOperations(this.config).length > 0 ? await this.readNamed() : [];
      return guessed.map((result) => [result.description?.file ?? '', result]);
    }
    return Promise.all(
      sources.map(async ({file}) => {
        const [found] = named.has(file) ? [] : await this.readNamed(file);
        return [file, found ?? (await this.read(file))] as const;
      }),
    );
  }
}

/** Why a file could not be loaded, as the end of a sentence. */
function reasonOf({reason, status}: LoadError): string {
  switch (reason) {
    case 'missing':
      return 'there is no such file';
    case 'not-a-file':
      return 'the host returned a web page instead';
    case 'left-the-site':
      return 'the host redirects it to another URL';
    case 'refused':
      return 'it is not in the folder of the site';
    case 'status':
      return `the host responded with status ${status}`;
    case 'unreachable':
      return 'the host could not be reached, or does not allow this page to read it';
    case 'timeout':
      return 'the host did not respond in time';
    default:
      return reason satisfies never;
  }
}

/** Whether the same request may succeed later: the network failed, or the host is busy. */
function isTemporary(error: unknown): boolean {
  if (!(error instanceof LoadError)) return false;
  const {reason, status = 0} = error;
  return reason === 'unreachable' || reason === 'timeout' || status === 429 || status >= 500;
}
