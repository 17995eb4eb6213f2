import type {MediaContent, PartEncoding} from '../openapi/operation.js';
import type {Schema} from '../openapi/schema.js';
import {bodyType} from './body-type.js';
import {readValue} from './input-value.js';
import {writeJson} from './write-json.js';
import {formEncode, wellFormed} from './percent-encode.js';
import {propertySchema} from './property-schema.js';
import type {BodyValue, FileValue, FormPart, HttpBody, HttpHeader, InputValue} from './request.js';
import {contentText, isJson, plainText, serializePairs, type Pair} from './serialize-parameter.js';
import {writeXml} from './write-xml.js';

export interface SerializedBody {
  readonly body: HttpBody;
  /** Of a form with parts, what sends it chooses it. */
  readonly contentType?: string;
}

type Properties = readonly (readonly [name: string, value: InputValue])[];

/** A body in a media type; `undefined` if there is nothing to send. */
export function serializeBody(
  {mediaType: written, content: given}: BodyValue,
  content: MediaContent | undefined,
): SerializedBody | undefined {
  const mediaType = content ? bodyType(content) : written;
  if (given.kind === 'file') return fileBody(written, given.file);
  if (given.kind === 'text') return textBody(typeOfText(mediaType, given.text), given.text);
  const read = readValue(given.value);
  if (read.kind === 'file') return fileBody(written, read.file);
  const {value} = given;
  if (isMultipart(mediaType)) {
    const parts =
      read.kind === 'array'
        ? unnamedParts(read.items, content)
        : partsOf(mediaType, propertiesOf(value), content);
    if (parts.length === 0) return undefined;
    return {body: {kind: 'multipart', parts, mediaType: inHeader(mediaType)}};
  }
  if (isUrlEncoded(mediaType)) {
    return textBody(mediaType, writeUrlEncoded(propertiesOf(value), content));
  }
  if (isWildcard(mediaType)) {
    const isText = read.kind !== 'object' && read.kind !== 'array';
    return isText
      ? textBody('text/plain', plainText(value))
      : textBody('application/json', writeJson(value, 2));
  }
  return textBody(mediaType, writeText(mediaType, value, content));
}

/** Whether a media type is that of a form whose parts may be files. */
export function isMultipart(mediaType: string): boolean {
  return /^multipart\//i.test(mediaType);
}

/** Whether a media type is that of a form that is written like a query. */
export function isUrlEncoded(mediaType: string): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(mediaType);
}

/** Whether a media type is XML, or its name ends with `+xml`. */
export function isXml(mediaType: string): boolean {
  return /^[^;]*[/+]xml\s*(?:;|$)/i.test(mediaType);
}

function writeText(
  mediaType: string,
  value: InputValue,
  content: MediaContent | undefined,
): string {
  if (isXml(mediaType)) {
    return typeof value === 'string' ? value : writeXml(value, content?.schema);
  }
  return isJson(mediaType) ? writeJson(value, 2) : contentText(mediaType, value);
}

function textBody(contentType: string, text: string): SerializedBody | undefined {
  return text === '' ? undefined : {body: {kind: 'text', text: wellFormed(text)}, contentType};
}

function fileBody(mediaType: string, file: FileValue): SerializedBody {
  return {body: {kind: 'file', file}, contentType: fileType(mediaType, file)};
}

