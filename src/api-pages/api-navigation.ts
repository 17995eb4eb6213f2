import {
  readApiSettings,
  readPrefixSources,
  readSources,
  type ApiSettings,
  type ApiSource,
} from '../config/read/api.js';
import {readPagePath} from '../config/read/navigation.js';
import {definedOnly, textOf} from '../config/read/raw.js';
import {navigationPointers} from '../config/read/text-pointers.js';
import type {
  ConfigApiPage,
  ConfigContent,
  ConfigEntry,
  ConfigGroup,
  SiteConfig,
} from '../config/site-config.js';
import {slugOf, Slugger} from '../content/link-targets.js';
import type {Location} from '../diagnostics/diagnostic.js';
import type {Problem} from '../diagnostics/pending-diagnostic.js';
import type {ApiDescription, OperationEntry} from '../openapi/description.js';
import {filesNamed} from '../openapi/files-named.js';
import {
  findOperation,
  readOperationName,
  type LocatedOperation,
} from '../openapi/find-operation.js';
import {groupBy} from '../shared/group-by.js';
import {
  entriesOf,
  keyOf,
  loaderPath,
  partsOf,
  sourceOf,
  uniqueSources,
  type DescriptionResult,
} from './api-sources.js';
import type {ApiWords} from './api-words.js';

/** The folder of the pages of operations, where the configuration names none. */
const defaultDirectory = 'api-reference';

/** The configuration with the pages of operations, and what is wrong with them. */
export interface WithOperations {
  readonly config: SiteConfig;
  readonly diagnostics: readonly Problem[];
}

/** What the configuration is called, and words of the interface. */
export interface NavigationOptions {
  readonly configFile?: string | undefined;
  readonly words: Pick<ApiWords, 'webhooks' | 'noDescription'>;
}

/**
 * Puts the pages of operations into the navigation of a site: where it lists one, and where a group
 * or a division has an API description and nothing else. `results` are the descriptions that were
 * read, by file as `configFile` names it; what needs others waits for them.
 */
export function addOperations(
  config: SiteConfig,
  results: ReadonlyMap<string, DescriptionResult>,
  options: NavigationOptions,
): WithOperations {
  const {navigation} = config;
  let pointers: ReadonlyMap<string, string> | undefined;
  const placeOf = (operation: string): Location => {
    pointers ??= navigationPointers(config);
    return {file: pages.configFile, pointer: pointers.get(operation) ?? ''};
  };
  const settings = readApiSettings(config);
  const pages = new OperationEntries(results, settings, placeOf, options);
  pages.keepPaths(navigation);
  const changed = pages.content(navigation, undefined);
  const ofDivisions = pages.ofPrefixDivisions(config);
  return {
    config: {
      ...config,
      tabs: config.tabs.map(pages.waiting),
      anchors: config.anchors.map(pages.waiting),
      navigation: {...changed, groups: [...changed.groups, ...ofDivisions]},
    },
    diagnostics: [...pages.diagnostics.values()],
  };
}

/** Makes the pages of operations, each with a path of its own. */
class OperationEntries {
  readonly diagnostics = new Map<string, Problem>();
  /** By the file as loaders want it. */
  readonly #results: ReadonlyMap<string, DescriptionResult>;
  readonly #settings: ApiSettings;
  readonly #placeOf: (operation: string) => Location;
  readonly #words: NavigationOptions['words'];
  readonly configFile: string;
  /** Operation, and the folder of its page → the path of the page. */
  readonly #paths = new Map<string, string>();
  readonly #slugger = new Slugger();
  /** The pages of descriptions that could not be loaded, by their paths. */
  readonly #failedPages = new Map<string, ConfigApiPage>();

  /** `placeOf` says where the configuration names an operation. */
  constructor(
    results: ReadonlyMap<string, DescriptionResult>,
    settings: ApiSettings,
    placeOf: (operation: string) => Location,
    {configFile = 'docs.json', words}: NavigationOptions,
  ) {
    this.#placeOf = placeOf;
    this.#words = words;
    this.configFile = configFile;
    this.#results = new Map([...results].map(([file, result]) => [loaderPath(file), result]));
    this.#settings = settings;
    for (const [file, {description, diagnostic}] of results) {
      const found = description ? description.diagnostics : [diagnostic];
      for (const [index, one] of found.entries()) this.diagnostics.set(`${index} ${file}`, one);
    }
  }

  /** Keeps the paths of files for them: an operation gets another one. */
  keepPaths(navigation: ConfigContent): void {
    const paths = partsOf(navigation).flatMap((part) => [
      ...('root' in part ? [part.root] : []),
      ...entriesOf(part).filter((entry) => typeof entry === 'string'),
    ]);
    for (const path of new Set(paths)) this.#slugger.idFor('', path);
  }

