import type {ComponentNode, DocNode} from '../content/nodes.js';
import type {Json, JsonObject} from '../shared/json.js';
import {templateVariables} from '../shared/path-template.js';
import {parseExactJson} from './exact/exact-json.js';
import {orderedObject} from './exact/key-order.js';
import {toJson} from './json-value.js';

/** What a page with `api` describes, as an OpenAPI document. */
export interface PageDescription {
  readonly document: JsonObject;
  readonly method: string;
  readonly path: string;
}

/** The beginning of a complete URL. */
const origin = /^https?:\/\/[^/?#]+/i;

/**
 * The OpenAPI document of a page whose `api` names a method and a URL or path, and whose
 * `ParamField`s are the parameters. A complete URL replaces `baseUrls`. `undefined` where `api`
 * does not have that form.
 */
export function describePage(
  api: string,
  title: string,
  body: readonly DocNode[],
  baseUrls: readonly string[],
): PageDescription | undefined {
  const [method = '', ...words] = api.trim().split(/\s+/);
  const target = words.join(' ');
  if (target === '') return undefined;
  const [server = ''] = origin.exec(target) ?? [];
  const [path = '', query = ''] = target.slice(server.length).replace(/#.*$/, '').split('?');
  // A name after a colon is a parameter as well.
  const braced = path.replace(/(?<=\/):([A-Za-z_]\w*)/g, '{$1}');
  const route = braced.startsWith('/') ? braced : `/${braced}`;
  const servers = server === '' ? baseUrls : [server];
  const fields = fieldsIn(body);
  const operation = {
    summary: title,
    parameters: parametersOf(fields, route, query),
    ...bodyOf(fields),
  };
  return {
    document: {
      openapi: '3.1.1',
      servers: servers.map((url) => ({url})),
      paths: {[route]: {[method.toLowerCase()]: operation}},
    },
    method: method.toUpperCase(),
    path: route,
  };
}

type ParamField = ComponentNode & {readonly name: 'ParamField'};

/** The fields of a page, also those inside tabs and groups; not those inside other fields. */
function fieldsIn(nodes: readonly DocNode[]): readonly ParamField[] {
  return nodes.flatMap((node): readonly ParamField[] => {
    if (node.kind === 'component' && node.name === 'ParamField') return [node];
    if (node.kind === 'list') return node.items.flatMap(fieldsIn);
    return 'children' in node ? fieldsIn(node.children) : [];
  });
}

/** A parameter of an OpenAPI document. */
interface ParameterObject extends JsonObject {
  readonly name: string;
  readonly in: string;
}

const places = ['path', 'query', 'header', 'cookie'] as const;

/** Parameters of the URL that have no field are there all the same: it needs them. */
function parametersOf(
  fields: readonly ParamField[],
  route: string,
  query: string,
): readonly JsonObject[] {
  const known = new Set<string>();
  const described = fields.flatMap((field): readonly JsonObject[] => {
    const place = places.find((one) => field.attributes[one] !== undefined);
    const name = place && field.attributes[place];
    if (!name) return [];
    known.add(`${place} ${name}`);
    return [parameter(name, place, schemaOf(field), field.attributes)];
  });
  const ofRoute = templateVariables(route).map(({name}) =>
    parameter(name, 'path', {type: 'string'}),
  );
  const others = [...ofRoute, ...queryOf(query)].filter(
    ({in: place, name}) => !known.has(`${place} ${name}`),
  );
  return [...described, ...others];
}

function parameter(
  name: string,
  place: string,
  schema: JsonObject,
  {required, deprecated, initialValue}: ParamField['attributes'] = {},
): ParameterObject {
  return {
    name,
    in: place,
    required: place === 'path' || required === true,
    deprecated: deprecated === true,
    schema,
    ...(initialValue && {'x-default': initialValue}),
  };
}

/** The query that is written in the URL. */
function queryOf(query: string): readonly ParameterObject[] {
  return [...new URLSearchParams(query)].map(([name, value]) =>
    parameter(name, 'query', {type: 'string', default: value}),
  );
}

function bodyOf(fields: readonly ParamField[]): JsonObject {
  const ofBody = fields.filter(({attributes}) => attributes.body);
  if (ofBody.length === 0) return {};
  const isForm = ofBody.some(({attributes}) => /^(?:file|binary)/i.test(attributes.type ?? ''));
  const mediaType = isForm ? 'multipart/form-data' : 'application/json';
  const schema = objectOf(ofBody, ({attributes}) => attributes.body);
  return {requestBody: {content: {[mediaType]: {schema}}}};
}

function objectOf(
  fields: readonly ParamField[],
  nameOf: (field: ParamField) => string | undefined,
): JsonObject {
  const named = fields.flatMap((field) => {
    const name = nameOf(field);
    return name ? [[name, field] as const] : [];
  });
  return {
    type: 'object',
    properties: orderedObject(named.map(([name, field]) => [name, schemaOf(field)])),
    required: named.filter(([, {attributes}]) => attributes.required).map(([name]) => name),
  };
}

/** The schema of a field: its type is free text, and fields inside it are its properties. */
function schemaOf({attributes, children}: ParamField): JsonObject {
  const {type = '', enum: allowed, deprecated, pre, post} = attributes;
  const {default: fallback, placeholder, initialValue} = attributes;
  const inner = fieldsIn(children);
  const own = typeSchema(type);
  // What is said of a list is about its items.
  const schema = withItem(own, (item) => ({
    ...item,
    ...(inner.length > 0 && objectOf(inner, innerName)),
    ...(allowed?.length && {enum: allowed.map((text) => valueOf(text, item))}),
  }));
  return {
    ...schema,
    ...(fallback && {default: valueOf(fallback, own)}),
    ...(placeholder && {examples: [valueOf(placeholder, own)]}),
    ...(initialValue && {'x-default': valueOf(initialValue, own)}),
    ...(deprecated && {deprecated}),
    ...((pre ?? post) && {'x-mint': {pre: pre ?? [], post: post ?? []}}),
  };
}

/** A schema in which that of the items, or it itself if it is not of a list, is changed. */
function withItem(schema: TypeSchema, change: (item: TypeSchema) => JsonObject): JsonObject {
  return schema.items ? {...schema, items: withItem(schema.items, change)} : change(schema);
}

/** A value as authors write it in an attribute. */
function valueOf(text: string, {type}: TypeSchema): Json {
  if (type === 'string') return text;
  try {
    return toJson(parseExactJson(text));
  } catch {
    return text;
  }
}

function innerName({attributes}: ParamField): string | undefined {
  return attributes.name ?? attributes.body ?? attributes.query;
}

interface TypeSchema extends JsonObject {
  readonly type?: string;
  readonly items?: TypeSchema;
}

const lists = /^(?:array|list)(?:\s+of\s+(.*)|\s*<(.*)>|\s*\[(.*)\])?$|^(.*)\[\]$/;

/** How the names of types begin. */
const types: readonly (readonly [name: RegExp, schema: TypeSchema])[] = [
  [/^(?:int|long)/, {type: 'integer'}],
  [/^(?:number|float|double|decimal)/, {type: 'number'}],
  [/^bool/, {type: 'boolean'}],
  [/^(?:file|binary)/, {type: 'string', format: 'binary'}],
  [/^(?:object|map|record|dict|json)/, {type: 'object'}],
  [/^(?:str|text|uuid|date|email|url)/, {type: 'string'}],
];

/** The schema of a type as authors write it: `string[]`, `enum<string>`, `integer | null`. */
function typeSchema(type: string): TypeSchema {
  const [first = ''] = type.toLowerCase().split('|');
  const name = first.trim();
  const list = lists.exec(name);
  if (list) return {type: 'array', items: typeSchema(list.slice(1).find(Boolean) ?? '')};
  const [, inner = name] = /^enum\s*<(.*)>$/.exec(name) ?? [];
  return types.find(([beginning]) => beginning.test(inner))?.[1] ?? {};
}
