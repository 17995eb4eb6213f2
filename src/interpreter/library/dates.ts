import type {Budget} from '../budget.js';
import {primitives, toNumber} from '../convert.js';
import {DateValue, type Value} from '../values.js';
import {localeArguments} from './locale.js';
import type {Method, Methods} from './method.js';

const parts = ['FullYear', 'Month', 'Date', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const;

const getters = [
  'getTime',
  'valueOf',
  'getDay',
  'getUTCDay',
  'getTimezoneOffset',
  'toISOString',
  'toJSON',
  'toString',
  'toDateString',
  'toTimeString',
  'toUTCString',
  ...parts.flatMap((part) => [`get${part}`, `getUTC${part}`] as const),
] as const;

const setters = ['setTime', ...parts.flatMap((part) => [`set${part}`, `setUTC${part}`] as const)];

function get(name: (typeof getters)[number]): Method<DateValue> {
  return ({time}) => new Date(time)[name]();
}

function set(name: (typeof setters)[number]): Method<DateValue> {
  return (self, args, {budget}) => {
    const date = new Date(self.time);
    const numbers = args.map((arg) => toNumber(arg, budget));
    // Most take one number, some more.
    self.time = date[name as 'setHours'](...(numbers as [number]));
    return self.time;
  };
}

function format(
  name: 'toLocaleDateString' | 'toLocaleString' | 'toLocaleTimeString',
): Method<DateValue> {
  return ({time}, args, {budget}) => new Date(time)[name](...localeArguments(args, budget));
}

export const dateMethods: Methods<DateValue> = new Map<string, Method<DateValue>>([
  ...getters.map((name) => [name, get(name)] as const),
  ...setters.map((name) => [name, set(name)] as const),
  ['toLocaleDateString', format('toLocaleDateString')],
  ['toLocaleString', format('toLocaleString')],
  ['toLocaleTimeString', format('toLocaleTimeString')],
]);

type LibraryFunction = (args: readonly Value[], budget: Budget) => Value;

/** `Date` itself; `now` gives the time. */
export function dateFunctions(now: () => number): ReadonlyMap<string, LibraryFunction> {
  return new Map<string, LibraryFunction>([
    ['now', () => now()],
    ['parse', ([text], budget) => makeDate([text], now(), budget).time],
    ['UTC', (args) => Date.UTC(...(primitives(args).map(Number) as [number, number]))],
  ]);
}

/** `new Date(…)`; without arguments, it is `now`. */
export function makeDate(args: readonly Value[], now: number, budget: Budget): DateValue {
  budget.spend(10);
  const [first] = args;
  if (args.length === 0) return new DateValue(now);
  if (args.length === 1 && first instanceof DateValue) return new DateValue(first.time);
  const given = primitives(args);
  // One argument is a time or a text, more are year, month and so on.
  const date =
    given.length === 1
      ? new Date(given[0] as string | number)
      : new Date(...(given.map(Number) as [number, number]));
  return new DateValue(date.getTime());
}
