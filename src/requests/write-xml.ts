import type {Schema} from '../openapi/schema.js';
import {readValue} from './input-value.js';
import {propertySchema} from './property-schema.js';
import type {InputValue} from './request.js';
import {plainText} from './serialize-parameter.js';

/** Writes a value as an XML document, as the `xml` keyword says (OpenAPI 3.1.1 §4.8.26). */
export function writeXml(value: InputValue, schema: Schema | undefined): string {
  const name = schema?.xml?.name ?? schema?.name ?? 'root';
  const isArray = readValue(value).kind === 'array';
  const elements = isArray
    ? wrapped(name, value, schema, '\n')
    : element(name, value, schema, '\n');
  return `<?xml version="1.0" encoding="UTF-8"?>${elements}\n`;
}

/** One element; `lineStart` is a line break and its indentation. */
function element(
  name: string,
  value: InputValue,
  schema: Schema | undefined,
  lineStart: string,
): string {
  const {attributes, content} = contentOf(value, schema, `${lineStart}  `);
  return tagged(name, schema, attributes, content, lineStart);
}

/** A start tag, what is in it, and its end tag. */
function tagged(
  name: string,
  schema: Schema | undefined,
  attributes: string,
  content: string,
  lineStart: string,
): string {
  const tag = tagName(name, schema);
  const start = `${lineStart}<${tag}${namespaceOf(schema)}${attributes}`;
  if (content === '') return `${start}/>`;
  return `${start}>${content}${content.startsWith('\n') ? lineStart : ''}</${tag}>`;
}

/** An array: an element for each item, in an element of their own if they are wrapped. */
function items(
  name: string,
  value: InputValue,
  schema: Schema | undefined,
  lineStart: string,
): string {
  const {wrapped: isWrapped, name: ownName, nodeType} = schema?.xml ?? {};
  if (isWrapped === true || nodeType === 'element') {
    return wrapped(ownName ?? name, value, schema, lineStart);
  }
  return each(name, value, schema, lineStart);
}

function wrapped(
  name: string,
  value: InputValue,
  schema: Schema | undefined,
  lineStart: string,
): string {
  return tagged(name, schema, '', each(name, value, schema, `${lineStart}  `), lineStart);
}

function each(
  name: string,
  value: InputValue,
  schema: Schema | undefined,
  lineStart: string,
): string {
  const read = readValue(value);
  if (read.kind !== 'array') return element(name, value, schema?.items, lineStart);
  return read.items
    .map((item) => element(schema?.items?.xml?.name ?? name, item, schema?.items, lineStart))
    .join('');
}

function contentOf(
  value: InputValue,
  schema: Schema | undefined,
  lineStart: string,
): {readonly attributes: string; readonly content: string} {
  const read = readValue(value);
  if (read.kind === 'array') {
    return {attributes: '', content: each('item', value, schema, lineStart)};
  }
  if (read.kind !== 'object') return {attributes: '', content: escapeXml(plainText(value))};
  let attributes = '';
  let content = '';
  for (const [key, property] of read.entries) {
    const inner = propertySchema(schema, key);
    const {name = key, attribute, nodeType} = inner?.xml ?? {};
    if (attribute === true || nodeType === 'attribute') {
      attributes += ` ${tagName(name, inner)}="${escapeXml(plainText(property))}"`;
    } else if (nodeType === 'text') {
      content += escapeXml(plainText(property));
    } else if (nodeType === 'cdata') {
      content += `<![CDATA[${plainText(property).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
    } else if (readValue(property).kind === 'array') {
      content += items(key, property, inner, lineStart);
    } else {
      content += element(name, property, inner, lineStart);
    }
  }
  return {attributes, content};
}

function tagName(name: string, schema: Schema | undefined): string {
  const {prefix} = schema?.xml ?? {};
  return prefix === undefined ? xmlName(name) : `${xmlName(prefix)}:${xmlName(name)}`;
}

function namespaceOf(schema: Schema | undefined): string {
  const {prefix, namespace} = schema?.xml ?? {};
  if (namespace === undefined) return '';
  const name = prefix === undefined ? 'xmlns' : `xmlns:${xmlName(prefix)}`;
  return ` ${name}="${escapeXml(namespace)}"`;
}

/** Keys that are no names of XML become names. */
function xmlName(text: string): string {
  return text.replace(/[^\p{L}\p{N}._-]/gu, '_').replace(/^(?![\p{L}_])/u, '_');
}

/** Escapes text, and leaves out what no XML can contain. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}
