import {Refusal} from '../refusal.js';

/** A part of a regular expression. */
export type PatternNode =
  /** One character: itself, or the source of an escape or a class. */
  | {readonly kind: 'character'; readonly source: string; readonly isLiteral: boolean}
  | {readonly kind: 'assertion'; readonly source: '^' | '$' | '\\b' | '\\B'}
  | {
      readonly kind: 'look';
      readonly isBehind: boolean;
      readonly isNegative: boolean;
      readonly body: PatternNode;
    }
  | {readonly kind: 'group'; readonly index: number; readonly body: PatternNode}
  | {readonly kind: 'reference'; readonly group: number | string}
  | {readonly kind: 'sequence'; readonly parts: readonly PatternNode[]}
  | {readonly kind: 'choice'; readonly options: readonly PatternNode[]}
  | RepeatNode;

export interface RepeatNode {
  readonly kind: 'repeat';
  readonly body: PatternNode;
  readonly least: number;
  readonly most: number;
  readonly isGreedy: boolean;
  /** The groups in it: from the first to before the last. */
  readonly groups: readonly [number, number];
}

/** A regular expression that has been read. */
export interface ReadPattern {
  readonly body: PatternNode;
  /** How many groups it has. */
  readonly count: number;
  readonly names: ReadonlyMap<string, number>;
}

/**
 * Reads a regular expression that the browser accepts (ECMAScript §22.2.1, with Annex B.1.2).
 * Refuses what only new browsers know.
 */
export function readPattern(source: string, flags: string): ReadPattern {
  const reader = new PatternReader(source, flags.includes('u'));
  const body = reader.choice();
  return {body, count: reader.count, names: reader.names};
}

const opening = /\\[^]|\[(?:\\[^]|[^\]\\])*\]|(\((?!\?)|\(\?<(?![=!]))/g;
const quantifier = /(?:([*+?])|\{(\d+)(,?)(\d*)\})(\??)/y;
const characterClass = /\[(?:\\[^]|[^\]\\])*\]/y;
const groupStart = /\((?:\?(?:(:)|(<?)([=!])|<([^>]+)>))?/y;
const reference = /\\(?:([1-9]\d*)|k<([^>]+)>)/y;
const escaped = /\\(?:u[\da-f]{4}|x[\da-f]{2}|c[a-z]|[0-3]?[0-7]?[0-7]|[^])/iy;
/** Escapes that are one character only with the flag `u`. */
const escapedUnicode = /\\(?:ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|u\{[\da-f]+\}|[pP]\{[^}]*\})/iy;

class PatternReader {
  readonly names = new Map<string, number>();
  /** The groups that have been read. */
  count = 0;
  #at = 0;
  readonly #source: string;
  readonly #isUnicode: boolean;
  readonly #groups: number;
  readonly #hasNames: boolean;

  constructor(source: string, isUnicode: boolean) {
    this.#source = source;
    this.#isUnicode = isUnicode;
    const openings = [...source.matchAll(opening)].flatMap(([, group]) => group ?? []);
    this.#groups = openings.length;
    this.#hasNames = isUnicode || openings.some((group) => group.length > 1);
  }

  choice(): PatternNode {
    const options = [this.#sequence()];
    while (this.#source[this.#at] === '|') {
      this.#at++;
      options.push(this.#sequence());
    }
    const [only] = options;
    return only && options.length === 1 ? only : {kind: 'choice', options};
  }

  #sequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source[this.#at] ?? '')) {
      const before = this.count;
      parts.push(this.#repeated(this.#part(), before));
    }
    return {kind: 'sequence', parts};
  }

  #repeated(body: PatternNode, before: number): PatternNode {
    const [found, sign, count = '0', comma, limit, lazy] = this.#take(quantifier) ?? [];
    if (found === undefined) return body;
    const least = sign === undefined ? Number(count) : sign === '+' ? 1 : 0;
    const written = limit ? Number(limit) : comma === '' ? least : Infinity;
    const most = sign === undefined ? written : sign === '?' ? 1 : Infinity;
    const groups = [before + 1, this.count + 1] as const;
    return {kind: 'repeat', body, least, most, isGreedy: lazy === '', groups};
  }

  #part(): PatternNode {
    const character = this.#source[this.#at] ?? '';
    if (character === '(') return this.#group();
    if (character === '[') return this.#character(this.#take(characterClass)?.[0], false);
    if (character === '.') return this.#character(this.#source[this.#at++], false);
    if (character === '^' || character === '$') {
      this.#at++;
      return {kind: 'assertion', source: character};
    }
    if (character === '\\') return this.#escape();
    const code = this.#isUnicode ? this.#source.codePointAt(this.#at) : undefined;
    const literal = code === undefined ? character : String.fromCodePoint(code);
    this.#at += literal.length;
    return this.#character(literal, true);
  }

  #group(): PatternNode {
    const [found, plain, behind, look, name] = this.#take(groupStart) ?? [];
    if (this.#source[this.#at] === '?') throw new Refusal('uses a new kind of regular expression');
    const isCapturing = plain === undefined && look === undefined && found !== undefined;
    const index = isCapturing ? ++this.count : 0;
    if (name !== undefined) {
      if (this.names.has(name)) throw new Refusal(`names two groups \`${name}\``);
      this.names.set(name, index);
    }
    const body = this.choice();
    this.#at++; // its bracket
    if (look === undefined) return isCapturing ? {kind: 'group', index, body} : body;
    return {kind: 'look', isBehind: behind === '<', isNegative: look === '!', body};
  }

  #escape(): PatternNode {
    const next = this.#source[this.#at + 1];
    if (next === 'b' || next === 'B') {
      this.#at += 2;
      return {kind: 'assertion', source: `\\${next}`};
    }
    const start = this.#at;
    const [, number, name] = this.#take(reference) ?? [];
    if (name !== undefined && this.#hasNames) return {kind: 'reference', group: name};
    if (number !== undefined && Number(number) <= this.#groups) {
      return {kind: 'reference', group: Number(number)};
    }
    this.#at = start;
    if (next === 'c' && !/[a-z]/i.test(this.#source[start + 2] ?? '')) {
      throw new Refusal('uses the escape `\\c` without a letter');
    }
    const wide = this.#isUnicode ? this.#take(escapedUnicode) : undefined;
    return this.#character((wide ?? this.#take(escaped))?.[0], false);
  }

  #character(source = '', isLiteral: boolean): PatternNode {
    return {kind: 'character', source, isLiteral};
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source) ?? undefined;
    if (found) this.#at = pattern.lastIndex;
    return found;
  }
}