/** The type of a text; the boundary of a form that is written as text is its first line. */
function typeOfText(mediaType: string, text: string): string {
  if (isWildcard(mediaType)) return 'text/plain';
  const boundary = /^--([\w'()+,./:=?-]+)\r?\n/.exec(text)?.[1];
  return isMultipart(mediaType) && boundary !== undefined
    ? `${mediaType}; boundary="${boundary}"`
    : mediaType;
}

/** The media type, or that of the file where the description allows several. */
function fileType(mediaType: string | undefined, {file}: FileValue): string {
  return mediaType === undefined || isWildcard(mediaType) || mediaType.includes(',')
    ? file.type || 'application/octet-stream'
    : mediaType;
}

function isWildcard(mediaType: string): boolean {
  return mediaType === '' || mediaType.includes('*');
}

/** The properties of a form. */
function propertiesOf(value: InputValue): Properties {
  const read = readValue(value);
  return read.kind === 'object' ? read.entries : [];
}

function writeUrlEncoded(properties: Properties, content: MediaContent | undefined): string {
  return properties
    .flatMap(([name, value]): readonly Pair[] => {
      const encoding = content?.encoding.get(name);
      if (hasStyle(encoding)) return serializePairs(serializationOf(name, encoding), value);
      const schema = itemSchema(value, propertySchema(content?.schema, name));
      return itemsOf(value).map((item) => [
        formEncode(name),
        formEncode(fieldText(encoding?.contentType ?? 'text/plain', item, schema)),
      ]);
    })
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

function partsOf(
  mediaType: string,
  properties: Properties,
  content: MediaContent | undefined,
): readonly FormPart[] {
  const isFormData = /^multipart\/form-data\b/i.test(mediaType);
  return properties.flatMap(([name, value]): readonly FormPart[] => {
    const encoding = content?.encoding.get(name);
    const headers = headersOf(encoding);
    if (isFormData && hasStyle(encoding) && !containsFile(value)) {
      return serializePairs({...serializationOf(name, encoding), allowReserved: false}, value).map(
        ([partName, text]) => ({
          name: decodeURIComponent(partName),
          content: decodeURIComponent(text),
          headers,
        }),
      );
    }
    const schema = itemSchema(value, propertySchema(content?.schema, name));
    const type = typeOfPart(encoding, schema);
    return itemsOf(value).map((item) => partOf(name, item, schema, type, headers));
  });
}

/** A part for each item of a list (OpenAPI 3.2.0 "Encoding By Position"). */
function unnamedParts(
  items: readonly InputValue[],
  content: MediaContent | undefined,
): readonly FormPart[] {
  const {schema, prefixEncoding = [], itemEncoding} = content ?? {};
  return items.map((item, index) => {
    const encoding = prefixEncoding[index] ?? itemEncoding;
    const inner = schema?.prefixItems[index] ?? schema?.items;
    return partOf('', item, inner, typeOfPart(encoding, inner), headersOf(encoding, true));
  });
}

/** The media type of a part, if it is known before its value is. */
function typeOfPart(encoding: PartEncoding | undefined, schema: Schema | undefined) {
  const described = encoding?.contentType ?? contentTypeIn(schema);
  return described && inHeader(described);
}

/** A media type up to a line break, which would be the end of the header, or the like. */
function inHeader(mediaType: string): string {
  return mediaType.replace(/[\0-\x08\n-\x1f\x7f].*/s, '').trim();
}

/** The schema of each of {@link itemsOf}. */
function itemSchema(value: InputValue, schema: Schema | undefined): Schema | undefined {
  return readValue(value).kind === 'array' ? schema?.items : schema;
}

/** The media type that a schema names for its texts, if they contain it as it is. */
function contentTypeIn(schema: Schema | undefined): string | undefined {
  return schema?.contentEncoding === undefined ? schema?.contentMediaType : undefined;
}

function partOf(
  name: string,
  value: InputValue,
  schema: Schema | undefined,
  contentType: string | undefined,
  headers: readonly HttpHeader[],
): FormPart {
  const read = readValue(value);
  if (read.kind === 'file') {
    const type = fileType(contentType, read.file);
    return {name, content: read.file, contentType: type, headers};
  }
  const isComplex = read.kind === 'object' || read.kind === 'array';
  const type =
    contentType === undefined || isWildcard(contentType)
      ? isComplex
        ? 'application/json'
        : undefined
      : contentType.replace(/,.*/, '').trim();
  return {
    name,
    content: wellFormed(
      type !== undefined && isXml(type) ? plainXml(value) : fieldText(type ?? '', value, schema),
    ),
    ...(type === undefined ? {} : {contentType: type}),
    headers,
  };
}

/** A field of a form; a text that contains JSON, as its schema and its media type say, as it is. */
function fieldText(mediaType: string, value: InputValue, schema: Schema | undefined): string {
  const isTyped = typeof value === 'string' && schema?.types.join() === 'string';
  return isTyped && isJson(mediaType) && isJsonText(value) ? value : contentText(mediaType, value);
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function plainXml(value: InputValue): string {
  return typeof value === 'string' ? value : writeXml(value, undefined);
}

/** The headers of a part whose value the description gives; those of one without a name say it. */
function headersOf(encoding: PartEncoding | undefined, isUnnamed = false): readonly HttpHeader[] {
  return (encoding?.headers ?? []).flatMap(({name, schema, initialValue}): HttpHeader[] => {
    const only = schema.enum?.length === 1 ? schema.enum[0]?.value : undefined;
    const value = initialValue ?? schema.default ?? only;
    const text = value === undefined ? '' : plainText(value);
    const isMade = isUnnamed ? /^content-type$/i : /^content-(?:type|disposition)$/i;
    return text === '' || isMade.test(name) || /[\r\n\0]/.test(name + text) ? [] : [[name, text]];
  });
}

/** The items of an array, of which each is a part of its own; else the value. */
function itemsOf(value: InputValue): readonly InputValue[] {
  const read = readValue(value);
  return read.kind === 'array' ? read.items : [value];
}

function containsFile(value: InputValue): boolean {
  return itemsOf(value).some((item) => readValue(item).kind === 'file');
}

/** Whether one of the keywords is there that make the media type of a property meaningless. */
export function hasStyle(encoding: PartEncoding | undefined): boolean {
  return (
    encoding?.style !== undefined ||
    encoding?.explode !== undefined ||
    encoding?.allowReserved !== undefined
  );
}

function serializationOf(
  name: string,
  encoding: PartEncoding | undefined,
): Parameters<typeof serializePairs>[0] {
  const {style = 'form', explode = style === 'form', allowReserved = false} = encoding ?? {};
  return {name, style, explode, allowReserved};
}
