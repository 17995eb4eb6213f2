import type {ParsedText} from './parsed-text.js';
import {groupBy} from '../shared/group-by.js';
import {decode, resolve, resolveAny, withoutHash} from './file-url.js';
import {isObject, own, Part, unescapeKey, type SourceFile} from './part.js';

/** What a reference leads to, or why it leads nowhere. */
export type Found =
  | {readonly kind: 'part'; readonly part: Part}
  /** Its file has not been loaded yet. */
  | {readonly kind: 'unloaded'; readonly url: string}
  | {readonly kind: 'unavailable'; readonly reason: string}
  | {readonly kind: 'refused'}
  | {readonly kind: 'missing'};

export interface LibraryOptions {
  /** Of the file: relative references are resolved against it. */
  readonly url: string;
  /** Its path relative to the folder of `docs.json`, or its URL. */
  readonly file: string;
  loadText(url: string, signal?: AbortSignal): Promise<string>;
  /**
   * Parses what is not plain JSON, such as `parseText` does. Few sites need it: its code may be
   * loaded then.
   */
  parse(text: string): ParsedText | Promise<ParsedText>;
}

/** The length of a large file. */
const largeText = 1_000_000;

/** The file of an API description and the other files that it refers to. */
export class Library {
  readonly #options: LibraryOptions;
  readonly #files = new Map<string, SourceFile | {readonly problem: string}>();
  /** Of each file: absolute URLs of schemas with `$id`, and of anchors. */
  readonly #names = new WeakMap<SourceFile, ReadonlyMap<string, Part>>();
  #children: ReadonlyMap<unknown, readonly Part[]> | undefined;
  /** The URL under which the main file calls itself (`$self` of OpenAPI 3.2). */
  #self: string | undefined;

  constructor(options: LibraryOptions) {
    this.#options = options;
  }

  /** Adds the main file. */
  async add(text: string): Promise<Part> {
    const {url, file} = this.#options;
    const added = await this.#read(text, withoutHash(url), file);
    const root = new Part(added.root, added);
    this.#self = root.url('$self');
    return root;
  }

  /** Loads another file. Rejects only with the signal's reason. */
  async load(url: string, signal?: AbortSignal): Promise<void> {
    if (this.#files.has(url)) return;
    try {
      const text = await this.#options.loadText(url, signal);
      signal?.throwIfAborted();
      const {root, faults} = await this.#read(text, url, this.#nameOf(url));
      if (root === undefined) this.#files.set(url, {problem: faults[0]?.reason ?? 'It is empty.'});
    } catch (error) {
      signal?.throwIfAborted();
      const problem = error instanceof Error ? error.message : String(error);
      this.#files.set(url, {problem});
    }
  }

  async #read(text: string, url: string, name: string): Promise<SourceFile> {
    const {value: root, faults} = await this.#parse(text);
    const file: SourceFile = {
      url,
      name,
      root,
      faults,
      hasIds: /["']?\$id["']?\s*:/.test(text),
      refersToFiles: /\$ref["']?\s*:\s*["']?[^"'#\s]/.test(text),
    };
    this.#files.set(url, file);
    return file;
  }

  async #parse(text: string): Promise<ParsedText> {
    const parsed = plainJson(text) ?? (await this.#options.parse(text));
    // Parsing a large file takes a while: reading what it says is a task of its own.
    if (text.length > largeText) await new Promise((resolve) => setTimeout(resolve));
    return parsed;
  }

  /** Follows one reference that is written in `from`. */
  find(ref: string, from: Part): Found {
    const hash = ref.indexOf('#');
    const before = hash < 0 ? ref : ref.slice(0, hash);
    const fragment = hash < 0 ? '' : decode(ref.slice(hash + 1));
    if (before === '') return this.#inFile(fragment, from);
    const named = this.#byName(before, fragment, from);
    if (named) return {kind: 'part', part: named};
    const url = resolve(before, from.file.url);
    if (url === undefined) return {kind: 'refused'};
    const file = url === this.#self ? this.#main : this.#files.get(url);
    if (!file) return {kind: 'unloaded', url};
    if ('problem' in file) return {kind: 'unavailable', reason: file.problem};
    return this.#inFile(fragment, new Part(file.root, file));
  }

  get #main(): SourceFile | undefined {
    const file = this.#files.get(withoutHash(this.#options.url));
    return file && 'root' in file ? file : undefined;
  }

  /** A part of the file that `from` is in: by pointer from the schema with `$id`, or the root. */
  #inFile(fragment: string, from: Part): Found {
    const root = new Part(from.file.root, from.file);
    if (fragment === '' || fragment.startsWith('/')) {
      for (const start of from.scope ? [from.scope, root] : [root]) {
        const part = at(start, fragment);
        if (part) return {kind: 'part', part};
      }
      return {kind: 'missing'};
    }
    const names = this.#namesOf(from.file);
    for (const base of from.scope ? [baseOf(from.scope), from.file.url] : [from.file.url]) {
      const part = names.get(`${base}#${fragment}`);
      if (part) return {kind: 'part', part};
    }
    return {kind: 'missing'};
  }

