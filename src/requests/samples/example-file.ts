import type {MediaContent} from '../../openapi/operation.js';
import type {Schema} from '../../openapi/schema.js';
import {limitIn} from '../../openapi/schema-limits.js';
import {fileTypeOf, typeFor} from '../form/form-control.js';
import {viewsOf} from '../form/body-state.js';
import {readValue} from '../input-value.js';
import {hasText} from '../body-type.js';
import {propertySchema} from '../property-schema.js';
import type {FileValue, InputValue} from '../request.js';
import {extensionOf} from '../response.js';
import {isMultipart} from '../serialize-body.js';
import {typeOfFile} from './file-types.js';

/** The file that a body is, where it is one; `example` is what its author wrote. */
export function fileOfBody(content: MediaContent, example: unknown): FileValue | undefined {
  const {mediaType, schema} = content;
  const type = fileTypeOf(schema, mediaType);
  const saysNothing = !schema || (!typeFor(schema) && schema.choices.length === 0);
  const isOpaque =
    (saysNothing && example === undefined && viewsOf(content)[0] === 'file') ||
    !hasText(example, mediaType);
  if (type === undefined && !isOpaque) return undefined;
  return exampleFile('file', type ?? mediaType, example);
}

/** The properties or items of a form, with a file for each text whose schema is a file. */
export function withFiles(value: InputValue, content: MediaContent): InputValue {
  const read = readValue(value);
  if (!isMultipart(content.mediaType)) return value;
  const {schema} = content;
  if (read.kind === 'array') {
    return read.items.map((item, index) =>
      filesOf(`part${index + 1}`, item, schema?.prefixItems[index] ?? schema?.items, undefined),
    );
  }
  if (read.kind !== 'object') return value;
  return new Map(
    read.entries.map(([name, property]) => {
      const encoded = content.encoding.get(name)?.contentType;
      return [name, filesOf(name, property, propertySchema(schema, name), encoded)];
    }),
  );
}

function filesOf(
  name: string,
  value: InputValue,
  schema: Schema | undefined,
  encoded: string | undefined,
): InputValue {
  const type = fileTypeOf(schema, encoded);
  if (type !== undefined) return exampleFile(name, type, value);
  const read = readValue(value);
  const typeOfItems = fileTypeOf(schema?.items, encoded);
  if (!schema || read.kind !== 'array' || typeOfItems === undefined) return value;
  // Two show that each is a part of its own
  const most = limitIn(schema.limits, 'maxItems') ?? 2;
  const count = Math.max(read.items.length, Math.min(2, most));
  return Array.from({length: count}, (_, index) =>
    exampleFile(name, typeOfItems, read.items[index], count > 1 ? `-${index + 1}` : ''),
  );
}

/** A file with a name that fits: that of its author, else one that is made. */
function exampleFile(property: string, types: string, example: unknown, end = ''): FileValue {
  const written = typeof example === 'string' ? example : '';
  const [, given] = /^@?([\w()-][\w .()-]*\.\w{1,5})$/.exec(written) ?? [];
  const [first = ''] = types.split(',');
  const isOpen = types === '' || /[*,]/.test(types);
  const ofName = isOpen && given !== undefined ? typeOfFile(given) : '';
  const type = ofName || (typical.get(first.trim()) ?? first.trim());
  const base =
    property
      .replace(/[^\p{L}\p{N}_-]+/gu, ' ')
      .trim()
      .replaceAll(' ', '-') || 'file';
  return {file: new Blob([], {type}), name: given ?? `${base}${end}${extensionOf(type)}`};
}

/** Range of media types → the type of an example file. */
const typical = new Map([
  ['image/*', 'image/png'],
  ['audio/*', 'audio/mpeg'],
  ['video/*', 'video/mp4'],
  ['text/*', 'text/plain'],
  ['*/*', 'application/octet-stream'],
  ['', 'application/octet-stream'],
]);
