/** The value of a JSON-like literal of JavaScript, which is known without running code. */
export type Literal =
  | string
  | number
  | boolean
  | undefined
  | readonly Literal[]
  | ReadonlyMap<string, Literal>;

/** The literal, or undefined where the source is anything else (a name, a call, an operator). */
export interface ReadLiteral {
  readonly value: Literal;
}

const spaces = /(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/y;
const numberPattern = /-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
const wordPattern = /[A-Za-z_$][\w$]*/y;
const deepest = 32;

/**
 * Reads the source between the braces of an attribute or a text when it is a literal: strings in
 * either quotes, templates without `${}`, numbers, booleans, `null`, arrays and objects of these.
 * Nothing is evaluated.
 */
export function readLiteral(source: string): ReadLiteral | undefined {
  const reader = new LiteralReader(source);
  const value = reader.read(0);
  return value !== undefined && reader.isAtEnd() ? value : undefined;
}

class LiteralReader {
  #at = 0;
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  isAtEnd(): boolean {
    this.#take(spaces);
    return this.#at >= this.#source.length;
  }

  read(depth: number): ReadLiteral | undefined {
    this.#take(spaces);
    const first = this.#source[this.#at];
    if (first === undefined || depth > deepest) return undefined;
    if (first === '"' || first === "'" || first === '`') return this.#readString(first);
    if (first === '[') return this.#readArray(depth);
    if (first === '{') return this.#readObject(depth);
    const number = this.#take(numberPattern);
    if (number !== '') return {value: Number(number)};
    const word = this.#take(wordPattern);
    if (word === 'true' || word === 'false') return {value: word === 'true'};
    return word === 'null' || word === 'undefined' ? {value: undefined} : undefined;
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const taken = pattern.exec(this.#source)?.[0] ?? '';
    this.#at += taken.length;
    return taken;
  }

  #readString(quote: string): ReadLiteral | undefined {
    let value = '';
    for (let at = this.#at + 1; at < this.#source.length; at++) {
      const character = this.#source[at] ?? '';
      if (character === quote) {
        this.#at = at + 1;
        return {value};
      }
      if (quote === '`' && this.#source.startsWith('${', at)) return undefined;
      if (character === '\\') {
        at++;
        value += unescape(this.#source[at] ?? '');
      } else {
        value += character;
      }
    }
    return undefined;
  }

  #readArray(depth: number): ReadLiteral | undefined {
    const items: Literal[] = [];
    this.#at++;
    for (;;) {
      this.#take(spaces);
      if (this.#takeCharacter(']')) return {value: items};
      const item = this.read(depth + 1);
      if (item === undefined) return undefined;
      items.push(item.value);
      this.#take(spaces);
      if (!this.#takeCharacter(',') && this.#source[this.#at] !== ']') return undefined;
    }
  }

  #readObject(depth: number): ReadLiteral | undefined {
    const entries = new Map<string, Literal>();
    this.#at++;
    for (;;) {
      this.#take(spaces);
      if (this.#takeCharacter('}')) return {value: entries};
      const quote = this.#source[this.#at] ?? '';
      const key =
        quote === '"' || quote === "'" ? this.#readString(quote)?.value : this.#take(/[\w$-]+/y);
      if (typeof key !== 'string' || key === '') return undefined;
      this.#take(spaces);
      if (!this.#takeCharacter(':')) return undefined;
      const value = this.read(depth + 1);
      if (value === undefined) return undefined;
      entries.set(key, value.value);
      this.#take(spaces);
      if (!this.#takeCharacter(',') && this.#source[this.#at] !== '}') return undefined;
    }
  }

  #takeCharacter(character: string): boolean {
    if (this.#source[this.#at] !== character) return false;
    this.#at++;
    return true;
  }
}

function unescape(character: string): string {
  if (character === 'n') return '\n';
  if (character === 't') return '\t';
  return character === '\n' ? '' : character;
}
