import type {Parameter, ParameterPlace, ParameterStyle} from '../openapi/operation.js';
import {readValue, type ReadValue} from './input-value.js';
import {writeJson} from './write-json.js';
import {writeStream} from './write-stream.js';
import {streamFormat} from '../shared/media-type.js';
import {
  formEncode,
  percentEncode,
  percentEncodePath,
  percentEncodeUnsafe,
} from './percent-encode.js';
import type {InputValue} from './request.js';

/** What says how a value is written; a parameter has it all. */
export interface Serialization {
  readonly name: string;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  readonly allowReserved: boolean;
}

type Encode = (text: string) => string;

/** A name and a value, both encoded: `color` and `blue,black`. */
export type Pair = readonly [name: string, value: string];

/**
 * What a path, a header, a query or a `Cookie` header contains for a parameter:
 * `;color=blue`, `blue,black`, `color=blue&color=black`, `color=blue; color=black`
 * (OpenAPI 3.1.1 §4.8.12.4, RFC 6570). Empty if there is nothing to send.
 */
export function serializeParameter(parameter: Parameter, value: InputValue): string {
  switch (parameter.place) {
    case 'path':
    case 'header':
      return serializeText(parameter, value);
    case 'query':
      return serializePairs(parameter, value).map(joined).join('&');
    case 'cookie':
      return serializePairs(parameter, value).map(joined).join('; ');
    case 'querystring':
      return serializeQueryString(parameter.mediaType ?? '', value);
  }
}

/** The text of a path or header parameter; `encode` is for what a path may contain. */
export function serializeText(
  parameter: Parameter,
  value: InputValue,
  encodePath: Encode = parameter.allowReserved ? percentEncodePath : percentEncode,
): string {
  const isHeader = parameter.place === 'header';
  const encode = isHeader ? headerText : encodePath;
  if (parameter.mediaType !== undefined) {
    const text = contentText(parameter.mediaType, value);
    return isHeader && isJson(parameter.mediaType) ? asciiJson(text) : encode(text);
  }
  const read = readValue(value);
  if (isHeader) return expand(read, {first: '', separator: ',', isNamed: false}, parameter, encode);
  switch (parameter.style) {
    case 'label':
      return expand(read, {first: '.', separator: '.', isNamed: false}, parameter, encode);
    case 'matrix':
      return expand(read, {first: ';', separator: ';', isNamed: true}, parameter, encode);
    default:
      return expand(read, {first: '', separator: ',', isNamed: false}, parameter, encode);
  }
}

/** The names and values of a query or cookie parameter, or of a property of a form. */
export function serializePairs(
  parameter: Serialization & {readonly place?: ParameterPlace; readonly mediaType?: string},
  value: InputValue,
  encodeValue?: Encode,
): readonly Pair[] {
  const {style, mediaType} = parameter;
  const isPlain = style === 'cookie';
  const encodeName = isPlain ? cookieText : (encodeValue ?? percentEncode);
  const encode = isPlain
    ? cookieText
    : parameter.allowReserved && parameter.place !== 'cookie'
      ? percentEncodeUnsafe
      : (encodeValue ?? percentEncode);
  const name = encodeName(parameter.name);
  if (mediaType !== undefined) return [[name, encode(contentText(mediaType, value))]];
  const read = readValue(value);
  if (style === 'deepObject') return deepPairs(parameter.name, read, encodeName, encode);
  if (read.kind === 'array') {
    const items = read.items.filter(isSent).map((item) => encode(plainText(item)));
    if (items.length === 0) return [];
    return parameter.explode
      ? items.map((item) => [name, item])
      : [[name, items.join(delimiterOf(style))]];
  }
  if (read.kind === 'object') {
    const pairs = read.entries
      .filter(([, property]) => isSent(property))
      .map(([key, property]): Pair => [encodeName(key), encode(plainText(property))]);
    if (pairs.length === 0) return [];
    return parameter.explode ? pairs : [[name, pairs.flat().join(delimiterOf(style))]];
  }
  return [[name, encode(plainText(value))]];
}

/** The text of a value in a media type, not encoded. */
export function contentText(mediaType: string, value: InputValue): string {
  if (isJson(mediaType)) return writeJson(value);
  const format = streamFormat(mediaType);
  return format && typeof value !== 'string' ? writeStream(format, value) : plainText(value);
}

/** Whether a media type is JSON, or its name ends with `+json`. */
export function isJson(mediaType: string): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/i.test(mediaType);
}

