import {components} from '../../content/components.js';
import type {Budget} from '../budget.js';
import {toNumber, toText} from '../convert.js';
import type {Machine} from '../machine.js';
import {Refusal} from '../refusal.js';
import {browserOf} from '../react/browser.js';
import {reactOf} from '../react/hooks.js';
import type {ReactRuntime} from '../react/runtime.js';
import type {OuterScope} from '../scope.js';
import {ErrorValue, FunctionValue, type Value} from '../values.js';
import {arrayFunctions} from './arrays.js';
import {makeArray, makeMap, makeSet} from './collections.js';
import {makePromise, promiseFunctions} from './promises.js';
import {dateFunctions, makeDate} from './dates.js';
import {parse, stringify} from './json.js';
import {dateFormat, numberFormat, pluralRules} from './locale.js';
import {
  mathConstants,
  mathFunctions,
  numberConstants,
  numberFunctions,
  parseInteger,
  parseNumber,
} from './numbers.js';
import {objectFunctions} from './objects.js';
import {randomUuid, seededRandom} from './random.js';
import {makePattern} from './regular-expressions.js';
import {makeParameters, makeUrl, urlFunctions} from './urls.js';
import {stringFunctions} from './strings.js';

type LibraryFunction<T> = (args: readonly Value[], context: T) => Value;

/**
 * The names that code finds outside of its files: pure JavaScript, and React's hooks. While a
 * page is read, the time is `now`, in milliseconds since 1970, and random numbers follow from the
 * page's file.
 */
export function libraryOf(
  machine: Machine,
  runtime: ReactRuntime,
  page: string,
  now: number,
): OuterScope {
  const {budget} = machine;
  const seeded = seededRandom(page);
  const react = reactOf(machine, runtime);
  const clock = () => runtime.host?.now() ?? now;
  const chance = () => runtime.host?.random() ?? seeded();
  const functions: readonly (readonly [string, LibraryFunction<Budget>])[] = [
    ['Boolean', ([value]) => !!value],
    ['parseInt', parseInteger],
    ['parseFloat', parseNumber],
    ['isNaN', ([value]) => Number.isNaN(toNumber(value, budget))],
    ['isFinite', ([value]) => Number.isFinite(toNumber(value, budget))],
    ...textFunctions,
  ];
  const text = (args: readonly Value[]) => (args.length === 0 ? '' : toText(args[0], budget));
  const number = (args: readonly Value[]) => (args.length === 0 ? 0 : toNumber(args[0], budget));
  const array = (args: readonly Value[]) => makeArray(args, budget);
  const pattern = (args: readonly Value[]) => makePattern(args, budget);
  const objects: readonly FunctionValue[] = [
    namespace('React', react),
    namespace('Math', [
      ...bound(mathFunctions, budget),
      ...mathConstants,
      ['random', new FunctionValue('random', chance)],
    ]),
    namespace('JSON', bound(jsonFunctions, budget)),
    namespace('Object', bound(objectFunctions, machine)),
    namespace('Array', bound(arrayFunctions, machine), array, array),
    namespace('RegExp', [], pattern, pattern),
    namespace('String', bound(stringFunctions, machine), text),
    namespace('Number', [...bound(numberFunctions, budget), ...numberConstants], number),
    namespace(
      'Date',
      bound(dateFunctions(clock), budget),
      () => new Date(clock()).toString(),
      (args) => makeDate(args, clock(), budget),
    ),
    namespace('performance', [['now', new FunctionValue('now', () => clock() - now)]]),
    namespace(
      'MintlifyComponents',
      Object.keys(components).map((name) => [name, name]),
    ),
    ...errorFunctions(budget),
    namespace('Promise', bound(promiseFunctions, machine), undefined, (args) =>
      makePromise(args, machine),
    ),
    namespace('URL', bound(urlFunctions, budget), undefined, (args) => makeUrl(args, budget)),
    namespace('URLSearchParams', [], undefined, (args) => makeParameters(args, budget)),
    namespace('crypto', [
      ['randomUUID', new FunctionValue('randomUUID', () => randomUuid(chance))],
    ]),
    namespace('Map', [], undefined, (args) => makeMap(args, budget)),
    namespace('Set', [], undefined, (args) => makeSet(args, budget)),
    namespace('Intl', [
      ...formatters.map(([name, make]) => {
        const call = (args: readonly Value[]) => make(args, budget, clock());
        return [name, namespace(name, [], call, call)] as const;
      }),
    ]),
    namespace(
      'console',
      ['log', 'info', 'warn', 'error'].map((name) => [name, new FunctionValue(name, noop)]),
    ),
  ];
  const names = new Map<string, Value>([
    ['undefined', undefined],
    ['NaN', NaN],
    ['Infinity', Infinity],
    ...react,
    ...bound(functions, budget),
    ...objects.map((object) => [object.name, object] as const),
  ]);
  const browser = browserOf(runtime, machine);
  return {
    find: (name) => (names.has(name) ? {value: names.get(name)} : browser.find(name)),
  };
}

const noop = () => undefined;

const jsonFunctions = [
  ['stringify', stringify],
  ['parse', parse],
] as const;

const formatters = [
  ['NumberFormat', numberFormat],
  ['DateTimeFormat', dateFormat],
  ['PluralRules', pluralRules],
] as const;

const textFunctions = [
  ...[encodeURIComponent, encodeURI, decodeURIComponent, decodeURI],
  ...[btoa, atob],
].map(
  (work) =>
    [
      work.name,
      ([value]: readonly Value[], budget: Budget) => {
        const text = toText(value, budget);
        budget.text(text.length * 9);
        return work(text);
      },
    ] as const,
);

const errorNames = [
  'Error',
  'TypeError',
  'RangeError',
  'SyntaxError',
  'ReferenceError',
  'URIError',
];

/** `Error` and its kind, called with or without `new`. */
function errorFunctions(budget: Budget): readonly FunctionValue[] {
  return errorNames.map((name) => {
    const make = ([message]: readonly Value[]) =>
      new ErrorValue(name, message === undefined ? '' : toText(message, budget));
    return new FunctionValue(name, make, new Map(), make);
  });
}

/** Functions of the library that get what they need besides their arguments. */
function bound<T>(
  table: Iterable<readonly [string, LibraryFunction<T>]>,
  context: T,
): readonly (readonly [string, Value])[] {
  return [...table].map(([name, work]) => [
    name,
    new FunctionValue(name, (args) => work(args, context)),
  ]);
}

/** An object of the library, which code cannot change; it may be called, or used with `new`. */
function namespace(
  name: string,
  members: Iterable<readonly [string, Value]>,
  call?: FunctionValue['call'],
  construct?: FunctionValue['construct'],
): FunctionValue {
  const refuse = () => {
    throw new Refusal(`calls \`${name}\``);
  };
  return new FunctionValue(name, call ?? refuse, new Map(members), construct);
}
