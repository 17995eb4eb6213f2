import type {Json} from '../../shared/json.js';
import {numbersFrom} from '../exact/sample-number.js';
import {isNumber, limitIn} from '../schema-limits.js';
import type {Schema} from '../schema.js';

/**
 * Some items of a schema, made from one of them. Where they must differ, numbers, texts and the
 * values that the author names do; there may be fewer of them.
 */
export function exampleItems(
  schema: Schema,
  item: Json,
  count: number,
  areUnique: boolean,
): readonly Json[] {
  return areUnique ? differentItems(schema, item, count) : repeated(item, count);
}

function repeated(item: Json, count: number): readonly Json[] {
  return Array.from({length: count}, () => item);
}

function differentItems(schema: Schema, item: Json, count: number): readonly Json[] {
  const {examples, enum: allowed = [], limits, format} = schema;
  const written = examples.length > 0 ? examples : allowed.map(({value}) => value);
  if (written.length > 0) return written.slice(0, count);
  if (isNumber(item)) return numbersFrom(item, schema, count);
  if (typeof item !== 'string') return repeated(item, count);
  const isPlain = format === undefined && !limits.has('pattern');
  const most = limitIn(limits, 'maxLength') ?? Infinity;
  return repeated(item, isPlain ? count : 1)
    .map((_, index) => (index === 0 ? item : `${item}${index + 1}`))
    .filter((text, index) => index === 0 || text.length <= most);
}
