import {runAsync, runAsyncGenerator} from './asynchronous.js';
import {Budget, BudgetUse} from './budget.js';
import {evaluateExpression} from './expressions.js';
import {runGenerator} from './generators.js';
import {evaluateJsx} from './jsx.js';
import {libraryOf} from './library/library.js';
import type {Completion, Machine} from './machine.js';
import {placeOf} from './place.js';
import {ReactRuntime} from './react/runtime.js';
import {Refusal, type Evaluated, type Refused} from './refusal.js';
import type {Scope} from './scope.js';
import {type OuterScope} from './scope.js';
import {executeStatement} from './statements.js';
import type {CodeNode} from './syntax-tree.js';
import {caught, hostErrors, Thrown} from './thrown.js';
import {FunctionValue, MethodValue, type PromiseValue, type Value} from './values.js';

/** Evaluates the code of one page: walks its tree, within the page's budget. */
export class Evaluator implements Machine {
  readonly budget: Budget;
  readonly library: OuterScope;
  readonly react: ReactRuntime;
  /** What was left out of components, by why and where. */
  readonly #leftOut = new Map<string, {readonly name: string; readonly refused: Refused}>();
  /** How often something was left out. */
  leftOutCount = 0;
  catching = 0;
  #current: CodeNode | undefined;
  /** The values of expressions that have been evaluated before what they are part of. */
  #known: ReadonlyMap<CodeNode, Value> | undefined;

  /** `length` is that of the page and its snippets, `page` the page's file, `now` the time. */
  constructor(length = 0, page = '', now = 0) {
    this.budget = new Budget(length);
    this.react = new ReactRuntime(this);
    this.library = libraryOf(this, this.react, page, now);
  }

  /**
   * Does something that evaluates code. What the code must not do ends it, at the place of `node`
   * or of what is evaluated at that moment.
   */
  attempt<T>(work: () => T, node?: CodeNode): Evaluated<T> {
    const {depth} = this.budget;
    try {
      return {value: work()};
    } catch (error) {
      this.budget.returnTo(depth);
      return {refused: this.#refusedBy(error, node)};
    }
  }

  /** Why something that was thrown ended what is evaluated; throws what is a fault of ours. */
  #refusedBy(error: unknown, node = this.#current): Refused {
    const here = placeOf(node);
    if (error instanceof Refusal) {
      const {message: reason, place = here, isReported, isFinal, needsBrowser} = error;
      return {reason, place, isReported, isFinal, needsBrowser};
    }
    // Functions of the host throw on unsuitable arguments, such as unknown currencies.
    if (hostErrors.some((type) => error instanceof type)) {
      const {message} = error as Error; // as each of these is
      return {reason: `fails: ${message}`, place: here, isReported: false};
    }
    throw error;
  }

  /** What {@link attemptAhead} has used of its budget. */
  readonly #ahead = new BudgetUse();

  /**
   * Does something that may have to be done again in a browser: with a budget of its own, and
   * without notes of what is left out. Returns whether all of it was done.
   */
  attemptAhead(work: () => void): boolean {
    const noted = [...this.#leftOut];
    const before = this.leftOutCount;
    this.budget.exchange(this.#ahead);
    try {
      return 'value' in this.attempt(work) && this.leftOutCount === before;
    } finally {
      this.budget.exchange(this.#ahead);
      this.leftOutCount = before;
      this.#leftOut.clear();
      for (const [key, value] of noted) this.#leftOut.set(key, value);
    }
  }

  takeLeftOut(): readonly {readonly name: string; readonly refused: Refused}[] {
    const taken = [...this.#leftOut.values()];
    this.#leftOut.clear();
    return taken;
  }

  orLeaveOut<T>(nameOf: () => string, work: () => T): Evaluated<T> {
    const {depth} = this.budget;
    try {
      return {value: work()};
    } catch (error) {
      const refused = this.#refusedBy(error);
      if (error instanceof Thrown || (this.catching > 0 && caught(error))) throw error;
      if (refused.isFinal) throw Refusal.again(refused);
      this.budget.returnTo(depth);
      this.leftOutCount++;
      const key = JSON.stringify([refused.reason, refused.place]);
      const name = nameOf();
      if (name !== '' && !this.#leftOut.has(key)) this.#leftOut.set(key, {name, refused});
      return {refused};
    }
  }

  evaluate(node: CodeNode, scope: Scope): Value {
    this.#current = node;
    if (this.#known?.has(node)) return this.#known.get(node);
    this.budget.enter();
    const evaluated = evaluateExpression(node, scope, this) ?? evaluateJsx(node, scope, this);
    if (!evaluated) throw new Refusal(`uses ${construct(node)}`);
    this.budget.leave();
    return evaluated.value;
  }

  evaluateWith(values: ReadonlyMap<CodeNode, Value>, node: CodeNode, scope: Scope): Value {
    const before = this.#known;
    this.#known = values;
    try {
      return this.evaluate(node, scope);
    } finally {
      this.#known = before;
    }
  }

  execute(node: CodeNode, scope: Scope): Completion {
    this.#current = node;
    this.budget.enter();
    const executed = executeStatement(node, scope, this);
    if (!executed) throw new Refusal(`uses ${construct(node)}`);
    this.budget.leave();
    return executed.completion;
  }

  runAsync(body: CodeNode, scope: Scope): PromiseValue {
    return runAsync(body, scope, this);
  }

  runGenerator(body: CodeNode, scope: Scope, isAsync: boolean): Value {
    return isAsync ? runAsyncGenerator(body, scope, this) : runGenerator(body, scope, this);
  }

  call(callee: Value, args: readonly Value[], receiver?: Value): Value {
    if (!(callee instanceof FunctionValue))
      throw Refusal.error('TypeError', 'calls something that cannot be called');
    this.budget.items(args.length);
    this.budget.enter();
    const value = callee instanceof MethodValue ? callee.callOn(receiver, args) : callee.call(args);
    this.budget.leave();
    return value;
  }
}

/** The name of a construct that is not evaluated. */
function construct({type}: CodeNode): string {
  const word = words.get(type);
  return word === undefined ? `\`${type}\`` : word;
}

const words: ReadonlyMap<string, string> = new Map([
  ['Super', '`super`'],
  ['TaggedTemplateExpression', 'a tagged template'],
  ['YieldExpression', '`yield`'],
  ['AwaitExpression', '`await`'],
  ['ImportExpression', 'an `import` in an expression'],
  ['MetaProperty', '`new.target`'],
  ['LabeledStatement', 'a label'],
  ['WithStatement', '`with`'],
  ['DebuggerStatement', '`debugger`'],
  ['PrivateIdentifier', 'a private name'],
  ['JSXSpreadChild', 'spread children'],
]);
