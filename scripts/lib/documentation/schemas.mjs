/**
 * What the schemas of `docs.json` are turned into: `src/config/schema.json`, and
 * `schema-mintlify.json` for what Mintlify writes today.
 */

/** A schema without what only people read, for the validator. */
export function bare(schema) {
  const isForPeople = (key) => key === 'description' || key === 'title';
  return mapSchemas(schema, (part) =>
    Object.fromEntries(Object.entries(part).filter(([key]) => !isForPeople(key))),
  );
}

/**
 * One schema for editors: the type of `navigation` tells which of the two holds. Everywhere,
 * `{"$ref": "./file.json"}` may replace an object or a list, and properties without an effect say
 * so.
 */
export function published(list, object) {
  const shapes = {list, object};
  const definitions = {};
  for (const [shape, schema] of Object.entries(shapes)) {
    const {definitions: own, ...root} = moved(schema, shape);
    delete root.$schema;
    definitions[shape] = root;
    for (const [name, part] of Object.entries(own)) definitions[`${shape}.${name}`] = part;
  }
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'docs.json',
    description: 'The configuration of a documentation site.',
    type: 'object',
    if: hasObject,
    then: {$ref: '#/definitions/object'},
    else: {$ref: '#/definitions/list'},
    definitions,
  };
}

/** As `shapeOf` in `src/config/shape.ts` decides. */
const hasObject = {properties: {navigation: {type: 'object'}}, required: ['navigation']};

/** The schema of a shape, with its definitions under names of their own. */
function moved(schema, shape) {
  return mapSchemas(schema, ({'x-notUsed': reason, ...part}) => {
    const rest = {...part};
    if (rest.$ref) rest.$ref = rest.$ref.replace('#/definitions/', `#/definitions/${shape}.`);
    if (reason) rest.description = `${rest.description} No effect: ${reason}`;
    return mayBeElsewhere(rest) ? orReference(rest) : rest;
  });
}

function mayBeElsewhere({type, definitions}) {
  return !definitions && [type].flat().some((one) => one === 'object' || one === 'array');
}

function orReference({title, description, default: initial, ...schema}) {
  return {
    ...(title && {title}),
    ...(description && {description}),
    ...(initial !== undefined && {default: initial}),
    if: {type: 'object', required: ['$ref']},
    then: {
      properties: {
        $ref: {type: 'string', description: 'The path of a JSON file that contains this value.'},
      },
    },
    else: schema,
  };
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

/** Keywords that hold a schema, or an object of some; what `if` holds is a question only. */
const inPlace = new Set(['items', 'additionalProperties', 'then', 'else']);
const inMaps = new Set(['properties', 'definitions']);

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
