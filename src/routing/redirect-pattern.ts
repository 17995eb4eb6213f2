import {innerPath, plainPath} from './paths.js';

/** A segment of a redirect's source: text with names in it. */
export interface PatternSegment {
  /** The text before, between, and after the names: one more than there are names. */
  readonly texts: readonly string[];
  /** The names of what it matches; `*` has no other name. */
  readonly names: readonly string[];
  /** How many segments of a path a wildcard matches at least; missing for exactly one segment. */
  readonly least?: number;
  /** How many segments it matches at most, if it is limited. */
  readonly most?: 0;
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
  return /:[\w-]+\(|\(\.[*+]\)|\([^()]*\|/.test(source);
}

/**
 * What a redirect's source matches, the longest first: one pattern, or with `:name?` one for each
 * choice of optional segments. None if it cannot match any path.
 */
export function patternsOf(source: string): readonly (readonly PatternSegment[])[] {
  if (hasMoreThanPath(source) || hasExpression(source)) return [];
  let patterns: PatternSegment[][] = [[]];
  for (const text of segmentsOf(plainPath(source))) {
    const isOptional = text.endsWith('?') && patterns.length < mostPatterns;
    const segment = readSegment(text);
    const shorter = isOptional ? patterns.map((pattern) => [...pattern, absent(segment)]) : [];
    for (const pattern of patterns) pattern.push(segment);
    patterns = [...patterns, ...shorter];
  }
  return patterns;
}

/** An optional segment that a path does not have: its name is empty. */
function absent({names}: PatternSegment): PatternSegment {
  return {texts: ['', ''], names, least: 0, most: 0};
}

/** Four segments may be optional; any further ones are required. */
const mostPatterns = 16;

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
  if (text === '*' || only !== '*') {
    const least = repeat === '*' ? 0 : repeat === '+' ? 1 : undefined;
    return {texts: ['', ''], names: [only], ...(least !== undefined && {least})};
  }
  // Texts and placeholders alternate. Next to other text, a name contains no hyphens.
  const parts = text.split(/(:[a-z_]\w*|\*)/i);
  return {
    texts: parts.filter((_, index) => index % 2 === 0),
    names: parts.filter((_, index) => index % 2 === 1).map((part) => part.replace(':', '')),
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
