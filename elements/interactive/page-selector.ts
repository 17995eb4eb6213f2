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
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const {0: token, index} of written.matchAll(tokens)) {
    if (token === '(') depth++;
    else if (token === ')') depth--;
    else if (token === ',' && depth === 0) {
      parts.push(written.slice(start, index));
      start = index + 1;
    } else if (depth > 0 && /^(?:\s*[>+~|]|\s)/.test(token)) {
      throw new TypeError('Code cannot use selectors with combinators in brackets.');
    }
  }
  return [...parts, written.slice(start)];
}

/** Strings, escapes and attributes as a whole; brackets, commas and combinators. */
const tokens =
  /"(?:[^"\\]|\\[^])*"?|'(?:[^'\\]|\\[^])*'?|\\[^]|\[(?:[^"'\]\\]|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\\[^])*\]|\s*[>+~|,]\s*|[()]|\s+(?!\))/g;
