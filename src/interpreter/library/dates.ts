import type {Budget} from '../budget.js';
import {primitives} from '../convert.js';
import {Refusal} from '../refusal.js';
import {DateValue, type Value} from '../values.js';
import {localeArguments} from './locale.js';
import type {Method, Methods} from './method.js';

const getters = [
  'getTime',
  'valueOf',
  'getFullYear',
  'getMonth',
  'getDate',
  'getDay',
  'getHours',
  'getMinutes',
  'getSeconds',
  'getUTCFullYear',
  'getUTCMonth',
  'getUTCDate',
  'getUTCDay',
  'getUTCHours',
  'getUTCMinutes',
  'getUTCSeconds',
  'toISOString',
  'toJSON',
] as const;

function get(name: (typeof getters)[number]): Method<DateValue> {
  return ({time}) => new Date(time)[name]();
}

function format(
  name: 'toLocaleDateString' | 'toLocaleString' | 'toLocaleTimeString',
): Method<DateValue> {
  return ({time}, args, {budget}) => new Date(time)[name](...localeArguments(args, budget));
}

export const dateMethods: Methods<DateValue> = new Map<string, Method<DateValue>>([
  ...getters.map((name) => [name, get(name)] as const),
  ['toLocaleDateString', format('toLocaleDateString')],
  ['toLocaleString', format('toLocaleString')],
  ['toLocaleTimeString', format('toLocaleTimeString')],
]);

/** `new Date(…)` of a given time. */
export function makeDate(args: readonly Value[], budget: Budget): DateValue {
  if (args.length === 0) throw new Refusal('uses the current time');
  budget.spend(10);
  const [first] = args;
  if (args.length === 1 && first instanceof DateValue) return first;
  const given = primitives(args);
  // One argument is a time or a text, more are year, month and so on.
  const date =
    given.length === 1
      ? new Date(given[0] as string | number)
      : new Date(...(given.map(Number) as [number, number]));
  return new DateValue(date.getTime());
}
