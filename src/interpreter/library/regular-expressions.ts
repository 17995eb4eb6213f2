import type {Budget} from '../budget.js';
import {primitives, toNumber, toText} from '../convert.js';
import {Refusal} from '../refusal.js';
import {PatternValue, type Value} from '../values.js';
import type {Method, Methods} from './method.js';
import {patternWork} from './pattern-work.js';

/** A match: the whole text, the groups, and where it begins. */
export type Match = Value[] & {readonly index: number};

/** So many steps of backtracking cost as much as one step of the evaluator. */
const backtracks = 50;

/** Browsers take long to compile longer regular expressions, or refuse them when they are used. */
const longest = 1000;

/** What matches many characters: browsers make a table for each, slowly with these flags. */
const classes = /\\[dswDSWpP]|[[.]/g;
const slowFlags = /[iu]/;
/** The steps that compiling one of them costs. */
const classSteps = 200;

/** The expression of a pattern for one text, if matching is known to end soon. */
function compile({source, flags}: PatternValue, text: string, budget: Budget): RegExp {
  if (/[^dgimsu]/.test(flags))
    throw new Refusal(`uses a regular expression with the flag ${flags}`);
  budget.text(text.length);
  const expression = expressionOf(source, flags, budget);
  const work = patternWork(source, text, flags);
  if (work === undefined) {
    throw new Refusal(`uses the regular expression /${source}/, which can take very long`);
  }
  budget.spend(work / backtracks);
  return expression;
}

/** An expression, which is compiled once for a page. Throws a `SyntaxError` for a wrong one. */
function expressionOf(source: string, flags: string, budget: Budget): RegExp {
  const key = `${flags}/${source}`;
  const known = budget.expressions.get(key);
  if (known) return known;
  refuseLong(source);
  const count = slowFlags.test(flags) ? (source.match(classes)?.length ?? 0) : 0;
  budget.spend(source.length + count * classSteps);
  const expression = new RegExp(source, flags);
  budget.expressions.set(key, expression);
  return expression;
}

function refuseLong(source: string): void {
  if (source.length > longest) {
    throw new Refusal(`uses a regular expression of more than ${longest} characters`);
  }
}

/** `RegExp(…)` of a text, with or without `new`. */
export function makePattern([source, flags]: readonly Value[], budget: Budget): PatternValue {
  if (source instanceof PatternValue && flags === undefined) return source;
  const pattern = source instanceof PatternValue ? source.source : toText(source, budget);
  const marks = flags === undefined ? '' : toText(flags, budget);
  try {
    return new PatternValue(expressionOf(pattern, marks, budget).source, marks);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('makes an invalid regular expression');
  }
}

/** All matches of a pattern with the flag `g`, otherwise the first. */
export function matchAll(text: string, pattern: PatternValue, budget: Budget): Match[] {
  const expression = compile(pattern, text, budget);
  const found: Match[] = [];
  if (!pattern.flags.includes('g')) {
    const first = expression.exec(text);
    return first ? [plain(first)] : [];
  }
  for (const match of text.matchAll(expression)) {
    found.push(plain(match));
    budget.items(found.length, 4);
  }
  budget.items(found.length);
  return found;
}

function plain(match: RegExpExecArray | RegExpMatchArray): Match {
  if (match.groups) throw new Refusal('uses named groups');
  return Object.assign([...match], {index: match.index ?? 0});
}

export function search(text: string, pattern: PatternValue, budget: Budget): number {
  return text.search(compile(pattern, text, budget));
}

/** `split` at a text or a pattern. */
export function splitText(
  text: string,
  [separator, most]: readonly Value[],
  budget: Budget,
): Value {
  const limit = most === undefined ? undefined : toNumber(most, budget);
  budget.text(text.length);
  const parts =
    separator instanceof PatternValue
      ? text.split(compile(separator, text, budget), limit)
      : separator === undefined
        ? text.split(separator as unknown as string, limit)
        : text.split(toText(separator, budget), limit);
  budget.items(parts.length);
  return parts;
}

export const patternMethods: Methods<PatternValue> = new Map<string, Method<PatternValue>>([
  [
    'test',
    (self, args, {budget}) => {
      refuseState(self);
      return compile(self, textOf(args), budget).test(textOf(args));
    },
  ],
  [
    'exec',
    (self, args, {budget}) => {
      refuseState(self);
      return matchAll(textOf(args), self, budget)[0] ?? null;
    },
  ],
  ['toString', ({source, flags}) => `/${source}/${flags}`],
]);

function textOf(args: readonly Value[]): string {
  return String(primitives(args)[0]);
}

/** With the flag `g`, JavaScript remembers where the last match ended. */
function refuseState({flags}: PatternValue): void {
  if (flags.includes('g')) throw new Refusal('calls a method of a regular expression with `g`');
}
