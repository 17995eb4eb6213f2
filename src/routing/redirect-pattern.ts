import {innerPath, plainPath} from './paths.js';

/** A segment of a redirect's source: text with names in it. */
export interface PatternSegment {
  /** The text before, between, and after the names: one more than there are names. */
  readonly texts: readonly string[];
  /** The names of what it matches; `*` has no other name. */
  readonly names: readonly string[];
  /**
   * How many segments of a path it matches: any number (`*`), one or more (`+`), one or none (`?`),
   * or exactly one (`''`).
   */
  readonly repeat: string;
}

const name = '[a-z_](?:[\\w-]*\\w)?';
const onlyName = new RegExp(`^:(${name})([*+?]?)$`, 'i');
const optionalName = new RegExp(`(?<=^|/):${name}\\?(?=/|$)`, 'gi');

/** Whether a source contains a query or an id, which are not part of a path. */
export function hasMoreThanPath(source: string): boolean {
  return /[?#]/.test(source.replace(optionalName, ''));
}

/** Whether a source contains a regular expression, such as `:id(\d+)` or `(.*)`. */
export function hasExpression(source: string): boolean {
  return /:[\w-]+\(|\(\.[*+]\)/.test(source);
}

/** The segments of a redirect's source; `undefined` if it cannot match any path. */
export function patternOf(source: string): readonly PatternSegment[] | undefined {
  if (hasMoreThanPath(source) || hasExpression(source)) return undefined;
  return segmentsOf(plainPath(source)).map(readSegment);
}

/**
 * The segments of a path without `..` and empty ones: no path leaves the folder or names another
 * host with `//`.
 */
export function segmentsOf(path: string): readonly string[] {
  const inner = innerPath(path);
  return inner === '' ? [] : inner.split('/');
}

function readSegment(text: string): PatternSegment {
  // `/a/*` matches what is below `/a`, while `:name*` may match nothing at all.
  const [, only = '*', repeat = '+'] = onlyName.exec(text) ?? [];
  if (text === '*' || only !== '*') return {texts: ['', ''], names: [only], repeat};
  // Texts and placeholders take turns. Next to other text, a name contains no hyphens.
  const parts = text.split(/(:[a-z_]\w*|\*)/i);
  return {
    texts: parts.filter((_, index) => index % 2 === 0),
    names: parts.filter((_, index) => index % 2 === 1).map((part) => part.replace(':', '')),
    repeat: '',
  };
}

/**
 * What the names of a segment match in a segment of a path: as little as possible, but at least one
 * character. `*` may match nothing. `undefined` if the segment does not match.
 */
export function valuesIn(
  {texts, names}: PatternSegment,
  segment: string,
): readonly string[] | undefined {
  const [start = '', ...others] = texts;
  if (!segment.startsWith(start)) return undefined;
  const values: string[] = [];
  let at = start.length;
  for (const [index, name] of names.entries()) {
    const text = others[index] ?? '';
    const least = name === '*' ? at : at + 1;
    const isLast = index === names.length - 1;
    const end = isLast ? segment.length - text.length : segment.indexOf(text, least);
    if (end < least || !segment.startsWith(text, end)) return undefined;
    values.push(segment.slice(at, end));
    at = end + text.length;
  }
  return at === segment.length ? values : undefined;
}

/** Matches the placeholders of a destination that have one of these names, and `*`. */
export function placeholdersOf(names: Iterable<string>): RegExp {
  const words = [...names].filter((one) => one !== '*');
  // Where `:a` and `:a-b` are both known, the longer one is meant.
  const known = words.sort((one, other) => other.length - one.length).join('|') || '(?!)';
  return new RegExp(`:(${known})(?!\\w)(?:[*+]|\\?(?=/|$))?|\\*`, 'g');
}
