import type {MediaContent, Parameter} from '../openapi/operation.js';
import {bodyType} from './body-type.js';
import type {ValuePath} from './form/form-value.js';
import {hasStyle, isMultipart, isUrlEncoded, isXml} from './serialize-body.js';
import {isJson, serializeParameter} from './serialize-parameter.js';

/** What is sent of a value that is null: `null` itself, an empty text, or nothing. */
export type SentNull = 'null' | 'empty' | 'nothing';

/** What is sent of null at a path inside the value of a parameter. Only JSON has a null. */
export function nullOfParameter(parameter: Parameter, path: ValuePath): SentNull {
  if (isJson(parameter.mediaType ?? '')) return 'null';
  return path.length === 0 && serializeParameter(parameter, null) !== '' ? 'empty' : 'nothing';
}

/** What is sent of null at a path inside a body. The fields of a form are texts, or JSON. */
export function nullOfBody(content: MediaContent, path: ValuePath): SentNull {
  const type = bodyType(content);
  if (isXml(type)) return 'empty';
  if (!isMultipart(type) && !isUrlEncoded(type)) return 'null';
  const [name, index] = path;
  const encoding = content.encoding.get(String(name));
  if (hasStyle(encoding)) return path.length > 1 ? 'nothing' : 'empty';
  // Each item of a list is a field of its own.
  const isField = path.length < 2 || (path.length === 2 && typeof index === 'number');
  return isField && !isJson(encoding?.contentType ?? '') ? 'empty' : 'null';
}
