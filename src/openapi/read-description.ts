import {frontmatterOf} from '../content/frontmatter-of.js';
import type {ApiDescription, ApiTag, OperationEntry} from './description.js';
import {Library, type LibraryOptions} from './files/library.js';
import {definedOnly} from '../shared/defined-only.js';
import {toJson} from './json-value.js';
import {otherFormat} from './other-format.js';
import {describe, isStandard, type Part} from './part.js';
import {isExcluded, isMarked, operationsIn, summaryOf, type OperationPlace} from './path-items.js';
import {operationIn} from './read-operation.js';
import {schemaOf} from './read-schema.js';
import {Resolver} from './resolver.js';

/** What a description is read with. */
export interface DescriptionOptions extends Omit<LibraryOptions, 'file'> {
  /** The keywords of schemas whose values are labels beside the names of fields. */
  readonly labelKeys?: readonly string[];
}

/**
 * Reads an OpenAPI file of any version, in JSON or YAML: lists its operations, and reads each when
 * it is requested. Other files are loaded when an operation needs them.
 *
 * What is wrong with the file is in `diagnostics`: rejects only if `parse` does.
 */
export async function readDescription(
  text: string,
  file: string,
  options: DescriptionOptions,
): Promise<ApiDescription> {
  const library = new Library({...options, file});
  const root = await library.add(text);
  const swagger = root.has('swagger') ? await options.loadSwagger?.() : undefined;
  const resolver = new Resolver(library, root, swagger, options.labelKeys);
  const other = otherFormat(text, root);
  if (other === undefined) resolver.noteFaults(root.file);
  if (other !== undefined || !root.isObject) {
    const found = other ?? describe(root.value);
    resolver.note('openapi/not-a-description', root, {found});
  } else checkVersion(root, resolver);
  // Large parts of the description may be in other files.
  await resolver.reach(resolver.inside(root));
  await resolver.reach(['components', 'tags'].flatMap((key) => resolver.inside(root.get(key))));
  const located = await listOperations(resolver);
  if (root.isObject && other === undefined && located.size === 0 && !root.has('components')) {
    resolver.note('openapi/no-operations', root.get('paths'));
  }
  const schemas = resolver.components('schemas');
  const {diagnostics} = resolver;

  return {
    file,
    title: resolver.object(root.get('info')).text('title'),
    operations: [...located.keys()],
    schemas: schemas.entries().map(([name]) => name),
    tags: tagsOf(resolver),
    diagnostics,
    get hasLinks() {
      return library.hasLinks;
    },
    async read(entry, signal) {
      const own = resolver.fork();
      const place = located.get(entry);
      if (!place) throw new TypeError('The operation is not one of this description.');
      library.forgetFailures();
      await own.prepare(neededBy(place, resolver), signal);
      return {operation: operationIn(own, place), diagnostics: own.diagnostics};
    },
    async readSchema(name, signal) {
      const schema = schemas.get(name);
      if (schema.value === undefined) return undefined;
      const own = resolver.fork();
      library.forgetFailures();
      await own.prepare([schema], signal);
      return schemaOf(own, schema);
    },
    async loadFiles(signal) {
      await resolver.fork().prepare([root], signal);
      return library.others;
    },
    async check(signal) {
      const own = resolver.fork();
      library.forgetFailures();
      await own.prepare([root], signal, Infinity);
      for (const place of located.values()) operationIn(own, place);
      return own.diagnostics;
    },
    source: {resolver, operations: located},
  };
}

/** What is read of an operation: its own, that of its path, and how requests are authorized. */
function neededBy({part, item}: OperationPlace, resolver: Resolver): readonly Part[] {
  return [part, item.get('parameters'), resolver.components('securitySchemes')];
}

function checkVersion(root: Part, resolver: Resolver): void {
  const key = root.has('openapi') ? 'openapi' : 'swagger';
  const version = root.text(key);
  // YAML reads 2.0 as a number.
  if (!/^(?:2|3(?:\.[0-2](?:\.\d.*)?)?)(?:\.0)?$/.test(version)) {
    resolver.note('openapi/version', root.has(key) ? root.get(key) : root, {found: version});
  }
}

async function listOperations(
  resolver: Resolver,
): Promise<ReadonlyMap<OperationEntry, OperationPlace>> {
  const located = new Map<OperationEntry, OperationPlace>();
  const kinds = [
    ['operation', 'paths'],
    // Paths with a query (Azure)
    ['operation', 'x-ms-paths'],
    ['webhook', 'webhooks'],
    // Written by tools before 3.1
    ['webhook', 'x-webhooks'],
  ] as const;
  for (const [kind, key] of kinds) {
    await resolver.reach([resolver.root.get(key)]);
    const items = resolver.entries(resolver.root, key).filter(isStandard);
    await resolver.reach(items.map(([, item]) => item));
    // Some tools write an operation in a file of its own as well.
    await resolver.reach(items.flatMap(([, item]) => resolver.inside(item)));
    for (const place of items.flatMap(([path, item]) => operationsIn(resolver, kind, path, item))) {
      if (!isExcluded(place)) located.set(entryOf(place), place);
    }
  }
  return located;
}

function entryOf(place: OperationPlace<OperationEntry['kind']>): OperationEntry {
  const page = place.part.get('x-mint');
  const metadata = page.get('metadata');
  return {
    ...summaryOf(place),
    isHidden: isMarked(place, 'x-hidden'),
    page: definedOnly({
      metadata: frontmatterOf(metadata.isObject ? (toJson(metadata.value) as object) : {}),
      content: page.text('content'),
      href: page.text('href') || undefined,
    }),
  };
}

/** More levels of tags are left out. */
const mostParents = 8;

/** The tags of `x-tagGroups` come first, in their order there. */
function tagsOf(resolver: Resolver): readonly ApiTag[] {
  const {root} = resolver;
  const listed = resolver
    .follow(root.get('tags'))
    .items()
    .map((tag) => resolver.object(tag));
  const parts = new Map(listed.map((part) => [part.text('name'), part]));
  const grouped = resolver.follow(root.get('x-tagGroups')).items();
  const groups = new Map(
    grouped.flatMap((group) => {
      const members = group.get('tags').texts();
      return members.map((name) => [name, group.text('name')] as const);
    }),
  );
  const textOf = (name: string, ...keys: readonly string[]): string =>
    parts.get(name)?.text(...keys) ?? '';
  const labelOf = (name: string): string =>
    textOf(name, 'x-group', 'x-displayName', 'summary') || name;
  const names = new Set([...groups.keys(), ...parts.keys()]);
  return [...names].filter(Boolean).map((name) => {
    const trail = new Set<string>();
    // Tags may be parents of each other.
    for (let one = name; one && trail.size <= mostParents; one = textOf(one, 'parent')) {
      if (trail.has(one)) break;
      trail.add(one);
    }
    const [, ...parents] = trail;
    const outermost = groups.get(parents.at(-1) ?? name) ?? '';
    return {
      name,
      label: labelOf(name),
      description: textOf(name, 'description'),
      groups: [outermost, ...parents.reverse().map(labelOf)].filter(Boolean),
    };
  });
}
