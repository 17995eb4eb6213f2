import {compareNumbers} from '../shared/decimal.js';
import type {Json} from '../shared/json.js';
import {NumberLiteral} from '../shared/number-literal.js';
import {writeExactJson} from './exact/exact-json.js';
import {toJson} from './json-value.js';
import {limit, type Limit} from './limit-text.js';
import {isObject, own, scalarText, type Part} from './part.js';

/** Keywords of numbers that limit a value. */
const limitKeys =
  /^(?:multipleOf|(?:exclusiveM|m)(?:in|ax)imum|(?:min|max)(?:Length|Items|Properties|Contains))$/;

/** The limits that apply together: of several of a keyword, the strictest. */
export function limitsOf(sources: readonly Part[]): ReadonlyMap<string, Json> {
  const limits = new Map<string, Json>();
  for (const {value} of sources) {
    if (!isObject(value)) continue;
    for (const [key, written] of Object.entries(value)) {
      if (limitKeys.test(key) && isNumber(written)) {
        const name = exclusiveName(value, key);
        const known = writtenLimit(limits, name);
        const from = known === undefined ? 0 : order(written, known);
        const isStricter =
          known === undefined || (/min/i.test(name) && from > 0) || (/max/i.test(name) && from < 0);
        if (isStricter) limits.set(name, written);
      } else if (key === 'pattern' && typeof written === 'string' && !limits.has(key)) {
        limits.set(key, written);
      } else if (key === 'uniqueItems' && written === true) limits.set(key, true);
    }
  }
  return limits;
}

/** A number of a file, which JavaScript may not have. */
export type WrittenNumber = number | NumberLiteral;

/** Whether a value is a number that can be written as JSON. */
export function isNumber(value: unknown): value is WrittenNumber {
  return (typeof value === 'number' && Number.isFinite(value)) || NumberLiteral.is(value);
}

/** A limit that is a number, as it is written. */
export function writtenLimit(
  limits: ReadonlyMap<string, Json>,
  key: string,
): WrittenNumber | undefined {
  const written = limits.get(key);
  return isNumber(written) ? written : undefined;
}

/** The same as a number to calculate with. */
export function limitIn(limits: ReadonlyMap<string, Json>, key: string): number | undefined {
  const written = writtenLimit(limits, key);
  return written === undefined ? undefined : Number(written);
}

/** OpenAPI 3.0 writes `exclusiveMinimum: true` beside `minimum`. */
function exclusiveName(value: Readonly<Record<string, unknown>>, key: string): string {
  const name = key.replace(/^m(?=(?:in|ax)imum)/, 'exclusiveM');
  return own(value, name) === true ? name : key;
}

/** The limits, for their texts. */
export function constraintsOf(
  limits: ReadonlyMap<string, Json>,
  sources: readonly Part[],
  shownIn: (outcome: Part) => ReadonlySet<string>,
): readonly Limit[] {
  const number = (key: string): WrittenNumber | undefined => writtenLimit(limits, key);
  const range = (name: RangeName, what: string): readonly Limit[] => {
    const least = limitIn(limits, `min${what}`) ? number(`min${what}`) : undefined;
    return rangeLimit(name, [least, '≤'], [number(`max${what}`), '≤']);
  };
  const patterns = sources.flatMap((part) => part.text('pattern') || []);
  return [
    ...valueRange(number),
    ...range('length', 'Length'),
    ...range('items', 'Items'),
    ...(limits.has('uniqueItems') ? [limit('uniqueItems')] : []),
    ...range('properties', 'Properties'),
    ...(limits.has('multipleOf') ? [limit('multipleOf', String(number('multipleOf')))] : []),
    ...[...new Set(patterns)].map((pattern) => limit('pattern', pattern)),
    ...sources.flatMap((part) => rulesOf(part, shownIn)),
  ];
}

function valueRange(number: (key: string) => WrittenNumber | undefined): readonly Limit[] {
  const [minimum, maximum] = [number('minimum'), number('maximum')];
  const [above, below] = [number('exclusiveMinimum'), number('exclusiveMaximum')];
  const isAbove = above !== undefined && (minimum === undefined || order(above, minimum) >= 0);
  const isBelow = below !== undefined && (maximum === undefined || order(below, maximum) <= 0);
  return rangeLimit(
    'value',
    isAbove ? [above, '<'] : [minimum, '≤'],
    isBelow ? [below, '<'] : [maximum, '≤'],
  );
}

/** One end of a range: the limit, if there is one, and its sign. */
type RangeEnd = readonly [limit: WrittenNumber | undefined, sign: '<' | '≤'];

function order(one: WrittenNumber, other: WrittenNumber): number {
  return compareNumbers(String(one), String(other));
}

/** What a range is of. */
export type RangeName = 'value' | 'length' | 'items' | 'properties';

function rangeLimit(
  name: RangeName,
  [least, sign]: RangeEnd,
  [most, lastSign]: RangeEnd,
): readonly Limit[] {
  const end = most === undefined ? '' : ` ${lastSign} ${String(most)}`;
  if (least === undefined) return end === '' ? [] : [limit(name, '', end)];
  const start = String(least);
  if (end === '') return [limit(name, '', ` ${sign === '<' ? '>' : '≥'} ${start}`)];
  return start === String(most) && sign === lastSign
    ? [limit(name, '', ` = ${start}`)]
    : [limit(name, `${start} ${sign} `, end)];
}

