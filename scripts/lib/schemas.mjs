/** What the schemas of `docs.json` are turned into: `src/config/schema.json` and `schema-newer.json`. */

/** A schema without what only people read. */
export function bare(schema) {
  const isForPeople = (key) => key === 'description' || key === 'title';
  return mapSchemas(schema, (part) =>
    Object.fromEntries(Object.entries(part).filter(([key]) => !isForPeople(key))),
  );
}

/** A schema of which each part, inner ones first, is what `change` makes of it. */
export function mapSchemas(schema, change) {
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.entries(schema).map(([key, value]) => {
    if (inMaps.has(key)) return [key, mapValues(value, (part) => mapSchemas(part, change))];
    return [key, inPlace.has(key) ? mapSchemas(value, change) : value];
  });
  return change(Object.fromEntries(inner));
}

/** Keywords that hold a schema, or an object of some. */
const inPlace = new Set(['items', 'additionalProperties', 'if', 'then', 'else']);
const inMaps = new Set(['properties', 'definitions']);

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
