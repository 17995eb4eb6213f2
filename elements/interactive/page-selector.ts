import {pageSelector} from './is-private.js';

/**
 * A selector that only looks at what is in a page: code could otherwise learn what is around it.
 * Throws a `TypeError` for combinators in brackets, such as `:not(.a .b)`.
 */
export function inPage(written: string): string {
  return partsOf(written)
    .map((part) => `${pageSelector} ${part.trim()}`)
    .join();
}

/** The selectors of a list. */
function partsOf(written: string): readonly string[] {
  if (written.includes('/*')) throw new TypeError('Code cannot use selectors with comments.');
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const {0: token, index} of written.matchAll(tokens)) {
    const sign = token.trim();
    if (sign === '(') depth++;
    else if (sign === ')') depth--;
    else if (sign === ',' && depth === 0) {
      parts.push(written.slice(start, index));
      start = index + token.length;
    } else if (depth > 0 && /^[>+~|]?$/.test(sign)) {
      throw new TypeError('Code cannot use selectors with combinators in brackets.');
    }
  }
  return [...parts, written.slice(start)];
}

const string = /"(?:[^"\\]|\\[^])*"?|'(?:[^'\\]|\\[^])*'?/.source;
const attribute = `\\[(?:[^"'\\]\\\\]|${string}|\\\\[^])*\\]`;
/** As in `:nth-child(2n + 1)`. */
const formula = /\(\s*[+-]?\d*n?\s*(?:[+-]\s*\d+)?\s*\)/.source;
const combinator = /\s*[>+~|,]\s*|\(\s*|\s*\)|\s+/.source;

/** Strings, escapes, attributes and formulas as a whole; brackets, commas and combinators. */
const tokens = new RegExp([string, /\\[^]/.source, attribute, formula, combinator].join('|'), 'g');
