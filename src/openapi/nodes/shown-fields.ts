import type {Choice, Condition, Direction, PatternProperty, Property, Schema} from '../schema.js';
import {isSameProperty, isSameSchema} from './same-schema.js';

/** What is inside a value, without what is shown around it. */
export interface ShownFields {
  readonly schema: Schema;
  readonly properties: readonly Property[];
  readonly patternProperties: readonly PatternProperty[];
  readonly additionalProperties: Schema | boolean | undefined;
  readonly prefixItems: readonly Schema[];
  /** The items after those. */
  readonly items: Schema | undefined;
  readonly choices: readonly Choice[];
  readonly not: Schema | undefined;
  readonly conditions: readonly Condition[];
  /** By name: the properties that are shown around the choices. */
  readonly known: ReadonlyMap<string, Property>;
}

/**
 * What is shown inside a value: each property once. What all variants of a choice share is shown
 * beside the choice; a variant has what it adds to what is shown `around` it, and what it changes.
 */
export function shownFields(
  schema: Schema,
  direction: Direction | undefined,
  around?: ShownFields,
): ShownFields {
  const outer = around?.schema;
  const choices = newChoices(schema);
  const properties = byName(schema, direction);
  for (const choice of choices) addShared(properties, choice, direction);
  const isNew = (one: Schema | undefined, shown: Schema | undefined): boolean =>
    shown === undefined || !isSameSchema(one, shown);
  const {additionalProperties: rest, not} = schema;
  const restAround = outer?.additionalProperties;
  const isNewRest = typeof rest !== 'object' || typeof restAround !== 'object';
  const shown = [...properties.values()].filter(
    (one) => !isSameProperty(one, around?.known.get(one.name)),
  );
  const patterns = new Map(outer?.patternProperties.map((one) => [one.pattern, one.schema]));
  return {
    schema,
    properties: shown,
    patternProperties: schema.patternProperties.filter((one) =>
      isNew(one.schema, patterns.get(one.pattern)),
    ),
    additionalProperties: isNewRest || isNew(rest, restAround) ? rest : undefined,
    prefixItems: schema.prefixItems.filter((one, index) => isNew(one, outer?.prefixItems[index])),
    items: hasOwnFields(schema) && isNew(schema.items, outer?.items) ? schema.items : undefined,
    choices,
    not: isNew(not, outer?.not) ? not : undefined,
    conditions: addingConditions(schema).filter(
      (one) => !outer?.conditions?.some((other) => isSameSchema(one.schema, other.schema)),
    ),
    known: new Map(
      choices.length > 0
        ? [...(around?.known ?? []), ...shown.map((one) => [one.name, one] as const)]
        : [],
    ),
  };
}

/** The choices of a schema that are not those of the schema of which it is a variant. */
export function newChoices({choices}: Schema): readonly Choice[] {
  return choices.filter(({outer}) => outer === undefined);
}

/** Whether there is anything to show. */
export function isAnyShown(fields: ShownFields): boolean {
  const {properties, patternProperties, additionalProperties, prefixItems, items} = fields;
  return (
    properties.length > 0 ||
    patternProperties.length > 0 ||
    typeof additionalProperties === 'object' ||
    prefixItems.length > 0 ||
    items !== undefined ||
    fields.choices.length > 0 ||
    fields.not !== undefined ||
    fields.conditions.length > 0
  );
}

/** Whether a schema has more to show than its items. */
export function hasOwnFields(schema: Schema): boolean {
  const {prefixItems, choices, not} = schema;
  const lists = [prefixItems, choices, addingConditions(schema)];
  return not !== undefined || lists.some(({length}) => length > 0);
}

/** The conditions under which a value has more properties. */
function addingConditions({conditions = []}: Schema): readonly Condition[] {
  return conditions.filter(({names}) => names.size > 0);
}

function byName(schema: Schema, direction: Direction | undefined): Map<string, Property> {
  return new Map(schema.properties(direction).map((one) => [one.name, one]));
}

/**
 * Adds properties that all variants of a choice share, and removes those that variants have in
 * forms of their own, or not at all.
 */
function addShared(
  properties: Map<string, Property>,
  {variants}: Choice,
  direction: Direction | undefined,
): void {
  const all = variants.map(({schema}) => byName(schema, direction));
  const [first, ...others] = all;
  if (!first || others.length === 0) return;
  for (const name of new Set([...properties.keys(), ...first.keys()])) {
    const forms = all.map((one) => one.get(name));
    const [form] = forms;
    const own = properties.get(name);
    if (form && forms.every((one) => isSameProperty(one, form))) properties.set(name, form);
    else if (!forms.every(Boolean) || !forms.some((one) => isSameProperty(one, own))) {
      properties.delete(name);
    }
  }
}
