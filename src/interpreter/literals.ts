import type {Literal} from '../content/mdx/literal.js';
import type {Budget} from './budget.js';
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
export function toLiteral(value: Value, budget: Budget): Literal {
  if (value === null || value instanceof FunctionValue) return undefined;
  if (typeof value === 'string') budget.text(value.length);
  if (typeof value !== 'object') return value;
  return budget.nest(() => {
    if (value instanceof Map) {
      return new Map([...value].map(([name, item]) => [name, toLiteral(item, budget)]));
    }
    if (value instanceof ElementValue) return textContent(value, budget);
    if (!Array.isArray(value)) return undefined;
    return value.some((item) => item instanceof ElementValue)
      ? textContent(value, budget)
      : value.map((item) => toLiteral(item, budget));
  });
}
