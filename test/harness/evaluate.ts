import {entriesOf} from '../../src/interpreter/convert.js';
import {Evaluator} from '../../src/interpreter/evaluator.js';
import {parseExpression} from '../../src/interpreter/parse-code.js';
import type {Evaluated} from '../../src/interpreter/refusal.js';
import {Scope} from '../../src/interpreter/scope.js';
import type {Value} from '../../src/interpreter/values.js';

/** Evaluates an expression; the value is printed, so that it can be compared. */
export function evaluateSource(source: string): Evaluated<string> {
  return evaluateCounted(source).outcome;
}

/** Evaluates an expression, and counts its steps. */
export function evaluateCounted(source: string): {outcome: Evaluated<string>; steps: number} {
  const parsed = parseExpression(source, 'page.mdx', 1);
  if ('refused' in parsed) return {outcome: parsed, steps: 0};
  const evaluator = new Evaluator();
  const scope = new Scope(evaluator.library);
  const outcome = evaluator.attempt(() => printValue(evaluator.evaluate(parsed.value, scope)));
  return {outcome, steps: evaluator.budget.steps};
}

function printValue(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(printValue).join(', ')}]`;
  if (value instanceof Map) {
    return `{${entriesOf(value)
      .map(([key, item]) => `${key}: ${printValue(item)}`)
      .join(', ')}}`;
  }
  if (typeof value === 'string') return JSON.stringify(value);
  return typeof value === 'object' && value !== null ? 'object' : String(value);
}
