import type {Json} from '../../shared/json.js';
import {scalarText} from '../part.js';
import {isNumber} from '../schema-limits.js';
import type {SchemaType} from '../schema.js';

/** A number or a boolean as text, if types allow texts and nothing of its own type. */
export function scalarIn(value: Json, types: readonly SchemaType[]): Json {
  const isAllowed = types.some((type) =>
    isNumber(value) ? type === 'number' || type === 'integer' : type === typeof value,
  );
  return isAllowed || !types.includes('string') ? value : (scalarText(value) ?? value);
}
