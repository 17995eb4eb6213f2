import type {Json} from '../../shared/json.js';
import {isJsonNumber, NumberLiteral} from '../../shared/number-literal.js';
import {withMarkedKeys} from './key-order.js';

/**
 * A text that begins like this is a number of a file, until {@link withLiterals} replaces it. A
 * second mark is between the number as JSON writes it and as the file does, where these differ.
 */
const mark = '\0';
const marked = /^\0(?=[-\d])/;

/**
 * What a number of JSON is like that JavaScript may write otherwise: long, with an exponent, or
 * with zeros at its end or behind its point. Only such a text is read twice. What is before the
 * first digit is looked at last, since engines find a digit faster.
 */
const unusual =
  /\d(?<=[:[,\s]-?\d)(?:[\d.]{15,}|\d*\.(?:\d*0|0{6}\d*)|[\d.]*[eE][+-]?\d+)\s*[,\]}]/;

/** A number that is all of a text, which has nothing around it to search for. */
const isNumber = /^\s*-?\d/;

const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;

/** Strings of JSON without spaces between its tokens, and keys with their colon. */
const strings = /"[^"\\]*(?:\\.[^"\\]*)*":?/g;

/**
 * Reads JSON as `JSON.parse` does, but a number that JavaScript would write with other digits
 * becomes a literal, and keys that are integers have the mark of `markedKey`. Throws a
 * `SyntaxError`.
 */
export function parseExactJson(text: string): unknown {
  const isExact = !unusual.test(text) && !isNumber.test(text);
  return isExact ? JSON.parse(withMarkedKeys(text)) : withLiterals(parseMarkedJson(text));
}

/** The same with marked texts in place of literals. */
export function parseMarkedJson(text: string): unknown {
  JSON.parse(text); // throws where marks would make JSON of what is none
  const exact = withMarkedKeys(text).replace(tokens, (token) => {
    const number = token.startsWith('"') ? undefined : markedNumber(token);
    return typeof number === 'string' ? JSON.stringify(number) : token;
  });
  return JSON.parse(exact);
}

/** A number of JSON: a marked text, if JavaScript would write it otherwise than its file. */
export function markedNumber(text: string, number = Number(text), written = text): string | number {
  if (String(number) === written || !isJsonNumber(text)) return number;
  return mark + text + (written === text ? '' : mark + written);
}

/** A marked number as its file writes it; any other text as it is. */
export function withoutMark(text: string): string {
  return text.replace(/^\0(?=[-\d])(?:[^\0]*\0)?/, '');
}

/** Replaces marked texts in a value, which may contain itself, by literals; in place. */
export function withLiterals(value: unknown): unknown {
  const root: Record<string, unknown> = {value};
  const all = new Set([root]);
  for (const holder of all) {
    for (const [key, inner] of Object.entries(holder)) {
      if (typeof inner === 'object' && inner !== null) all.add(inner as Record<string, unknown>);
      else if (typeof inner === 'string' && marked.test(inner)) {
        const [, number = '', written] = inner.split(mark, 3);
        // Texts of authors may begin like it.
        if (isJsonNumber(number)) holder[key] = new NumberLiteral(number, written);
      }
    }
  }
  return root['value'];
}

/** Writes JSON as `JSON.stringify` does, and literals as they are. */
export function writeExactJson(value: Json): string {
  const withMarks = (_: string, inner: unknown): unknown => {
    if (NumberLiteral.is(inner)) return mark + inner.number;
    return typeof inner === 'string' && inner.startsWith(mark) ? mark + inner : inner;
  };
  const text = JSON.stringify(value, withMarks);
  if (!text.includes('"\\u0000')) return text;
  return text.replace(strings, (token) => {
    if (token.endsWith(':') || !token.startsWith('"\\u0000')) return token;
    const inner = token.slice('"\\u0000'.length);
    return inner.startsWith('\\u0000') ? `"${inner}` : inner.slice(0, -1);
  });
}
