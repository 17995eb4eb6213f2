import type {ParsedText} from '../parsed-text.js';
import {groupBy} from '../../shared/group-by.js';
import {parseExactJson} from '../exact/exact-json.js';
import {decode, resolve, resolveAny, withoutHash} from './file-url.js';
import {isObject, own, Part, unescapeKey, type SourceFile} from '../part.js';
import type {DescriptionParts} from '../description-parts.js';
import type {ResolvedReference} from './found.js';
import {limited} from '../../shared/limited.js';
import {pause} from '../../shared/pause.js';

export interface LibraryOptions extends DescriptionParts {
  /** Of the file: relative references are resolved against it. */
  readonly url: string;
  /** Its path relative to the folder of `docs.json`, or its URL. */
  readonly file: string;
  loadText(url: string, signal?: AbortSignal): Promise<string>;
  /** The complete URLs of all files that it refers to, where an index of the site names them. */
  knownFiles?(this: void): Promise<readonly string[]>;
}

/** More files than these are requested when they are needed, though an index names them. */
const mostAhead = 100;

/** So many files are requested at a time. */
const mostRequests = 6;

/** How many references may be followed to find what one refers to; then they are a circle. */
const mostHops = 100;

/** A link in a description that leads to a part of it, in JSON or YAML; not a reference. */
const partLink =
  /#(?:operation|schema|model|section|description|tag|(?<=(?:\]\(<?|\]: ?<?|href=\\?["'])#))\//;

const missing: ResolvedReference = {code: 'openapi/ref-missing', reason: ''};

/** The length of a large file. */
const largeText = 1_000_000;

/** The file of an API description and the other files that it refers to. */
export class Library {
  readonly options: LibraryOptions;
  readonly #files = new Map<string, SourceFile | {readonly problem: string}>();
  /** The requests that are running, by URL. */
  readonly pending = new Map<string, Promise<void>>();
  readonly inTurn = limited(mostRequests);
  /** Where each security scheme that the main file does not define was first named. */
  readonly undefinedSchemes = new Map<string, Part>();
  /** Of each file: absolute URLs of schemas with `$id`, and of anchors. */
  readonly #names = new WeakMap<SourceFile, ReadonlyMap<string, Part>>();
  /** The absolute URLs of schemas with `$id`, which may be nested. */
  readonly #bases = new WeakMap<Part, string | undefined>();
  #children: ReadonlyMap<unknown, readonly Part[]> | undefined;
  /** How many references have been followed to find what one refers to. */
  #hops = 0;
  /** The URL under which the main file calls itself (`$self` of OpenAPI 3.2). */
  #self: string | undefined;

  constructor(options: LibraryOptions) {
    this.options = options;
  }

  /** The URL of the main file. */
  get url(): string {
    return withoutHash(this.options.url);
  }

  /** Adds the main file. */
  async add(text: string): Promise<Part> {
    const added = await this.read(text, this.url, this.options.file);
    const root = new Part(added.root, added);
    this.#self = root.url('$self');
    if (added.refersToFiles) void this.#loadAhead();
    return root;
  }

