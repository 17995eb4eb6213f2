import type {Diagnostic} from '../diagnostics/diagnostic.js';
import type {ApiDescription, OperationEntry} from '../openapi/description.js';
import {filesNamed as descriptionsNamed} from '../openapi/files-named.js';
import {readOperationName} from '../openapi/find-operation.js';
import {
  type ApiSource,
  readApiSettings,
  readPrefixSources,
  readSources,
} from '../config/read/api.js';
import {fieldsOf, listOf, readEach, textOf} from '../config/read/raw.js';
import {groupBy} from '../shared/group-by.js';
import type {
  ConfigContent,
  ConfigEntry,
  ConfigGroup,
  OperationSource,
  SiteConfig,
} from '../config/site-config.js';

/** An API description, or why there is none. */
export type DescriptionResult = (
  | {readonly description: ApiDescription; readonly diagnostic?: undefined}
  | {
      readonly description?: undefined;
      readonly diagnostic: Diagnostic;
      /** Whether it may be there later. */
      readonly isTemporary: boolean;
    }
) & {
  /** Whether the configuration does not name it: it was looked for where such files often are. */
  readonly isGuess?: boolean;
};

/**
 * All API descriptions that a configuration names, each once: those of the site first, and last
 * those that only an operation in a list of pages names.
 */
export function sourcesOf(config: SiteConfig): readonly ApiSource[] {
  const sources = namedSources(config);
  const others = listedOperations(config).flatMap((operation) => {
    const {file} = readOperationName(operation) ?? {};
    return file === undefined || descriptionsNamed(file, sources).length > 0 ? [] : [{file}];
  });
  return uniqueSources([...sources, ...others]);
}

/** The API descriptions that `openapi` names anywhere in a configuration. */
export function namedSources(config: SiteConfig): readonly ApiSource[] {
  return uniqueSources([
    ...readApiSettings(config).sources,
    ...partsOf(config.navigation).flatMap(({openapi}) => readSources(openapi)),
    ...readPrefixSources(config).flatMap(({sources}) => sources),
  ]);
}

/** The operations in the lists of pages, as they are written. */
export function listedOperations({navigation}: SiteConfig): readonly string[] {
  return partsOf(navigation)
    .flatMap(entriesOf)
    .flatMap((entry) =>
      typeof entry === 'object' && 'operation' in entry ? [entry.operation] : [],
    );
}

/** A part of a navigation. */
type NavigationPart = ConfigContent | ConfigGroup;

/** A part of a navigation, and all parts inside it. */
export function partsOf(part: NavigationPart): readonly NavigationPart[] {
  const inner =
    'pages' in part
      ? part.pages.filter((entry) => typeof entry === 'object' && 'pages' in entry)
      : [...part.groups, ...part.divisions.map(({content}) => content)];
  return [part, ...inner.flatMap(partsOf)];
}

/** The entries of a group. */
export function entriesOf(part: NavigationPart): readonly ConfigEntry[] {
  return 'pages' in part ? part.pages : [];
}

const extensions = ['.json', '.yaml', '.yml'];

/**
 * The files that a name in a page may mean, the likeliest first: authors leave out the folder, the
 * extension or the first slash of an API description that the configuration names. A name that it
 * does not have may be that of a file at the top, or beside another description.
 */
export function filesNamed(name: string, sources: readonly ApiSource[]): readonly string[] {
  if (isUrl(name)) return [name];
  const matches = descriptionsNamed(name, sources).map(({file}) => file);
  if (matches.length > 0) return matches;
  const wanted = loaderPath(name);
  const endings = extensions.some((extension) => wanted.endsWith(extension)) ? [''] : extensions;
  const paths = sources.map(({file}) => loaderPath(file)).filter((file) => !isUrl(file));
  const folders = paths.map((path) => path.slice(0, path.lastIndexOf('/') + 1));
  return [...new Set(['', ...folders])].flatMap((folder) =>
    endings.map((ending) => folder + wanted + ending),
  );
}

/** The other files of a description, as an index of the site (`docs-index.json`) names them. */
export function filesInIndex(index: unknown, file: string): readonly string[] {
  const descriptions = fieldsOf(fieldsOf(index).get('apis'));
  return readEach(listOf(descriptions.get(loaderPath(file))), textOf);
}

/** The source of the page of an operation in a file. */
export function sourceOf(entry: OperationEntry, file: string): OperationSource {
  const method = entry.kind === 'webhook' ? 'WEBHOOK' : entry.method;
  return {kind: 'operation', file, method, route: entry.path};
}

/** Whether two pages show the same operation. */
export function isSame(one: OperationSource, other: OperationSource): boolean {
  return keyOf(one) === keyOf(other);
}

/** Identifies an operation. */
export function keyOf({file, method, route}: OperationSource): string {
  return `${method} ${route} ${file}`;
}

/** The sources without those of a file that another one names already. */
export function uniqueSources(sources: readonly ApiSource[]): readonly ApiSource[] {
  const byName = groupBy(sources, ({file}) => loaderPath(file));
  return [...byName.values()].flatMap(([first]) => first ?? []);
}

export function isUrl(file: string): boolean {
  return /^https?:/i.test(file);
}

/** A file as loaders want it: a URL as it is, a path without a first slash. */
export function loaderPath(file: string): string {
  return isUrl(file) ? file : file.trim().replace(/^(?:\.?\/)+/, '');
}