  content(content: ConfigContent, outer: unknown): ConfigContent {
    const openapi = content.openapi ?? outer;
    const groups = content.groups.map((group) => this.#group(group, openapi));
    const divisions = content.divisions.map((division) => ({
      ...division,
      content: this.content(division.content, openapi),
    }));
    const isEmpty = groups.length === 0 && divisions.length === 0;
    const isOwn = content.openapi !== undefined;
    return {
      ...this.waiting(content),
      divisions,
      groups: isEmpty && isOwn ? this.#allGroups(openapi) : groups,
    };
  }

  /** What has an API description waits for it only where that could not be read. */
  readonly waiting = <C extends {readonly openapi?: unknown}>(content: C): C => {
    const isRead = readSources(content.openapi).every(({file}) => this.#description(file));
    return isRead ? {...content, openapi: undefined} : content;
  };

  /** The groups of tabs and anchors with a prefix that have a description of their own. */
  ofPrefixDivisions(config: SiteConfig): readonly ConfigGroup[] {
    return readPrefixSources(config).flatMap(({sources, path, version}) => {
      const placed = sources.map((source) =>
        definedOnly({...source, directory: source.directory ?? path}),
      );
      return this.#groupsOf(uniqueSources(placed)).map((group) => definedOnly({...group, version}));
    });
  }

  #group(group: ConfigGroup, outer: unknown): ConfigGroup {
    const openapi = group.openapi ?? outer;
    const isOwn = group.openapi !== undefined && group.pages.length === 0;
    const pages = isOwn
      ? this.#allGroups(openapi).flatMap(unwrapped)
      : withoutRepeats(group.pages.flatMap((entry) => this.#entry(entry, openapi)));
    return {...this.waiting(group), pages};
  }

  #entry(entry: ConfigEntry, openapi: unknown): readonly ConfigEntry[] {
    if (typeof entry === 'string' || 'path' in entry) return [entry];
    if ('pages' in entry) return [this.#group(entry, openapi)];
    const {operation} = entry;
    const sources = this.#sourcesFor(operation, openapi);
    // Those that are still to be read may have it as well.
    if (sources.some(({file}) => !this.#results.has(loaderPath(file)))) return [entry];
    const descriptions = sources.flatMap(({file}) => this.#description(file) ?? []);
    const location = {file: this.configFile};
    const found = findOperation(operation, descriptions, location, this.configFile);
    const isFound = 'entry' in found;
    // Where a file could not be loaded, that alone is the problem.
    if (!isFound && descriptions.length < sources.length) {
      return sources.flatMap((one) => (this.#description(one.file) ? [] : this.#failedPage(one)));
    }
    for (const one of found.diagnostics) {
      // That several files have it is one problem, however many operations they share.
      const key = isFound ? JSON.stringify(one) : operation;
      const diagnostic = isFound ? one : {...one, location: this.#placeOf(operation)};
      this.diagnostics.set(key, diagnostic);
    }
    if (!isFound) return [];
    const source = sources.find(({file}) => loaderPath(file) === found.description.file);
    return [this.#page(found, source?.directory)];
  }

  /** Where an operation is looked for: at what is around it, else at the site, else anywhere. */
  #sourcesFor(written: string, openapi: unknown): readonly ApiSource[] {
    const own = readSources(openapi);
    const near = uniqueSources(own.length > 0 ? own : this.#settings.sources);
    const name = readOperationName(written)?.file;
    const isNear = name === undefined ? near.length > 0 : filesNamed(name, near).length > 0;
    if (isNear) return near;
    return [...this.#results.keys()].map((file) => ({file}));
  }

  #allGroups(openapi: unknown): readonly ConfigGroup[] {
    return this.#groupsOf(uniqueSources(readSources(openapi)));
  }

  /**
   * One group for each tag, in the order of the file. The overview and operations without a tag
   * come first. Groups of webhooks alone come last, with one for those without a tag.
   */
  #groupsOf(sources: readonly ApiSource[]): readonly ConfigGroup[] {
    return sources.flatMap((given) => {
      const {file, directory} = given;
      const description = this.#description(file);
      if (description === undefined) {
        return this.#failedPage(given).map((page) => ({name: '', pages: [page]}));
      }
      const {webhooks} = this.#words;
      const tags = new Map(description.tags.map((tag) => [tag.name, tag]));
      const pages = description.operations.map((entry) => {
        const page = this.#page({entry, description}, directory);
        const [tag = entry.kind === 'webhook' ? webhooks : ''] = entry.tags;
        return {page, tag: entry.isHidden ? undefined : tag, kind: entry.kind};
      });
      const byTag = groupBy(pages, ({tag}) => tag);
      const pagesOf = (tag?: string) => (byTag.get(tag) ?? []).map(({page}) => page);
      const hidden = pagesOf();
      byTag.delete(undefined);
      const isEvent = (tag?: string): boolean =>
        (byTag.get(tag) ?? []).every(({kind}) => kind === 'webhook');
      const inOrder = [...new Set(['', ...tags.keys(), ...byTag.keys()])]
        .filter((tag) => byTag.has(tag))
        .toSorted((one, other) => Number(isEvent(one)) - Number(isEvent(other)));
      const groups = inOrder.map((name = '') => {
        const {label = name, groups: around = []} = tags.get(name) ?? {};
        return {names: [...around, label], pages: pagesOf(name)};
      });
      const overview = groups.length > 0 ? this.#overview(description, directory) : [];
      const listed = nested([...overview.map((page) => ({names: [''], pages: [page]})), ...groups]);
      return hidden.length === 0 ? listed : [...listed, {name: '', isHidden: true, pages: hidden}];
    });
  }

  /**
   * The page of a description that could not be loaded, which says so; none while it may still be
   * loading. It has the path of the overview, which is there once the description is.
   */
  #failedPage({file, directory = defaultDirectory}: ApiSource): readonly ConfigApiPage[] {
    const name = loaderPath(file);
    if (!this.#results.get(name)?.diagnostic) return [];
    const key = `${directory} overview ${name}`;
    const path = this.#ownPath(key, [...foldersOf(directory), 'overview']);
    const label = this.#words.noDescription;
    const page = this.#failedPages.get(path) ?? {
      path,
      label,
      source: {kind: 'overview' as const, file: name},
    };
    this.#failedPages.set(path, page);
    return [page];
  }

  #description(file: string): ApiDescription | undefined {
    return this.#results.get(loaderPath(file))?.description;
  }

  #page({entry, description}: LocatedOperation, directory?: string): ConfigApiPage {
    const {isDeprecated, page} = entry;
    const source = sourceOf(entry, description.file);
    const title = textOf(page.metadata.get('sidebarTitle')) ?? textOf(page.metadata.get('title'));
    const label = title ?? entry.title;
    return definedOnly({
      path: this.#pathOf(entry, keyOf(source), directory),
      label,
      isDeprecated: isDeprecated || undefined,
      source,
    });
  }

  /** The page of an API as a whole, with those of its schemas. */
  #overview(
    {file, title, schemas}: ApiDescription,
    directory = defaultDirectory,
  ): readonly ConfigApiPage[] {
    if (!this.#settings.hasOverviews) return [];
    const key = `${directory} overview ${file}`;
    const path = this.#ownPath(key, [...foldersOf(directory), 'overview']);
    const inner = schemas.map((name) => ({
      path: this.#ownPath(`${key} ${name}`, [path, 'models', shortened(slugOf(name))]),
      label: name,
      source: {kind: 'model' as const, file, name},
    }));
    return [{path, label: title || loaderPath(file), source: {kind: 'overview', file}, inner}];
  }

  /** The path of a page, in folders or as it is written: the same page has the same one. */
  #ownPath(key: string, parts: readonly string[], written?: string): string {
    const known = this.#paths.get(key);
    if (known !== undefined) return known;
    const path = this.#slugger.idFor('', written ?? parts.filter((part) => part !== '').join('/'));
    this.#paths.set(key, path);
    return path;
  }

  /** The same operation has the same path in a folder; another one gets a number. */
  #pathOf(entry: OperationEntry, operation: string, directory = defaultDirectory): string {
    const {method, path: route, page, tags, title, urlTitle = title} = entry;
    const written = page.href === undefined ? undefined : readPagePath(page.href);
    const key = written === undefined ? `${directory} ${operation}` : operation;
    // A title may have no letters.
    const name = slugOf(urlTitle) || slugOf(`${method} ${route}`);
    const parts = [...foldersOf(directory), slugOf(tags[0] ?? ''), shortened(name)];
    return this.#ownPath(key, parts, written);
  }
}

/** Entries without those that are the same object as an earlier one. */
function withoutRepeats(entries: readonly ConfigEntry[]): readonly ConfigEntry[] {
  const objects = new Set<ConfigEntry>();
  return entries.filter((entry) => {
    if (typeof entry === 'string') return true;
    const isNew = !objects.has(entry);
    objects.add(entry);
    return isNew;
  });
}

function foldersOf(directory: string): readonly string[] {
  return directory.split('/').map(slugOf);
}

/** The folder of the pages that are made from a description, as their paths have it. */
export function folderOf(directory = defaultDirectory): string {
  return foldersOf(directory)
    .filter((part) => part !== '')
    .join('/');
}

const longestName = 80;

/** Titles may be whole sentences: their URLs end with a word. */
function shortened(name: string): string {
  if (name.length <= longestName) return name;
  const end = name.lastIndexOf('-', longestName);
  return name.slice(0, end > 0 ? end : longestName);
}

/** Pages, and the names of the groups that they are in, outermost first. */
interface GroupedPages {
  readonly names: readonly string[];
  readonly pages: readonly ConfigApiPage[];
}

/** Groups inside each other; pages come before the groups beside them. */
function nested(grouped: readonly GroupedPages[]): readonly ConfigGroup[] {
  const byName = groupBy(grouped, ({names: [name = '']}) => name);
  return [...byName].map(([name, inside]) => {
    const inner = inside.map(({names: [, ...names], pages}) => ({names, pages}));
    const isOwn = ({names}: GroupedPages): boolean => names.length === 0;
    const own = inner.filter(isOwn).flatMap(({pages}) => pages);
    return {name, pages: [...own, ...nested(inner.filter((one) => !isOwn(one)))]};
  });
}

/** The pages of a group without a name, or the group. */
function unwrapped(group: ConfigGroup): readonly ConfigEntry[] {
  return group.name === '' && group.isHidden !== true ? group.pages : [group];
}