  /** A schema by its `$id`. */
  #byName(before: string, fragment: string, from: Part): Part | undefined {
    const url = resolveAny(before, baseOf(from.scope) ?? from.file.url);
    if (url === undefined) return undefined;
    for (const file of this.#files.values()) {
      if ('problem' in file || !file.hasIds) continue;
      const names = this.#namesOf(file);
      const schema = names.get(url);
      if (!schema) continue;
      return fragment === '' || fragment.startsWith('/')
        ? at(schema, fragment)
        : names.get(`${url}#${fragment}`);
    }
    return undefined;
  }

  /** Reads the whole file once, when a reference needs a name. */
  #namesOf(file: SourceFile): ReadonlyMap<string, Part> {
    const known = this.#names.get(file);
    if (known) return known;
    const names = new Map<string, Part>();
    const seen = new Set<object>();
    const queue = [new Part(file.root, file)];
    for (let part = queue.pop(); part; part = queue.pop()) {
      if (typeof part.value !== 'object' || part.value === null || seen.has(part.value)) continue;
      seen.add(part.value);
      const base = baseOf(typeof own(part.value, '$id') === 'string' ? part : part.scope);
      if (typeof own(part.value, '$id') === 'string' && base !== undefined) add(base, part);
      for (const key of ['$anchor', '$dynamicAnchor']) {
        const anchor = own(part.value, key);
        if (typeof anchor === 'string') add(`${base ?? file.url}#${anchor}`, part);
      }
      const inner = [...part.items(), ...part.entries().map(([, value]) => value)];
      for (const value of inner.reverse()) queue.push(value);
    }
    this.#names.set(file, names);
    return names;

    function add(name: string, part: Part): void {
      if (!names.has(name)) names.set(name, part);
    }
  }

  /** The schemas of `components.schemas` that extend each schema with `allOf`; found once. */
  childrenIn(schemas: Part): ReadonlyMap<unknown, readonly Part[]> {
    this.#children ??= this.#findChildren(schemas);
    return this.#children;
  }

  #findChildren(schemas: Part): ReadonlyMap<unknown, readonly Part[]> {
    const children = new Map<unknown, Part[]>();
    for (const [, schema] of schemas.entries()) {
      for (const member of schema.get('allOf').items()) {
        const {ref} = member;
        const found = ref === undefined ? undefined : this.find(ref, member);
        if (found?.kind !== 'part') continue;
        const known = children.get(found.part.value);
        if (known) known.push(schema);
        else children.set(found.part.value, [schema]);
      }
    }
    return children;
  }

  /** A file near the main one is named by its path, like that. */
  #nameOf(url: string): string {
    const {url: main, file} = this.#options;
    const folder = withoutHash(main).endsWith(file) ? withoutHash(main).slice(0, -file.length) : '';
    return folder !== '' && url.startsWith(folder) ? url.slice(folder.length) : url;
  }
}

/** Follows a JSON pointer through own properties. */
function at(start: Part, pointer: string): Part | undefined {
  let part = start;
  for (const token of pointer.split('/').slice(1)) {
    const key = unescapeKey(token);
    if (isObject(part.value)) part = part.get(key);
    else if (/^\d+$/.test(key)) part = part.items()[Number(key)] ?? part.with(undefined);
    else return undefined;
  }
  return part.value === undefined ? undefined : part;
}

/** The absolute URL of a schema with `$id`. */
function baseOf(scope: Part | undefined): string | undefined {
  if (!scope) return undefined;
  const outer = baseOf(scope.scope) ?? scope.file.url;
  const url = resolveAny(scope.text('$id'), outer);
  return url === undefined ? undefined : withoutHash(url);
}

/** The data of plain JSON, which most files are. */
function plainJson(text: string): ParsedText | undefined {
  if (!/^\ufeff?\s*[[{]/.test(text)) return undefined;
  try {
    return {value: JSON.parse(text.replace(/^\ufeff/, '')) as unknown, faults: []};
  } catch {
    return undefined;
  }
}
