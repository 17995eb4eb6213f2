import type {Literal} from '../content/mdx/literal.js';
import {textContent} from './markup.js';
import {ElementValue, FunctionValue, type ObjectValue, type Value} from './values.js';

/** A value of a page as the code gets it. */
export function fromLiteral(literal: Literal): Value {
  if (typeof literal !== 'object') return literal;
  if (literal instanceof Map) {
    return objectFrom(literal as ReadonlyMap<string, Literal>);
  }
  return (literal as readonly Literal[]).map(fromLiteral);
}

export function objectFrom(literals: ReadonlyMap<string, Literal>): ObjectValue {
  return new Map([...literals].map(([name, value]) => [name, fromLiteral(value)]));
}

/** The data of a value, for the attributes of elements; elements are their text. */
export function toLiteral(value: Value, depth = 0): Literal {
  if (value === null || value instanceof FunctionValue || depth > 32) return undefined;
  if (typeof value !== 'object') return value;
  if (value instanceof Map) {
    return new Map([...value].map(([name, item]) => [name, toLiteral(item, depth + 1)]));
  }
  if (!Array.isArray(value)) return value instanceof ElementValue ? textContent(value) : undefined;
  return value.some((item) => item instanceof ElementValue)
    ? textContent(value)
    : value.map((item) => toLiteral(item, depth + 1));
}
