import type {Json, JsonObject} from '../shared/json.js';
import {contentKind} from '../shared/media-type.js';
import {ownProperty} from '../shared/own-property.js';
import {defaultValue} from './default-value.js';
import {writeExactJson} from './exact/exact-json.js';
import {orderedObject} from './exact/key-order.js';
import {sampleNumber} from './exact/sample-number.js';
import {exampleItems} from './examples/example-items.js';
import {exampleText} from './examples/example-text.js';
import {textLike} from './examples/text-like.js';
import {isObject, own} from './part.js';
import {meantVariants} from './schema-choices.js';
import {metConditions, schemaWith} from './schema-for.js';
import {limitIn} from './schema-limits.js';
import type {Choice, Direction, Schema, Variant} from './schema.js';

export interface ExampleOptions {
  readonly direction: Direction;
  /** The index of the chosen variant of a {@link Choice}; the first one by default. */
  readonly chosen?: ReadonlyMap<object, number> | undefined;
  /** Whether optional properties are included; true where it is not said. */
  readonly optional?: boolean;
}

/** More values are left out. */
const mostNodes = 500;
const maxDepth = 8;
/** Lists have no more items, whatever they must have. */
const mostItems = 10;
/** How often a value is changed by what applies to it under conditions. */
const mostRounds = 3;

/** A value that fits a schema: its examples, defaults and allowed values, else one of its type. */
export function exampleOf(schema: Schema, options: ExampleOptions): Json {
  return new Sampler(options).sample(schema, 0) ?? null;
}

class Sampler {
  readonly #options: ExampleOptions;
  #left = mostNodes;
  /** How many values may be made of what cannot be left out beyond that. */
  #leftForLeast = mostNodes;

  constructor(options: ExampleOptions) {
    this.#options = options;
  }

  /** Undefined where the value should be left out. */
  sample(schema: Schema, depth: number): Json | undefined {
    this.#left -= 1;
    if (this.#left < 0) return undefined;
    const [choice] = schema.choices;
    if (choice) return this.#sampleChoice(schema, choice, depth);
    const written = writtenValue(schema);
    if (written !== undefined) return written;
    const [type] = schema.types;
    if (type === 'array') return this.#sampleArray(schema, depth);
    if (type === 'string' && schema.contentSchema) return this.#sampleContent(schema, depth);
    const isObject = type === 'object' || (type === undefined && !schema.isNullable);
    return isObject ? this.#sampleObject(schema, depth) : scalarOf(schema);
  }

  #sampleChoice(schema: Schema, choice: Choice, depth: number) {
    const chosen = this.#options.chosen?.get(choice.outer ?? choice);
    // An example of the whole may be of another variant than the chosen one.
    const written = chosen === undefined ? writtenValue(schema) : undefined;
    if (written !== undefined) return written;
    const variant = choice.variants[chosen ?? 0] ?? choice.variants[0];
    if (!variant) return null;
    const value =
      depth > maxDepth ? this.#least(variant.schema) : this.sample(variant.schema, depth + 1);
    return withDiscriminator(value, choice, variant);
  }

