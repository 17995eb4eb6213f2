import {definedOnly} from '../shared/defined-only.js';
import {groupBy} from '../shared/group-by.js';
import {own, type Part} from './part.js';
import type {Resolver} from './resolver.js';
import {constantsOf} from './schema-enum.js';
import {plainLabelOf} from './schema-label.js';
import {requiredSets} from './schema-limits.js';
import {schemaName, type ChoiceSource, type Sources} from './schema-sources.js';
import type {Choice, Schema, Variant} from './schema.js';

/** A schema whose choices are read. */
export interface ChoosingSchema {
  readonly resolver: Resolver;
  readonly sources: Sources;
  /** Choices that have been made. */
  readonly skipped: ReadonlySet<unknown>;
  /** The schema of which it is a variant. */
  readonly whole: (ChoosingSchema & Pick<Schema, 'choices'>) | undefined;
  /** What {@link choiceSourcesOf} returns, read once: each variant compares its own with them. */
  readonly choiceSources: readonly ChoiceSource[];
  /** The same value with a choice made. */
  variant(part: Part, made: readonly unknown[]): Schema;
}

/** The choices of a schema; those that only limit values or require properties are not shown. */
export function choicesOf(schema: ChoosingSchema): readonly Choice[] {
  const {whole} = schema;
  const outer = new Map(
    whole?.choiceSources.map(({part}, index) => [part.value, whole.choices[index]]),
  );
  return schema.choiceSources.map((source) => {
    const same = outer.get(source.part.value);
    return {...choiceOf(schema, source), ...definedOnly({outer: same?.outer ?? same})};
  });
}

/** What is chosen between: what is written, and what a discriminator implies. */
export function choiceSourcesOf(schema: ChoosingSchema): readonly ChoiceSource[] {
  const {choices, identities} = schema.sources;
  const written = choices.filter((choice) => !constantsOf(choice) && !requiredSets(choice.part));
  const implied = identities.flatMap((part) => impliedChoice(schema, part) ?? []);
  return [...written, ...implied];
}

function choiceOf(schema: ChoosingSchema, {keyword, part, variants, source}: ChoiceSource): Choice {
  const {resolver} = schema;
  const discriminator = propertyOf(source);
  const mapped = groupBy(mappedParts(resolver, source), ([, one]) => one.value);
  const fallback = discriminator === undefined ? undefined : defaultPart(resolver, source);
  const named = variants.map((variant) => {
    const target = targetOf(resolver, variant);
    const name = schemaName(target);
    const ofMapping = mapped.get(target.value)?.map(([value]) => value);
    const isDefault = fallback !== undefined && fallback.value === target.value;
    // The value of AutoRest, which writes no mapping
    const implied = isDefault ? '' : target.text('x-ms-discriminator-value') || name;
    const values = discriminator === undefined ? [] : (ofMapping ?? [implied || []].flat());
    const merged = schema.variant(variant, [part.value]);
    const shown = variant.text('title') || name || merged.title;
    const own = {name: shown ?? plainLabelOf(merged), values, schema: merged};
    return isDefault ? {...own, isDefault} : own;
  });
  return {keyword, variants: numbered(named), ...definedOnly({discriminator})};
}

/**
 * A schema with a discriminator and without a choice: the choice is between the schemas that the
 * mapping names and those that extend it with `allOf`, also through others (OpenAPI 3.2.0
 * "Discriminator Object").
 */
function impliedChoice(schema: ChoosingSchema, source: Part): ChoiceSource | undefined {
  const {resolver, skipped} = schema;
  const property = propertyOf(source);
  if (property === undefined || skipped.has(source.value)) return undefined;
  if (source.has('oneOf') || source.has('anyOf') || isMade(schema, property)) return undefined;
  const mapped = mappedParts(resolver, source).map(([, part]) => part);
  const fallback = defaultPart(resolver, source);
  const all = [...mapped, ...resolver.descendantsOf(source), ...(fallback ? [fallback] : [])];
  const others = new Map(all.map((part) => [part.value, part]));
  if (fallback?.value !== source.value) others.delete(source.value);
  if (others.size === 0) return undefined;
  return {keyword: 'oneOf', part: source, variants: [...others.values()], source};
}

/** Whether a schema is a variant of a choice that the same property implies. */
function isMade({whole}: ChoosingSchema, property: string): boolean {
  for (let one = whole; one; one = one.whole) {
    const implied = one.choiceSources.filter(({part, source}) => part === source);
    if (implied.some(({source}) => propertyOf(source) === property)) return true;
  }
  return false;
}

/** Variants with different names: equal ones are numbered. */
function numbered(variants: readonly Variant[]): readonly Variant[] {
  const same = groupBy(variants, ({name}) => name);
  const used = new Map<string, number>();
  return variants.map((variant) => {
    const {name} = variant;
    const number = (used.get(name) ?? 0) + 1;
    used.set(name, number);
    return same.get(name)?.length === 1 ? variant : {...variant, name: `${name} ${number}`};
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

/** The schema of values without a discriminator, or with one that means no schema. */
function defaultPart(resolver: Resolver, source: Part): Part | undefined {
  const named = source.get('discriminator').get('defaultMapping');
  return typeof named.value === 'string' ? resolver.schemaNamed(named.value, named) : undefined;
}

/** The first of a part and what it refers to that has a name, else the last. */
function targetOf(resolver: Resolver, part: Part): Part {
  const seen = new Set<unknown>();
  let current = part;
  while (current.ref !== undefined && schemaName(current) === undefined) {
    const target = resolver.target(current);
    if (!target || seen.has(target.value)) return part;
    seen.add(target.value);
    current = target;
  }
  return current;
}

/** The variants that a value of the discriminator means, usually one; else the default one. */
export function meantVariants({variants}: Choice, value: unknown): readonly Variant[] {
  const named = variants.filter(({values}) => values.some((one) => one === value));
  return named.length > 0 ? named : variants.filter(({isDefault}) => isDefault);
}
