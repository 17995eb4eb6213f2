import {limitIn} from '../../openapi/schema-limits.js';
import type {Schema, SchemaType} from '../../openapi/schema.js';
import {isFileType} from '../../shared/media-type.js';

/** What edits a value of a schema. */
export type FormControl =
  | 'enum'
  | 'boolean'
  | 'number'
  | 'text'
  | 'multiline'
  | 'date'
  | 'date-time'
  | 'file'
  | 'base64'
  | 'object'
  | 'array'
  | 'files'
  /** Any JSON, as text. */
  | 'json';

/** The control for a schema, when its value is of one of its types. */
export function controlFor(schema: Schema, type = typeFor(schema)): FormControl {
  if (schema.enum) return 'enum';
  switch (type) {
    case 'boolean':
      return 'boolean';
    case 'integer':
    case 'number':
      return 'number';
    case 'object':
      return 'object';
    case 'array':
      return isFile(schema.items) && schema.prefixItems.length === 0 ? 'files' : 'array';
    case 'string':
      return controlForText(schema);
    case 'null':
    case undefined:
      return 'json';
    default:
      return type satisfies never;
  }
}

/**
 * The media type of the files that a schema describes, where its part of a form is said to be in
 * `encoded`; empty if any; `undefined` if it describes none.
 */
export function fileTypeOf(schema: Schema | undefined, encoded?: string): string | undefined {
  if (schema === undefined || schema.enum) return undefined;
  const {format, contentMediaType, contentEncoding} = schema;
  const type = typeFor(schema) ?? 'string';
  if (type !== 'string' || contentEncoding || schema.choices.length > 0) return undefined;
  const media = encoded ?? contentMediaType;
  const isFile = format === 'binary' || (media !== undefined && isFileType(media));
  return isFile ? (media ?? '') : undefined;
}

/** A list of lists, of any depth, has no files. */
function isFile(items: Schema | undefined): boolean {
  return items !== undefined && typeFor(items) !== 'array' && controlFor(items) === 'file';
}

/** The type that a schema implies if it says none; `undefined`: any. */
export function typeFor(schema: Schema): SchemaType | undefined {
  if (schema.types.length > 0) return schema.types[0];
  if (schema.items || schema.prefixItems.length > 0) return 'array';
  if (schema.properties().length > 0 || schema.additionalProperties) return 'object';
  return schema.contentEncoding || schema.contentMediaType ? 'string' : undefined;
}

function controlForText(schema: Schema): FormControl {
  if (schema.contentEncoding === 'base64' || schema.format === 'byte') return 'base64';
  if (schema.format === 'base64') return 'base64';
  const {format, contentMediaType = 'text/plain'} = schema;
  if (format === 'binary' || isFileType(contentMediaType)) return 'file';
  if (schema.format === 'date' || schema.format === 'date-time') return schema.format;
  const longest = limitIn(schema.limits, 'maxLength') ?? 0;
  return schema.contentMediaType || longest > 500 ? 'multiline' : 'text';
}
