import {isWhole} from '../shared/decimal.js';
import {NumberLiteral} from '../shared/number-literal.js';
import type {Part} from './part.js';
import type {Sources} from './schema-sources.js';
import type {SchemaType} from './schema.js';

const types: readonly SchemaType[] = [
  'string',
  'number',
  'integer',
  'boolean',
  'object',
  'array',
  'null',
];

/** The types that all sources allow, without `null`, and whether `null` is allowed, or required. */
export function typesOf({ranked, allowsNull}: Sources): {
  readonly types: readonly SchemaType[];
  readonly isNullable: boolean;
  readonly isNull: boolean;
} {
  const written = ranked.map(writtenTypes).filter((one) => one.length > 0);
  const hasTypes = written.length > 0;
  const allowed = hasTypes ? written.reduce(common) : impliedTypes(ranked);
  const values = ranked.flatMap((part) =>
    part.has('const') ? [part.get('const').value] : part.get('enum').items().map(valueOf),
  );
  const isNull = hasTypes
    ? allowed.every((type) => type === 'null')
    : values.length > 0 && values.every((value) => value === null);
  const isNullable =
    allowsNull ||
    // OpenAPI 3.0 and 2.0; beside a reference it means the whole.
    ranked.some((part) => part.flag('nullable') || part.flag('x-nullable')) ||
    (hasTypes ? written.every((one) => one.includes('null')) : values.includes(null));
  return {types: allowed.filter((type) => type !== 'null'), isNullable, isNull};
}

function valueOf({value}: Part): unknown {
  return value;
}

/** The types that a schema writes itself. */
export function writtenTypes(part: Part): readonly SchemaType[] {
  const names = new Set([part.text('type'), ...part.get('type').texts()]);
  if (names.has('file')) names.add('string');
  return [...names].flatMap((name) => types.filter((type) => type === name));
}

function common(one: readonly SchemaType[], other: readonly SchemaType[]): readonly SchemaType[] {
  const allows = (all: readonly SchemaType[], type: SchemaType): boolean =>
    all.includes(type) || (type === 'integer' && all.includes('number'));
  const either = new Set([...one, ...other]);
  const both = [...either].filter((type) => allows(one, type) && allows(other, type));
  // Contradictions are mistakes: the outer type is shown.
  return both.length > 0 ? both : one;
}

/** Keywords that only values of a type have. */
const implied: readonly (readonly [type: SchemaType, keys: readonly string[]])[] = [
  ['object', ['properties', 'additionalProperties', 'patternProperties']],
  ['array', ['items', 'prefixItems']],
  ['string', ['pattern', 'minLength', 'maxLength']],
  ['number', ['minimum', 'maximum', 'multipleOf']],
];

/** Formats that only numbers have (OpenAPI Format Registry); a pattern may be beside them. */
const numericFormats: readonly (readonly [type: SchemaType, format: RegExp])[] = [
  ['integer', /^(?:u?int(?:8|16|32|64)|double-int)$/],
  ['number', /^(?:float|double)$/],
];

/** What the keywords are about, where no type is written. */
function impliedTypes(sources: readonly Part[]): readonly SchemaType[] {
  for (const part of sources) {
    const values = part.has('const') ? [part.get('const').value] : part.get('enum').value;
    if (Array.isArray(values)) return typesOfValues(values);
  }
  const formats = sources.map((part) => part.text('format'));
  const numeric = numericFormats.find(([, format]) => formats.some((one) => format.test(one)));
  if (numeric) return [numeric[0]];
  const found = implied.find(([, keys]) =>
    sources.some((part) => keys.some((key) => part.has(key))),
  );
  return found ? [found[0]] : [];
}

/** The types of values, without `null`. */
export function typesOfValues(values: readonly unknown[]): readonly SchemaType[] {
  return [...new Set(values.flatMap(typeOfValue))];
}

function typeOfValue(value: unknown): readonly SchemaType[] {
  if (value === null) return [];
  if (Array.isArray(value)) return ['array'];
  if (typeof value === 'number' || NumberLiteral.is(value)) {
    return [isWhole(String(value)) ? 'integer' : 'number'];
  }
  return types.filter((type) => type === typeof value);
}
