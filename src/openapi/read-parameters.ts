import {definedOnly} from '../shared/defined-only.js';
import type {Json} from '../shared/json.js';
import {templateVariables} from '../shared/path-template.js';
import type {Parameter, ParameterPlace, ParameterStyle} from './operation.js';
import type {Part} from './part.js';
import type {OperationPlace} from './path-items.js';
import {examplesOf} from './examples/read-examples.js';
import {withTexts} from './examples/texts-in-value.js';
import {schemaOf} from './read-schema.js';
import type {Resolver} from './resolver.js';

/**
 * The parameters of an operation, without duplicates. Variables of the path that are not declared
 * are added and reported.
 */
export function parametersOf(
  resolver: Resolver,
  parts: readonly Part[],
  {kind, path, part: operation}: OperationPlace,
): readonly Parameter[] {
  const parameters = unique(parts).flatMap((part): readonly Parameter[] => {
    const name = part.text('name');
    const place = part.text('in').toLowerCase();
    if (name === '') resolver.noteType(part.get('name'), 'the name of the parameter');
    else if (!isPlace(place)) resolver.noteType(part.get('in'), 'path, query, header or cookie');
    else return [parameterOf(resolver, part, name, place)];
    return [];
  });
  if (kind !== 'operation') return parameters;
  const known = new Set(parameters.map(({place, name}) => `${place}:${name}`));
  const undeclared = templateVariables(path).filter(
    ({name, written}) => !known.has(`path:${name}`) && !known.has(`path:${written}`),
  );
  const added = [...new Set(undeclared.map(({name}) => name))].map((name) => {
    resolver.note('openapi/undeclared-parameter', operation, {name, path});
    return parameterOf(resolver, operation.with({schema: {type: 'string'}}), name, 'path');
  });
  return [...added, ...parameters];
}

/** Later parameters of the same name and place replace earlier ones, in their place. */
export function unique(parts: readonly Part[]): readonly Part[] {
  const byKey = new Map(parts.map((part) => [`${part.text('in')}:${part.text('name')}`, part]));
  return [...byKey.values()];
}

/** The styles of each place; the first one is the default. */
export const styles = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  querystring: ['form'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
} as const satisfies Record<ParameterPlace, readonly ParameterStyle[]>;

function isPlace(place: string): place is ParameterPlace {
  return Object.hasOwn(styles, place);
}

function parameterOf(
  resolver: Resolver,
  written: Part,
  name: string,
  place: ParameterPlace,
): Parameter {
  const part = resolver.swagger?.upgradeParameter(written) ?? written;
  const [[mediaType, content] = []] = resolver.entries(part, 'content');
  const media = content && resolver.follow(content);
  const allowed: readonly ParameterStyle[] = styles[place];
  const style = allowed.find((one) => one === part.text('style')) ?? styles[place][0];
  const schema = schemaOf(resolver, media?.get('schema') ?? schemaPart(resolver, part), written);
  const read = (value: Json): Json => withTexts(value, schema);
  const initial = part.json('x-default');
  return definedOnly({
    name,
    place,
    description: part.text('description') || schema.description,
    isRequired: part.flag('required') || place === 'path',
    isDeprecated: part.flag('deprecated') || schema.isDeprecated,
    style,
    // By default, of these styles only
    explode: part.optionalFlag('explode') ?? /^(?:form|cookie)$/.test(style),
    allowReserved: part.flag('allowReserved'),
    hasSegments: part.flag('x-multi-segment') || undefined,
    allowsEmpty: (place === 'query' && part.flag('allowEmptyValue')) || undefined,
    mediaType,
    schema,
    examples: [part, media ?? []].flat().flatMap((one) => examplesOf(resolver, one, read)),
    initialValue: initial === undefined ? undefined : read(initial),
  });
}

/**
 * The schema of a parameter or a header. In OpenAPI 3 too, some describe their values themselves,
 * as in Swagger 2.0.
 */
function schemaPart(resolver: Resolver, part: Part): Part {
  const schema = part.get('schema');
  const type = part.get('type');
  if (resolver.swagger !== undefined || type.value === undefined) return schema;
  const instead = '"schema": {"type": …}';
  resolver.note('openapi/swagger-keyword', type, {name: 'type', instead});
  if (!part.has('schema')) return part;
  const isTyped = !schema.isObject || schema.has('type') || schema.ref !== undefined;
  return isTyped ? schema : schema.with({...valuesOf(part), ...(schema.value as object)});
}

/** What a parameter of Swagger 2.0 says of its values ("Parameter Object"). */
const valueKeywords = [
  ...['type', 'format', 'items', 'default', 'enum', 'pattern', 'multipleOf', 'uniqueItems'],
  ...['maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum'],
  ...['maxLength', 'minLength', 'maxItems', 'minItems'],
];

function valuesOf(part: Part): Readonly<Record<string, unknown>> {
  const written = valueKeywords.filter((keyword) => part.has(keyword));
  return Object.fromEntries(written.map((keyword) => [keyword, part.get(keyword).value]));
}

/** The headers of a response or of a part of a body. */
export function headersOf(resolver: Resolver, holder: Part): readonly Parameter[] {
  return resolver
    .entries(holder, 'headers')
    .map(([name, written]) => [name, resolver.follow(written)] as const)
    .filter(([, part]) => part.isObject)
    .map(([name, part]) => parameterOf(resolver, part, name, 'header'));
}