/** A value as text: of null none, of arrays and objects, which have no other form, JSON. */
export function plainText(value: InputValue): string {
  const read = readValue(value);
  switch (read.kind) {
    case 'null':
      return '';
    case 'text':
    case 'number':
    case 'boolean':
      return read.text;
    case 'file':
      return read.file.name;
    case 'array':
    case 'object':
      return writeJson(value);
  }
}

/** A whole query (OpenAPI 3.2 `in: querystring`). */
function serializeQueryString(mediaType: string, value: InputValue): string {
  const read = readValue(value);
  if (!/^application\/x-www-form-urlencoded\b/i.test(mediaType) || read.kind !== 'object') {
    return percentEncode(contentText(mediaType, value));
  }
  return read.entries
    .filter(([, property]) => isSent(property))
    .flatMap(([name, property]) => {
      const serialization = {name, style: 'form', explode: true, allowReserved: false} as const;
      const isObject = readValue(property).kind === 'object';
      return isObject
        ? [[formEncode(name), formEncode(writeJson(property))] as const]
        : serializePairs(serialization, property, formEncode);
    })
    .map(joined)
    .join('&');
}

/** RFC 6570 §3.2.1, for `simple`, `label` and `matrix`. */
function expand(
  read: ReadValue,
  operator: {readonly first: string; readonly separator: string; readonly isNamed: boolean},
  {name, explode}: Serialization,
  encode: Encode,
): string {
  const {first, separator, isNamed} = operator;
  const named = (key: string, text: string): string => (text === '' ? key : `${key}=${text}`);
  const start = (text: string): string => (isNamed ? named(encode(name), text) : text);
  if (read.kind === 'array') {
    const items = read.items.filter(isSent).map((item) => encode(plainText(item)));
    if (items.length === 0) return '';
    return `${first}${explode ? items.map(start).join(separator) : start(items.join(','))}`;
  }
  if (read.kind === 'object') {
    const pairs = read.entries
      .filter(([, property]) => isSent(property))
      .map(([key, property]): Pair => [encode(key), encode(plainText(property))]);
    if (pairs.length === 0) return '';
    if (!explode) return `${first}${start(pairs.flat().join(','))}`;
    const write = isNamed ? ([key, text]: Pair) => named(key, text) : joined;
    return `${first}${pairs.map(write).join(separator)}`;
  }
  const text = read.kind === 'null' ? '' : read.kind === 'file' ? read.file.name : read.text;
  return `${first}${start(encode(text))}`;
}

/**
 * `color[R]=100`. What is inside arrays and objects, which no standard defines, is written as the
 * servers that know this style read it: `color[list][0]=a`, `color[a][b]=1`.
 */
function deepPairs(
  name: string,
  read: ReadValue,
  encodeName: Encode,
  encode: Encode,
): readonly Pair[] {
  const inside = (path: string, value: ReadValue): readonly Pair[] => {
    switch (value.kind) {
      case 'array':
        return value.items.flatMap((item, index) =>
          inside(`${path}${bracketed(String(index))}`, readValue(item)),
        );
      case 'object':
        return value.entries.flatMap(([key, property]) =>
          isSent(property) ? inside(`${path}${bracketed(key)}`, readValue(property)) : [],
        );
      case 'null':
        return [[path, '']];
      case 'file':
        return [[path, encode(value.file.name)]];
      default:
        return [[path, encode(value.text)]];
    }
  };
  const bracketed = (key: string): string => `%5B${encodeName(key)}%5D`;
  return inside(encodeName(name), read);
}

/** Delimiters that no URL may contain are written encoded. */
function delimiterOf(style: ParameterStyle): string {
  return style === 'spaceDelimited' ? '%20' : style === 'pipeDelimited' ? '%7C' : ',';
}

/** In arrays and objects, null is a value that is not there (RFC 6570 §2.3). */
function isSent(value: InputValue): boolean {
  return readValue(value).kind !== 'null';
}

function joined([name, value]: Pair): string {
  return `${name}=${value}`;
}

/** A header contains visible ASCII (RFC 9110 §5.5); what is not, is encoded as in a URL. */
export function headerText(text: string): string {
  return text.replace(/[^\0\t\n\r\u0020-\u007e]+/g, percentEncode);
}

/** JSON has its own way to write what is not ASCII. */
function asciiJson(text: string): string {
  return text.replace(
    /[^\u0020-\u007e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The characters of a cookie (RFC 6265 §4.1.1), and `%`, which is a part of values. */
function cookieText(text: string): string {
  return text.replace(/[^!#-+\--:<-[\]-~]+/g, percentEncode);
}
