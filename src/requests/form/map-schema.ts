import type {Schema} from '../../openapi/schema.js';
import {matchPattern} from '../../shared/match-pattern.js';

/** The schema of a value of which nothing is said. */
export const anySchema = {
  description: '',
  types: [],
  isNullable: false,
  label: '',
  isDeprecated: false,
  isReadOnly: false,
  isWriteOnly: false,
  examples: [],
  constraints: [],
  limits: new Map(),
  isRecursive: false,
  properties: () => [],
  patternProperties: [],
  prefixItems: [],
  choices: [],
} satisfies Schema;

/** The schema of the values of a map. */
export function schemaOfKey(
  {patternProperties, additionalProperties}: Schema,
  key: string,
): Schema {
  const matching = patternProperties.find(({pattern}) => matchPattern(pattern, key));
  if (matching) return matching.schema;
  return typeof additionalProperties === 'object' ? additionalProperties : anySchema;
}

/** Whether an object may have other keys than those that its schema names. */
export function isOpenObject(schema: Schema): boolean {
  const {additionalProperties: rest, patternProperties} = schema;
  if (rest === true || typeof rest === 'object' || patternProperties.length > 0) return true;
  // An object of which nothing is said.
  return rest === undefined && schema.properties('request').length === 0;
}
