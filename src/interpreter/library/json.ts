import {limits, type Budget} from '../budget.js';
import {propertyName, toNumber} from '../convert.js';
import {Refusal} from '../refusal.js';
import {
  FunctionValue,
  InstanceValue,
  isPrimitive,
  type ObjectValue,
  type Value,
} from '../values.js';

/** `JSON.stringify` without a replacer. */
export function stringify([value, replacer, indent]: readonly Value[], budget: Budget): Value {
  if (replacer !== undefined && replacer !== null) {
    throw new Refusal('passes a replacer to `JSON.stringify`');
  }
  const space = typeof indent === 'number' ? toNumber(indent, budget) : indent;
  if (space !== undefined && typeof space !== 'number' && typeof space !== 'string') {
    throw new Refusal('passes an unusual indentation to `JSON.stringify`');
  }
  const size = {characters: 0};
  const plain = toPlain(value, budget, size);
  const text = JSON.stringify(plain, null, space) as string | undefined;
  if (text !== undefined) budget.text(text.length);
  return text;
}

/** What it costs to write or read a value in JSON. */
const stepsOfValue = 10;

/** A copy for the host's `JSON`; small enough for a text. */
function toPlain(value: Value, budget: Budget, size: {characters: number}): unknown {
  size.characters += typeof value === 'string' ? value.length : 1;
  if (size.characters > limits.text) budget.text(size.characters);
  budget.spend(stepsOfValue);
  if (value instanceof FunctionValue) return undefined;
  if (isPrimitive(value)) return value;
  return budget.nest(() => {
    if (Array.isArray(value)) return value.map((item) => toPlain(item, budget, size));
    const methods = value instanceof InstanceValue ? value.type.methods : undefined;
    if (!(value instanceof Map) || value.has('toJSON') || methods?.has('toJSON')) {
      throw new Refusal('writes something as JSON that is not plain data');
    }
    const copy = Array.from(value, ([key, item]) => {
      size.characters += key.length;
      return [key, toPlain(item, budget, size)] as const;
    });
    return Object.fromEntries(copy);
  });
}

/** `JSON.parse` without a reviver. */
export function parse([text, reviver]: readonly Value[], budget: Budget): Value {
  if (reviver !== undefined) throw new Refusal('passes a reviver to `JSON.parse`');
  if (typeof text !== 'string') throw new Refusal('parses something that is not a string as JSON');
  budget.text(text.length);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw Refusal.error('SyntaxError', 'parses a string that is not valid JSON');
  }
  return fromPlain(parsed, budget);
}

function fromPlain(value: unknown, budget: Budget): Value {
  budget.spend(stepsOfValue);
  if (typeof value !== 'object' || value === null) return value as Value;
  return budget.nest(() => {
    if (Array.isArray(value)) {
      budget.items(value.length);
      return value.map((item) => fromPlain(item, budget));
    }
    const object: ObjectValue = new Map();
    const entries = Object.entries(value);
    budget.items(entries.length);
    for (const [key, item] of entries) {
      object.set(propertyName(key, budget), fromPlain(item, budget));
    }
    return object;
  });
}
