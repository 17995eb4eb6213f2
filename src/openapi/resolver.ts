import {
  pendingDiagnostic,
  type ContentCode,
  type ContentDetails,
  type PendingDiagnostic,
} from '../diagnostics/pending-diagnostic.js';
import type {Swagger} from './description-parts.js';
import type {ResolvedReference} from './files/found.js';
import type {Library} from './files/library.js';
import {describe, isObject, type Part, type SourceFile} from './part.js';
import {mappedFiles, partsInside, referencesInExamples, type Visit} from './files/references.js';

/** Deeper parts of a file without references to others are checked when they are shown. */
const mostChecked = 2000;

/** Follows references, and collects what is wrong with the parts that were read. */
export class Resolver {
  readonly library: Library;
  /** What reads a description of Swagger 2.0. */
  readonly swagger: Swagger | undefined;
  /** The main file. */
  readonly root: Part;
  /** The keywords of schemas whose values are labels beside the names of fields. */
  readonly labelKeys: readonly string[];
  readonly #notes = new Map<string, PendingDiagnostic>();
  /** The URLs of the files without which references could not be followed. */
  readonly #unloaded = new Set<string>();
  /** The URLs of the files that cannot be loaded, and are reported. */
  readonly #reported = new Set<string>();

  constructor(
    library: Library,
    root: Part,
    swagger: Swagger | undefined,
    labelKeys: readonly string[] = [],
  ) {
    this.library = library;
    this.root = root;
    this.swagger = swagger;
    this.labelKeys = labelKeys;
  }

  /** The same files with problems of its own. */
  fork(): Resolver {
    return new Resolver(this.library, this.root, this.swagger, this.labelKeys);
  }

