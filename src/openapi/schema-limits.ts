import {compareNumbers} from '../shared/decimal.js';
import type {Json} from '../shared/json.js';
import {NumberLiteral} from '../shared/number-literal.js';
import {writeExactJson} from './exact/exact-json.js';
import {toJson} from './json-value.js';
import {isObject, own, type Part} from './part.js';

/** Keywords of numbers that limit a value. */
const limitKeys =
  /^(?:multipleOf|(?:exclusiveM|m)(?:in|ax)imum|(?:min|max)(?:Length|Items|Properties|Contains))$/;

/** The limits that apply together: of several of a keyword, the strictest. */
export function limitsOf(sources: readonly Part[]): ReadonlyMap<string, Json> {
  const limits = new Map<string, Json>();
  for (const {value} of sources) {
    if (!isObject(value)) continue;
    for (const [key, limit] of Object.entries(value)) {
      if (limitKeys.test(key) && isNumber(limit)) {
        const name = exclusiveName(value, key);
        const known = writtenLimit(limits, name);
        const from = known === undefined ? 0 : order(limit, known);
        const isStricter =
          known === undefined || (/min/i.test(name) && from > 0) || (/max/i.test(name) && from < 0);
        if (isStricter) limits.set(name, limit);
      } else if (key === 'pattern' && typeof limit === 'string' && !limits.has(key)) {
        limits.set(key, limit);
      } else if (key === 'uniqueItems' && limit === true) limits.set(key, true);
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
  const limit = limits.get(key);
  return isNumber(limit) ? limit : undefined;
}

/** The same as a number to calculate with. */
export function limitIn(limits: ReadonlyMap<string, Json>, key: string): number | undefined {
  const limit = writtenLimit(limits, key);
  return limit === undefined ? undefined : Number(limit);
}

/** OpenAPI 3.0 writes `exclusiveMinimum: true` beside `minimum`. */
function exclusiveName(value: Readonly<Record<string, unknown>>, key: string): string {
  const name = key.replace(/^m(?=(?:in|ax)imum)/, 'exclusiveM');
  return own(value, name) === true ? name : key;
}

/** The limits in words. */
export function constraintsOf(
  limits: ReadonlyMap<string, Json>,
  sources: readonly Part[],
): readonly string[] {
  const number = (key: string): WrittenNumber | undefined => writtenLimit(limits, key);
  const range = (name: string, what: string): readonly string[] => {
    const least = limitIn(limits, `min${what}`) ? number(`min${what}`) : undefined;
    return rangeText(name, [least, '≤'], [number(`max${what}`), '≤']);
  };
  const patterns = sources.flatMap((part) => part.text('pattern') || []);
  return [
    ...valueRange(number),
    ...range('length', 'Length'),
    ...range('items', 'Items'),
    ...(limits.has('uniqueItems') ? ['unique items'] : []),
    ...range('properties', 'Properties'),
    ...(limits.has('multipleOf') ? [`multiple of ${String(number('multipleOf'))}`] : []),
    ...[...new Set(patterns)].map((pattern) => `pattern: ${pattern}`),
    ...sources.flatMap(rulesOf),
  ];
}

function valueRange(number: (key: string) => WrittenNumber | undefined): readonly string[] {
  const [minimum, maximum] = [number('minimum'), number('maximum')];
  const [above, below] = [number('exclusiveMinimum'), number('exclusiveMaximum')];
  const isAbove = above !== undefined && (minimum === undefined || order(above, minimum) >= 0);
  const isBelow = below !== undefined && (maximum === undefined || order(below, maximum) <= 0);
  return rangeText(
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

function rangeText(
  name: string,
  [least, sign]: RangeEnd,
  [most, lastSign]: RangeEnd,
): readonly string[] {
  const end = most === undefined ? '' : ` ${lastSign} ${String(most)}`;
  if (least === undefined) return end === '' ? [] : [name + end];
  const start = String(least);
  if (end === '') return [`${name} ${sign === '<' ? '>' : '≥'} ${start}`];
  return start === String(most) && sign === lastSign
    ? [`${name} = ${start}`]
    : [`${start} ${sign} ${name}${end}`];
}

/** Rules between parts of a value. */
function rulesOf(part: Part): readonly string[] {
  const rules = (words: string, key: string, read: (schema: Part) => string): readonly string[] =>
    part.get(key).isObject ? [`${words}${read(part.get(key))}`] : [];
  const choice = (words: string, key: string): readonly string[] => {
    const sets = requiredSets(part.get(key));
    return sets ? [`${words}: ${sets.join(' | ')}`] : [];
  };
  const apart = [requiredSet(part.get('not')) ?? ''].filter(Boolean);
  const dependent = ['dependentRequired', 'dependencies', 'dependentSchemas']
    .flatMap((key) => part.get(key).entries())
    .flatMap(([name, needs]) => {
      const names = needs.texts();
      if (names.length > 0) return [`with ${name}, also required: ${names.join(', ')}`];
      return needs.isObject ? [`with ${name}, ${outcomeOf(needs)}`] : [];
    });
  const condition = part.get('if');
  const words = condition.isObject ? conditionOf(condition) : '';
  return [
    ...choice('exactly one of', 'oneOf'),
    ...choice('at least one of', 'anyOf'),
    ...apart.map((names) => `${names.includes(' + ') ? 'not together:' : 'without'} ${names}`),
    ...dependent,
    ...(words ? rules(`if ${words}, `, 'then', outcomeOf) : []),
    ...(words ? rules(`unless ${words}, `, 'else', outcomeOf) : []),
    ...rules('contains ', 'contains', valueIn),
  ];
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
function conditionOf(part: Part): string {
  const properties = part.get('properties');
  const values = properties
    .entries()
    .map(([name, schema]) =>
      saysValue(schema) ? `${name} is ${valueIn(schema)}` : `${name} fits`,
    );
  const present = part
    .get('required')
    .texts()
    .filter((name) => !properties.has(name))
    .map((name) => `${name} is present`);
  return [...values, ...present].join(' and ') || 'other conditions are met';
}

function outcomeOf(part: Part): string {
  const names = part.get('required').texts();
  const values = part
    .get('properties')
    .entries()
    .filter(([, schema]) => saysValue(schema))
    .map(([name, schema]) => `${name} is ${valueIn(schema)}`);
  const required = names.length > 0 ? [`required: ${names.join(', ')}`] : [];
  return [...required, ...values].join('; ') || 'other rules apply';
}

function saysValue(schema: Part): boolean {
  return ['const', 'enum', 'pattern'].some((key) => schema.has(key));
}

function valueIn(part: Part): string {
  const values = part.has('const') ? [part.get('const')] : part.get('enum').items();
  const texts = values.map(({value}) => writeExactJson(toJson(value)));
  if (texts.length > 0) return texts.join(' or ');
  const pattern = part.text('pattern');
  return pattern ? `like ${pattern}` : part.text('title', 'type') || 'an item that fits';
}
