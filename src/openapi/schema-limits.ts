import type {Json} from '../shared/json.js';
import {toJson} from './json-value.js';
import {isObject, own, type Part} from './part.js';

type Kind = 'least' | 'most' | 'other';

/** Of several limits of a kind, the strictest counts: the largest of those that say the least. */
const kinds: ReadonlyMap<string, Kind> = new Map([
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'].map(
    (key) => [key, 'least'] as const,
  ),
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'].map(
    (key) => [key, 'most'] as const,
  ),
  ...['multipleOf', 'minContains', 'maxContains'].map((key) => [key, 'other'] as const),
]);

/** The limits that apply together. */
export function limitsOf(sources: readonly Part[]): ReadonlyMap<string, Json> {
  const limits = new Map<string, Json>();
  for (const {value} of sources) {
    if (!isObject(value)) continue;
    for (const [key, limit] of Object.entries(value)) {
      const kind = kinds.get(key);
      if (kind !== undefined && typeof limit === 'number' && Number.isFinite(limit)) {
        const name = exclusiveName(value, key);
        const known = limits.get(name);
        const isStricter =
          typeof known !== 'number' ||
          (kind === 'least' && limit > known) ||
          (kind === 'most' && limit < known);
        if (isStricter) limits.set(name, limit);
      } else if (key === 'pattern' && typeof limit === 'string' && !limits.has(key)) {
        limits.set(key, limit);
      } else if (key === 'uniqueItems' && limit === true) limits.set(key, true);
    }
  }
  return limits;
}

