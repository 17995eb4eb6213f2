import {entriesOf, iterate, propertyName} from '../convert.js';
import type {Machine} from '../machine.js';
import {copyProperties} from '../properties.js';
import {Refusal} from '../refusal.js';
import type {ObjectValue, Value} from '../values.js';
import type {Method, Methods} from './method.js';

type LibraryFunction = (args: readonly Value[], machine: Machine) => Value;

const hasOwn = (object: ObjectValue, name: Value, {budget}: Machine) =>
  object.has(propertyName(name, budget));

export const objectMethods: Methods<ObjectValue> = new Map<string, Method<ObjectValue>>([
  ['hasOwnProperty', (self, [name], machine) => hasOwn(self, name, machine)],
  ['toString', () => '[object Object]'],
]);

/** `Object` itself. */
export const objectFunctions: ReadonlyMap<string, LibraryFunction> = new Map<
  string,
  LibraryFunction
>([
  ['keys', ([object], machine) => ownEntries(object, machine).map(([key]) => key)],
  ['values', ([object], machine) => ownEntries(object, machine).map(([, value]) => value)],
  ['entries', ([object], machine) => ownEntries(object, machine).map((entry) => [...entry])],
  ['hasOwn', ([object, name], machine) => hasOwn(objectOf(object), name, machine)],
  ['freeze', ([object]) => object],
  ['is', ([a, b]) => Object.is(a, b)],
  [
    'assign',
    ([target, ...sources], machine) => {
      const object = objectOf(target);
      for (const source of sources) copyProperties(source, object, machine);
      machine.budget.items(object.size);
      return object;
    },
  ],
  [
    'fromEntries',
    ([entries], {budget}) => {
      const object: ObjectValue = new Map();
      for (const entry of iterate(entries, budget)) {
        if (!Array.isArray(entry)) throw new Refusal('makes an object of items that are not pairs');
        object.set(propertyName(entry[0], budget), entry[1]);
      }
      return object;
    },
  ],
]);

function objectOf(value: Value): ObjectValue {
  if (value instanceof Map) return value;
  throw new Refusal('uses a function of `Object` with something that is not a plain object');
}

function ownEntries(value: Value, {budget}: Machine): readonly (readonly [string, Value])[] {
  if (Array.isArray(value)) {
    budget.items(value.length);
    return value.map((item, index) => [String(index), item] as const);
  }
  const object = objectOf(value);
  budget.items(object.size);
  return entriesOf(object);
}
