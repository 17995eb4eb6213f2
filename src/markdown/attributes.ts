import type {FindEnd} from './strings.js';

/**
 * One attribute of a tag as written: a string (entities undecoded), the source between braces, or
 * nothing (a flag).
 */
export interface WrittenAttribute {
  readonly name: string;
  readonly value:
    | {readonly kind: 'string'; readonly text: string}
    | {readonly kind: 'expression'; readonly source: string}
    | {readonly kind: 'flag'};
}

/** The text of an attribute's value, or the source between its braces; empty for a flag. */
export function writtenValue(value: WrittenAttribute['value']): string {
  if (value.kind === 'flag') return '';
  return value.kind === 'string' ? value.text : value.source;
}

/** The rest of an opening tag after its name: `end` is the offset after its `>`. */
export interface TagEnd {
  readonly attributes: readonly WrittenAttribute[];
  readonly isSelfClosing: boolean;
  readonly end: number;
}

const space = /[ \t\n]*/y;
const attributeName = /[A-Za-z_$@:][\w$:.@-]*/y;
/** An attribute with a value, which is rare in prose. */
const valued = /[A-Za-z_$][\w$:.-]*\s*=\s*["'{]/y;
const bareValue = /[^\s"'=<>`{}]+/y;
const blankLine = /\n[ \t]*\n/;

/**
 * Reads the attributes of an opening tag from `start`, the offset after its name (JSX grammar, and
 * HTML's bare values). Values may contain `>` and newlines. Undefined if this is not a tag.
 */
export function readAttributes(
  text: string,
  start: number,
  findBrace: FindEnd,
): TagEnd | undefined {
  const attributes: WrittenAttribute[] = [];
  let at = start;
  for (;;) {
    const afterSpace = skip(space, text, at);
    if (text[afterSpace] === '>') return {attributes, isSelfClosing: false, end: afterSpace + 1};
    if (text.startsWith('/>', afterSpace)) {
      return {attributes, isSelfClosing: true, end: afterSpace + 2};
    }
    const isSeparated = afterSpace > at;
    // Prose such as `a <b and …` must not become a tag that ends paragraphs later.
    if (
      blankLine.test(text.slice(at, afterSpace)) &&
      skip(valued, text, afterSpace) === afterSpace
    ) {
      return undefined;
    }
    at = afterSpace;
    if (text[at] === '{') {
      const close = findBrace(at); // a spread or a comment, whose value is unknown
      if (close === undefined) return undefined;
      at = close;
      continue;
    }
    const nameEnd = skip(attributeName, text, at);
    if (nameEnd === at || (!isSeparated && attributes.length === 0)) return undefined;
    const read = readValue(text, nameEnd, findBrace);
    if (read === undefined) return undefined;
    attributes.push({name: text.slice(at, nameEnd), value: read.value});
    at = read.end;
  }
}

function readValue(
  text: string,
  nameEnd: number,
  findBrace: FindEnd,
): {value: WrittenAttribute['value']; end: number} | undefined {
  const equals = skip(space, text, nameEnd);
  if (text[equals] !== '=') return {value: {kind: 'flag'}, end: nameEnd};
  const at = skip(space, text, equals + 1);
  const quote = text[at];
  if (quote === '"' || quote === "'") {
    const close = text.indexOf(quote, at + 1);
    if (close === -1) return undefined;
    return {value: {kind: 'string', text: text.slice(at + 1, close)}, end: close + 1};
  }
  if (quote === '{') {
    const end = findBrace(at);
    if (end === undefined) return undefined;
    return {value: {kind: 'expression', source: text.slice(at + 1, end - 1).trim()}, end};
  }
  const end = skip(bareValue, text, at);
  return end === at ? undefined : {value: {kind: 'string', text: text.slice(at, end)}, end};
}

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}
