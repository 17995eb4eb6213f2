import {fromBase64Url, toBase64Url} from './base64.js';
import {isFile, readValue} from './input-value.js';
import {parseJson} from './json-text.js';
import {writeJson} from './write-json.js';
import type {BodyValue, InputValue, RequestValues} from './request.js';
import {isSecretParameter} from './secret-parameter.js';

/** What a link contains: no credentials, no files. */
export type SharedValues = Omit<RequestValues, 'credentials'>;

/** Longer links are cut off by programs that pass them on; then the body is left out. */
const maxLength = 8000;

/** A text for the hash or the query of a URL; empty if nothing has been entered. */
export function writeSharedValues({server, parameters, body}: SharedValues): string {
  const shared = new Map<string, InputValue>();
  const isShared = ([key, value]: [string, InputValue]): boolean =>
    value !== undefined && !isSecretParameter(key);
  const entries = [...parameters].filter(isShared).flatMap(([key, value]) => {
    const rest = withoutFiles(value);
    return rest === undefined ? [] : [[key, rest] as const];
  });
  if (server !== '') shared.set('s', server.replace(/^(\w+:\/\/)[^/?#]*@/, '$1'));
  if (entries.length > 0) shared.set('p', new Map(entries));
  const withBody = new Map([...shared, ...writeBody(body)]);
  if (withBody.size === 0) return '';
  const text = toBase64Url(writeJson(withBody));
  return text.length <= maxLength ? text : shared.size === 0 ? '' : toBase64Url(writeJson(shared));
}

/**
 * Reads such a text; `undefined` for every other text. The author of a link chooses what is in it:
 * use the server only if the description has it too.
 */
export function readSharedValues(text: string): SharedValues | undefined {
  const shared = decode(text);
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

function writeBody(body: BodyValue | undefined): readonly (readonly [string, InputValue])[] {
  if (body === undefined || body.content.kind === 'file') return [];
  const {mediaType, content} = body;
  if (content.kind === 'text') {
    return [
      ['t', mediaType],
      ['x', content.text],
    ];
  }
  const value = withoutFiles(content.value);
  return value === undefined
    ? []
    : [
        ['t', mediaType],
        ['v', value],
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

/** A value without the files in it; `undefined`: it is one. */
function withoutFiles(value: InputValue): InputValue | undefined {
  if (isFile(value)) return undefined;
  const read = readValue(value);
  if (read.kind === 'array') {
    return read.items.map(withoutFiles).filter((item): item is InputValue => item !== undefined);
  }
  if (read.kind !== 'object') return value;
  return new Map(
    read.entries.flatMap(([key, property]) => {
      const rest = withoutFiles(property);
      return rest === undefined ? [] : [[key, rest] as const];
    }),
  );
}

function decode(text: string): InputValue | undefined {
  try {
    return parseJson(fromBase64Url(text));
  } catch {
    return undefined;
  }
}
