import type {Budget} from '../budget.js';
import {toNumber, toText} from '../convert.js';
import {compilePattern, type PatternProgram} from '../pattern/compile-pattern.js';
import {offsetAfter, runPattern} from '../pattern/run-pattern.js';
import {Refusal} from '../refusal.js';
import {PatternValue, type Value} from '../values.js';
import type {Method, Methods} from './method.js';

/** A match: the whole text and the groups, with the properties that JavaScript gives the array. */
export type Match = Value[] & {
  readonly index: number;
  readonly input?: string;
  readonly groups?: Value;
};

/** The properties of a match that are no items. */
export const matchProperties: ReadonlySet<string> = new Set(['index', 'input', 'groups']);

/** Browsers take long to read longer regular expressions. */
const longest = 1000;

/** What matches many characters: browsers make a table for each, slowly with these flags. */
const classes = /\\[dswDSWpP]|[[.]/g;
const slowFlags = /[iu]/;
/** The steps that compiling one of them costs. */
const classSteps = 200;

/**
 * The program of a regular expression, which is compiled once for a page. Throws a `SyntaxError`
 * for a wrong one.
 */
function programOf({source, flags}: PatternValue, budget: Budget): PatternProgram {
  const key = `${flags}/${source}`;
  const known = budget.patterns.get(key);
  if (known) return known;
  checkPattern(source, flags, budget);
  const program = compilePattern(source, flags);
  budget.spend(program.instructions.length);
  budget.patterns.set(key, program);
  return program;
}

/** The expression as the browser reads it. Throws a `SyntaxError` for a wrong one. */
function checkPattern(source: string, flags: string, budget: Budget): RegExp {
  if (source.length > longest) {
    throw new Refusal(`uses a regular expression of more than ${longest} characters`);
  }
  const count = slowFlags.test(flags) ? (source.match(classes)?.length ?? 0) : 0;
  budget.spend(source.length + count * classSteps);
  const expression = new RegExp(source, flags);
  if (/[^gimsuy]/.test(flags))
    throw new Refusal(`uses a regular expression with the flag ${flags}`);
  return expression;
}

/** `RegExp(…)` of a text, with or without `new`. */
export function makePattern([source, flags]: readonly Value[], budget: Budget): PatternValue {
  const pattern = source instanceof PatternValue ? source.source : toText(source, budget);
  const own = source instanceof PatternValue ? source.flags : '';
  const marks = flags === undefined ? own : toText(flags, budget);
  try {
    return new PatternValue(checkPattern(pattern, marks, budget).source, marks);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('makes an invalid regular expression');
  }
}

/** The next match of a pattern (ECMAScript §22.2.7.2), which changes its `lastIndex`. */
function execute(pattern: PatternValue, text: string, budget: Budget): Match | undefined {
  const isSticky = pattern.flags.includes('y');
  const keepsIndex = isSticky || isGlobal(pattern);
  const match = matchAt(pattern, text, keepsIndex ? pattern.lastIndex : 0, isSticky, budget);
  if (keepsIndex) pattern.lastIndex = match ? match.index + lengthOf(match) : 0;
  return match;
}

/** What it costs to begin a match, and about what it costs to take a group of it. */
const stepsOfMatch = 10;

/** The match at or after an offset. */
function matchAt(
  pattern: PatternValue,
  text: string,
  from: number,
  isSticky: boolean,
  budget: Budget,
): Match | undefined {
  budget.spend(stepsOfMatch);
  const program = programOf(pattern, budget);
  if (from > text.length) return undefined;
  const offsets = runPattern(program, text, from, isSticky, budget);
  if (!offsets) return undefined;
  const textOf = (group: number) => {
    const [start, end] = offsets.slice(2 * group, 2 * group + 2);
    return start === undefined || end === undefined ? undefined : text.slice(start, end);
  };
  const found = Array.from({length: program.groups + 1}, (_, group) => textOf(group));
  budget.items(found.length, found.length * stepsOfMatch);
  const named = [...program.names].map(([name, group]) => [name, found[group]] as const);
  const groups = named.length === 0 ? undefined : new Map<string, Value>(named);
  return Object.assign(found, {index: offsets[0] ?? 0, input: text, groups});
}

function isGlobal({flags}: PatternValue): boolean {
  return flags.includes('g');
}

function lengthOf([whole]: Match): number {
  return typeof whole === 'string' ? whole.length : 0;
}

/** All matches of a pattern with the flag `g`, otherwise the next. */
export function matchAll(text: string, pattern: PatternValue, budget: Budget): Match[] {
  budget.text(text.length);
  if (isGlobal(pattern)) pattern.lastIndex = 0;
  const found: Match[] = [];
  for (let match = execute(pattern, text, budget); match;) {
    found.push(match);
    budget.items(found.length, 4);
    if (!isGlobal(pattern)) break;
    if (lengthOf(match) === 0) {
      pattern.lastIndex = offsetAfter(text, pattern.lastIndex, pattern.flags);
    }
    match = execute(pattern, text, budget);
  }
  return found;
}

export function search(text: string, pattern: PatternValue, budget: Budget): number {
  return matchAt(pattern, text, 0, pattern.flags.includes('y'), budget)?.index ?? -1;
}

/** `split` at a text or a pattern. */
export function splitText(
  text: string,
  [separator, most]: readonly Value[],
  budget: Budget,
): Value {
  const limit = most === undefined ? undefined : toNumber(most, budget);
  budget.text(text.length);
  if (separator === undefined) return text.split(separator as unknown as string, limit);
  const parts =
    separator instanceof PatternValue
      ? splitAt(text, separator, budget).slice(0, limit)
      : text.split(toText(separator, budget), limit);
  budget.items(parts.length);
  return parts;
}

/** The parts between the matches of a pattern, with their groups (ECMAScript §22.2.6.14). */
function splitAt(text: string, separator: PatternValue, budget: Budget): Value[] {
  if (text === '') return matchAt(separator, text, 0, true, budget) ? [] : [text];
  const parts: Value[] = [];
  let start = 0;
  for (let at = 0; at < text.length;) {
    const match = matchAt(separator, text, at, false, budget);
    if (!match || match.index >= text.length) break;
    const end = match.index + lengthOf(match);
    if (end === start) {
      at = offsetAfter(text, match.index, separator.flags);
      continue;
    }
    parts.push(text.slice(start, match.index), ...match.slice(1));
    budget.items(parts.length, 4);
    start = end;
    at = end;
  }
  parts.push(text.slice(start));
  return parts;
}

export const patternMethods: Methods<PatternValue> = new Map<string, Method<PatternValue>>([
  ['test', (self, [text], {budget}) => execute(self, toText(text, budget), budget) !== undefined],
  ['exec', (self, [text], {budget}) => execute(self, toText(text, budget), budget) ?? null],
  ['toString', ({source, flags}) => `/${source}/${flags}`],
]);
