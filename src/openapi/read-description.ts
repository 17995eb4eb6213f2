import type {ApiDescription, ApiTag, OperationEntry, OperationPageOptions} from './description.js';
import {Library, type LibraryOptions} from './library.js';
import {describe, type Part} from './part.js';
import {operationsIn, type OperationPlace} from './path-items.js';
import {operationIn} from './read-operation.js';
import {schemaOf} from './read-schema.js';
import {Resolver} from './resolver.js';

export type DescriptionOptions = Omit<LibraryOptions, 'file'>;

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
  const resolver = new Resolver(library, root);
  resolver.noteFaults(root.file);
  if (!root.isObject) {
    resolver.note('openapi/not-a-description', root, {found: describe(root.value)});
  } else checkVersion(root, resolver);
  const located = await listOperations(resolver);
  if (root.isObject && located.size === 0 && !root.has('components')) {
    resolver.note('openapi/no-operations', root.get('paths'));
  }
  const schemas = root.get(resolver.isSwagger ? 'definitions' : 'components');
  const named = resolver.isSwagger ? schemas : schemas.get('schemas');
  const {diagnostics} = resolver;

  return {
    file,
    title: root.get('info').text('title'),
    operations: [...located.keys()],
    schemas: named.entries().map(([name]) => name),
    tags: tagsOf(root),
    diagnostics,
    async read(entry, signal) {
      const own = resolver.fork();
      const place = located.get(entry);
      if (!place) throw new TypeError('The operation is not one of this description.');
      await own.prepare(neededBy(place, resolver), signal);
      return {operation: operationIn(own, place, entry), diagnostics: own.diagnostics};
    },
    async readSchema(name, signal) {
      const schema = named.get(name);
      if (schema.value === undefined) return undefined;
      const own = resolver.fork();
      await own.prepare([schema], signal);
      return schemaOf(own, schema);
    },
  };
}

/** What is read of an operation: its own, that of its path, and how requests are authorized. */
function neededBy({part, item}: OperationPlace, {root, isSwagger}: Resolver): readonly Part[] {
  const schemes = isSwagger
    ? root.get('securityDefinitions')
    : root.get('components').get('securitySchemes');
  return [part, item.get('parameters'), schemes];
}

function checkVersion(root: Part, resolver: Resolver): void {
  const version = root.text('openapi') || root.text('swagger');
  // YAML reads 2.0 as a number.
  if (!/^(?:2|3(?:\.[0-2](?:\.\d.*)?)?)(?:\.0)?$/.test(version)) {
    resolver.note('openapi/version', root, {found: version});
  }
}

async function listOperations(
  resolver: Resolver,
): Promise<ReadonlyMap<OperationEntry, OperationPlace>> {
  const {root} = resolver;
  const located = new Map<OperationEntry, OperationPlace>();
  const kinds = [
    ['operation', 'paths'],
    ['webhook', 'webhooks'],
    // Written by tools before 3.1
    ['webhook', 'x-webhooks'],
  ] as const;
  for (const [kind, key] of kinds) {
    const holder = resolver.expect(root.get(key), 'object');
    const items = holder.entries().filter(([path]) => !/^x-/i.test(path));
    await loadItems(
      items.map(([, part]) => part),
      resolver,
    );
    for (const [path, written] of items) {
      const item = resolver.follow(resolver.expect(written, 'object'));
      for (const [method, part] of operationsIn(item, resolver)) {
        if (part.flag('x-excluded') || item.flag('x-excluded')) continue;
        located.set(entryOf(kind, method, path, part, item), {part, item});
      }
    }
  }
  return located;
}

/** Path items may be in other files; they are needed to know the operations. */
async function loadItems(items: readonly Part[], resolver: Resolver): Promise<void> {
  const outside = items.filter((part) => /^[^#]/.test(part.text('$ref')));
  for (const part of outside) {
    const found = resolver.library.find(part.text('$ref'), part);
    if (found.kind === 'unloaded') await resolver.library.load(found.url);
  }
}

function entryOf(
  kind: OperationEntry['kind'],
  method: string,
  path: string,
  part: Part,
  item: Part,
): OperationEntry {
  const tags = part
    .get('tags')
    .items()
    .map(({value}) => value);
  return {
    kind,
    method,
    path,
    ...(part.text('operationId') !== '' && {operationId: part.text('operationId')}),
    title: part.text('summary').trim() || (kind === 'webhook' ? path : `${method} ${path}`),
    description: part.text('description') || item.text('description'),
    tags: tags.filter((tag): tag is string => typeof tag === 'string'),
    isDeprecated: part.flag('deprecated'),
    isHidden: part.flag('x-hidden') || item.flag('x-hidden'),
    page: pageOptions(part.get('x-mint')),
  };
}

function pageOptions(part: Part): OperationPageOptions {
  const metadata = part.get('metadata').entries();
  return {
    metadata: new Map(metadata.map(([key, {value}]) => [key, value])),
    content: part.text('content'),
    ...(part.text('href') !== '' && {href: part.text('href')}),
  };
}

/** More levels of tags are left out. */
const mostParents = 8;

/** The tags of `x-tagGroups` come first, in their order there. */
function tagsOf(root: Part): readonly ApiTag[] {
  const listed = root.get('tags').items();
  const parts = new Map(listed.map((part) => [part.text('name'), part]));
  const grouped = root
    .get('x-tagGroups')
    .items()
    .flatMap((group) => {
      const members = group.get('tags').items();
      return members.map(({value}) => [value, group.text('name')] as const);
    });
  const groups = new Map(grouped);
  const textOf = (name: string, key: string): string => parts.get(name)?.text(key) ?? '';
  const labelOf = (name: string): string =>
    ['x-group', 'x-displayName', 'summary'].map((key) => textOf(name, key)).find(Boolean) ?? name;
  return [...new Set([...groups.keys(), ...parts.keys()])]
    .filter((name) => typeof name === 'string')
    .filter((name) => name !== '')
    .map((name) => {
      const trail = new Set<string>();
      // Tags may be parents of each other.
      for (
        let one = name;
        one !== '' && !trail.has(one) && trail.size <= mostParents;
        one = textOf(one, 'parent')
      ) {
        trail.add(one);
      }
      const [, ...parents] = trail;
      const outermost = groups.get(parents.at(-1) ?? name) ?? '';
      return {
        name,
        label: labelOf(name),
        description: textOf(name, 'description'),
        groups: [outermost, ...parents.reverse().map(labelOf)].filter((group) => group !== ''),
      };
    });
}