  #sampleObject(schema: Schema, depth: number): Json {
    let value = this.#sampleProperties(schema, depth);
    // What applies under one condition may meet others.
    for (let round = 0, last = schema; round < mostRounds; round++) {
      const met = metConditions(schema, value);
      const whole = schemaWith(schema, met);
      if (whole === last) break;
      const changed = met.flatMap((one) => one.schema.properties().map(({name}) => name));
      const kept = Object.entries(value).filter(([name]) => !changed.includes(name));
      value = this.#sampleProperties(whole, depth, Object.fromEntries(kept));
      last = whole;
    }
    return value;
  }

  /** The properties of an object, and their values where they are not `known`. */
  #sampleProperties(schema: Schema, depth: number, known: JsonObject = {}): JsonObject {
    const {direction, optional = true} = this.#options;
    const entries: [string, Json][] = [];
    const {needed, omitted} = namesIn(schema);
    for (const {name, schema: inner, isRequired} of schema.properties(direction)) {
      const isNeeded = isRequired || needed.has(name);
      const isDeep = inner.isRecursive || depth >= maxDepth;
      if (!isNeeded && (isDeep || !optional || inner.isDeprecated || omitted.has(name))) continue;
      let value = isDeep ? undefined : ownProperty(known, name);
      if (value === undefined && !isDeep) value = this.sample(inner, depth + 1);
      if (value === undefined && isNeeded) value = this.#least(inner);
      if (value !== undefined) entries.push([name, value]);
    }
    const {additionalProperties: values, additionalName: key = 'key', patternProperties} = schema;
    const [like] = patternProperties;
    const isOpen = entries.length === 0 && depth < maxDepth;
    const [name, inner] = like ? [textLike(like.pattern), like.schema] : [key, values];
    if (isOpen && name !== undefined && typeof inner === 'object' && !inner.isRecursive) {
      const value = this.sample(inner, depth + 1);
      if (value !== undefined) entries.push([name, value]);
    }
    for (const undescribed of schema.undescribed ?? []) {
      entries.push([undescribed, typeof values === 'object' ? this.#least(values) : 'string']);
    }
    return orderedObject(entries);
  }

  /** A text that contains JSON of a schema. */
  #sampleContent(schema: Schema, depth: number): Json {
    const {contentSchema, contentMediaType = 'application/json', contentEncoding} = schema;
    const isText = contentKind(contentMediaType) === 'json' && contentEncoding === undefined;
    const isKnown = contentSchema && !contentSchema.isRecursive && depth < maxDepth;
    const value = isText && isKnown ? this.sample(contentSchema, depth + 1) : undefined;
    return value === undefined ? exampleText(schema) : writeExactJson(value);
  }

  /** The smallest value of what is too deep, repeats, or exceeds the number of values. */
  #least(schema: Schema): Json {
    const value = this.#leastIn(schema, []);
    return value === undefined ? {} : value;
  }

  /** The same inside schemas of some names; undefined where a value would have no end. */
  #leastIn(schema: Schema, around: readonly string[]): Json | undefined {
    const written = writtenValue(schema);
    if (written !== undefined) return written;
    const {isNullable, name = '', types, items, limits} = schema;
    const [type] = types;
    if (isNullable) return null;
    if (around.length > maxDepth || (name !== '' && around.includes(name))) return undefined;
    if (--this.#leftForLeast < 0) return undefined;
    const within = [...around, name];
    const [choice] = schema.choices;
    const [variant] = choice?.variants ?? [];
    if (choice && variant) {
      return withDiscriminator(this.#leastIn(variant.schema, within), choice, variant);
    }
    if (type === 'array') {
      const count = items ? Math.min(limitIn(limits, 'minItems') ?? 0, mostItems) : 0;
      const item = items && count > 0 ? this.#leastIn(items, within) : null;
      return item === undefined ? undefined : Array.from({length: count}, () => item);
    }
    if (type !== 'object' && type !== undefined) return scalarOf(schema);
    const {needed} = namesIn(schema);
    const entries: [string, Json][] = [];
    for (const property of schema.properties(this.#options.direction)) {
      if (!property.isRequired && !needed.has(property.name)) continue;
      const value = this.#leastIn(property.schema, within);
      if (value === undefined) return undefined;
      entries.push([property.name, value]);
    }
    return orderedObject(entries);
  }

  /** Undefined for an array that would need items that repeat what is around it. */
  #sampleArray(schema: Schema, depth: number): Json | undefined {
    if (depth >= maxDepth) return this.#least(schema);
    const first = schema.prefixItems.map((item): Json => {
      const value = item.isRecursive ? undefined : this.sample(item, depth + 1);
      return value === undefined ? this.#least(item) : value;
    });
    const {items, limits} = schema;
    const needed = limitIn(limits, 'minItems') ?? 0;
    if (!items) return first;
    if (items.isRecursive) return needed > first.length ? undefined : first;
    const least = Math.max(needed, first.length === 0 ? 1 : 0);
    const most = Math.min(limitIn(limits, 'maxItems') ?? mostItems, mostItems);
    const count = Math.min(least, most) - first.length;
    return [...first, ...this.#sampleItems(items, count, limits.has('uniqueItems'), depth)];
  }

  #sampleItems(schema: Schema, count: number, isUnique: boolean, depth: number): readonly Json[] {
    const before = this.#left;
    const item = count > 0 ? this.sample(schema, depth + 1) : undefined;
    if (item === undefined) return [];
    // Half of what is left remains for what follows.
    const possible = Math.floor(Math.max(this.#left, 0) / 2 / (before - this.#left));
    const more = Math.min(count - 1, possible);
    this.#left -= more * (before - this.#left);
    return exampleItems(schema, item, more + 1, isUnique);
  }
}

/** What the author wrote as a value; `null` as a default only says that the value is optional. */
function writtenValue(schema: Schema): Json | undefined {
  const {examples, initialValue, enum: values} = schema;
  if (examples.length > 0) return examples[0];
  return initialValue ?? defaultValue(schema) ?? values?.[0]?.value;
}

/** Names of optional properties that an object must have, and must not have beside them. */
function namesIn(schema: Schema): {
  readonly needed: ReadonlySet<string>;
  readonly omitted: ReadonlySet<string>;
} {
  const all = schema.requiredSets ?? [];
  const needed = new Set<string>();
  const omitted = new Set<string>();
  if (all.length === 0) return {needed, omitted};
  const properties = schema.properties();
  const required = new Set(properties.flatMap(({name, isRequired}) => (isRequired ? name : [])));
  for (const {keyword, sets} of all) {
    if (keyword === 'not') {
      const last = sets.flat().findLast((name) => !required.has(name) && !needed.has(name));
      if (last !== undefined) omitted.add(last);
      continue;
    }
    const chosen = sets.find((names) => names.every((name) => required.has(name))) ?? sets[0] ?? [];
    for (const name of chosen) needed.add(name);
    const others = keyword === 'oneOf' ? sets.flat() : [];
    for (const name of others) if (!needed.has(name)) omitted.add(name);
  }
  return {needed, omitted};
}

/** An example of what contains no other values. */
function scalarOf(schema: Schema): Json {
  const [type] = schema.types;
  if (type === 'string') return exampleText(schema);
  if (type === 'number' || type === 'integer') return sampleNumber(schema, type === 'integer');
  return type === 'boolean' ? true : null;
}

/** The discriminator has the value that means the variant, or none that means another one. */
function withDiscriminator(
  value: Json | undefined,
  choice: Choice,
  variant: Variant,
): Json | undefined {
  const {discriminator} = choice;
  if (!isObject(value) || discriminator === undefined) return value;
  const meant = meantVariants(choice, own(value, discriminator));
  const [usual] = variant.values;
  if (meant.includes(variant) || (meant.length === 0 && usual === undefined)) return value;
  const entries = Object.entries(value);
  return orderedObject(
    usual === undefined
      ? entries.filter(([name]) => name !== discriminator)
      : [...entries, [discriminator, usual]],
  );
}
