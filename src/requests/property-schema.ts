import type {Schema} from '../openapi/schema.js';

/** The schema of a property by its name; else of all that have no other. */
export function propertySchema(schema: Schema | undefined, name: string): Schema | undefined {
  const own = schema?.properties().find((property) => property.name === name)?.schema;
  if (own !== undefined || schema === undefined) return own;
  for (const {variants} of schema.choices) {
    for (const variant of variants) {
      const found = variant.schema.properties().find((property) => property.name === name);
      if (found !== undefined) return found.schema;
    }
  }
  const {additionalProperties} = schema;
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}
