import type {Budget} from '../budget.js';
import {toNumber, toText} from '../convert.js';
import type {Value} from '../values.js';
import {localeArguments} from './locale.js';
import type {Method, Methods} from './method.js';

function format(name: 'toFixed' | 'toPrecision' | 'toExponential' | 'toString'): Method<number> {
  return (self, [digits], {budget}) =>
    self[name](digits === undefined ? undefined : toNumber(digits, budget));
}

export const numberMethods: Methods<number> = new Map<string, Method<number>>([
  ['toFixed', format('toFixed')],
  ['toPrecision', format('toPrecision')],
  ['toExponential', format('toExponential')],
  ['toString', format('toString')],
  ['valueOf', (self) => self],
  [
    'toLocaleString',
    (self, args, {budget}) => self.toLocaleString(...localeArguments(args, budget)),
  ],
]);

export const booleanMethods: Methods<boolean> = new Map<string, Method<boolean>>([
  ['toString', (self) => String(self)],
  ['valueOf', (self) => self],
]);

type LibraryFunction = (args: readonly Value[], budget: Budget) => Value;

const mathNames = [
  'abs',
  'acos',
  'acosh',
  'asin',
  'asinh',
  'atan',
  'atan2',
  'atanh',
  'cbrt',
  'ceil',
  'cos',
  'cosh',
  'exp',
  'expm1',
  'floor',
  'hypot',
  'log',
  'log10',
  'log1p',
  'log2',
  'max',
  'min',
  'pow',
  'round',
  'sign',
  'sin',
  'sinh',
  'sqrt',
  'tan',
  'tanh',
  'trunc',
] as const;

/** `Math` without `random`. */
export const mathFunctions: ReadonlyMap<string, LibraryFunction> = new Map(
  mathNames.map((name) => [
    name,
    (args, budget) => {
      const numbers = args.map((arg) => toNumber(arg, budget));
      return Math[name](...(numbers as [number, number])); // most take one or any number
    },
  ]),
);

export const mathConstants: ReadonlyMap<string, Value> = new Map([
  ['PI', Math.PI],
  ['E', Math.E],
  ['SQRT2', Math.SQRT2],
  ['SQRT1_2', Math.SQRT1_2],
  ['LOG2E', Math.LOG2E],
  ['LOG10E', Math.LOG10E],
  ['LN2', Math.LN2],
  ['LN10', Math.LN10],
]);

const whole = (name: 'isInteger' | 'isFinite' | 'isNaN' | 'isSafeInteger'): LibraryFunction => {
  return ([value]) => Number[name](value);
};

export const parseNumber: LibraryFunction = ([text], budget) =>
  Number.parseFloat(toText(text, budget));

export const parseInteger: LibraryFunction = ([text, radix], budget) =>
  Number.parseInt(toText(text, budget), radix === undefined ? undefined : toNumber(radix, budget));

/** `Number` itself. */
export const numberFunctions: ReadonlyMap<string, LibraryFunction> = new Map([
  ['isInteger', whole('isInteger')],
  ['isFinite', whole('isFinite')],
  ['isNaN', whole('isNaN')],
  ['isSafeInteger', whole('isSafeInteger')],
  ['parseFloat', parseNumber],
  ['parseInt', parseInteger],
]);

export const numberConstants: ReadonlyMap<string, Value> = new Map([
  ['MAX_SAFE_INTEGER', Number.MAX_SAFE_INTEGER],
  ['MIN_SAFE_INTEGER', Number.MIN_SAFE_INTEGER],
  ['EPSILON', Number.EPSILON],
  ['POSITIVE_INFINITY', Infinity],
  ['NEGATIVE_INFINITY', -Infinity],
  ['NaN', NaN],
]);
