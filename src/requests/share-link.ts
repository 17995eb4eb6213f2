import type {Operation} from '../openapi/operation.js';
import type {Schema} from '../openapi/schema.js';
import {fromBase64Url, toBase64Url} from './base64.js';
import {parameterKey} from './build-request.js';
import {isFile, readValue} from './input-value.js';
import {parseJson} from './json-text.js';
import {writeJson} from './write-json.js';
import type {BodyValue, InputValue, RequestValues} from './request.js';
import {propertySchema} from './property-schema.js';
import {isSecretParameter} from './secret-parameter.js';

/** What a link contains: no credentials, no files. */
export type SharedValues = Omit<RequestValues, 'credentials'>;

/** Longer links are cut off by programs that pass them on; then the body is left out. */
const maxLength = 8000;

/**
 * A text for the hash or the query of a URL; empty if nothing has been entered. Values of
 * `described` that are secret by their name or format are left out.
 */
export function writeSharedValues(
  {server, parameters, body}: SharedValues,
  described?: Pick<Operation, 'parameters' | 'body'>,
): string {
  const shared = new Map<string, InputValue>();
  const schemas = new Map(described?.parameters.map((one) => [parameterKey(one), one.schema]));
  const entries = [...parameters].flatMap(([key, value]) => {
    const rest = isSecretParameter(key) ? undefined : publicPart(value, schemas.get(key));
    return rest === undefined ? [] : [[key, rest] as const];
  });
  if (server !== '') shared.set('s', server.replace(/^(\w+:\/\/)[^/?#]*@/, '$1'));
  if (entries.length > 0) shared.set('p', new Map(entries));
  const content = described?.body?.contents.find(({mediaType}) => mediaType === body?.mediaType);
  const withBody = new Map([...shared, ...writeBody(body, content?.schema)]);
  if (withBody.size === 0) return '';
  const text = toBase64Url(writeJson(withBody));
  return text.length <= maxLength ? text : shared.size === 0 ? '' : toBase64Url(writeJson(shared));
}

/**
 * Reads such a text; `undefined` for every other text. The author of a link chooses what is in it:
 * use the server only if the description has it too.
 */
export function readSharedValues(text: string): SharedValues | undefined {
  const shared = read(() => parseJson(fromBase64Url(text)));
  if (!(shared instanceof Map)) return undefined;
  const map = shared as ReadonlyMap<string, InputValue>;
  const server = map.get('s');
  const parameters = map.get('p');
  const body = readBody(map);
  return {
    server: typeof server === 'string' && /^https?:\/\//i.test(server) ? server : '',
    parameters:
      parameters instanceof Map
        ? new Map([...(parameters as ReadonlyMap<string, InputValue>)].filter(isNoSecret))
        : new Map<string, InputValue>(),
    ...(body === undefined ? {} : {body}),
  };
}

function isNoSecret([key]: readonly [string, InputValue]): boolean {
  return !isSecretParameter(key);
}

function writeBody(
  body: BodyValue | undefined,
  schema: Schema | undefined,
): readonly (readonly [string, InputValue])[] {
  if (body === undefined || body.content.kind === 'file') return [];
  const {mediaType, content} = body;
  const isText = content.kind === 'text';
  const rest = isText ? publicText(content.text, schema) : publicPart(content.value, schema);
  if (rest === undefined) return [];
  return [
    ['t', mediaType],
    [isText ? 'x' : 'v', rest],
  ];
}

function readBody(map: ReadonlyMap<string, InputValue>): BodyValue | undefined {
  const mediaType = map.get('t');
  const text = map.get('x');
  const value = map.get('v');
  if (typeof mediaType !== 'string') return undefined;
  if (typeof text === 'string') return {mediaType, content: {kind: 'text', text}};
  return value === undefined ? undefined : {mediaType, content: {kind: 'value', value}};
}

/** A value without the files and secrets in it; `undefined`: it is one. */
function publicPart(value: InputValue, schema: Schema | undefined): InputValue | undefined {
  if (isFile(value) || schema?.format === 'password') return undefined;
  const read = readValue(value);
  if (read.kind === 'array') {
    const items = read.items.map((item) => publicPart(item, schema?.items));
    return items.filter((item): item is InputValue => item !== undefined);
  }
  if (read.kind !== 'object') return value;
  return new Map(
    read.entries.flatMap(([key, property]) => {
      const isSecret = isSecretParameter(`query:${key}`);
      const rest = isSecret ? undefined : publicPart(property, propertySchema(schema, key));
      return rest === undefined ? [] : [[key, rest] as const];
    }),
  );
}

/** JSON without the secrets in it; another text only if it cannot have any. */
function publicText(text: string, schema: Schema | undefined): string | undefined {
  const value = read(() => parseJson(text));
  if (value === undefined) return /passw|secret|token|api.?key/i.test(text) ? undefined : text;
  const rest = publicPart(value, schema);
  return rest === undefined || writeJson(rest) === writeJson(value) ? text : writeJson(rest, 2);
}

function read(parse: () => InputValue): InputValue | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}
