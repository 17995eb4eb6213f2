import {toJson} from './json-value.js';
import type {Operation, Parameter, ParameterPlace, ParameterStyle} from './operation.js';
import type {Part} from './part.js';
import {examplesOf} from './read-examples.js';
import {schemaOf} from './read-schema.js';
import type {Resolver} from './resolver.js';
import {upgradeParameter} from './swagger.js';

/**
 * The parameters of an operation, without duplicates. Variables of the path that are not declared
 * are added and reported.
 */
export function parametersOf(
  resolver: Resolver,
  parts: readonly Part[],
  path: string,
  kind: Operation['kind'],
  operation: Part,
): readonly Parameter[] {
  const parameters = unique(parts).flatMap((part): readonly Parameter[] => {
    const place = part.text('in').toLowerCase();
    if (!isPlace(place) || part.text('name') === '') {
      const isNamed = part.text('name') !== '';
      const [name, found] = isNamed ? ['"in"', part.get('in')] : ['"name"', part.get('name')];
      const expected = isNamed ? 'path, query, header or cookie' : 'the name of the parameter';
      resolver.note('openapi/wrong-type', found, {name, expected, found: show(found)});
      return [];
    }
    return [parameterOf(resolver, part, part.text('name'), place)];
  });
  if (kind !== 'operation') return parameters;
  const known = new Set(parameters.map(({place, name}) => `${place}:${name}`));
  const named = new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name ?? ''));
  const undeclared = [...named].filter((name) => !known.has(`path:${name}`));
  for (const name of undeclared) {
    resolver.note('openapi/undeclared-parameter', operation, {name, path});
  }
  const added = undeclared.map((name) => {
    const part = operation.with({name, in: 'path', required: true, schema: {type: 'string'}});
    return parameterOf(resolver, part, name, 'path');
  });
  return [...added, ...parameters];
}

/** Later parameters of the same name and place replace earlier ones, in their place. */
export function unique(parts: readonly Part[]): readonly Part[] {
  const byKey = new Map(parts.map((part) => [`${part.text('in')}:${part.text('name')}`, part]));
  return [...byKey.values()];
}

function show({value}: Part): string {
  return value === undefined ? 'missing' : JSON.stringify(toJson(value));
}

function isPlace(place: string): place is ParameterPlace {
  return /^(?:path|query|header|cookie|querystring)$/.test(place);
}

/** The styles of each place; the first one is the default. */
export const styles: Readonly<
  Record<Exclude<ParameterPlace, 'querystring'>, readonly ParameterStyle[]>
> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
};

function parameterOf(
  resolver: Resolver,
  written: Part,
  name: string,
  place: ParameterPlace,
): Parameter {
  const part = resolver.isSwagger ? upgradeParameter(written) : written;
  const [content] = resolver.expect(part.get('content'), 'object').entries();
  const media = content && resolver.follow(content[1]);
  const allowed = styles[place === 'querystring' ? 'query' : place];
  const style = allowed.find((one) => one === part.text('style')) ?? allowed[0] ?? 'simple';
  const schema = schemaOf(resolver, media?.get('schema') ?? part.get('schema'));
  const initialValue = part.has('x-default') ? toJson(part.get('x-default').value) : undefined;
  return {
    name,
    place,
    description: part.text('description') || schema.description,
    isRequired: part.flag('required') || place === 'path',
    isDeprecated: part.flag('deprecated') || schema.isDeprecated,
    style,
    explode: part.has('explode') ? part.flag('explode') : isExploded(style),
    allowReserved: part.flag('allowReserved'),
    ...(content && {mediaType: content[0]}),
    schema,
    examples: [...examplesOf(resolver, part), ...(media ? examplesOf(resolver, media) : [])],
    ...(initialValue !== undefined && {initialValue}),
  };
}

/** The default of `explode`. */
function isExploded(style: ParameterStyle): boolean {
  return style === 'form' || style === 'cookie';
}

/** The headers of a response or of a part of a body. */
export function headersOf(resolver: Resolver, holder: Part): readonly Parameter[] {
  const headers = resolver.expect(holder.get('headers'), 'object').entries();
  return headers
    .map(([name, part]) => [name, resolver.follow(part)] as const)
    .filter(([, part]) => part.isObject)
    .map(([name, part]) => parameterOf(resolver, part, name, 'header'));
}
