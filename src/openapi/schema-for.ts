import type {Condition, Direction, Property, Schema} from './schema.js';

/** A schema together with what applies to a value under the conditions that the value meets. */
export function schemaFor(schema: Schema, value: unknown): Schema {
  return schemaWith(schema, metConditions(schema, value));
}

/** The same, also under conditions of which it is not known whether the value meets them. */
export function possibleSchemaFor(schema: Schema, value: unknown): Schema {
  const possible = schema.conditions?.filter((one) => one.holds(value) !== false);
  return value === undefined ? schema : schemaWith(schema, possible);
}

/** The conditions that a value is known to meet. */
export function metConditions({conditions = []}: Schema, value: unknown): readonly Condition[] {
  return conditions.filter((one) => one.holds(value) === true);
}

/** A schema together with what applies under some of its conditions. */
export function schemaWith(schema: Schema, met: readonly Condition[] = []): Schema {
  return met.length > 0 ? (schema.with?.(met) ?? schema) : schema;
}

/** The properties that a value always has, and those that it has only under conditions. */
export function allProperties(schema: Schema, direction?: Direction): readonly Property[] {
  const others = (schema.conditions ?? []).flatMap((one) =>
    one.schema.properties(direction).filter(({name}) => one.names.has(name)),
  );
  return [...schema.properties(direction), ...others];
}
