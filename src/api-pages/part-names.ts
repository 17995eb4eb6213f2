import {slugOf} from '../content/link-targets.js';
import {nearestWord} from '../diagnostics/nearest-word.js';
import type {ApiDescription, OperationEntry} from '../openapi/description.js';
import {tagIds} from '../openapi/overview/tag-ids.js';
import {groupBy} from '../shared/group-by.js';

/** A part of a description that a link names. */
export type NamedPart =
  | {readonly kind: 'operation'; readonly entry: OperationEntry}
  | {readonly kind: 'schema'; readonly name: string}
  /** A tag: the id of its heading on the overview, and its first operation. */
  | {readonly kind: 'tag'; readonly id: string; readonly first: OperationEntry | undefined}
  /** A heading in `info.description`. */
  | {readonly kind: 'section'; readonly id: string};

const unknown = 'unknown';

/** More links to nothing are not compared with all names. */
const mostCompared = 50;

/** Finds the parts of a description by the names that links give them. */
export class PartNames {
  readonly #description: ApiDescription;
  /** The operations by their ids, and by the slugs of these. */
  readonly #byId: ReadonlyMap<string, readonly OperationEntry[]>;
  readonly #bySlug: ReadonlyMap<string, readonly OperationEntry[]>;
  /** The operations by method and path, and by their first tags. */
  readonly #byRoute: ReadonlyMap<string, readonly OperationEntry[]>;
  readonly #byTag: ReadonlyMap<string | undefined, readonly OperationEntry[]>;
  readonly #schemas: ReadonlySet<string>;
  readonly #tagIds: ReadonlyMap<string, string>;
  readonly #tagsBySlug: ReadonlyMap<string, readonly string[]>;
  #headings: ReadonlySet<string> | undefined;
  #compared = 0;

  constructor(description: ApiDescription) {
    const {operations, schemas} = description;
    this.#description = description;
    const named = operations.filter(({operationId}) => operationId !== undefined);
    this.#byId = groupBy(named, ({operationId = ''}) => operationId);
    this.#bySlug = groupBy(named, ({operationId = ''}) => slugOf(operationId));
    this.#byRoute = groupBy(operations, ({method, path}) => `${method} ${path}`);
    this.#byTag = groupBy(operations, ({tags: [tag]}) => tag);
    this.#schemas = new Set(schemas);
    this.#tagIds = tagIds(description);
    this.#tagsBySlug = groupBy(this.#tagIds.keys(), slugOf);
  }

  /** `undefined` for a link to a place on the page itself. */
  find(hash: string): NamedPart | typeof unknown | undefined {
    const [kind = '', first = '', ...rest] = decoded(hash).split('/');
    const name = [first, ...rest].join('/');
    switch (kind) {
      case 'operation':
        return this.#operation(name);
      case 'schema':
      case 'model':
        return this.#schema(name);
      case 'section':
      case 'description':
        return this.#section(rest.at(-1) ?? first);
      case 'tag': {
        const [word, ...inner] = rest;
        if (word === undefined) return this.#tag(first);
        if (word === 'operation') return this.#operation(inner.join('/'));
        const [entry] = this.#byRoute.get(`${word} /${inner.join('/')}`) ?? [];
        return entry ? {kind: 'operation', entry} : this.#section(rest.at(-1) ?? '');
      }
      case '': {
        const [, schema] = /^(?:components\/schemas|definitions)\/(.+)$/.exec(name) ?? [];
        if (schema !== undefined) return this.#schema(schema);
        return rest.length > 0 ? this.#operation(rest.join('/')) : this.#tag(first);
      }
      default:
        return undefined;
    }
  }

  /** The operation that the link of a response names: its id, or the pointer to it. */
  operation(name: string): OperationEntry | undefined {
    const [, path = '', method = ''] = /^#\/paths\/([^/]+)\/([^/]+)$/.exec(name) ?? [];
    const [byId] = this.#byId.get(name) ?? [];
    return byId ?? this.#byRoute.get(`${method.toUpperCase()} ${decoded(path)}`)?.[0];
  }

  /** The name of a part that a link that leads to nothing probably means, for the first ones. */
  nearest(hash: string): string | undefined {
    if (this.#compared++ >= mostCompared) return undefined;
    const names = [...this.#byId.keys(), ...this.#schemas, ...this.#tagIds.keys()];
    return nearestWord(decoded(hash).split('/').at(-1) ?? '', names);
  }

  #operation(id: string): NamedPart | typeof unknown {
    const [entry] = this.#byId.get(id) ?? this.#bySlug.get(slugOf(id)) ?? [];
    return entry ? {kind: 'operation', entry} : unknown;
  }

  #schema(name: string): NamedPart | typeof unknown {
    return this.#schemas.has(name) ? {kind: 'schema', name} : unknown;
  }

  #tag(written: string): NamedPart | typeof unknown {
    const [similar = ''] = this.#tagsBySlug.get(slugOf(written)) ?? [];
    const name = this.#tagIds.has(written) ? written : similar;
    const id = this.#tagIds.get(name);
    return id === undefined ? unknown : {kind: 'tag', id, first: this.#byTag.get(name)?.[0]};
  }

  #section(heading: string): NamedPart | typeof unknown {
    const id = slugOf(heading);
    this.#headings ??= headingsIn(this.#description);
    return this.#headings.has(id) ? {kind: 'section', id} : unknown;
  }
}

/** The end of a heading that is closed: `# Users #`. */
const closing = /(?<![ \t#])[ \t#]+$/;

/** The ids of the headings in `info.description`. */
function headingsIn({source: {resolver}}: ApiDescription): ReadonlySet<string> {
  const text = resolver.object(resolver.root.get('info')).text('description');
  const lines = text.matchAll(/^ {0,3}(?:#{1,6}[ \t]+(.+)$|(\S.*)\n *(?:=+|-+) *$)/gm);
  return new Set(
    [...lines].map(([, one, other = '']) => slugOf(one?.replace(closing, '') ?? other)),
  );
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash).replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    return hash;
  }
}
