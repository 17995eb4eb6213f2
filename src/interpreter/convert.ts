import type {Budget} from './budget.js';
import {limits} from './budget.js';
import {Refusal} from './refusal.js';
import {
  AsyncGeneratorValue,
  ContentValue,
  DateValue,
  ElementValue,
  ErrorValue,
  FunctionValue,
  GeneratorValue,
  HolesValue,
  HostObjectValue,
  InstanceValue,
  isPrimitive,
  MapValue,
  ParametersValue,
  PatternValue,
  PromiseValue,
  SetValue,
  UrlValue,
  type ObjectValue,
  type Primitive,
  type Value,
} from './values.js';

/** A value as JavaScript's `ToPrimitive` makes it, where only the value decides. */
export function toPrimitive(value: Value, budget: Budget): Primitive {
  if (isPrimitive(value)) return value;
  if (Array.isArray(value)) return joinValues(value, ',', budget);
  if (value instanceof Map) {
    const methods = value instanceof InstanceValue ? value.type.methods : value;
    const defines = (name: string) => value.has(name) || methods.has(name);
    if (defines('toString') || defines('valueOf')) throw new Refusal('defines `toString`');
    return '[object Object]';
  }
  if (value instanceof PatternValue) return `/${value.source}/${value.flags}`;
  if (value instanceof DateValue) return new Date(value.time).toString();
  if (value instanceof ErrorValue) {
    return value.message === '' ? value.name : `${value.name}: ${value.message}`;
  }
  if (value instanceof UrlValue) return value.url.href;
  if (value instanceof HostObjectValue) {
    const text = value.host.method('toString')?.([]);
    if (typeof text === 'string') return text;
  }
  if (value instanceof ParametersValue) return value.parameters.toString();
  if (value instanceof SetValue) return '[object Set]';
  if (value instanceof MapValue) return '[object Map]';
  throw new Refusal(`uses ${kindOf(value)} as a string or number`);
}

/** What a value is, for people. */
export function kindOf(value: Value): string {
  if (isPrimitive(value)) return value === null ? 'null' : `a ${typeof value}`;
  if (Array.isArray(value)) return 'an array';
  if (value instanceof FunctionValue) return 'a function';
  if (value instanceof ElementValue) return 'an element';
  if (value instanceof ContentValue) return 'content';
  if (value instanceof PatternValue) return 'a regular expression';
  if (value instanceof SetValue) return 'a set';
  if (value instanceof MapValue) return 'a map';
  if (value instanceof HolesValue) return 'an array with holes';
  if (value instanceof ErrorValue) return 'an error';
  if (value instanceof PromiseValue) return 'a promise';
  if (value instanceof GeneratorValue || value instanceof AsyncGeneratorValue) {
    return 'a generator';
  }
  if (value instanceof UrlValue) return 'a URL';
  if (value instanceof ParametersValue) return 'the parameters of a URL';
  if (value instanceof HostObjectValue) return value.host.name;
  return value instanceof DateValue ? 'a date' : 'an object';
}

export function toText(value: Value, budget: Budget): string {
  return String(toPrimitive(value, budget));
}

export function toNumber(value: Value, budget: Budget): number {
  return value instanceof DateValue ? value.time : Number(toPrimitive(value, budget));
}

/** The arguments of a function of the host that takes only primitive values. */
export function primitives(args: readonly Value[]): Primitive[] {
  return args.map((arg) => {
    if (!isPrimitive(arg))
      throw new Refusal(`passes ${kindOf(arg)} where a string or number is expected`);
    return arg;
  });
}

export function joinValues(items: readonly Value[], separator: string, budget: Budget): string {
  return budget.nest(() => {
    let joined = '';
    for (const [index, item] of items.entries()) {
      if (index > 0) joined += separator;
      joined += item === undefined || item === null ? '' : toText(item, budget);
      budget.spend();
      if (joined.length > limits.text) budget.text(joined.length);
    }
    budget.text(joined.length);
    return joined;
  });
}

/** The items of an array or a set, the entries of a map, or the characters of a text. */
export function iterate(value: Value, budget: Budget): readonly Value[] {
  if (Array.isArray(value)) {
    budget.items(value.length);
    return value;
  }
  if (value instanceof SetValue || value instanceof MapValue) {
    budget.items(value.items.size);
    return value instanceof SetValue
      ? [...value.items]
      : Array.from(value.items, (entry): Value => [...entry]);
  }
  if (value instanceof ParametersValue) {
    budget.items(value.parameters.size);
    return [...value.parameters];
  }
  if (value instanceof HolesValue) {
    budget.items(value.count);
    return value.items ?? Array.from<Value>({length: value.count});
  }
  if (value instanceof GeneratorValue) {
    const items: Value[] = [];
    for (const item of itemsOf(value, budget)) {
      budget.items(items.length + 1, 1);
      items.push(item);
    }
    return items;
  }
  if (typeof value !== 'string') throw new Refusal(`takes the items of ${kindOf(value)}`);
  budget.items(value.length);
  return [...value];
}

/** The same for a loop: a generator runs from item to item, and ends with the loop. */
export function* itemsOf(value: Value, budget: Budget): Generator<Value, void, undefined> {
  if (!(value instanceof GeneratorValue)) {
    yield* iterate(value, budget);
    return;
  }
  let isDone = false;
  try {
    for (;;) {
      isDone = true; // also if it throws
      const next = value.resume('next', undefined);
      if (next.done) return;
      isDone = false;
      yield next.value;
    }
  } finally {
    if (!isDone) value.resume('return', undefined);
  }
}

const index = /^(?:0|[1-9]\d{0,8})$/;

/** The properties of an object in JavaScript's order: numbers first. */
export function entriesOf(object: ObjectValue): readonly (readonly [string, Value])[] {
  const entries = [...object];
  const numbers = entries.filter(([key]) => index.test(key));
  if (numbers.length === 0) return entries;
  numbers.sort(([a], [b]) => Number(a) - Number(b));
  return [...numbers, ...entries.filter(([key]) => !index.test(key))];
}

/** The index that a property name is, if it is one. */
export function indexOf(key: string): number | undefined {
  return index.test(key) ? Number(key) : undefined;
}

const refusedNames = new Set(['__proto__', 'constructor', 'prototype']);

/** The name of a property. What leads to prototypes in JavaScript is refused everywhere. */
export function propertyName(value: Value, budget: Budget): string {
  const name = typeof value === 'string' ? value : toText(value, budget);
  if (refusedNames.has(name) || /^__(?:define|lookup)[GS]etter__$/.test(name)) {
    throw new Refusal(`uses \`${name}\`, which is not available to pages`);
  }
  return name;
}
