import type {ParsedText} from './parsed-text.js';
import {groupBy} from '../shared/group-by.js';
import {decode, resolve, resolveAny, withoutHash} from './file-url.js';
import {isObject, own, Part, unescapeKey, type SourceFile} from './part.js';
import {pause} from '../shared/pause.js';

/** What a reference leads to, or why it leads nowhere. */
export type Found =
  | {readonly part: Part}
  /** The URL of its file, which has not been loaded yet. */
  | {readonly unloaded: string}
  | {
      readonly code: `openapi/ref-${'missing' | 'refused' | 'unavailable'}`;
      readonly reason: string;
    };

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
    if (text.length > largeText) await pause();
    return parsed;
  }

  /** Follows one reference that is written in `from`. */
  find(ref: string, from: Part): Found {
    const [, before = '', hash = ''] = /^([^#]*)#?(.*)$/s.exec(ref) ?? [];
    const fragment = decode(hash);
    const {file, scope} = from;
    const isInside = before === '';
    const named = isInside ? scope : this.#byId(before, from);
    const part = named && this.#within(named, fragment);
    if (part) return {part};
    const url = isInside ? file.url : resolve(before, file.url);
    if (url === undefined) return {code: 'openapi/ref-refused', reason: ''};
    const other = isInside ? file : url === this.#self ? this.#main : this.#files.get(url);
    if (!other) return {unloaded: url};
    if ('problem' in other) return {code: 'openapi/ref-unavailable', reason: other.problem};
    const found = this.#within(new Part(other.root, other), fragment);
    return found ? {part: found} : {code: 'openapi/ref-missing', reason: ''};
  }

  get #main(): SourceFile | undefined {
    const file = this.#files.get(withoutHash(this.#options.url));
    return file && 'root' in file ? file : undefined;
  }

  /** A part of a file or of a schema with `$id`: by pointer, or by an anchor. */
  #within(start: Part, fragment: string): Part | undefined {
    return /^(?:\/|$)/.test(fragment)
      ? at(start, fragment)
      : this.#namesOf(start.file).get(`${baseOf(start)}#${fragment}`);
  }

  /** A schema by its `$id`. */
  #byId(id: string, from: Part): Part | undefined {
    const url = resolveAny(id, baseOf(from.scope) ?? from.file.url);
    for (const file of this.#files.values()) {
      const schema = 'hasIds' in file && file.hasIds && this.#namesOf(file).get(url ?? '');
      if (schema) return schema;
    }
    return undefined;
  }

  /** Reads the whole file once, when a reference needs a name. */
  #namesOf(file: SourceFile): ReadonlyMap<string, Part> {
    const known = this.#names.get(file);
    if (known) return known;
    const names = new Map<string, Part>();
    const add = (name: string, part: Part): void => {
      if (!names.has(name)) names.set(name, part);
    };
    const seen = new Set<unknown>();
    const queue = [new Part(file.root, file)];
    for (let part = queue.pop(); part; part = queue.pop()) {
      const {value} = part;
      if (typeof value !== 'object' || seen.has(value)) continue;
      seen.add(value);
      const hasId = typeof own(value, '$id') === 'string';
      const base = baseOf(hasId ? part : part.scope);
      if (hasId && base !== undefined) add(base, part);
      for (const key of ['$anchor', '$dynamicAnchor']) {
        const anchor = own(value, key);
        if (typeof anchor === 'string') add(`${base ?? file.url}#${anchor}`, part);
      }
      const inner = [...part.items(), ...part.entries().map(([, one]) => one)];
      for (const one of inner.reverse()) queue.push(one);
    }
    this.#names.set(file, names);
    return names;
  }

  /** The schemas of `components.schemas` that extend each schema with `allOf`; found once. */
  childrenIn(schemas: Part): ReadonlyMap<unknown, readonly Part[]> {
    this.#children ??= this.#findChildren(schemas);
    return this.#children;
  }

  #findChildren(schemas: Part): ReadonlyMap<unknown, readonly Part[]> {
    const extending = schemas.entries().flatMap(([, schema]) =>
      schema
        .get('allOf')
        .items()
        .map((member) => ({schema, found: member.ref && this.find(member.ref, member)})),
    );
    const groups = groupBy(extending, ({found}) => found && 'part' in found && found.part.value);
    return new Map([...groups].map(([parent, all]) => [parent, all.map(({schema}) => schema)]));
  }

  /** A file near the main one is named by its path, like that. */
  #nameOf(url: string): string {
    const {file} = this.#options;
    const main = withoutHash(this.#options.url);
    const folder = main.endsWith(file) ? main.slice(0, -file.length) : '';
    return folder && url.startsWith(folder) ? url.slice(folder.length) : url;
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
