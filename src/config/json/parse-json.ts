import {visit, type JSONVisitor, type ParseErrorCode} from 'jsonc-parser';
import {JsonFaults, type Expected, type JsonFault} from './json-faults.js';
import {limitDepth} from './limit-depth.js';

/** Offsets of a property's name and of its value; both are the same for an item of an array. */
export interface JsonOffsets {
  readonly name: number;
  readonly value: number;
}

/** What the parser accepts although it is not JSON, and what it leaves out. */
export type JsonNote =
  | {readonly kind: 'comment' | 'trailing-comma' | 'too-deep'; readonly offset: number}
  | {readonly kind: 'duplicate-key'; readonly offset: number; readonly name: string};

/** The value of a JSON text, the offsets of its parts, and what is wrong. */
export interface ParsedJson {
  /** `undefined` when there is no value at all. */
  readonly value: unknown;
  readonly offsets: WeakMap<object, ReadonlyMap<string, JsonOffsets>>;
  readonly notes: readonly JsonNote[];
  /** Errors that the parser recovered from: at most 20. */
  readonly faults: readonly JsonFault[];
}

/**
 * Parses JSON with comments and trailing commas, and recovers from errors: the value lacks only
 * what cannot be read.
 *
 * Never throws. `__proto__` is an ordinary property name.
 */
export function parseJson(text: string): ParsedJson {
  const limited = limitDepth(text.replace(/^\ufeff/, ' '));
  const builder = new JsonBuilder(limited.text, limited.cuts);
  visit(limited.text, builder, {allowTrailingComma: true});
  const {value, offsets, notes, faults} = builder;
  return {value, offsets, notes, faults: faults.all};
}

/** An object or array that is not closed yet. */
interface OpenContainer {
  readonly value: Record<string, unknown> | unknown[];
  readonly places: Map<string, JsonOffsets>;
  readonly offset: number;
  /** The property that is read now. */
  name: string;
}

/** Builds the value from what jsonc-parser visits. */
class JsonBuilder implements JSONVisitor {
  value: unknown;
  readonly offsets = new WeakMap<object, ReadonlyMap<string, JsonOffsets>>();
  readonly notes: JsonNote[] = [];
  readonly faults: JsonFaults;
  readonly #text: string;
  readonly #cuts: ReadonlySet<number>;
  readonly #open: OpenContainer[] = [];
  #lastClosed: OpenContainer | undefined;
  #expected: Expected = 'value';
  /** The comma that was read last, if nothing follows it yet. */
  #comma: number | undefined;

  constructor(text: string, cuts: ReadonlySet<number>) {
    this.#text = text;
    this.#cuts = cuts;
    this.faults = new JsonFaults(text);
  }

  readonly onObjectBegin = (offset: number): void => this.#begin({}, offset, 'name');
  readonly onArrayBegin = (offset: number): void => this.#begin([], offset, 'value');

  readonly onObjectProperty = (name: string, offset: number): void => {
    this.#advance('colon', offset);
    const top = this.#open.at(-1);
    if (!top) return;
    top.name = this.faults.repair(name, offset);
    if (top.places.has(top.name) && !this.faults.isLost) {
      this.notes.push({kind: 'duplicate-key', offset, name: top.name});
    }
    top.places.set(top.name, {name: offset, value: offset});
  };

  readonly onSeparator = (character: string, offset: number): void => {
    const isComma = character === ',';
    const isInArray = Array.isArray(this.#open.at(-1)?.value);
    this.#advance(isComma && !isInArray ? 'name' : 'value', offset);
    if (isComma) this.#comma = offset;
  };

  readonly onLiteralValue = (value: unknown, offset: number, length: number): void => {
    if (this.#cuts.has(offset)) {
      this.notes.push({kind: 'too-deep', offset});
      this.#advance('comma', offset);
      return;
    }
    this.#add(typeof value === 'string' ? this.faults.repair(value, offset) : value, offset);
    if (typeof value === 'number') this.faults.passNumber(offset, length);
  };

  readonly onObjectEnd = (offset: number): void => this.#end(offset);
  readonly onArrayEnd = (offset: number): void => this.#end(offset);

  readonly onComment = (offset: number): void => {
    if (!this.faults.isAt(offset)) this.notes.push({kind: 'comment', offset});
  };

  readonly onError = (code: ParseErrorCode, offset: number, length: number): void => {
    const top = this.#open.at(-1);
    this.faults.add(code, offset, length, {
      expected: this.#expected,
      close: top && (Array.isArray(top.value) ? ']' : '}'),
      name: top?.name ?? '',
      lastOpen: this.#lastClosed?.offset ?? 0,
    });
    this.#comma = undefined;
  };

  #begin(value: OpenContainer['value'], offset: number, expected: Expected): void {
    this.#add(value, offset);
    const places = new Map<string, JsonOffsets>();
    this.offsets.set(value, places);
    this.#open.push({value, places, offset, name: ''});
    this.#advance(expected, offset);
  }

  #add(value: unknown, offset: number): void {
    const top = this.#open.at(-1);
    if (!top) this.value = value;
    else if (Array.isArray(top.value)) {
      top.places.set(String(top.value.push(value) - 1), {name: offset, value: offset});
    } else {
      const name = top.places.get(top.name)?.name ?? offset;
      top.places.set(top.name, {name, value: offset});
      // Plain assignment to `__proto__` would replace the prototype.
      Object.defineProperty(top.value, top.name, {
        value,
        enumerable: true,
        writable: true,
        configurable: true,
      });
    }
    this.#advance('comma', offset);
  }

  #end(offset: number): void {
    const comma = this.#comma;
    const isClosed = offset < this.#text.length;
    if (isClosed && comma !== undefined && !this.faults.isAt(comma)) {
      this.notes.push({kind: 'trailing-comma', offset: comma});
    }
    this.#lastClosed = this.#open.pop();
    this.#advance('comma', offset);
  }

  #advance(expected: Expected, offset: number): void {
    this.#expected = expected;
    this.#comma = undefined;
    this.faults.advance(offset);
  }
}
