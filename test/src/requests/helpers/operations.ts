import type {
  MediaContent,
  Operation,
  Parameter,
  ParameterPlace,
} from '../../../../src/openapi/operation.js';
import type {Schema, SchemaType} from '../../../../src/openapi/schema.js';

/** A schema that allows everything, except for what is given. */
export function schema(
  given: Partial<Schema> & {readonly type?: SchemaType; readonly fields?: Fields} = {},
): Schema {
  const {type, fields, ...rest} = given;
  return {
    description: '',
    types: type === undefined ? [] : [type],
    isNullable: false,
    label: type ?? 'any',
    isDeprecated: false,
    isReadOnly: false,
    isWriteOnly: false,
    examples: [],
    constraints: [],
    limits: new Map(),
    isRecursive: false,
    properties: () =>
      Object.entries(fields ?? {}).map(([key, property]) => ({
        name: key.replace(/!$/, ''),
        isRequired: key.endsWith('!'),
        schema: property,
      })),
    patternProperties: [],
    prefixItems: [],
    choices: [],
    ...rest,
  };
}

/** The properties of an object; the names of required ones end with `!`. */
type Fields = Readonly<Record<string, Schema>>;

export function parameter(
  place: ParameterPlace,
  name: string,
  given: Partial<Parameter> = {},
): Parameter {
  const isForm = place === 'query' || place === 'cookie';
  const style = given.style ?? (isForm ? 'form' : 'simple');
  return {
    name,
    place,
    description: '',
    isRequired: false,
    isDeprecated: false,
    style,
    explode: style === 'form',
    allowReserved: false,
    schema: schema(),
    examples: [],
    ...given,
  };
}

export function content(mediaType: string, given: Partial<MediaContent> = {}): MediaContent {
  return {mediaType, examples: [], encoding: new Map(), ...given};
}

export function operation(given: Partial<Operation> = {}): Operation {
  return {
    kind: 'operation',
    method: 'GET',
    path: '/items',
    title: '',
    description: '',
    isDeprecated: false,
    tags: [],
    servers: [],
    parameters: [],
    responses: [],
    callbacks: [],
    security: [],
    samples: [],
    ...given,
  };
}
