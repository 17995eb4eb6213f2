import type {Json} from '../../shared/json.js';
import {matchPattern} from '../../shared/match-pattern.js';
import {orderedObject} from '../exact/key-order.js';
import {isObject, own, scalarText} from '../part.js';
import {meantVariants} from '../schema-choices.js';
import {allProperties} from '../schema-for.js';
import type {Schema, SchemaType} from '../schema.js';
import {scalarIn} from './scalar-in.js';

/** A value of which more schemas may be meant is left as it is. */
const mostSchemas = 50;

/**
 * A value of a file as a schema reads it: `12345` and `true` are texts, in the notation of the
 * file, where texts are allowed and numbers or booleans are not. YAML reads them without a schema.
 */
export function withTexts(value: Json, schema: Schema): Json {
  const known = new Map<Schema, ReadonlyMap<string, Schema>>();

  const propertyOf = (of: Schema, key: string): Schema | undefined => {
    const named = known.get(of) ?? new Map(allProperties(of).map((one) => [one.name, one.schema]));
    known.set(of, named);
    const found = named.get(key);
    if (found) return found;
    const matching = of.patternProperties.find(({pattern}) => matchPattern(pattern, key));
    const {additionalProperties: rest} = of;
    return matching?.schema ?? (typeof rest === 'object' ? rest : undefined);
  };

  const read = (inner: Json, possible: readonly Schema[]): Json => {
    if (typeof inner === 'string' || inner === null) return inner;
    const schemas = withChoicesMade(possible, inner);
    if (schemas.length === 0) return inner;
    if (Array.isArray(inner)) {
      return (inner as readonly Json[]).map((item, index) => {
        const ofItem = schemas.flatMap((one) => one.prefixItems[index] ?? one.items ?? []);
        return read(item, ofItem);
      });
    }
    if (!isObject(inner)) return scalarIn(inner, typesIn(schemas));
    const entries = Object.entries(inner).map(([key, property]) => {
      const ofKey = schemas.flatMap((one) => propertyOf(one, key) ?? []);
      return [key, read(property, ofKey)] as const;
    });
    return orderedObject(entries);
  };
  return read(value, [schema]);
}

/** The types of a value of any of some schemas; none where one of them allows any value. */
function typesIn(schemas: readonly Schema[]): readonly SchemaType[] {
  const all = schemas.map(({types}) => types);
  return all.every(({length}) => length > 0) ? all.flat() : [];
}

/** Schemas with all variants of their choices, or with those that a discriminator names. */
function withChoicesMade(schemas: readonly Schema[], value: Json): readonly Schema[] {
  const found: Schema[] = [];
  const queue = [...schemas];
  for (const schema of queue) {
    const [choice] = schema.choices;
    if (choice === undefined) found.push(schema);
    else {
      const {variants, discriminator = ''} = choice;
      const named = scalarText(own(value, discriminator));
      const meant = meantVariants(choice, named);
      queue.push(...(meant.length > 0 ? meant : variants).map((variant) => variant.schema));
    }
    if (queue.length > mostSchemas) return [];
  }
  return found;
}
