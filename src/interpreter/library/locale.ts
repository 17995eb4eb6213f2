import type {Budget} from '../budget.js';
import {entriesOf, toNumber} from '../convert.js';
import {Refusal} from '../refusal.js';
import {isPrimitive, FunctionValue, type Value} from '../values.js';

/** The language and the options of a formatting function. */
export function localeArguments(
  [language, options]: readonly Value[],
  budget: Budget,
): [string | undefined, Record<string, never> | undefined] {
  budget.spend(200); // formatting takes longer than anything else of the library
  if (language !== undefined && typeof language !== 'string') {
    throw new Refusal('names a language with something that is not a string');
  }
  return [language, optionsOf(options)];
}

function optionsOf(options: Value): Record<string, never> | undefined {
  if (options === undefined) return undefined;
  if (!(options instanceof Map)) throw new Refusal('passes options that are not an object');
  const read: [string, unknown][] = [];
  for (const [key, value] of entriesOf(options)) {
    if (!isPrimitive(value)) throw new Refusal(`passes an object as the option \`${key}\``);
    read.push([key, value]);
  }
  return Object.fromEntries(read) as Record<string, never>;
}

/** `new Intl.NumberFormat(…)`: an object with `format`. */
export function numberFormat(args: readonly Value[], budget: Budget): Value {
  const numbers = new Intl.NumberFormat(...localeArguments(args, budget));
  return formatter((value) => numbers.format(toNumber(value, budget)), budget);
}

/** `new Intl.DateTimeFormat(…)`, which formats `now` where it is given no date. */
export function dateFormat(args: readonly Value[], budget: Budget, now: number): Value {
  const dates = new Intl.DateTimeFormat(...localeArguments(args, budget));
  return formatter(
    (value) => dates.format(value === undefined ? now : toNumber(value, budget)),
    budget,
  );
}

/** `new Intl.PluralRules(…)`: an object with `select`. */
export function pluralRules(args: readonly Value[], budget: Budget): Value {
  const rules = new Intl.PluralRules(...localeArguments(args, budget));
  const select = ([count]: readonly Value[]) => rules.select(toNumber(count, budget));
  return new Map([['select', new FunctionValue('select', select)]]);
}

function formatter(format: (value: Value) => string, budget: Budget): Value {
  const call = ([value]: readonly Value[]) => {
    budget.spend(10);
    return format(value);
  };
  return new Map([['format', new FunctionValue('format', call)]]);
}
