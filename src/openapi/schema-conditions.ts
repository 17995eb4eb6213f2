import {limit, type Limit} from './limit-text.js';
import {allOf, entryOf, meetsCondition, opposite} from './meets-condition.js';
import type {Part} from './part.js';
import type {Resolver} from './resolver.js';
import {conditionOf} from './schema-limits.js';
import type {Sources} from './schema-sources.js';
import type {Condition, Schema} from './schema.js';

/** More conditions of a schema, with those inside their outcomes, are left out. */
const mostConditions = 500;
/** Conditions inside outcomes of conditions are read to this depth. */
const deepest = 20;

/** A schema whose conditions are read. */
export interface ConditionalSchema extends Pick<Schema, 'properties'> {
  readonly resolver: Resolver;
  readonly sources: Sources;
  /** A schema that applies to the same value. */
  outcome(part: Part): Schema & {readonly sources: Sources};
}

/** What a condition asks of a value, and whether its outcome applies if that is so, or if not. */
interface Test {
  readonly text: Limit;
  readonly isMet: boolean;
  readonly holds: Condition['holds'];
}

/**
 * What applies to the values of a schema under conditions, by what it is in the file: `then`,
 * `else`, `dependentSchemas`, `dependentRequired` and `dependencies` (JSON Schema 2020-12, core
 * §10.2.2, validation §6.5.4), also those inside the outcomes of others.
 */
export function conditionsOf(schema: ConditionalSchema): ReadonlyMap<unknown, Condition> {
  const {conditional} = schema.sources;
  if (conditional.length === 0) return new Map();
  const known = new Set(schema.properties().map(({name}) => name));
  const found = new Map<unknown, Condition>();
  const add = (parts: readonly Part[], around: readonly Test[]): void => {
    for (const {test, outcome} of parts.flatMap((part) => outcomesOf(part, schema.resolver))) {
      if (found.size >= mostConditions || found.has(outcome.value)) continue;
      const tests = [...around, test];
      const read = schema.outcome(outcome);
      const names = read.properties().map(({name}) => name);
      found.set(outcome.value, {
        text: textOf(tests),
        schema: read,
        names: new Set(names.filter((name) => !known.has(name))),
        holds: (value) =>
          allOf(tests.map((one) => (one.isMet ? one.holds(value) : opposite(one.holds(value))))),
      });
      if (tests.length < deepest) add(read.sources.conditional, tests);
    }
  };
  add(conditional, []);
  return found;
}

/** What a part says directly, with the test of each. */
function outcomesOf(
  part: Part,
  resolver: Resolver,
): readonly {readonly test: Test; readonly outcome: Part}[] {
  const condition = part.get('if');
  const test = {
    text: conditionOf(condition),
    holds: (value: unknown) => meetsCondition(value, condition, resolver),
  };
  const ofIf = [
    {test: {...test, isMet: true}, outcome: part.get('then')},
    {test: {...test, isMet: false}, outcome: part.get('else')},
  ];
  const ofNames = ['dependentSchemas', 'dependentRequired', 'dependencies'].flatMap((key) =>
    part
      .get(key)
      .entries()
      .map(([name, needs]) => ({
        test: {
          text: limit('isPresent', name),
          isMet: true,
          holds: (value: unknown) => entryOf(value, name) !== undefined,
        },
        outcome: Array.isArray(needs.value) ? needs.with({required: needs.value}) : needs,
      })),
  );
  return [...(condition.isObject ? ofIf : []), ...ofNames].filter(({outcome}) => outcome.isObject);
}

/** `If kind is "a":`, `Unless kind is "a":`, `If not (kind is "a") and size is 2:`. */
function textOf(tests: readonly Test[]): Limit {
  const [only] = tests;
  if (only && tests.length === 1) return limit(only.isMet ? 'moreIf' : 'moreUnless', only.text);
  const all = tests.map(({text, isMet}) => (isMet ? text : limit('unmet', text)));
  return limit('moreIf', limit('and', ...all));
}
