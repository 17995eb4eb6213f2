import {allProperties} from '../openapi/schema-for.js';
import type {Schema} from '../openapi/schema.js';

/** The schema of a property by its name; else of all that have no other. */
export function propertySchema(schema: Schema | undefined, name: string): Schema | undefined {
  if (schema === undefined) return undefined;
  const own = allProperties(schema).find((property) => property.name === name);
  if (own !== undefined) return own.schema;
  for (const {variants} of schema.choices) {
    for (const variant of variants) {
      const found = allProperties(variant.schema).find((property) => property.name === name);
      if (found !== undefined) return found.schema;
    }
  }
  const {additionalProperties} = schema;
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}