/** OpenAPI 3.0 writes `exclusiveMinimum: true` beside `minimum`. */
function exclusiveName(value: Readonly<Record<string, unknown>>, key: string): string {
  const name = `exclusive${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  return /^(?:min|max)imum$/.test(key) && own(value, name) === true ? name : key;
}

/** The limits in words. */
export function constraintsOf(
  limits: ReadonlyMap<string, Json>,
  sources: readonly Part[],
): readonly string[] {
  const number = (key: string): number | undefined => {
    const value = limits.get(key);
    return typeof value === 'number' ? value : undefined;
  };
  const range = (name: string, least?: number, most?: number): readonly string[] => {
    if (least !== undefined && least === most) return [`${name} = ${least}`];
    return rangeText(name, [least, '≤'], [most, '≤']);
  };
  const patterns = sources.flatMap(({value}) => own(value, 'pattern') ?? []);
  return [
    ...valueRange(number),
    ...range('length', number('minLength') || undefined, number('maxLength')),
    ...range('items', number('minItems') || undefined, number('maxItems')),
    ...(limits.has('uniqueItems') ? ['unique items'] : []),
    ...range('properties', number('minProperties') || undefined, number('maxProperties')),
    ...(limits.has('multipleOf') ? [`multiple of ${number('multipleOf')}`] : []),
    ...[...new Set(patterns)]
      .filter((pattern) => typeof pattern === 'string')
      .map((pattern) => `pattern: ${pattern}`),
    ...sources.flatMap(rulesOf),
  ];
}

function valueRange(number: (key: string) => number | undefined): readonly string[] {
  const [minimum, maximum] = [number('minimum'), number('maximum')];
  const [above, below] = [number('exclusiveMinimum'), number('exclusiveMaximum')];
  if (minimum !== undefined && minimum === maximum) return [`value = ${minimum}`];
  const isAbove = above !== undefined && (minimum === undefined || above >= minimum);
  const isBelow = below !== undefined && (maximum === undefined || below <= maximum);
  return rangeText(
    'value',
    isAbove ? [above, '<'] : [minimum, '≤'],
    isBelow ? [below, '<'] : [maximum, '≤'],
  );
}

/** One end of a range: the limit, if there is one, and its sign. */
type RangeEnd = readonly [limit: number | undefined, sign: '<' | '≤'];

function rangeText(
  name: string,
  [least, sign]: RangeEnd,
  [most, lastSign]: RangeEnd,
): readonly string[] {
  const end = most === undefined ? '' : ` ${lastSign} ${most}`;
  if (least === undefined) return end === '' ? [] : [`${name}${end}`];
  if (end === '') return [`${name} ${sign === '<' ? '>' : '≥'} ${least}`];
  return [`${least} ${sign} ${name}${end}`];
}

const rules = new Set(
  'oneOf anyOf dependentRequired dependencies dependentSchemas if contains propertyNames'.split(
    ' ',
  ),
);

/** Rules between parts of a value. */
function rulesOf(part: Part): readonly string[] {
  if (!isObject(part.value) || !Object.keys(part.value).some((key) => rules.has(key))) return [];
  const texts: string[] = [];
  for (const [keyword, words] of [
    ['oneOf', 'exactly one of'],
    ['anyOf', 'at least one of'],
  ] as const) {
    const sets = requiredSets(part.get(keyword));
    if (sets) texts.push(`${words}: ${sets.join(' | ')}`);
  }
  for (const key of ['dependentRequired', 'dependencies']) {
    for (const [name, names] of part.get(key).entries()) {
      const needed = namesIn(names);
      if (needed.length > 0) texts.push(`with ${name}, also required: ${needed.join(', ')}`);
      else if (names.isObject) texts.push(`with ${name}, ${outcomeOf(names)}`);
    }
  }
  for (const [name, schema] of part.get('dependentSchemas').entries()) {
    texts.push(`with ${name}, ${outcomeOf(schema)}`);
  }
  if (part.get('if').isObject) {
    const condition = conditionOf(part.get('if'));
    const [then, otherwise] = [part.get('then'), part.get('else')];
    if (then.isObject) texts.push(`if ${condition}, ${outcomeOf(then)}`);
    if (otherwise.isObject) texts.push(`unless ${condition}, ${outcomeOf(otherwise)}`);
  }
  if (part.get('contains').isObject) texts.push(`contains ${valueIn(part.get('contains'))}`);
  const names = part.get('propertyNames');
  if (names.text('pattern') !== '') texts.push(`keys: pattern: ${names.text('pattern')}`);
  const allowed = namesIn(names.get('enum'));
  if (allowed.length > 0) texts.push(`keys: ${allowed.join(', ')}`);
  return texts;
}

/**
 * The names that each variant of a choice requires, where that is all it says; undefined where the
 * variants are schemas.
 */
export function requiredSets(part: Part): readonly string[] | undefined {
  const variants = part.items();
  const isRule = ({value}: Part): boolean =>
    isObject(value) &&
    Object.hasOwn(value, 'required') &&
    Object.keys(value).every((key) => key === 'required' || key === 'type' || key === 'title');
  return variants.length > 0 && variants.every(isRule)
    ? variants.map((variant) => namesIn(variant.get('required')).join(' + '))
    : undefined;
}

function namesIn(part: Part): readonly string[] {
  return part.items().flatMap(({value}) => (typeof value === 'string' ? [value] : []));
}

/** `kind = "a" and size = 2`; shortened where a condition is not about values. */
function conditionOf(part: Part): string {
  const values = part
    .get('properties')
    .entries()
    .map(([name, schema]) => {
      const isValue = schema.has('const') || schema.has('enum') || schema.has('pattern');
      return isValue ? `${name} is ${valueIn(schema)}` : `${name} fits`;
    });
  const bare = namesIn(part.get('required')).filter((name) => !part.get('properties').has(name));
  const conditions = [...values, ...bare.map((name) => `${name} is present`)];
  return conditions.length > 0 ? conditions.join(' and ') : 'other conditions are met';
}

function outcomeOf(part: Part): string {
  const names = namesIn(part.get('required'));
  const values = part
    .get('properties')
    .entries()
    .filter(([, schema]) => schema.has('const') || schema.has('enum') || schema.has('pattern'))
    .map(([name, schema]) => `${name} is ${valueIn(schema)}`);
  const outcomes = [...(names.length > 0 ? [`required: ${names.join(', ')}`] : []), ...values];
  return outcomes.length > 0 ? outcomes.join('; ') : 'other rules apply';
}

function valueIn(part: Part): string {
  if (part.has('const')) return JSON.stringify(toJson(part.get('const').value));
  const values = part.get('enum').items();
  if (values.length > 0) return values.map(({value}) => JSON.stringify(toJson(value))).join(' or ');
  if (part.text('pattern') !== '') return `like ${part.text('pattern')}`;
  return part.text('title') || part.text('type') || 'an item that fits';
}