/**
 * Rules between parts of a value. `shownIn` returns the names of the properties that are shown with
 * their condition: nothing more is said of them.
 */
function rulesOf(part: Part, shownIn: (outcome: Part) => ReadonlySet<string>): readonly Limit[] {
  const choice = (text: 'exactlyOne' | 'atLeastOne', key: string): readonly Limit[] => {
    const sets = requiredSets(part.get(key));
    return sets ? [limit(text, sets.join(' | '))] : [];
  };
  const said = (outcome: Part): readonly Limit[] =>
    outcome.isObject ? outcomeOf(outcome, shownIn(outcome)) : [];
  const apart = [requiredSet(part.get('not')) ?? ''].filter(Boolean);
  const dependent = ['dependentRequired', 'dependencies', 'dependentSchemas']
    .flatMap((key) => part.get(key).entries())
    .flatMap(([name, needs]): readonly Limit[] => {
      const names = needs.texts();
      if (names.length > 0) return [limit('alsoRequired', name, names.join(', '))];
      return said(needs).map((text) => limit('withName', name, text));
    });
  const condition = part.get('if');
  const outcome = (text: 'ifMet' | 'unlessMet', key: string): readonly Limit[] =>
    condition.isObject
      ? said(part.get(key)).map((one) => limit(text, conditionOf(condition), one))
      : [];
  return [
    ...choice('exactlyOne', 'oneOf'),
    ...choice('atLeastOne', 'anyOf'),
    ...apart.map((names) => limit(names.includes(' + ') ? 'notTogether' : 'without', names)),
    ...dependent,
    ...outcome('ifMet', 'then'),
    ...outcome('unlessMet', 'else'),
    ...containsLimit(part),
  ];
}

/** The ends of a range that has at least one, of which others are open. */
function countOf(least: string | undefined, most: string | undefined): string {
  if (most === undefined) return `≥ ${least ?? ''}`;
  return least === undefined ? `≤ ${most}` : `${least}–${most}`;
}

/** What items a list contains, and how many of them: by default at least one. */
function containsLimit(part: Part): readonly Limit[] {
  const items = part.get('contains');
  if (!items.isObject) return [];
  const [least, most] = ['minContains', 'maxContains'].map((key) =>
    scalarText(part.get(key).value),
  );
  if (least === '0' && most === undefined) return [];
  const count = least === most ? least : countOf(least, most);
  const value = valueIn(items);
  return [limit('contains', count === undefined ? value : limit('times', count, value))];
}

/**
 * The names that each variant of a choice requires, where that is all it says; undefined where the
 * variants are schemas.
 */
export function requiredSets(variants: Part): readonly string[] | undefined {
  // Mostly, the first one is a schema: the others, which may be thousands, are not read again for
  // each of them.
  const first = variants.item(0);
  if (first === undefined || requiredSet(first) === undefined) return undefined;
  const all = variants.items();
  const sets = all.flatMap((variant) => requiredSet(variant) ?? []);
  return sets.length === all.length ? sets : undefined;
}

/** The names that a schema requires, where that is all it says. */
export function requiredSet(part: Part): string | undefined {
  const isRule =
    part.has('required') && part.entries().every(([key]) => /^(?:required|type|title)$/.test(key));
  return isRule ? part.get('required').texts().join(' + ') : undefined;
}

/** `kind is "a" and size is 2`; shortened where a condition is not about values. */
export function conditionOf(part: Part): Limit {
  const properties = part.get('properties');
  const values = properties
    .entries()
    .map(([name, schema]) =>
      saysValue(schema) ? limit('is', name, valueIn(schema)) : limit('fits', name),
    );
  const present = part
    .get('required')
    .texts()
    .filter((name) => !properties.has(name))
    .map((name) => limit('isPresent', name));
  const all = [...values, ...present];
  return all.length > 0 ? limit('and', ...all) : limit('otherConditions');
}

/** What is required and which values are allowed, without the properties that are `shown`. */
function outcomeOf(part: Part, shown: ReadonlySet<string>): readonly Limit[] {
  const names = part
    .get('required')
    .texts()
    .filter((name) => !shown.has(name));
  const values = part
    .get('properties')
    .entries()
    .filter(([name, schema]) => saysValue(schema) && !shown.has(name))
    .map(([name, schema]) => limit('is', name, valueIn(schema)));
  const required = names.length > 0 ? [limit('required', names.join(', '))] : [];
  const all = [...required, ...values];
  if (all.length > 0) return [limit('also', ...all)];
  return shown.size > 0 ? [] : [limit('otherRules')];
}

function saysValue(schema: Part): boolean {
  return ['const', 'enum', 'pattern'].some((key) => schema.has(key));
}

function valueIn(part: Part): Limit {
  const values = part.has('const') ? [part.get('const')] : part.get('enum').items();
  const texts = values.map(({value}) => writeExactJson(toJson(value)));
  if (texts.length > 0) return limit('or', ...texts);
  const pattern = part.text('pattern');
  return pattern ? limit('like', pattern) : part.text('title', 'type') || limit('fittingItem');
}
