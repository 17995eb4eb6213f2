import type {Budget} from '../budget.js';
import {iterate, joinValues, toNumber, toText} from '../convert.js';
import type {Machine} from '../machine.js';
import {Refusal} from '../refusal.js';
import {HolesValue, MapValue, SetValue, type Value} from '../values.js';
import {callback, type Method, type Methods} from './method.js';

/** What maps and sets have in common. A function that they call may change them. */
function common<T extends MapValue | SetValue>(): readonly (readonly [string, Method<T>])[] {
  return [
    ['has', ({items}, [key]) => items.has(key)],
    ['delete', ({items}, [key]) => items.delete(key)],
    ['clear', ({items}) => (items.clear(), undefined)],
    [
      'forEach',
      (self, args, machine) => {
        const call = callback(args, machine);
        self.items.forEach((value, key) => void call(value, key, self));
        return undefined;
      },
    ],
    ['keys', (self, _, machine) => listed(self, machine, (key) => key)],
    ['values', (self, _, machine) => listed(self, machine, (_key, value) => value)],
    ['entries', (self, _, machine) => listed(self, machine, (key, value) => [key, value])],
  ];
}

function listed(
  {items}: MapValue | SetValue,
  {budget}: Machine,
  read: (key: Value, value: Value) => Value,
): Value[] {
  budget.items(items.size);
  const list: Value[] = [];
  items.forEach((value, key) => list.push(read(key, value)));
  return list;
}

export const setMethods: Methods<SetValue> = new Map<string, Method<SetValue>>([
  ...common<SetValue>(),
  [
    'add',
    (self, [value], {budget}) => {
      budget.items(self.items.size + 1, 1);
      self.items.add(value);
      return self;
    },
  ],
]);

export const mapMethods: Methods<MapValue> = new Map<string, Method<MapValue>>([
  ...common<MapValue>(),
  ['get', ({items}, [key]) => items.get(key)],
  [
    'set',
    (self, [key, value], {budget}) => {
      budget.items(self.items.size + 1, 1);
      self.items.set(key, value);
      return self;
    },
  ],
]);

/** What is the same for holes as for items that are `undefined`. */
export const holesMethods: Methods<HolesValue> = new Map<string, Method<HolesValue>>([
  ['fill', (self, args, {budget}) => filled(self, args, budget)],
  [
    'join',
    (self, [text], {budget}) => joinValues(iterate(self, budget), textOf(text, budget), budget),
  ],
  ['keys', (self, _, {budget}) => iterate(self, budget).map((_item, index) => index)],
  ['values', (self, _, {budget}) => [...iterate(self, budget)]],
]);

function filled(self: HolesValue, [value, ...range]: readonly Value[], budget: Budget): Value {
  if (range.length > 0) throw new Refusal('fills a part of an array with holes');
  return iterate(self, budget).map(() => value);
}

function textOf(separator: Value, budget: Budget): string {
  return separator === undefined ? ',' : toText(separator, budget);
}

/** `new Map(…)` */
export function makeMap([entries]: readonly Value[], budget: Budget): MapValue {
  const pairs = iterate(entries ?? [], budget).map((entry): readonly [Value, Value] => {
    if (!Array.isArray(entry)) throw new Refusal('makes a map of items that are not pairs');
    return [entry[0], entry[1]];
  });
  return new MapValue(pairs);
}

/** `new Set(…)` */
export function makeSet([items]: readonly Value[], budget: Budget): SetValue {
  return new SetValue(iterate(items ?? [], budget));
}

/** `Array(…)`, with or without `new`. */
export function makeArray(args: readonly Value[], budget: Budget): Value {
  const [length] = args;
  if (args.length !== 1 || typeof length !== 'number') return [...args];
  if (!Number.isInteger(length) || length < 0)
    throw new Refusal('makes an array with an invalid length');
  budget.items(length, 0);
  return new HolesValue(toNumber(length, budget));
}
