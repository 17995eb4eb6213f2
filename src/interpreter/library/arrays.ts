import {iterate, joinValues, toNumber, toText} from '../convert.js';
import type {Machine} from '../machine.js';
import {Refusal} from '../refusal.js';
import {FunctionValue, HolesValue, type Value} from '../values.js';
import {callback, type Method, type Methods} from './method.js';

type Test = (item: Value, index: number) => Value;

/** Calls `see` with each item, until it returns true. */
function each(
  self: Value[],
  args: readonly Value[],
  machine: Machine,
  see: (result: Value, item: Value, index: number) => boolean | void,
  isBackwards = false,
): void {
  const call = callback(args, machine);
  const {length} = self;
  const test: Test = (item, index) => call(item, index, self);
  for (let step = 0; step < length; step++) {
    const index = isBackwards ? length - 1 - step : step;
    const item = self[index];
    const result = test(item, index);
    if (self.length !== length) throw new Refusal('changes an array while it is read');
    if (see(result, item, index)) return;
  }
}

const map: Method<Value[]> = (self, args, machine) => {
  const items: Value[] = [];
  each(self, args, machine, (result) => void items.push(result));
  return items;
};

const filter: Method<Value[]> = (self, args, machine) => {
  const items: Value[] = [];
  each(self, args, machine, (result, item) => {
    if (result) items.push(item);
  });
  return items;
};

function find(isBackwards: boolean, isIndex: boolean): Method<Value[]> {
  return (self, args, machine) => {
    let found: Value = isIndex ? -1 : undefined;
    const see = (result: Value, item: Value, index: number) => {
      if (result) found = isIndex ? index : item;
      return !!result;
    };
    each(self, args, machine, see, isBackwards);
    return found;
  };
}

/** `some` and `every`: whether any gives `wanted`. */
function quantify(wanted: boolean): Method<Value[]> {
  return (self, args, machine) => {
    let isFound = false;
    each(self, args, machine, (result) => (isFound = !!result === wanted));
    return isFound === wanted;
  };
}

function reduce(isBackwards: boolean): Method<Value[]> {
  return (self, args, machine) => {
    const items = isBackwards ? [...self].reverse() : [...self];
    const last = items.length - 1;
    if (args.length < 2 && items.length === 0) throw new Refusal('reduces an empty array');
    let value = args.length < 2 ? items[0] : args[1];
    for (const [index, item] of items.entries()) {
      if (args.length < 2 && index === 0) continue;
      value = machine.call(args[0], [value, item, isBackwards ? last - index : index, self]);
    }
    return value;
  };
}

function sorted(self: readonly Value[], args: readonly Value[], machine: Machine): Value[] {
  const {budget} = machine;
  budget.items(self.length);
  if (args[0] !== undefined) {
    const call = callback(args, machine);
    return [...self].sort((a, b) => toNumber(call(a, b), budget));
  }
  const texts = self.map((item) => ({item, text: toText(item, budget)}));
  texts.sort((a, b) => {
    budget.spend();
    if (a.item === undefined || b.item === undefined) {
      return Number(a.item === undefined) - Number(b.item === undefined);
    }
    return a.text < b.text ? -1 : Number(a.text > b.text);
  });
  return texts.map(({item}) => item);
}

/** The items of an array and of those in it, to a depth. */
export function flatten(items: readonly Value[], depth: number, machine: Machine): Value[] {
  return machine.budget.nest(() => {
    const flat: Value[] = [];
    for (const item of items) {
      if (item instanceof HolesValue) throw new Refusal('joins arrays with holes');
      const inner = Array.isArray(item) && depth >= 1 ? flatten(item, depth - 1, machine) : [item];
      machine.budget.items(flat.length + inner.length, inner.length);
      for (const one of inner) flat.push(one);
    }
    return flat;
  });
}

/** Replaces the content of an array. */
function fillWith(self: Value[], items: readonly Value[], {budget}: Machine): Value[] {
  budget.items(items.length);
  self.length = 0;
  for (const item of items) self.push(item);
  return self;
}

function splice(self: readonly Value[], args: readonly Value[], {budget}: Machine) {
  const items = [...self];
  const [start, count, ...added] = args;
  budget.items(items.length + added.length);
  const from = toNumber(start, budget);
  const removed =
    args.length === 0
      ? []
      : args.length === 1
        ? items.splice(from)
        : items.splice(from, toNumber(count, budget), ...added);
  return {items, removed};
}

/** A method whose arguments are all numbers. */
const numeric =
  (work: (self: Value[], numbers: number[]) => Value): Method<Value[]> =>
  (self, args, {budget}) => {
    budget.items(self.length);
    return work(
      self,
      args.map((arg) => toNumber(arg, budget)),
    );
  };

