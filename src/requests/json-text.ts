import {NumberLiteral} from '../shared/number-literal.js';
import type {InputValue} from './request.js';

/** Nested deeper, a value is not read, since what reads it next calls itself for each level. */
const maxDepth = 500;

/** More levels are not indented further, so that the text grows in proportion. */
const maxIndented = 50;
const sliceLength = 65_536;
const word = /[^\s{}[\],:"]+/y;
const spaces = /\s*/y;

/** Reads JSON, with numbers as literals and objects as maps. Throws a `SyntaxError`. */
export function parseJson(text: string): InputValue {
  JSON.parse(text);
  const open: (InputValue[] | Map<string, InputValue>)[] = [];
  const keys: (string | undefined)[] = [];
  let result: InputValue = null;
  const add = (value: InputValue): void => {
    const parent = open.at(-1);
    if (parent === undefined) result = value;
    else if (Array.isArray(parent)) parent.push(value);
    else {
      parent.set(keys[keys.length - 1] ?? '', value);
      keys[keys.length - 1] = undefined;
    }
  };
  for (const token of tokensOf(text)) {
    if (token === '{' || token === '[') {
      const container = token === '[' ? [] : new Map<string, InputValue>();
      add(container);
      open.push(container);
      keys.push(undefined);
      if (open.length > maxDepth) throw new SyntaxError(`More than ${maxDepth} levels`);
    } else if (token === '}' || token === ']') {
      open.pop();
      keys.pop();
    } else if (token === ',' || token === ':') {
      continue;
    } else {
      const isKey = open.at(-1) instanceof Map && keys.at(-1) === undefined;
      if (isKey) keys[keys.length - 1] = JSON.parse(token) as string;
      else add(readToken(token));
    }
  }
  return result;
}

/** A string, a number or a word of valid JSON. */
function readToken(token: string): string | boolean | null | NumberLiteral {
  return /^[-\d]/.test(token)
    ? new NumberLiteral(token)
    : (JSON.parse(token) as string | boolean | null);
}

/** JSON on several lines. Numbers, strings and everything that is not JSON stay as they are. */
export function formatJson(text: string, indent = 2): string {
  return [...formatJsonInSlices(text, indent)].join('');
}

/** As `formatJson`, in slices, so that a caller can let other tasks run in between. */
export function* formatJsonInSlices(text: string, indent = 2): Generator<string, void> {
  let slice = '';
  let depth = 0;
  let before = '';
  const newLine = (): string => `\n${' '.repeat(indent * Math.min(depth, maxIndented))}`;
  for (const token of tokensOf(text)) {
    if (token === '}' || token === ']') {
      depth = Math.max(0, depth - 1);
      if (before !== '{' && before !== '[') slice += newLine();
    } else if (before === '{' || before === '[' || before === ',') {
      slice += newLine();
    } else if (before === ':') {
      slice += ' ';
    } else if (before !== '' && token !== ',' && token !== ':') {
      slice += newLine(); // another value, as in a file with a value on each line
    }
    slice += token;
    if (token === '{' || token === '[') depth++;
    before = token;
    if (slice.length >= sliceLength) {
      yield slice;
      slice = '';
    }
  }
  yield slice;
}

/** Strings, words and punctuation; whitespace between them is left out. */
function* tokensOf(text: string): Generator<string, void> {
  for (let index = 0; ;) {
    spaces.lastIndex = index;
    spaces.test(text);
    index = spaces.lastIndex;
    const character = text[index];
    if (character === undefined) return;
    let end = index + 1;
    if (character === '"') {
      end = endOfString(text, index);
    } else if (!'{}[],:'.includes(character)) {
      word.lastIndex = index;
      word.test(text);
      end = word.lastIndex;
    }
    yield text.slice(index, end);
    index = end;
  }
}

/** After the closing quote of a string, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let quote = start; ;) {
    quote = text.indexOf('"', quote + 1);
    if (quote < 0) return text.length;
    let backslashes = 0;
    while (text[quote - 1 - backslashes] === '\\') backslashes++;
    if (backslashes % 2 === 0) return quote + 1;
  }
}
