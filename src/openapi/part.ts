import type {Json} from '../shared/json.js';
import {NumberLiteral} from '../shared/number-literal.js';
import {markedKey, plainKey} from './exact/key-order.js';
import {resolve} from './files/file-url.js';
import {toJson} from './json-value.js';
import type {ParsedText} from './parsed-text.js';
import {ownProperty} from '../shared/own-property.js';

/** A file of an API description. */
export interface SourceFile extends Omit<ParsedText, 'value'> {
  readonly url: string;
  /** How messages name it: its path relative to the folder of `docs.json`, or its URL. */
  readonly name: string;
  readonly root: unknown;
  /** Whether it contains `$id`, so that URLs may mean parts of it. */
  readonly hasIds: boolean;
  /** Whether its descriptions may link to parts of the API: `#tag/users`. */
  readonly hasLinks: boolean;
  /** Whether it contains references to other files. */
  readonly refersToFiles: boolean;
}

/** A property of an object of a file; keys come from authors, so only own properties count. */
export function own(value: unknown, key: string): unknown {
  if (!isObject(value)) return undefined;
  const marked = markedKey(key);
  return (marked === key ? undefined : ownProperty(value, marked)) ?? ownProperty(value, key);
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !NumberLiteral.is(value)
  );
}

/** A value in a file, and its location there. Nothing is assumed of its type. */
export class Part {
  readonly value: unknown;
  readonly file: SourceFile;
  /** A JSON pointer (RFC 6901). */
  readonly pointer: string;
  /** The innermost schema with `$id` around it: references in it are relative to that. */
  readonly scope: Part | undefined;

  constructor(value: unknown, file: SourceFile, pointer = '', scope?: Part) {
    this.value = value;
    this.file = file;
    this.pointer = pointer;
    this.scope = scope;
  }

  get isObject(): boolean {
    return isObject(this.value);
  }

  /** Its key in the object that contains it. */
  get key(): string {
    return unescapeKey(this.pointer.slice(this.pointer.lastIndexOf('/') + 1));
  }

  /** Another value in place of this one. */
  with(value: unknown): Part {
    return new Part(value, this.file, this.pointer, this.scope);
  }

  /** A property; its value is undefined where there is none. */
  get(key: string): Part {
    return this.#inner(own(this.value, key), key);
  }

  has(key: string): boolean {
    return own(this.value, key) !== undefined;
  }

  /** The first of these properties that is a string; empty if none is. */
  text(...keys: readonly string[]): string {
    for (const key of keys) {
      const value = own(this.value, key);
      if (value !== '' && isText(value)) return textOf(value);
    }
    return '';
  }

  /** Whether a property is `true`. */
  flag(key: string): boolean {
    return own(this.value, key) === true;
  }

  /** The same; undefined where there is no such property. */
  optionalFlag(key: string): boolean | undefined {
    return this.has(key) ? this.flag(key) : undefined;
  }

  /** The first of some properties that this part has, as JSON. */
  json(...keys: readonly string[]): Json | undefined {
    const key = keys.find((one) => this.has(one));
    return key === undefined ? undefined : toJson(own(this.value, key));
  }

  /** A property that is the URL of a file, resolved against that of this one. */
  url(key: string): string | undefined {
    const written = this.text(key);
    return written === '' ? undefined : resolve(written, this.file.url);
  }

  /** A property that is a URL of the API, as written: servers are what it is relative to. */
  apiUrl(key: string): string | undefined {
    const written = this.text(key);
    const isUrl = written !== '' && resolve(written, 'https://server.invalid') !== undefined;
    return isUrl ? written : undefined;
  }

  /** What it refers to. */
  get ref(): string | undefined {
    const ref = own(this.value, '$ref');
    return typeof ref === 'string' ? ref : undefined;
  }

  /** The properties of an object; none of anything else. */
  entries(): readonly (readonly [key: string, part: Part])[] {
    if (!isObject(this.value)) return [];
    return Object.entries(this.value).map(([written, value]) => {
      const key = plainKey(written);
      return [key, this.#inner(value, key)];
    });
  }

  /** An item of an array that has it. */
  item(index: number): Part | undefined {
    const items: unknown = this.value;
    if (!Array.isArray(items) || index >= items.length) return undefined;
    return this.#inner(items[index], String(index));
  }

  /** The items of an array; none of anything else. */
  items(): readonly Part[] {
    if (!Array.isArray(this.value)) return [];
    return this.value.map((item: unknown, index) => this.#inner(item, String(index)));
  }

  /** The texts in an array; none of anything else. */
  texts(): readonly string[] {
    return this.items()
      .map(({value}) => value)
      .filter((value) => typeof value === 'string');
  }

  #inner(value: unknown, key: string): Part {
    const scope = typeof own(this.value, '$id') === 'string' ? this : this.scope;
    return new Part(value, this.file, pointerTo(this.pointer, key), scope);
  }
}

/** The JSON pointer of a key in the value at a pointer. */
export function pointerTo(pointer: string, key: string): string {
  return `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** A key as it is, of a JSON pointer. */
export function unescapeKey(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Whether an entry of an object is one of the specification. */
export function isStandard([key]: readonly [key: string, part: Part]): boolean {
  return !/^x-/i.test(key);
}

/** Numbers are texts that YAML has read. */
function isText(value: unknown): value is string | number | NumberLiteral {
  return typeof value === 'string' || typeof value === 'number' || NumberLiteral.is(value);
}

/** A text, or a number in the notation of its file. */
function textOf(value: string | number | NumberLiteral): string {
  return NumberLiteral.is(value) ? value.written : String(value);
}

/** A scalar as text; undefined for all else, which aliases of YAML can make endless. */
export function scalarText(value: unknown): string | undefined {
  if (typeof value === 'boolean') return String(value);
  return isText(value) ? textOf(value) : undefined;
}

/** A value in words, for messages. */
export function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (NumberLiteral.is(value)) return `the number ${value.number}`;
  if (typeof value === 'object') return 'an object';
  if (typeof value !== 'string') return `the ${typeof value} ${JSON.stringify(value)}`;
  return `the text "${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
}
