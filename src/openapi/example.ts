import type {Json} from '../shared/json.js';
import {sampleNumber} from './exact/sample-number.js';
import {isObject} from './part.js';
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

/** A value that fits a schema: its examples, defaults and allowed values, else one of its type. */
export function exampleOf(schema: Schema, options: ExampleOptions): Json {
  return new Sampler(options).sample(schema, 0) ?? null;
}

class Sampler {
  readonly #options: ExampleOptions;
  #left = mostNodes;

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
    const isObject = type === 'object' || (type === undefined && !schema.isNullable);
    return isObject ? this.#sampleObject(schema, depth) : scalarOf(schema);
  }

  #sampleChoice(schema: Schema, choice: Choice, depth: number) {
    const chosen = this.#options.chosen?.get(choice.outer ?? choice);
    // An example of the whole may be of another variant than the chosen one.
    const written = chosen === undefined ? writtenValue(schema) : undefined;
    if (written !== undefined) return written;
    const variant = choice.variants[chosen ?? 0] ?? choice.variants[0];
    if (!variant || depth > maxDepth) return null;
    const value = this.sample(variant.schema, depth + 1);
    return withDiscriminator(value, choice, variant);
  }

  #sampleObject(schema: Schema, depth: number): Json {
    const {direction, optional = true} = this.#options;
    const entries: [string, Json][] = [];
    for (const {name, schema: inner, isRequired} of schema.properties(direction)) {
      const isDeep = inner.isRecursive || depth >= maxDepth;
      if (!isRequired && (isDeep || !optional || inner.isDeprecated)) continue;
      const value = isDeep ? shallow(inner) : this.sample(inner, depth + 1);
      if (value !== undefined) entries.push([name, value]);
    }
    const {additionalProperties: values, additionalName: key = 'key'} = schema;
    const isOpen = typeof values === 'object' && !values.isRecursive;
    if (isOpen && entries.length === 0 && depth < maxDepth) {
      const value = this.sample(values, depth + 1);
      if (value !== undefined) entries.push([key, value]);
    }
    return Object.fromEntries(entries);
  }

  #sampleArray(schema: Schema, depth: number): Json {
    if (depth >= maxDepth) return [];
    const first = schema.prefixItems.map((item) =>
      item.isRecursive ? null : (this.sample(item, depth + 1) ?? null),
    );
    const {items} = schema;
    if (!items || items.isRecursive || first.length > 0) return first;
    const count = Math.min(Math.max(limitIn(schema.limits, 'minItems') ?? 1, 1), 3);
    const all = Array.from({length: count}, () => this.sample(items, depth + 1));
    return all.filter((item) => item !== undefined);
  }
}

/** What the author wrote as a value; `null` as a default only says that the value is optional. */
function writtenValue(schema: Schema): Json | undefined {
  const {examples, initialValue, enum: values} = schema;
  if (examples.length > 0) return examples[0];
  return initialValue ?? schema.default ?? values?.[0]?.value;
}

/** An example of what is too deep, or repeats. */
function shallow(schema: Schema): Json {
  const written = writtenValue(schema);
  if (written !== undefined) return written;
  const [type] = schema.types;
  if (schema.isNullable) return null;
  if (type === 'array') return [];
  return type === 'object' || type === undefined ? {} : scalarOf(schema);
}

/** An example of what contains no other values. */
function scalarOf(schema: Schema): Json {
  const [type] = schema.types;
  if (type === 'string') return sampleText(schema);
  if (type === 'number' || type === 'integer') return sampleNumber(schema, type === 'integer');
  return type === 'boolean' ? true : null;
}

/** The discriminator has the value that means the variant. */
function withDiscriminator(
  value: Json | undefined,
  {discriminator}: Choice,
  variant: Variant,
): Json | undefined {
  if (!isObject(value) || discriminator === undefined || variant.value === undefined) return value;
  return Object.fromEntries([...Object.entries(value), [discriminator, variant.value]]);
}

const texts = new Map(
  Object.entries({
    'date-time': '2026-01-15T09:30:00Z',
    date: '2026-01-15',
    time: '09:30:00Z',
    duration: 'P3D',
    email: 'user@example.com',
    hostname: 'example.com',
    ipv4: '192.0.2.1',
    ipv6: '2001:db8::1',
    uri: 'https://example.com',
    url: 'https://example.com',
    uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
    byte: 'dGV4dA==',
    base64: 'dGV4dA==',
    binary: '<binary>',
    password: '********',
  }),
);

function sampleText({format = '', limits, contentEncoding = ''}: Schema): string {
  const text = texts.get(format) ?? texts.get(contentEncoding);
  if (text !== undefined) return text;
  const least = Math.max(limitIn(limits, 'minLength') ?? 0, 6);
  const most = Math.max(limitIn(limits, 'maxLength') ?? least, 0);
  return 'string'.repeat(34).slice(0, Math.min(least, most));
}
