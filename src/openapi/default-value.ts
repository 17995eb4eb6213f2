import type {Json} from '../shared/json.js';
import {writeExactJson} from './exact/exact-json.js';
import {isObject} from './part.js';
import type {Schema} from './schema.js';

/**
 * The default of a schema, as a value for samples and forms. Some generators write the zero value
 * of their language instead: there is none where `enum` does not allow it, or where it is an empty
 * object but properties are described.
 */
export function defaultValue(schema: Schema): Json | undefined {
  const {default: written, enum: values} = schema;
  if (written === undefined || written === null) return written;
  if (isObject(written) && Object.keys(written).length === 0) {
    return schema.properties().length > 0 ? undefined : written;
  }
  const key = writeExactJson(written);
  const isAllowed = values?.some(({value}) => writeExactJson(value) === key) ?? true;
  return isAllowed ? written : undefined;
}
