import type {WrittenAttribute} from '../../markdown/attributes.js';
import type {ValueSource} from '../parse-context.js';
import {attributeValue} from './attribute-value.js';
import type {Literal} from './literal.js';

/** The properties that a tag passes to its snippet. */
export function snippetProps(
  attributes: readonly WrittenAttribute[],
  source: ValueSource,
): ReadonlyMap<string, Literal> {
  const values = new Map<string, Literal>();
  for (const {name, value} of attributes) {
    const literal = attributeValue(value, source);
    if (literal !== undefined) values.set(name, literal.value);
  }
  return values;
}
