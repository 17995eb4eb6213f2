import {own, type Part} from './part.js';
import type {Resolver} from './resolver.js';
import {constantsOf} from './schema-enum.js';
import {plainLabelOf} from './schema-label.js';
import {requiredSets} from './schema-limits.js';
import {nameOf, type ChoiceSource, type Sources} from './schema-sources.js';
import type {Choice, Schema, Variant} from './schema.js';

/** A schema whose choices are read. */
export interface ChoosingSchema {
  readonly resolver: Resolver;
  readonly sources: Sources;
  /** Choices that have been made. */
  readonly skipped: ReadonlySet<unknown>;
  /** The same value with a choice made. */
  variant(part: Part, made: readonly unknown[]): Schema;
}

/** The choices of a schema; those that only limit values or require properties are not shown. */
export function choicesOf(schema: ChoosingSchema): readonly Choice[] {
  const {choices, identities} = schema.sources;
  const written = choices
    .filter((choice) => !constantsOf(choice) && !requiredSets(choice.part))
    .map((choice) => choiceOf(schema, choice));
  const implied = identities.flatMap((part) => impliedChoice(schema, part) ?? []);
  return [...written, ...implied];
}

function choiceOf(schema: ChoosingSchema, {keyword, part, variants, source}: ChoiceSource): Choice {
  const {resolver} = schema;
  const discriminator = propertyOf(source);
  const values = mappedValues(resolver, source);
  return {
    keyword,
    variants: withNames(
      variants.map((variant) => {
        const target = targetOf(resolver, variant);
        const name = nameOf(target) ?? nameOf(variant);
        const value = discriminator === undefined ? undefined : (values.get(target.value) ?? name);
        return variantOf(schema, variant, [part.value], name, value);
      }),
    ),
    ...(discriminator !== undefined && {discriminator}),
  };
}

/**
 * A schema with a discriminator and without a choice: the choice is between the schemas that the
 * mapping names and those that extend it with `allOf` (OpenAPI 3.1.1 §4.8.25).
 */
function impliedChoice(schema: ChoosingSchema, source: Part): Choice | undefined {
  const {resolver} = schema;
  const discriminator = propertyOf(source);
  if (discriminator === undefined || schema.skipped.has(source.value)) return undefined;
  if (source.has('oneOf') || source.has('anyOf')) return undefined;
  const values = mappedValues(resolver, source);
  const mapped = mappedParts(resolver, source).map(([, part]) => part);
  const children = resolver.childrenOf(source);
  const parts = [...new Map([...mapped, ...children].map((part) => [part.value, part])).values()];
  const others = parts.filter(({value}) => value !== source.value);
  if (others.length === 0) return undefined;
  return {
    keyword: 'oneOf',
    discriminator,
    variants: withNames(
      others.map((part) => {
        const name = nameOf(part);
        const value = values.get(part.value) ?? name;
        return variantOf(schema, part, [source.value], name, value);
      }),
    ),
  };
}

interface Named {
  readonly variant: Omit<Variant, 'name'>;
  readonly name: string | undefined;
}

function variantOf(
  schema: ChoosingSchema,
  part: Part,
  made: readonly unknown[],
  name: string | undefined,
  value: string | undefined,
): Named {
  const merged = schema.variant(part, made);
  return {
    variant: {schema: merged, ...(value !== undefined && {value})},
    name: part.text('title') || name,
  };
}

/** Variants without a name are called by their type; equal ones are numbered. */
function withNames(named: readonly Named[]): readonly Variant[] {
  const names = named.map(
    ({name, variant: {schema}}) => name ?? schema.title ?? plainLabelOf(schema),
  );
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const used = new Map<string, number>();
  return named.map(({variant}, index) => {
    const name = names[index] ?? '';
    const number = (used.get(name) ?? 0) + 1;
    used.set(name, number);
    return {name: (counts.get(name) ?? 0) > 1 ? `${name} ${number}` : name, ...variant};
  });
}

/** The property that says which variant a value is; Swagger 2.0 writes only its name. */
function propertyOf(source: Part): string | undefined {
  const discriminator = own(source.value, 'discriminator');
  if (typeof discriminator === 'string') return discriminator;
  return source.get('discriminator').text('propertyName') || undefined;
}

/** The schemas of a mapping, by the value that means each. */
function mappedParts(resolver: Resolver, source: Part): readonly (readonly [string, Part])[] {
  const mapping = source.get('discriminator').get('mapping').entries();
  return mapping.flatMap(([value, ref]) => {
    const part = typeof ref.value === 'string' ? resolver.schemaNamed(ref.value, ref) : undefined;
    return part ? [[value, part] as const] : [];
  });
}

/** The first value of the mapping for each schema. */
function mappedValues(resolver: Resolver, source: Part): ReadonlyMap<unknown, string> {
  const entries = mappedParts(resolver, source).map(
    ([value, {value: raw}]) => [raw, value] as const,
  );
  return new Map(entries.reverse());
}

function targetOf(resolver: Resolver, part: Part): Part {
  const seen = new Set<unknown>();
  let current = part;
  while (current.ref !== undefined && !seen.has(current.value)) {
    seen.add(current.value);
    const target = resolver.target(current);
    if (!target) return part;
    if (nameOf(target) !== undefined) return target;
    current = target;
  }
  return current;
}