  /** Requests the files that an index names at once, while references are followed. */
  async #loadAhead(): Promise<void> {
    const urls = (await this.options.knownFiles?.().catch(() => [])) ?? [];
    if (urls.length <= mostAhead) await this.load(new Set(urls), false);
  }

  /**
   * Loads other files; with `isDeep`, all that these refer to as well. Rejects only with the
   * signal's reason: what is wrong with a file is told to those who look for a part of it.
   */
  async load(urls: ReadonlySet<string>, isDeep: boolean, signal?: AbortSignal): Promise<void> {
    let problem: unknown = 'it was not requested';
    try {
      await this.options.loadFiles?.(this, urls, isDeep, signal);
    } catch (error) {
      signal?.throwIfAborted();
      problem = error;
    }
    for (const url of urls) if (!this.#files.has(url)) this.refuse(url, problem);
  }

  /** A file that has been loaded, or why it cannot be. */
  fileAt(url: string): SourceFile | {readonly problem: string} | undefined {
    return this.#files.get(url);
  }

  /** What messages call the other files that have been loaded. */
  get others(): readonly string[] {
    return [...this.#files.values()].flatMap((file) =>
      'root' in file && file.url !== this.url ? file.name : [],
    );
  }

  /** Whether a description in a file that has been loaded links to a part of the description. */
  get hasLinks(): boolean {
    return [...this.#files.values()].some((file) => 'root' in file && file.hasLinks);
  }

  /** Forgets which files could not be loaded: they are requested again. */
  forgetFailures(): void {
    for (const [url, file] of this.#files) if ('problem' in file) this.#files.delete(url);
  }

  /** Notes why a file cannot be loaded. */
  refuse(url: string, problem: unknown): void {
    this.#files.set(url, {problem: problem instanceof Error ? problem.message : String(problem)});
  }

  /** Reads a file that was loaded; messages call it by a name. */
  async read(text: string, url: string, name = this.#nameOf(url)): Promise<SourceFile> {
    const {value: root, ...parsed} = await this.#parse(text);
    const file: SourceFile = {
      url,
      name,
      root,
      ...parsed,
      hasIds: text.includes('$id') && /["']?\$id["']?\s*:/.test(text),
      hasLinks: partLink.test(text),
      refersToFiles: /\$ref["']?\s*:\s*["']?[^"'#\s]/.test(text),
    };
    this.#files.set(url, file);
    return file;
  }

  async #parse(text: string): Promise<ParsedText> {
    const parsed = plainJson(text) ?? (await this.options.parse(text));
    // Parsing a large file takes a while: reading what it says is a task of its own.
    if (text.length > largeText) await pause();
    return parsed;
  }

  /** Follows one reference that is written in `from`. */
  find(ref: string, from: Part): ResolvedReference {
    this.#hops = 0;
    return this.#find(ref, from);
  }

  #find(ref: string, from: Part): ResolvedReference {
    if (this.#hops++ > mostHops) return missing;
    const [, before = '', hash = ''] = /^([^#]*)#?(.*)$/s.exec(ref) ?? [];
    const fragment = decode(hash);
    const {file, scope} = from;
    const isInside = before === '';
    const named = isInside ? scope : this.#byId(before, from);
    const inNamed = named && this.#within(named, fragment);
    if (inNamed && 'part' in inNamed) return inNamed;
    const url = isInside ? file.url : resolve(before, file.url);
    if (url === undefined) return {code: 'openapi/ref-refused', reason: ''};
    const other = isInside ? file : url === this.#self ? this.#main : this.#files.get(url);
    if (!other) return {unloaded: url};
    if ('problem' in other) return {code: 'openapi/ref-unavailable', reason: other.problem, url};
    return this.#within(new Part(other.root, other), fragment);
  }

  get #main(): SourceFile | undefined {
    const file = this.#files.get(this.url);
    return file && 'root' in file ? file : undefined;
  }

  /** A part of a file or of a schema with `$id`: by pointer, or by an anchor. */
  #within(start: Part, fragment: string): ResolvedReference {
    if (/^(?:\/|$)/.test(fragment)) return this.#at(start, fragment);
    const part = this.#namesOf(start.file).get(`${this.#baseOf(start)}#${fragment}`);
    return part ? {part} : missing;
  }

  /**
   * Follows a JSON pointer through own properties. It may lead through references: what they refer
   * to has the parts that the object with `$ref` lacks.
   */
  #at(start: Part, pointer: string): ResolvedReference {
    let part = start;
    for (const token of pointer.split('/').slice(1)) {
      const key = unescapeKey(token);
      let next = innerPart(part, key);
      while (next === undefined && part.ref !== undefined) {
        const found = this.#find(part.ref, part);
        if (!('part' in found)) return found;
        ({part} = found);
        next = innerPart(part, key);
      }
      if (next === undefined) return missing;
      part = next;
    }
    return part.value === undefined ? missing : {part};
  }

  /** A schema by its `$id`. */
  #byId(id: string, from: Part): Part | undefined {
    const url = resolveAny(id, this.#baseOf(from.scope) ?? from.file.url);
    for (const file of this.#files.values()) {
      const schema = 'hasIds' in file && file.hasIds && this.#namesOf(file).get(url ?? '');
      if (schema) return schema;
    }
    return undefined;
  }

  /** The absolute URL of a schema with `$id`, from the outermost one around it. */
  #baseOf(schema: Part | undefined): string | undefined {
    const unknown: Part[] = [];
    for (let one = schema; one && !this.#bases.has(one); one = one.scope) unknown.push(one);
    for (const one of unknown.reverse()) {
      const outer = (one.scope && this.#bases.get(one.scope)) ?? one.file.url;
      const url = resolveAny(one.text('$id'), outer);
      this.#bases.set(one, url === undefined ? undefined : withoutHash(url));
    }
    return schema && this.#bases.get(schema);
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
      const base = this.#baseOf(hasId ? part : part.scope);
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
    const {file} = this.options;
    const main = this.url;
    const folder = main.endsWith(file) ? main.slice(0, -file.length) : '';
    return folder && url.startsWith(folder) ? url.slice(folder.length) : url;
  }
}

/** A property or an item that exists. */
function innerPart(part: Part, key: string): Part | undefined {
  if (isObject(part.value)) return part.has(key) ? part.get(key) : undefined;
  return /^\d+$/.test(key) ? part.item(Number(key)) : undefined;
}

/** The data of plain JSON, which most files are. */
function plainJson(text: string): ParsedText | undefined {
  if (!/^\ufeff?\s*[[{]/.test(text)) return undefined;
  try {
    return {value: parseExactJson(text.replace(/^\ufeff/, '')), faults: []};
  } catch {
    return undefined;
  }
}
