import type {WrittenAttribute} from '../../markdown/attributes.js';
import {decodeEntities} from '../../markdown/entities.js';
import {readLiteral, type Literal} from './literal.js';
import type {Scope} from './scope.js';

/** What an attribute says without running anything: a text, a literal, or a name that the scope knows. */
export function attributeValue(
  value: WrittenAttribute['value'],
  scope: Scope,
): {readonly value: Literal} | undefined {
  if (value.kind === 'flag') return {value: true};
  if (value.kind === 'string') return {value: decodeEntities(value.text)};
  return readLiteral(value.source) ?? scope.find(value.source);
}

/** The properties that a snippet is given. */
export function snippetProps(
  attributes: readonly WrittenAttribute[],
  scope: Scope,
): ReadonlyMap<string, Literal> {
  const values = new Map<string, Literal>();
  for (const {name, value} of attributes) {
    const given = attributeValue(value, scope);
    if (given !== undefined) values.set(name, given.value);
  }
  return values;
}
