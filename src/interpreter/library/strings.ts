import type {Budget} from '../budget.js';
import {primitives, toNumber, toText} from '../convert.js';
import type {Machine} from '../machine.js';
import {Refusal} from '../refusal.js';
import {PatternValue, type Value} from '../values.js';
import {localeArguments} from './locale.js';
import type {Method, Methods} from './method.js';
import {makePattern, matchAll, search, splitText} from './regular-expressions.js';
import {replaceIn} from './replace.js';

/** Methods that take and give primitive values, and make no longer text. */
const simple = [
  'at',
  'charAt',
  'charCodeAt',
  'codePointAt',
  'endsWith',
  'includes',
  'indexOf',
  'lastIndexOf',
  'slice',
  'startsWith',
  'substr',
  'substring',
  'toLowerCase',
  'toString',
  'toUpperCase',
  'trim',
  'trimEnd',
  'trimStart',
  'valueOf',
] as const;

function host(name: (typeof simple)[number]): Method<string> {
  return (self, args, {budget}) => {
    budget.text(self.length);
    return (self[name] as (...args: unknown[]) => Value)(...primitives(args));
  };
}

function pad(name: 'padStart' | 'padEnd'): Method<string> {
  return (self, [length, filler], {budget}) => {
    const wanted = toNumber(length, budget);
    budget.text(Math.max(self.length, wanted || 0));
    return filler === undefined ? self[name](wanted) : self[name](wanted, toText(filler, budget));
  };
}

function locale(name: 'toLocaleLowerCase' | 'toLocaleUpperCase'): Method<string> {
  return (self, args, {budget}) => {
    budget.text(self.length * 3);
    return self[name](...(localeArguments(args, budget).slice(0, 1) as [string?]));
  };
}

function concat(self: string, args: readonly Value[], {budget}: Machine): string {
  let text = self;
  for (const arg of args) {
    const added = toText(arg, budget);
    budget.text(text.length + added.length);
    text += added;
  }
  return text;
}

function repeat(self: string, [count]: readonly Value[], {budget}: Machine): string {
  const times = Math.trunc(toNumber(count, budget)) || 0;
  if (times < 0) throw new Refusal('repeats a string less than 0 times');
  if (self.length > 0) budget.text(self.length * times);
  return self.length > 0 ? self.repeat(times) : '';
}

function match(self: string, [pattern]: readonly Value[], {budget}: Machine): Value {
  const used = asPattern(pattern, budget);
  const found = matchAll(self, used, budget);
  if (found.length === 0) return null;
  if (used.flags.includes('g')) return found.map(([whole]) => whole);
  return found[0] ?? null;
}

/** A pattern, or the one that a text is: `match("a")`. */
function asPattern(pattern: Value, budget: Budget, flags = ''): PatternValue {
  if (pattern instanceof PatternValue) return pattern;
  return makePattern([pattern ?? '(?:)', flags], budget);
}

export const stringMethods: Methods<string> = new Map<string, Method<string>>([
  ...simple.map((name) => [name, host(name)] as const),
  ['padStart', pad('padStart')],
  ['padEnd', pad('padEnd')],
  ['toLocaleLowerCase', locale('toLocaleLowerCase')],
  ['toLocaleUpperCase', locale('toLocaleUpperCase')],
  ['concat', concat],
  ['repeat', repeat],
  [
    'localeCompare',
    (self, [other, ...options], {budget}) => {
      budget.text(self.length);
      return self.localeCompare(toText(other, budget), ...localeArguments(options, budget));
    },
  ],
  [
    'normalize',
    (self, args, {budget}) => {
      budget.text(self.length * 18); // the longest that a character can become
      return self.normalize(...(primitives(args) as [string?]));
    },
  ],
  ['match', match],
  ['search', (self, [pattern], {budget}) => search(self, asPattern(pattern, budget), budget)],
  [
    'matchAll',
    (self, [pattern], {budget}) => {
      const used = asPattern(pattern, budget, 'g');
      if (!used.flags.includes('g')) throw new Refusal('uses `matchAll` without the flag `g`');
      return matchAll(self, new PatternValue(used.source, used.flags), budget);
    },
  ],
  ['split', (self, args, {budget}) => splitText(self, args, budget)],
  ['replace', (self, args, machine) => replaceIn(self, args, machine, false)],
  ['replaceAll', (self, args, machine) => replaceIn(self, args, machine, true)],
]);

/** `String` itself. */
export const stringFunctions: ReadonlyMap<string, (args: readonly Value[], m: Machine) => Value> =
  new Map([
    ['fromCharCode', (args) => String.fromCharCode(...(primitives(args) as number[]))],
    ['fromCodePoint', (args) => String.fromCodePoint(...(primitives(args) as number[]))],
  ]);