/** Looks for a value from an index. */
function lookFor(name: 'includes' | 'indexOf'): Method<Value[]> {
  return (self, [wanted, from], {budget}) => {
    budget.items(self.length);
    return self[name](wanted, from === undefined ? 0 : toNumber(from, budget));
  };
}

export const arrayMethods: Methods<Value[]> = new Map<string, Method<Value[]>>([
  ['map', map],
  ['filter', filter],
  ['forEach', (self, args, machine) => (each(self, args, machine, () => false), undefined)],
  ['find', find(false, false)],
  ['findIndex', find(false, true)],
  ['findLast', find(true, false)],
  ['findLastIndex', find(true, true)],
  ['some', quantify(true)],
  ['every', quantify(false)],
  ['reduce', reduce(false)],
  ['reduceRight', reduce(true)],
  ['flatMap', (self, args, machine) => flatten(map(self, args, machine) as Value[], 1, machine)],
  [
    'flat',
    (self, [depth], machine) =>
      flatten(self, depth === undefined ? 1 : toNumber(depth, machine.budget), machine),
  ],
  [
    'join',
    (self, [separator], {budget}) =>
      joinValues(self, separator === undefined ? ',' : toText(separator, budget), budget),
  ],
  ['toString', (self, _, {budget}) => joinValues(self, ',', budget)],
  ['slice', numeric((self, [start, end]) => self.slice(start, end))],
  ['at', numeric((self, [index = 0]) => self.at(index))],
  ['includes', lookFor('includes')],
  ['indexOf', lookFor('indexOf')],
  [
    'lastIndexOf',
    (self, args, {budget}) => {
      if (args.length > 1) throw new Refusal('calls `lastIndexOf` with an index');
      budget.items(self.length);
      return self.lastIndexOf(args[0]);
    },
  ],
  ['concat', (self, args, machine) => flatten([self, ...args], 1, machine)],
  ['reverse', (self, _, machine) => fillWith(self, [...self].reverse(), machine)],
  ['toReversed', numeric((self) => [...self].reverse())],
  ['sort', (self, args, machine) => fillWith(self, sorted(self, args, machine), machine)],
  ['toSorted', sorted],
  [
    'push',
    (self, args, {budget}) => {
      budget.items(self.length + args.length, args.length);
      return self.push(...args);
    },
  ],
  ['pop', (self) => self.pop()],
  ['shift', numeric((self) => self.shift())],
  ['unshift', (self, args, machine) => fillWith(self, [...args, ...self], machine).length],
  [
    'splice',
    (self, args, machine) => {
      const {items, removed} = splice(self, args, machine);
      fillWith(self, items, machine);
      return removed;
    },
  ],
  ['toSpliced', (self, args, machine) => splice(self, args, machine).items],
  [
    'with',
    (self, [index, value], {budget}) => {
      budget.items(self.length);
      const given = Math.trunc(toNumber(index, budget)) || 0;
      const at = given < 0 ? self.length + given : given;
      if (at < 0 || at >= self.length) throw new Refusal('sets an item outside of an array');
      return self.map((item, place) => (place === at ? value : item));
    },
  ],
  [
    'fill',
    (self, [value, ...range], {budget}) => {
      budget.items(self.length);
      const [start, end] = range.map((one) => (one === undefined ? one : toNumber(one, budget)));
      return self.fill(value, start, end);
    },
  ],
  ['keys', numeric((self) => [...self.keys()])],
  ['values', numeric((self) => [...self])],
  ['entries', numeric((self) => self.map((item, index) => [index, item]))],
]);

/** `Array` itself. */
export const arrayFunctions: ReadonlyMap<string, (args: readonly Value[], m: Machine) => Value> =
  new Map<string, (args: readonly Value[], m: Machine) => Value>([
    ['isArray', ([value]) => Array.isArray(value) || value instanceof HolesValue],
    ['of', (args) => [...args]],
    [
      'from',
      ([source, convert], machine) => {
        const items =
          source instanceof Map
            ? emptyItems(source.get('length'), machine)
            : [...iterate(source, machine.budget)];
        if (convert === undefined) return items;
        if (!(convert instanceof FunctionValue)) throw new Refusal('converts without a function');
        return items.map((item, index) => machine.call(convert, [item, index]));
      },
    ],
  ]);

function emptyItems(length: Value, {budget}: Machine): Value[] {
  const count = Math.max(0, Math.trunc(toNumber(length, budget)) || 0);
  budget.items(count);
  return Array.from<Value>({length: count});
}
