import type {WrittenAttribute} from '../../markdown/attributes.js';
import {decodeEntities} from '../../markdown/entities.js';
import {readLiteral, type Literal} from './literal.js';
import type {ValueSource} from '../parse-context.js';

/**
 * The value of an attribute, without running anything: a text, a literal, or a name that the scope
 * knows.
 */
export function attributeValue(
  value: WrittenAttribute['value'],
  {scope, extensions}: ValueSource,
): {readonly value: Literal} | undefined {
  if (value.kind === 'flag') return {value: true};
  if (value.kind === 'string') return {value: decodeEntities(value.text, extensions.entities)};
  return readLiteral(value.source) ?? scope.find(value.source);
}
