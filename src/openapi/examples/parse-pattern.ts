import {charactersLike} from './characters-like.js';

/** A part of a pattern; `least` is how many characters it has at least. */
export type PatternNode = {readonly least: number} & (
  | {readonly kind: 'start' | 'end'}
  /** One of some characters. */
  | {readonly kind: 'character'; readonly options: readonly string[]}
  | {readonly kind: 'sequence'; readonly parts: readonly PatternNode[]}
  | {
      readonly kind: 'repeat';
      readonly node: PatternNode;
      readonly times: number;
      readonly most: number;
    }
);

/** A pattern that was read. */
export interface ParsedPattern {
  /** Of several alternatives, the first one that is not empty. */
  readonly node: PatternNode;
  /** Whether it contains all conditions of the pattern; it leaves out `(?=…)` and `\b`. */
  readonly isWhole: boolean;
}

const longest = 1000;

/** Reads a regular expression; undefined where it is none, or has parts that are not read. */
export function parsePattern(pattern: string): ParsedPattern | undefined {
  if (pattern.length > longest || !isPattern(pattern)) return undefined;
  const parser = new PatternParser(pattern);
  const node = parser.alternatives();
  return node && parser.isAtEnd ? {node, isWhole: parser.isWhole} : undefined;
}

function isPattern(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern));
  } catch {
    return false;
  }
}

const emptyPattern: PatternNode = {kind: 'sequence', least: 0, parts: []};
const quantifier = /([*+?])\??|\{(\d+)(,(\d*))?\}\??/y;
const characterClass = /\[(?!\[:)\^?(?:\\.|[^\\\]])*\]/uy;
const escaped = /\\(?:(?:u\{|[pP]\{)[^}]*\}|x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|.)/uy;
const literal = /[^\\[*+?()|]/uy;
/** How a group begins, and whether it is a condition for what is around it. */
const opening = /\((?:\?(?:(<?[=!])|:|<\w+>))?/y;

class PatternParser {
  isWhole = true;
  readonly #pattern: string;
  #at = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#pattern.length;
  }

  alternatives(): PatternNode | undefined {
    const all: PatternNode[] = [];
    do {
      const node = this.#sequence();
      if (!node) return undefined;
      all.push(node);
    } while (this.#take('|'));
    return all.find(({least}) => least > 0) ?? all[0];
  }

  #sequence(): PatternNode | undefined {
    const parts: PatternNode[] = [];
    let least = 0;
    while (!this.isAtEnd && !'|)'.includes(this.#pattern[this.#at] ?? '')) {
      const one = this.#one();
      const part = one && this.#quantified(one);
      if (!part) return undefined;
      parts.push(part);
      least += part.least;
    }
    return {kind: 'sequence', least, parts};
  }

  #quantified(node: PatternNode): PatternNode {
    const match = this.#match(quantifier);
    if (!match) return node;
    const [, sign, from = '', range, to] = match;
    const times = sign ? Number(sign === '+') : Number(from);
    const most = sign === '?' ? 1 : sign || to === '' ? Infinity : Number(range ? to : from);
    const least = node.least === 0 ? 0 : times * node.least;
    return {kind: 'repeat', least, node, times, most};
  }

  #one(): PatternNode | undefined {
    if (this.#take('^')) return {kind: 'start', least: 0};
    if (this.#take('$')) return {kind: 'end', least: 0};
    if (this.#pattern[this.#at] === '(') return this.#group();
    const [source] = this.#match(characterClass, escaped, literal) ?? [];
    if (source === undefined) return undefined;
    if (/^\\b$/i.test(source)) {
      this.isWhole = false;
      return emptyPattern;
    }
    const options = charactersLike(source);
    return options.length === 0 ? undefined : {kind: 'character', least: 1, options};
  }

  #group(): PatternNode | undefined {
    const [, condition] = this.#match(opening) ?? [];
    const inner = this.alternatives();
    if (!this.#take(')')) return undefined;
    if (condition === undefined) return inner;
    this.isWhole = false;
    return emptyPattern;
  }

  #take(character: string): boolean {
    const isNext = this.#pattern[this.#at] === character;
    if (isNext) this.#at += 1;
    return isNext;
  }

  /** Reads what the first of some expressions matches here. */
  #match(...expressions: readonly RegExp[]): RegExpExecArray | undefined {
    for (const expression of expressions) {
      expression.lastIndex = this.#at;
      const match = expression.exec(this.#pattern);
      if (!match) continue;
      this.#at += match[0].length;
      return match;
    }
    return undefined;
  }
}
