import {readApiSettings, readSources, type ApiSource} from '../config/read/api.js';
import {readPagePath} from '../config/read/navigation.js';
import {definedOnly, fieldsOf, listOf, textOf} from '../config/read/raw.js';
import type {
  ConfigContent,
  ConfigEntry,
  ConfigGroup,
  ConfigOperationPage,
  SiteConfig,
} from '../config/site-config.js';
import {slugOf, Slugger} from '../content/link-targets.js';
import type {Diagnostic} from '../diagnostics/diagnostic.js';
import type {ApiDescription, OperationEntry} from '../openapi/description.js';
import {filesNamed} from '../openapi/files-named.js';
import {findOperation, readOperationName} from '../openapi/find-operation.js';
import {
  keyOf,
  nameOf,
  sourceOf,
  uniqueSources,
  type DescriptionResult,
  type FoundOperation,
} from './api-sources.js';

/** The folder of the pages of operations, where the configuration names none. */
const defaultDirectory = 'api-reference';

/** The configuration with the pages of operations, and what is wrong with them. */
export interface WithOperations {
  readonly config: SiteConfig;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Puts the pages of operations into the navigation of a site: where it lists one, and where a group
 * or a division has an API description and nothing else. `results` are the descriptions that were
 * read, by file as the configuration names it (format notes §5.1, §5.2).
 */
export function addOperations(
  config: SiteConfig,
  results: ReadonlyMap<string, DescriptionResult>,
): WithOperations {
  const {navigation} = config;
  const pages = new OperationPages(results, readApiSettings(config.raw).sources);
  pages.keepPaths(navigation);
  const changed = pages.content(navigation, undefined);
  const ofDivisions = pages.ofPrefixDivisions(config.raw);
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
class OperationPages {
  readonly diagnostics = new Map<string, Diagnostic>();
  readonly #results: ReadonlyMap<string, DescriptionResult>;
  /** The same, by the file as loaders want it. */
  readonly #byName: ReadonlyMap<string, DescriptionResult>;
  readonly #siteSources: readonly ApiSource[];
  /** Operation, and the folder of its page → the path of the page. */
  readonly #paths = new Map<string, string>();
  readonly #slugger = new Slugger();

  constructor(results: ReadonlyMap<string, DescriptionResult>, siteSources: readonly ApiSource[]) {
    this.#results = results;
    this.#byName = new Map([...results].map(([file, result]) => [nameOf(file), result]));
    this.#siteSources = siteSources;
    for (const [file, result] of results) {
      const found = 'diagnostic' in result ? [result.diagnostic] : result.description.diagnostics;
      found.forEach((diagnostic, index) =>
        this.diagnostics.set(`${String(index)} ${file}`, diagnostic),
      );
    }
  }

  /** Keeps the paths of files for them: an operation gets another one. */
  keepPaths({groups, divisions}: ConfigContent): void {
    for (const path of new Set(groups.flatMap(pathsIn))) this.#slugger.idFor('', path);
    for (const {content} of divisions) this.keepPaths(content);
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

  /** The groups of tabs and anchors of the older shape that have a description of their own. */
  ofPrefixDivisions(raw: ReadonlyMap<string, unknown>): readonly ConfigGroup[] {
    const divisions = [...listOf(raw.get('tabs')), ...listOf(raw.get('anchors'))].map(fieldsOf);
    return divisions.flatMap((division) => {
      const directory = readPagePath(division.get('url'));
      const version = textOf(division.get('version'));
      const sources = readSources(division.get('openapi')).map((source) =>
        definedOnly({...source, directory: source.directory ?? directory}),
      );
      return this.#groupsOf(uniqueSources(sources)).map((group) =>
        definedOnly({...group, version}),
      );
    });
  }

  #group(group: ConfigGroup, outer: unknown): ConfigGroup {
    const openapi = group.openapi ?? outer;
    const isEmpty = group.pages.length === 0;
    if (isEmpty && group.openapi !== undefined) {
      return {...this.waiting(group), pages: this.#allGroups(openapi).flatMap(unwrapped)};
    }
    return {
      ...this.waiting(group),
      pages: group.pages.flatMap((entry) => this.#entry(entry, openapi)),
    };
  }

  #entry(entry: ConfigEntry, openapi: unknown): readonly ConfigEntry[] {
    if (typeof entry === 'string' || 'path' in entry) return [entry];
    if ('pages' in entry) return [this.#group(entry, openapi)];
    const sources = this.#sourcesFor(entry.operation, openapi);
    const descriptions = sources.flatMap(({file}) => this.#description(file) ?? []);
    const found = findOperation(entry.operation, descriptions);
    // Where a file could not be loaded, that alone is the problem.
    if ('entry' in found || descriptions.length === sources.length) {
      for (const diagnostic of found.diagnostics) {
        this.diagnostics.set(entry.operation, diagnostic);
      }
    }
    if (!('entry' in found)) return descriptions.length === sources.length ? [] : [entry];
    const source = sources.find(({file}) => nameOf(file) === found.description.file);
    return [this.#page(found, source?.directory)];
  }

  /** Where an operation is looked for: at what is around it, else at the site, else anywhere. */
  #sourcesFor(written: string, openapi: unknown): readonly ApiSource[] {
    const own = readSources(openapi);
    const near = uniqueSources(own.length > 0 ? own : this.#siteSources);
    const name = readOperationName(written)?.file;
    if (name === undefined || filesNamed(name, near).length > 0) return near;
    return [...this.#results.keys()].map((file) => ({file}));
  }

  #allGroups(openapi: unknown): readonly ConfigGroup[] {
    return this.#groupsOf(uniqueSources(readSources(openapi)));
  }

  /** One group for each tag, in the order of the file; operations without a tag come first. */
  #groupsOf(sources: readonly ApiSource[]): readonly ConfigGroup[] {
    return sources.flatMap(({file, directory}) => {
      const description = this.#description(file);
      if (description === undefined) return [];
      const tags = new Map(description.tags.map((tag) => [tag.name, tag]));
      const byTag = new Map<string, ConfigOperationPage[]>([['', []]]);
      for (const name of tags.keys()) byTag.set(name, []);
      const hidden: ConfigOperationPage[] = [];
      for (const entry of description.operations) {
        const [tag = ''] = entry.tags;
        const page = this.#page({entry, description}, directory);
        const pages = entry.isHidden ? hidden : (byTag.get(tag) ?? []);
        pages.push(page);
        if (!entry.isHidden) byTag.set(tag, pages);
      }
      const groups = [...byTag]
        .filter(([, pages]) => pages.length > 0)
        .map(([name, pages]) => {
          const {label = name, groups: around = []} = tags.get(name) ?? {};
          return {names: [...around, label], pages};
        });
      const listed = nested(groups);
      return hidden.length === 0 ? listed : [...listed, {name: '', isHidden: true, pages: hidden}];
    });
  }

  #description(file: string): ApiDescription | undefined {
    const result = this.#byName.get(nameOf(file));
    return result && 'description' in result ? result.description : undefined;
  }

  #page({entry, description}: FoundOperation, directory?: string): ConfigOperationPage {
    const {isDeprecated, page} = entry;
    const source = sourceOf(entry, description.file);
    const title = textOf(page.metadata.get('sidebarTitle')) ?? textOf(page.metadata.get('title'));
    const label = title ?? entry.title;
    return definedOnly({
      path: this.#pathOf(entry, keyOf(source), directory),
      label,
      tag: isDeprecated ? 'deprecated' : undefined,
      source,
    });
  }

  /** The same operation has the same path in a folder; another one gets a number. */
  #pathOf(entry: OperationEntry, operation: string, directory = defaultDirectory): string {
    const {method, path: route, page, tags, title} = entry;
    const written = page.href === undefined ? undefined : readPagePath(page.href);
    const key = written === undefined ? `${directory} ${operation}` : operation;
    const known = this.#paths.get(key);
    if (known !== undefined) return known;
    // A title may have no letters.
    const name = slugOf(title) || slugOf(`${method} ${route}`);
    const parts = [...directory.split('/').map(slugOf), slugOf(tags[0] ?? ''), shortened(name)];
    const path = this.#slugger.idFor('', written ?? parts.filter((part) => part !== '').join('/'));
    this.#paths.set(key, path);
    return path;
  }
}

const longestName = 80;

/** Titles may be whole sentences: their URLs end with a word. */
function shortened(name: string): string {
  if (name.length <= longestName) return name;
  const end = name.lastIndexOf('-', longestName);
  return name.slice(0, end > 0 ? end : longestName);
}

/** The paths of the files in a group. */
function pathsIn({root, pages}: ConfigGroup): readonly string[] {
  const inner = pages.flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    return 'pages' in entry ? pathsIn(entry) : [];
  });
  return root === undefined ? inner : [root, ...inner];
}

/** Pages, and the names of the groups that they are in, outermost first. */
interface GroupedPages {
  readonly names: readonly string[];
  readonly pages: readonly ConfigOperationPage[];
}

/** Groups inside each other; pages come before the groups beside them. */
function nested(grouped: readonly GroupedPages[]): readonly ConfigGroup[] {
  const byName = new Map<string, GroupedPages[]>();
  for (const {names, pages} of grouped) {
    const [name = '', ...inner] = names;
    const known = byName.get(name) ?? [];
    known.push({names: inner, pages});
    byName.set(name, known);
  }
  return [...byName].map(([name, inside]) => {
    const own = inside.filter(({names}) => names.length === 0).flatMap(({pages}) => pages);
    return {name, pages: [...own, ...nested(inside.filter(({names}) => names.length > 0))]};
  });
}

/** The pages of a group without a name, or the group. */
function unwrapped(group: ConfigGroup): readonly ConfigEntry[] {
  return group.name === '' && group.isHidden !== true ? group.pages : [group];
}
