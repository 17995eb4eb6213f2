import type {Diagnostic} from '../diagnostics/diagnostic.js';
import type {ApiDescription, OperationEntry} from '../openapi/description.js';
import {filesNamed as descriptionsNamed} from '../openapi/files-named.js';
import {readOperationName} from '../openapi/find-operation.js';
import {type ApiSource, readApiSettings, readSources} from '../config/read/api.js';
import {fieldsOf, listOf} from '../config/read/raw.js';
import type {
  ConfigContent,
  ConfigEntry,
  ConfigGroup,
  OperationSource,
  SiteConfig,
} from '../config/site-config.js';

/** An API description, or why there is none. */
export type DescriptionResult =
  {readonly description: ApiDescription} | {readonly diagnostic: Diagnostic};

/** An operation with the description it is in. */
export interface FoundOperation {
  readonly entry: OperationEntry;
  readonly description: ApiDescription;
}

/**
 * All API descriptions that a configuration names, each once: those of the site first, and last
 * those that only an operation in a list of pages names.
 */
export function sourcesOf(config: SiteConfig): readonly ApiSource[] {
  const {raw} = config;
  const divisions = [...listOf(raw.get('tabs')), ...listOf(raw.get('anchors'))];
  const sources = uniqueSources([
    ...readApiSettings(raw).sources,
    ...sourcesIn(config.navigation),
    ...divisions.flatMap((division) => readSources(fieldsOf(division).get('openapi'))),
  ]);
  const others = new Set(
    operationsIn(config.navigation).flatMap((written) => {
      const {file} = readOperationName(written) ?? {};
      return file === undefined || descriptionsNamed(file, sources).length > 0 ? [] : [file];
    }),
  );
  return uniqueSources([...sources, ...[...others].map((file) => ({file}))]);
}

function sourcesIn({openapi, groups, divisions}: ConfigContent): readonly ApiSource[] {
  return [
    ...readSources(openapi),
    ...groups.flatMap(sourcesInGroup),
    ...divisions.flatMap(({content}) => sourcesIn(content)),
  ];
}

function sourcesInGroup({openapi, pages}: ConfigGroup): readonly ApiSource[] {
  return [...readSources(openapi), ...groupsAmong(pages).flatMap(sourcesInGroup)];
}

/** The operations that lists of pages contain, as written. */
function operationsIn({groups, divisions}: ConfigContent): readonly string[] {
  return [
    ...groups.flatMap(operationsInGroup),
    ...divisions.flatMap(({content}) => operationsIn(content)),
  ];
}

function operationsInGroup({pages}: ConfigGroup): readonly string[] {
  const own = pages.flatMap((entry) =>
    typeof entry === 'object' && 'operation' in entry ? [entry.operation] : [],
  );
  return [...own, ...groupsAmong(pages).flatMap(operationsInGroup)];
}

function groupsAmong(entries: readonly ConfigEntry[]): readonly ConfigGroup[] {
  return entries.filter((entry) => typeof entry === 'object' && 'pages' in entry);
}

const extensions = ['.json', '.yaml', '.yml'];

/**
 * The files that a name in a page may mean, the likeliest first: authors leave out the folder, the
 * extension or the first slash of an API description that the configuration names. A name that it
 * does not have may be that of a file at the top, or beside another description.
 */
export function filesNamed(name: string, sources: readonly ApiSource[]): readonly string[] {
  if (isUrl(name)) return [name];
  const known = sources.map(({file}) => ({file}));
  const matches = descriptionsNamed(name, known).map(({file}) => file);
  if (matches.length > 0) return matches;
  const wanted = nameOf(name);
  const hasExtension = extensions.some((extension) => wanted.endsWith(extension));
  const folders = known
    .map(({file}) => file)
    .filter((file) => !isUrl(file))
    .map(folderOf);
  return ['', ...new Set(folders.filter((folder) => folder !== ''))].flatMap((folder) =>
    hasExtension ? [folder + wanted] : extensions.map((extension) => folder + wanted + extension),
  );
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
  const byName = new Map<string, ApiSource>();
  for (const source of sources) {
    const name = nameOf(source.file);
    if (!byName.has(name)) byName.set(name, source);
  }
  return [...byName.values()];
}

export function isUrl(file: string): boolean {
  return /^https?:/i.test(file);
}

/** A file as loaders want it: a URL as it is, a path without a first slash. */
export function nameOf(file: string): string {
  return isUrl(file) ? file : file.trim().replace(/^(?:\.?\/)+/, '');
}

function folderOf(file: string): string {
  const name = nameOf(file);
  return name.slice(0, name.lastIndexOf('/') + 1);
}
