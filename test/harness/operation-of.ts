import type {
  MediaContent,
  Operation,
  Parameter,
  ParameterPlace,
  SecurityScheme,
} from '../../src/openapi/operation.js';
import type {FieldLabels} from '../../src/openapi/field-labels.js';
import type {Choice, EnumValue, Schema, SchemaType} from '../../src/openapi/schema.js';
import type {Json, JsonObject} from '../../src/shared/json.js';

/** An operation for tests, from the properties that matter in them. */
export function operationOf(given: Partial<Operation> = {}): Operation {
  return {
    kind: 'operation',
    method: 'GET',
    path: '/items',
    title: 'List items',
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

/** A parameter without a schema, apart from what is given. */
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

/** A parameter: `query:limit`, with a schema as JSON. */
export function parameterOf(
  key: string,
  json: JsonObject = {type: 'string'},
  given: Partial<Parameter> = {},
): Parameter {
  const [place, name = ''] = key.split(':') as [ParameterPlace, string];
  return parameter(place, name, {isRequired: place === 'path', schema: schemaOf(json), ...given});
}

/** The content of a body or response, in a media type. */
export function content(mediaType: string, given: Partial<MediaContent> = {}): MediaContent {
  return {mediaType, examples: [], encoding: new Map(), ...given};
}

/** What all kinds of security schemes have. */
export const scheme = (
  id: string,
): Pick<SecurityScheme, 'id' | 'description' | 'isDeprecated'> => ({
  id,
  description: '',
  isDeprecated: false,
});

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

const text = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

function enumOf(values: readonly Json[], descriptions: Json = []): readonly EnumValue[] {
  return values.map((value, index) => {
    const description = (descriptions as readonly string[])[index];
    return description === undefined ? {value} : {value, description};
  });
}

const limitNames = ['minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'minItems'];

/**
 * A schema for tests, from plain JSON Schema without `allOf`. `$ref: '#'` followed by a name refers
 * to a schema in `components`.
 */
export function schemaOf(json: JsonObject, components: JsonObject = {}): Schema {
  const read = (value: Json | undefined): Schema => schemaOf(value as JsonObject, components);
  if (typeof json.$ref === 'string') {
    const name = json.$ref.replace(/^#/, '');
    return {...read(components[name]), name};
  }
  const written = [json.type ?? []].flat() as SchemaType[];
  const types = written.filter((type) => type !== 'null');
  const required = (json.required ?? []) as string[];
  const choices = (['oneOf', 'anyOf'] as const).flatMap((keyword): Choice[] => {
    const variants = json[keyword] as readonly JsonObject[] | undefined;
    if (!variants) return [];
    const {propertyName, mapping, defaultMapping} = (json.discriminator ?? {}) as {
      propertyName?: string;
      mapping?: Record<string, string>;
      defaultMapping?: string;
    };
    return [
      {
        keyword,
        variants: variants.map((variant, index) => {
          const name = text(variant.$ref ?? variant.title ?? `Variant ${index}`).replace('#', '');
          const targets = Object.entries(mapping ?? {}).filter(([, target]) => target === name);
          const isDefault = name === defaultMapping;
          const implied = isDefault ? [] : [name];
          const mapped = targets.length > 0 ? targets.map(([value]) => value) : implied;
          return {name, schema: read(variant), values: propertyName ? mapped : [], isDefault};
        }),
        ...(propertyName && {discriminator: propertyName}),
      },
    ];
  });
  return schema({
    ...(typeof json.title === 'string' && {title: json.title}),
    description: text(json.description ?? ''),
    types,
    isNullable: written.includes('null') || json.nullable === true,
    ...(typeof json.format === 'string' && {format: json.format}),
    label: json.format ? `${types.join()}<${text(json.format)}>` : types.join(' | '),
    ...(json['x-mint'] !== undefined && {labels: json['x-mint'] as unknown as FieldLabels}),
    isDeprecated: json.deprecated === true,
    isReadOnly: json.readOnly === true,
    isWriteOnly: json.writeOnly === true,
    ...(json.default !== undefined && {default: json.default}),
    ...(json['x-default'] !== undefined && {initialValue: json['x-default']}),
    examples: (json.examples ?? []) as Json[],
    ...(json.enum !== undefined && {enum: enumOf(json.enum as Json[], json['x-enumDescriptions'])}),
    constraints: limitNames
      .filter((name) => json[name] !== undefined)
      .map((name) => `${name}: ${text(json[name] ?? '')}`),
    ...(typeof json.contentMediaType === 'string' && {contentMediaType: json.contentMediaType}),
    ...(typeof json.contentEncoding === 'string' && {contentEncoding: json.contentEncoding}),
    limits: new Map(
      limitNames.flatMap((name) => {
        const limit = json[name];
        return limit === undefined ? [] : [[name, limit]];
      }),
    ),
    properties: (direction) =>
      Object.entries((json.properties ?? {}) as JsonObject)
        .map(([name, value]) => ({
          name,
          isRequired: required.includes(name),
          schema: read(value),
        }))
        .filter(({schema}) => !(direction === 'request' && schema.isReadOnly)),
    ...(json.additionalProperties !== undefined && {
      additionalProperties:
        typeof json.additionalProperties === 'boolean'
          ? json.additionalProperties
          : read(json.additionalProperties),
    }),
    ...(json.items !== undefined && {items: read(json.items)}),
    choices,
  });
}