  get diagnostics(): readonly PendingDiagnostic[] {
    return [...this.#notes.values()];
  }

  note<C extends ContentCode>(code: C, part: Part, ...details: ContentDetails<C>): void {
    const {file, pointer} = part;
    const key = `${code} ${file.url} ${pointer}`;
    if (this.#notes.has(key)) return;
    this.#notes.set(key, pendingDiagnostic(code, {file: file.name, pointer}, ...details));
  }

  /** Reports the mistakes in the syntax of a file, and what of it is not read. */
  noteFaults({name, url, faults, tags}: SourceFile): void {
    if (tags) {
      const [line = 1] = tags.lines;
      const diagnostic = pendingDiagnostic('openapi/yaml-tags', {file: name, line}, tags);
      this.#notes.set(`${url} tags`, diagnostic);
    }
    for (const {reason, line, column} of faults) {
      const location = {file: name, line, column};
      const diagnostic = pendingDiagnostic('openapi/syntax', location, {reason});
      this.#notes.set(`${url} ${line}:${column}`, diagnostic);
    }
  }

  /** Reports a value that should be something else. */
  noteType(part: Part, expected: string): void {
    const found = describe(part.value);
    this.note('openapi/wrong-type', part, {name: part.key, expected, found});
  }

  /** A part that should be an object or an array; what is neither is reported and left out. */
  expect(part: Part, expected: 'object' | 'array'): Part {
    const {value} = part;
    const isExpected = expected === 'array' ? Array.isArray(value) : isObject(value);
    if (isExpected || value === undefined || value === null) return part;
    this.noteType(part, `an ${expected}`);
    return part.with(undefined);
  }

  /** The items of a property that should be an array. */
  items(holder: Part, key: string): readonly Part[] {
    return this.expect(holder.get(key), 'array').items();
  }

  /** The entries of a property that should be an object, or refer to one. */
  entries(holder: Part, key: string): ReturnType<Part['entries']> {
    return this.object(holder.get(key)).entries();
  }

  /** What should be an object, or refer to one. */
  object(part: Part): Part {
    return this.follow(this.expect(part, 'object'));
  }

  /** A property of an operation, else that of the file. */
  inherited(operation: Part, key: string): Part {
    return (operation.has(key) ? operation : this.root).get(key);
  }

  /** The components of a kind. */
  components(kind: 'schemas' | 'securitySchemes'): Part {
    const {root, swagger} = this;
    if (!swagger) return this.follow(this.follow(root.get('components')).get(kind));
    return this.follow(root.get(kind === 'schemas' ? 'definitions' : 'securityDefinitions'));
  }

  /** What the `$ref` of a part leads to; undefined when it leads nowhere, which is reported. */
  target(part: Part): Part | undefined {
    const found = this.library.find(part.ref ?? '', part);
    if ('part' in found) return found.part;
    this.#report(found, part);
    return undefined;
  }

  #report(found: Exclude<ResolvedReference, {part: Part}>, part: Part): void {
    if ('unloaded' in found) this.#unloaded.add(found.unloaded);
    const {code, reason, url} =
      'code' in found
        ? found
        : {code: 'openapi/ref-unavailable' as const, reason: 'it was not requested'};
    // A file that cannot be loaded is reported where it is needed first.
    if (url !== undefined && this.#reported.has(url)) return;
    if (url !== undefined) this.#reported.add(url);
    this.note(code, part.get('$ref'), {ref: part.ref ?? '', reason});
  }

  /**
   * Follows the references of a part that is not a schema. Properties beside `$ref` take precedence
   * over those of what it leads to.
   */
  follow(part: Part): Part {
    const seen = new Set<unknown>();
    let current: Part | undefined = part;
    while (current?.ref !== undefined) {
      if (seen.has(current.value)) {
        this.note('openapi/ref-cycle', part.get('$ref'), {ref: part.ref ?? ''});
        return part.with(undefined);
      }
      seen.add(current.value);
      current = this.target(current);
    }
    const beside = merged([...seen]);
    const hasBeside = Object.keys(beside).length > 0;
    if (!current) return part.with(hasBeside ? beside : undefined);
    return hasBeside && isObject(current.value)
      ? current.with({...current.value, ...beside})
      : current;
  }

  /** The component of a name, or the schema that a reference leads to. */
  schemaNamed(ref: string, from: Part): Part | undefined {
    const named = this.components('schemas').get(ref);
    if (named.isObject) return named;
    const found = this.library.find(ref, from);
    return 'part' in found ? found.part : undefined;
  }

  /** The components that extend a schema with `allOf`. */
  childrenOf(schema: Part): readonly Part[] {
    return this.library.childrenIn(this.components('schemas')).get(schema.value) ?? [];
  }

  /** The same, and the components that extend those, and so on: each once, the nearest first. */
  descendantsOf(schema: Part): readonly Part[] {
    const found = new Map([[schema.value, schema]]);
    for (const [, one] of found) {
      for (const child of this.childrenOf(one)) {
        if (!found.has(child.value)) found.set(child.value, child);
      }
    }
    return [...found.values()].slice(1);
  }

  /** Loads the other files that parts refer to themselves, but none that is named inside them. */
  async reach(parts: readonly Part[]): Promise<void> {
    for (;;) {
      const quiet = this.fork();
      for (const part of parts) quiet.follow(part);
      if (quiet.#unloaded.size === 0) return;
      await this.library.load(quiet.#unloaded, false);
    }
  }

  /** What is directly inside what a part refers to, without extensions and other data. */
  inside(part: Part): readonly Part[] {
    return partsInside({part: this.fork().follow(part)}).map((inner) => inner.part);
  }

  /**
   * Loads the other files that parts need, however deep, and reports references that lead nowhere:
   * of a single file, in about `most` values. Rejects only with the signal's reason.
   */
  async prepare(
    parts: readonly Part[],
    signal?: AbortSignal,
    most: number = mostChecked,
  ): Promise<void> {
    const seen = new Set<unknown>();
    let queue: Visit[] = parts.map((part) => ({part}));
    let isLocal = true;
    while (queue.length > 0) {
      const missing: Visit[] = [];
      const urls = new Set<string>();
      for (const {part, isMap = false} of queue) {
        if (isLocal && seen.size > most && !this.root.file.refersToFiles) return;
        const {value, ref} = part;
        if (typeof value !== 'object' || seen.has(value)) continue;
        seen.add(value);
        if (ref !== undefined) {
          const found = this.library.find(ref, part);
          if ('part' in found) {
            if (found.part.file !== this.root.file) this.noteFaults(found.part.file);
            queue.push({...found, isMap});
          } else if ('unloaded' in found) {
            seen.delete(value);
            missing.push({part, isMap});
            urls.add(found.unloaded);
          } else this.#report(found, part);
        }
        for (const $ref of mappedFiles(part)) queue.push({part: part.with({$ref})});
        for (const inner of partsInside({part, isMap})) queue.push(inner);
        for (const one of referencesInExamples({part, isMap})) {
          this.note('openapi/ref-in-example', one.get('$ref'), {ref: one.ref ?? ''});
        }
      }
      isLocal = false;
      if (urls.size > 0) await this.library.load(urls, true, signal);
      queue = missing;
    }
  }
}

/** The properties of objects, of which the first ones take precedence, without references. */
function merged(objects: readonly unknown[]): object {
  const entries = objects.toReversed().flatMap((one) => Object.entries(one as object));
  return Object.fromEntries(entries.filter(([key]) => key !== '$ref'));
}
