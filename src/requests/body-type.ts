import type {MediaContent} from '../openapi/operation.js';
import {isBinary, mediaTypeOf} from '../shared/media-type.js';
import {typeFor} from './form/form-control.js';
import type {Schema} from '../openapi/schema.js';

/**
 * The media type in which a body is written and sent: that of a range (RFC 9110 §12.5.1) which its
 * suffix names, such as `application/*+json`, or JSON where any type of data is allowed and the
 * schema describes objects or lists. Any other media type is returned as it is.
 */
export function bodyType({mediaType, schema}: MediaContent): string {
  const range = mediaTypeOf(mediaType);
  const [, suffix] = /^(?:\*|application)\/\*\+(json|xml)$/.exec(range) ?? [];
  if (suffix !== undefined) return `application/${suffix}`;
  const isAnyData = range === '*/*' || range === 'application/*';
  return isAnyData && isStructured(schema) ? 'application/json' : mediaType;
}

/** Whether a value has a text in a media type: bytes have only one that their author wrote. */
export function hasText(value: unknown, mediaType: string): boolean {
  return typeof value === 'string' || !isBinary(mediaType);
}

/** Whether a schema describes objects or lists, also as the first variant of a choice. */
export function isStructured(schema: Schema | undefined): boolean {
  const described = schema?.choices[0]?.variants[0]?.schema ?? schema;
  const type = described && typeFor(described);
  return type === 'object' || type === 'array';
}
