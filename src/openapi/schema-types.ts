import {isObject, own, type Part} from './part.js';
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

/** The types that all sources allow, without `null`, and whether `null` is allowed. */
export function typesOf(sources: Sources): {
  readonly types: readonly SchemaType[];
  readonly isNullable: boolean;
} {
  const written = sources.ranked.map(writtenTypes).filter((one) => one.length > 0);
  const allowed = written.length > 0 ? written.reduce(common) : impliedTypes(sources.ranked);
  const isNullable =
    sources.allowsNull ||
    // OpenAPI 3.0 and 2.0; beside a reference it means the whole.
    sources.ranked.some(({value}) => own(value, 'nullable') === true) ||
    sources.ranked.some(({value}) => own(value, 'x-nullable') === true) ||
    (written.length > 0
      ? written.every((one) => one.includes('null'))
      : sources.ranked.some((part) =>
          part
            .get('enum')
            .items()
            .some(({value}) => value === null),
        ));
  return {types: allowed.filter((type) => type !== 'null'), isNullable};
}

function writtenTypes(part: Part): readonly SchemaType[] {
  const {value} = part.get('type');
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return [...new Set(list.flatMap((type): readonly SchemaType[] => knownType(type)))];
}

function knownType(type: unknown): readonly SchemaType[] {
  if (type === 'file') return ['string'];
  return types.filter((one) => one === type);
}

function common(one: readonly SchemaType[], other: readonly SchemaType[]): readonly SchemaType[] {
  const both = [
    ...one.filter((type) => other.includes(type) || (isInteger(type) && other.includes('number'))),
    ...other.filter((type) => isInteger(type) && one.includes('number') && !one.includes(type)),
  ];
  // Contradictions are mistakes: the outer type is shown.
  return both.length > 0 ? both : one;
}

function isInteger(type: SchemaType): boolean {
  return type === 'integer';
}

/** What the keywords are about, where no type is written. */
function impliedTypes(sources: readonly Part[]): readonly SchemaType[] {
  for (const {value} of sources) {
    if (!isObject(value)) continue;
    const values = Object.hasOwn(value, 'const') ? [value.const] : value.enum;
    if (Array.isArray(values)) return typesOfValues(values);
  }
  const has = (keys: readonly string[]): boolean =>
    sources.some(({value}) => keys.some((key) => own(value, key) !== undefined));
  if (has(['properties', 'additionalProperties', 'patternProperties'])) return ['object'];
  if (has(['items', 'prefixItems'])) return ['array'];
  if (has(['pattern', 'minLength', 'maxLength'])) return ['string'];
  if (has(['minimum', 'maximum', 'multipleOf'])) return ['number'];
  return [];
}

/** The types of values, without `null`. */
export function typesOfValues(values: readonly unknown[]): readonly SchemaType[] {
  return [...new Set(values.flatMap(typeOfValue))];
}

function typeOfValue(value: unknown): readonly SchemaType[] {
  if (value === null) return [];
  if (Array.isArray(value)) return ['array'];
  if (typeof value === 'number') return [Number.isInteger(value) ? 'integer' : 'number'];
  return types.filter((type) => type === typeof value);
}
