import {defaultValue} from '../../openapi/default-value.js';
import {meantVariants} from '../../openapi/schema-choices.js';
import {allProperties} from '../../openapi/schema-for.js';
import type {Choice, EnumValue, Schema, SchemaType} from '../../openapi/schema.js';
import type {Json} from '../../shared/json.js';
import {controlFor, typeFor} from './form-control.js';
import {isFile, readValue} from '../input-value.js';
import {isJsonNumber, NumberLiteral} from '../../shared/number-literal.js';
import type {FileValue, InputValue} from '../request.js';
import {writeJson} from '../write-json.js';

/** The keys and indexes that lead to a value inside another. */
export type ValuePath = readonly (string | number)[];

export type InputMap = ReadonlyMap<string, InputValue>;

export function isInputMap(value: InputValue | undefined): value is InputMap {
  return value instanceof Map;
}

export function isInputList(value: InputValue | undefined): value is readonly InputValue[] {
  return Array.isArray(value);
}

export function isFileValue(value: InputValue | undefined): value is FileValue {
  return value !== undefined && isFile(value);
}

/** JSON as forms edit it: objects are maps, numbers literals. */
export function inputFrom(json: Json): InputValue {
  if (typeof json === 'number') return new NumberLiteral(String(json));
  if (typeof json !== 'object' || json === null || NumberLiteral.is(json)) return json;
  if (Array.isArray(json)) return (json as readonly Json[]).map(inputFrom);
  return new Map(Object.entries(json).map(([key, value]) => [key, inputFrom(value)]));
}

/** A number as it was typed, if it is one of JSON; else the text, which checks find. */
export function numberFrom(text: string): InputValue {
  return isJsonNumber(text) ? new NumberLiteral(text) : text;
}

/** The RFC 6901 pointer of a path. */
export function pointerOf(path: ValuePath): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The properties of objects in the order of the schema, others after them. */
export function inSchemaOrder(
  value: InputValue | undefined,
  schema: Schema | undefined,
): InputValue | undefined {
  if (schema === undefined) return value;
  if (isInputList(value)) {
    return value.map((item, index) => {
      const ordered = inSchemaOrder(item, schema.prefixItems[index] ?? schema.items);
      return ordered ?? item;
    });
  }
  if (!isInputMap(value)) return value;
  const known = schema.properties('request').flatMap((property): [string, InputValue][] => {
    const ordered = inSchemaOrder(value.get(property.name), property.schema);
    return ordered === undefined ? [] : [[property.name, ordered]];
  });
  // A key that is there already keeps its place.
  return new Map([...known, ...value, ...known]);
}

/**
 * Replaces the value at a path; `undefined` removes it. What is missing on the way is created: a
 * list for an index, else a map. Keys of a map keep their order.
 */
export function withValueAt(
  value: InputValue | undefined,
  path: ValuePath,
  replacement: InputValue | undefined,
): InputValue | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return replacement;
  if (typeof key === 'number') {
    const items = isInputList(value) ? value : [];
    const item = withValueAt(items[key], rest, replacement);
    return item === undefined ? items.toSpliced(key, 1) : withItem(items, key, item);
  }
  const entries = new Map(isInputMap(value) ? value : []);
  const property = withValueAt(entries.get(key), rest, replacement);
  if (property === undefined) entries.delete(key);
  else entries.set(key, property);
  return entries;
}

/** Renames a key of the map at a path, at its position. An existing key is not replaced. */
export function withKeyAt(
  value: InputValue | undefined,
  path: ValuePath,
  key: string,
  renamed: string,
): InputValue | undefined {
  const map = valueAt(value, path);
  if (!isInputMap(map) || map.has(renamed)) return value;
  const entries = [...map].map(([name, entry]) => [name === key ? renamed : name, entry] as const);
  return withValueAt(value, path, new Map(entries));
}

/** The value at a path. */
export function valueAt(value: InputValue | undefined, path: ValuePath): InputValue | undefined {
  let found = value;
  for (const key of path) {
    if (typeof key === 'number') found = isInputList(found) ? found[key] : undefined;
    else found = isInputMap(found) ? found.get(key) : undefined;
  }
  return found;
}

/** The type of a schema that a value has; without a value, the first one. */
export function typeOfValue(schema: Schema, value: InputValue | undefined): SchemaType | undefined {
  const found = jsonType(value);
  return (
    schema.types.find((type) => type === found || (type === 'integer' && found === 'number')) ??
    typeFor(schema)
  );
}

function jsonType(value: InputValue | undefined): SchemaType | undefined {
  if (value === undefined) return undefined;
  const {kind} = readValue(value);
  return kind === 'text' || kind === 'file' ? 'string' : kind;
}

/** More values are left out: small schemas can need them in numbers without end. */
const mostValues = 500;

/** How many values may still be made. */
interface Budget {
  left: number;
}

/**
 * What a field contains at the beginning: what its author wrote, and what cannot be left out; if
 * wanted, examples.
 */
