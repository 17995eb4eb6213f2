import {openapiNames} from '../config/openapi-line.js';
import type {SiteConfig} from '../config/site-config.js';
import type {Diagnostic, Location} from '../diagnostics/diagnostic.js';
import {pendingDiagnostic} from '../diagnostics/pending-diagnostic.js';
import {withMessages} from '../content/describe.js';
import {allParts} from '../openapi/all-parts.js';
import type {ApiDescription} from '../openapi/description.js';
import {filesNamed} from '../openapi/files-named.js';
import {looseKeyOf, readOperationName} from '../openapi/find-operation.js';
import {nearestFile} from '../openapi/nearest-file.js';
import {readSchemaName} from '../openapi/find-schema.js';
import {Apis} from '../api-pages/apis.js';
import {navigationPointers} from '../config/read/text-pointers.js';
import {isUrl, listedOperations, loaderPath, namedSources} from '../api-pages/api-sources.js';
import type {Loader} from '../site/loader.js';
import {descriptionFiles} from './description-files.js';
import {missingLine, type ConfigDocument} from './missing-line.js';

/** A place that names an operation or a schema of an API. */
export interface ApiReference {
  readonly kind: 'operation' | 'schema';
  readonly written: string;
  readonly location: Location;
}

/** The operations that the navigation of a site lists, each where it does so last. */
export function listedReferences(site: SiteConfig, file: string): readonly ApiReference[] {
  const listed = listedOperations(site);
  if (listed.length === 0) return [];
  const pointers = navigationPointers(site);
  return listed.map((written) => ({
    kind: 'operation' as const,
    written,
    location: {file, pointer: pointers.get(written) ?? ''},
  }));
}

/** What is known of the API descriptions of a folder. */
export interface UnnamedApis {
  /** That the configuration does not name them. */
  readonly diagnostics: readonly Diagnostic[];
  /** The references that lead to one of them once the configuration names it. */
  readonly explained: readonly ApiReference[];
}

/** A description that the configuration does not name, and the keys of all that it has. */
interface Candidate {
  readonly file: string;
  readonly keys: ReadonlySet<string>;
}

/**
 * Finds the API descriptions in a folder that a site needs and that its configuration does not
 * name: those with the operations and schemas that nothing else describes.
 */
export async function unnamedApis(
  config: ConfigDocument,
  site: SiteConfig,
  all: readonly ApiReference[],
  files: readonly string[],
  loader: Loader,
): Promise<UnnamedApis> {
  const apis = new Apis(site, loader, {parts: allParts});
  const sources = namedSources(site);
  const described = await Promise.all(sources.map(({file}) => apis.read(file)));
  // What a file has that could not be loaded is not known.
  const areKnown = described.every(({description}) => description);
  const known = new Set(described.flatMap(({description}) => keysOf(description)));
  const paths = new Set(files);
  const open = all.filter((one) => {
    const {file, key} = nameIn(one);
    if (key === undefined) return false;
    if (file === undefined) return areKnown && !known.has(key);
    if (isUrl(file) || filesNamed(file, sources).length > 0) return false;
    // A file at the top is found without being named.
    return !['', '.json', '.yaml', '.yml'].some((ending) => paths.has(loaderPath(file) + ending));
  });
  if (open.length === 0) return {diagnostics: [], explained: []};
  const named = new Set(sources.map(({file}) => loaderPath(file)));
  const others = files.filter((file) => !named.has(file));
  const candidates: Candidate[] = [];
  for (const file of await descriptionFiles(others, loader)) {
    const keys = new Set(keysOf((await apis.read(file)).description));
    if (keys.size > 0) candidates.push({file, keys});
  }
  return missingIn(config, site, open, candidates);
}

/**
 * What is missing for the references that no description answers. Where several do, the nearest is
 * taken, which is added once the others are named.
 */
function missingIn(
  config: ConfigDocument,
  site: SiteConfig,
  open: readonly ApiReference[],
  candidates: readonly Candidate[],
): UnnamedApis {
  const possible = open.flatMap((reference) => {
    const files = filesOf(reference, candidates);
    return files.length === 0 ? [] : [{reference, files}];
  });
  const sure = new Set(possible.flatMap(({files}) => (files.length === 1 ? files : [])));
  const isSure = ({files}: Possible) => files.some((file) => sure.has(file));
  const unsure = possible.filter((one) => !isSure(one));
  const chosen = unsure.flatMap(({reference: {location}, files}) => {
    const all = files.map((file) => ({file}));
    return nearestFile(all, location.file)?.file ?? [];
  });
  const missing = (
    found: readonly Possible[],
    needed: ReadonlySet<string>,
    all: ReadonlySet<string> = needed,
  ): readonly Diagnostic[] => {
    const [first] = found;
    if (!first) return [];
    const [files = [], named = []] = [all, needed].map((some) =>
      [...some].sort().map((file) => `/${file}`),
    );
    const {advice, location, fix} = missingLine(config, openapiNames(site), named);
    const isChoice = all !== needed;
    const code = isChoice ? 'openapi/not-chosen' : 'openapi/not-named';
    const written = first.reference.written.trim();
    const details = {files, first: written, others: found.length - 1, advice};
    const described = withMessages([pendingDiagnostic(code, location, details)]);
    // Only one line can be added at a place.
    const canFix = fix && (!isChoice || sure.size === 0);
    return described.map((one) => ({...one, ...(canFix && {fix})}));
  };
  return {
    explained: possible.map(({reference}) => reference),
    diagnostics: [
      ...missing(possible.filter(isSure), sure),
      ...missing(unsure, new Set(chosen), new Set(unsure.flatMap(({files}) => files))),
    ],
  };
}

/** A reference, and the files that it may mean. */
interface Possible {
  readonly reference: ApiReference;
  readonly files: readonly string[];
}

/** The files that a reference may mean: by their name, by what they have, by a usual name. */
function filesOf(reference: ApiReference, candidates: readonly Candidate[]): readonly string[] {
  const {file, key = ''} = nameIn(reference);
  const having = filesNamed(file, candidates).filter(({keys}) => keys.has(key));
  const files = having.map((one) => one.file);
  const usual = files.filter((one) => /^(?:openapi|swagger)\.\w+$/.test(one));
  return usual.length === 1 ? usual : files;
}

/** The file that a reference names, if any, and the key of what it means. */
function nameIn({kind, written}: ApiReference): {
  readonly file?: string | undefined;
  readonly key?: string;
} {
  if (kind === 'schema') {
    const {file, name} = readSchemaName(written);
    return {file, key: schemaKey(name)};
  }
  const name = readOperationName(written);
  return name ? {file: name.file, key: looseKeyOf(name)} : {};
}

function keysOf(description: ApiDescription | undefined): readonly string[] {
  if (!description) return [];
  return [...description.operations.map(looseKeyOf), ...description.schemas.map(schemaKey)];
}

function schemaKey(name: string): string {
  return `schema ${name.toLowerCase()}`;
}
