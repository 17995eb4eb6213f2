import type {Budget} from './budget.js';
import type {Evaluated} from './refusal.js';
import type {Scope} from './scope.js';
import type {CodeNode} from './syntax-tree.js';
import type {Value} from './values.js';

/** What ends a block early; undefined if nothing does. */
export type Completion =
  | undefined
  | {readonly kind: 'break' | 'continue'}
  | {readonly kind: 'return'; readonly value: Value};

/** What the parts of the evaluator need of each other (`evaluator.ts`). */
export interface Machine {
  readonly budget: Budget;
  /** The value of an expression. */
  evaluate(node: CodeNode, scope: Scope): Value;
  /** Executes a statement. */
  execute(node: CodeNode, scope: Scope): Completion;
  /**
   * Does the part of a component that is called `name`. What is refused is left out, and noted
   * unless the name is empty; what ends the component is thrown.
   */
  orLeaveOut<T>(name: string, work: () => T): Evaluated<T>;
  /** Calls a function; anything else is refused. */
  call(callee: Value, args: readonly Value[]): Value;
}