export function initialValue(
  schema: Schema,
  isRequired: boolean,
  prefills = false,
  budget: Budget = {left: mostValues},
): InputValue | undefined {
  if (--budget.left < 0) return undefined;
  const written = schema.initialValue ?? (prefills ? schema.examples[0] : undefined);
  if (written !== undefined) return inputFrom(written);
  if (prefills && !schema.isRecursive && schema.choices.length === 0) {
    const entries = schema.properties('request').flatMap((property): [string, InputValue][] => {
      const value = initialValue(property.schema, property.isRequired, prefills, budget);
      return value === undefined ? [] : [[property.name, value]];
    });
    if (entries.length > 0) return new Map(entries);
  }
  if (!isRequired) return undefined;
  if (schema.enum?.length === 1 && schema.enum[0]) return inputFrom(schema.enum[0].value);
  const described = schema.choices[0]?.variants[0]?.schema ?? schema;
  return controlFor(described) === 'object' && !schema.isRecursive
    ? newValue(schema, budget)
    : undefined;
}

/** What a list item, property or map entry contains when the reader adds it. */
export function newValue(schema: Schema, budget: Budget = {left: mostValues}): InputValue {
  if (schema.initialValue !== undefined) return inputFrom(schema.initialValue);
  const written = defaultValue(schema);
  if (written !== undefined) return inputFrom(written);
  const [choice] = schema.choices;
  if (choice) return withVariant(undefined, choice, 0, budget) ?? new Map<string, InputValue>();
  switch (controlFor(schema)) {
    case 'object':
      return withRequired(new Map(), schema, budget);
    case 'array':
    case 'files':
      return [];
    case 'boolean':
      return false;
    case 'enum':
      return inputFrom(schema.enum?.[0]?.value ?? null);
    default:
      return '';
  }
}

/** The index of the variant that the discriminator of a value names; else -1. */
export function namedVariant(choice: Choice, value: InputValue | undefined): number {
  const [named] = isInputMap(value)
    ? meantVariants(choice, value.get(choice.discriminator ?? ''))
    : [];
  return named ? choice.variants.indexOf(named) : -1;
}

/** The index of the first variant that has all properties of a value and required ones; else 0. */
export function fittingVariant(choice: Choice, value: InputValue | undefined): number {
  const index = choice.variants.findIndex(({schema}) => value !== undefined && fits(schema, value));
  return Math.max(0, index);
}

/**
 * A value of another variant: what both have is kept, what must be there is added, and the
 * discriminator gets the variant's value, or loses one that means another variant.
 */
export function withVariant(
  value: InputValue | undefined,
  choice: Choice,
  index: number,
  budget: Budget = {left: mostValues},
): InputValue | undefined {
  const variant = choice.variants[index];
  if (!variant) return value;
  const {schema} = variant;
  if (typeFor(schema) !== 'object') return schema.choices[0] ? undefined : newValue(schema, budget);
  const known = new Set(allProperties(schema, 'request').map(({name}) => name));
  const kept = [...(isInputMap(value) ? value : [])].filter(([name]) => known.has(name));
  const entries = new Map(kept);
  const {discriminator = ''} = choice;
  const meant = meantVariants(choice, entries.get(discriminator));
  const [usual] = variant.values;
  if (!meant.includes(variant)) {
    if (usual !== undefined) entries.set(discriminator, usual);
    else if (meant.length > 0) entries.delete(discriminator);
  }
  return withRequired(entries, schema, budget);
}

function withRequired(entries: Map<string, InputValue>, schema: Schema, budget: Budget): InputMap {
  for (const {name, schema: property, isRequired} of schema.properties('request')) {
    const value = entries.has(name) ? undefined : initialValue(property, isRequired, false, budget);
    if (value !== undefined) entries.set(name, value);
  }
  return entries;
}

function fits(schema: Schema, value: InputValue): boolean {
  if (value === null) return schema.isNullable;
  if (schema.enum) return isAllowed(schema.enum, value);
  const control = controlFor(schema);
  if (isInputMap(value)) {
    const names = new Set(allProperties(schema, 'request').map(({name}) => name));
    return (
      control === 'object' &&
      [...value.keys()].every((key) => names.has(key)) &&
      schema.properties('request').every(({name, isRequired, schema: property}) => {
        const entry = value.get(name);
        if (entry === undefined) return !isRequired;
        return !property.enum || isAllowed(property.enum, entry);
      })
    );
  }
  const type = jsonType(value);
  if (type === 'array') return control === 'array' || control === 'files';
  if (type === 'boolean' || type === 'number') return control === type;
  return control !== 'object' && control !== 'array' && control !== 'boolean';
}

function isAllowed(values: readonly EnumValue[], value: InputValue): boolean {
  const text = writeJson(value);
  return values.some((allowed) => writeJson(allowed.value) === text);
}

function withItem(items: readonly InputValue[], index: number, item: InputValue): InputValue[] {
  const changed = [...items];
  changed[index] = item;
  return changed;
}
