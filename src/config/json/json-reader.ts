import {JsonFault} from './json-fault.js';
import {readJsonString} from './json-string.js';

/** Departures from JSON that the reader understands and goes on after. */
export type JsonOddity = 'comment' | 'trailing-comma' | 'duplicate-key' | 'too-deep';

/** Offsets of a property's name and of its value; of an array's item both are the item's. */
export interface JsonOffsets {
  readonly name: number;
  readonly value: number;
}

/** How deep values may lie in each other; deeper ones are left out, as `too-deep`. */
export const maxDepth = 200;

const space = /[ \t\r\n]*/y;
const comment = /\/\/[^\n]*|\/\*[^]*?\*\//y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const word = /[\p{L}_$][\w$]*/uy;
const words: ReadonlyMap<string, unknown> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/**
 * Reads JSON that people wrote by hand, and remembers where each value stands.
 *
 * Throws a {@link JsonFault} where it cannot go on. `__proto__` is an ordinary property name.
 */
export class JsonReader {
  readonly offsets = new WeakMap<object, ReadonlyMap<string, JsonOffsets>>();
  readonly #text: string;
  readonly #note: (oddity: JsonOddity, offset: number, name?: string) => void;
  #at = 0;

  constructor(text: string, note: (oddity: JsonOddity, offset: number, name?: string) => void) {
    this.#text = text;
    this.#note = note;
    if (text.startsWith('\ufeff')) this.#at = 1;
  }

  read(): unknown {
    const value = this.#value(0);
    this.#skip();
    if (this.#at < this.#text.length) {
      throw new JsonFault(
        this.#at,
        'the end of the file',
        'Remove everything after the closing brace.',
      );
    }
    return value;
  }

  #value(depth: number): unknown {
    this.#skip();
    const character = this.#text[this.#at];
    if (character === '{') return this.#object(depth);
    if (character === '[') return this.#array(depth);
    if (character === '"') return this.#string('a value');
    const digits = this.#match(number);
    if (digits !== undefined) return Number(digits);

    const start = this.#at;
    const name = this.#match(word);
    if (name !== undefined && words.has(name)) return words.get(name);
    throw new JsonFault(
      start,
      'a value',
      character === "'" || name !== undefined
        ? 'Put strings in double quotes. ' +
            'Only numbers, true, false, and null are written without quotes.'
        : 'A value is a string in double quotes, a number, true, false, null, ' +
            'an array in [ ], or an object in { }.',
    );
  }

  #object(depth: number): object {
    const object: Record<string, unknown> = {};
    const places = new Map<string, JsonOffsets>();
    this.offsets.set(object, places);
    this.#each('}', 'a property name in double quotes', () => {
      const start = this.#at;
      const name = this.#string('a property name in double quotes');
      this.#skip();
      if (this.#text[this.#at] !== ':') {
        throw new JsonFault(this.#at, `a colon after "${name}"`, 'Write "name": value.');
      }
      this.#at += 1;
      this.#skip();
      if (places.has(name)) this.#note('duplicate-key', start, name);
      places.set(name, {name: start, value: this.#at});
      const value = this.#inner(depth);
      if (value === undefined) return;
      // Plain assignment to `__proto__` would exchange the prototype.
      Object.defineProperty(object, name, {
        value,
        enumerable: true,
        writable: true,
        configurable: true,
      });
    });
    return object;
  }

  #array(depth: number): readonly unknown[] {
    const array: unknown[] = [];
    const places = new Map<string, JsonOffsets>();
    this.offsets.set(array, places);
    this.#each(']', 'a value', () => {
      places.set(String(array.length), {name: this.#at, value: this.#at});
      const item = this.#inner(depth);
      if (item !== undefined) array.push(item);
    });
    return array;
  }

  /** Reads what stands between an opening bracket, commas and the closing bracket. */
  #each(close: '}' | ']', expected: string, readOne: () => void): void {
    const open = this.#at;
    this.#at += 1;
    for (let isFirst = true; ; isFirst = false) {
      this.#skip();
      const comma = this.#at;
      const isParted = this.#text[comma] === ',';
      if (isParted && !isFirst) {
        this.#at += 1;
        this.#skip();
      }
      if (this.#text[this.#at] === close) {
        if (isParted) this.#note('trailing-comma', comma);
        this.#at += 1;
        return;
      }
      if (this.#at >= this.#text.length) throw this.#unclosed(open, close);
      if (!isFirst && !isParted) {
        const advice = `Put a comma between two entries, or ${close} after the last one.`;
        throw new JsonFault(this.#at, `a comma or ${close}`, advice);
      }
      if (this.#text[this.#at] === ',') {
        throw new JsonFault(this.#at, expected, 'Remove the extra comma.');
      }
      readOne();
    }
  }

  #inner(depth: number): unknown {
    if (depth < maxDepth) return this.#value(depth + 1);
    this.#note('too-deep', this.#at);
    for (let open = 0; this.#at < this.#text.length;) {
      const character = this.#text[this.#at] ?? '';
      if (open === 0 && ',]}'.includes(character)) break;
      if (character === '"') {
        this.#string('a value');
        continue;
      }
      if ('[{'.includes(character)) open += 1;
      if (']}'.includes(character)) open -= 1;
      this.#at += 1;
    }
    return undefined;
  }

  #string(expected: string): string {
    const {value, end} = readJsonString(this.#text, this.#at, expected);
    this.#at = end;
    return value;
  }

  #skip(): void {
    this.#match(space);
    for (let start = this.#at; this.#match(comment) !== undefined; start = this.#at) {
      this.#note('comment', start);
      this.#match(space);
    }
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found === undefined) return undefined;
    this.#at += found.length;
    return found;
  }

  #unclosed(open: number, close: string): JsonFault {
    const line = this.#text.slice(0, open).split('\n').length;
    const bracket = this.#text[open] ?? '';
    const advice = `The ${bracket} on line ${line} is never closed. Add ${close} where it ends.`;
    return new JsonFault(this.#text.length, close, advice);
  }
}
