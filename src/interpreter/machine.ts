import type {Budget} from './budget.js';
import type {HostFunction, ReaderHost} from '../content/interactive.js';
import type {Evaluated, Refused} from './refusal.js';
import type {OuterScope, Scope} from './scope.js';
import type {CodeNode} from './syntax-tree.js';
import type {FunctionValue, PromiseValue, Value} from './values.js';

/** What ends a block early; undefined if nothing does. */
export type Completion =
  | undefined
  | {readonly kind: 'break' | 'continue'}
  | {readonly kind: 'return'; readonly value: Value};

/** Events that components of a page send to each other. Each method takes the code's arguments. */
export interface OwnEvents {
  /** `addEventListener` */
  listen(args: readonly Value[]): void;
  /** `removeEventListener` */
  unlisten(args: readonly Value[]): void;
  /** `dispatchEvent` */
  dispatch(args: readonly Value[]): boolean;
}

/** What evaluates for the components that are shown (`react/runtime.ts`). */
export interface Components {
  /** The browser, once components are shown in one. */
  readonly host: ReaderHost | undefined;
  readonly budget: Budget;
  /** The component that acts or is rendered. */
  readonly current: object | undefined;
  /** Goes on with something for a component that waited, such as for a promise. */
  enter(component: object | undefined, work: () => void): void;
  /**
   * Notes that code needs a browser and there is none. Returns whether a component is rendered,
   * which will be rendered anew in a browser.
   */
  needsBrowser(): boolean;
  /** Whether code has asked for a browser while there is none. */
  asksForBrowser: boolean;
  /** The properties that code has added to the window. */
  readonly names: Map<string, Value>;
  /** What code listens to, calls and dispatches events with. */
  readonly ownEvents: OwnEvents;
  /** What the browser calls for a function of the code. */
  functionOf(callee: FunctionValue): HostFunction;
}

/** What the parts of the evaluator need of each other (`evaluator.ts`). */
export interface Machine {
  readonly budget: Budget;
  readonly react: Components;
  /** The names that code finds outside of its files. */
  readonly library: OuterScope;
  /** Does something that evaluates code. */
  attempt<T>(work: () => T): Evaluated<T>;
  /** What was left out since the last time. */
  takeLeftOut(): readonly {readonly name: string; readonly refused: Refused}[];
  /** The value of an expression. */
  evaluate(node: CodeNode, scope: Scope): Value;
  /** The value of an expression, parts of which have been evaluated already. */
  evaluateWith(values: ReadonlyMap<CodeNode, Value>, node: CodeNode, scope: Scope): Value;
  /** How many `try` with a `catch` are running: what JavaScript throws in them is not left out. */
  catching: number;
  /** Executes a statement. */
  execute(node: CodeNode, scope: Scope): Completion;
  /**
   * Does a part of a component. What is refused is left out, and noted by its name unless that is
   * empty; what ends the component is thrown.
   */
  orLeaveOut<T>(nameOf: () => string, work: () => T): Evaluated<T>;
  /** Runs the body of an `async` function in its scope. */
  runAsync(body: CodeNode, scope: Scope): PromiseValue;
  /** Makes a generator, which runs this body in its scope. */
  runGenerator(body: CodeNode, scope: Scope, isAsync: boolean): Value;
  /** Calls a function, on an object if it is a method; anything else is refused. */
  call(callee: Value, args: readonly Value[], receiver?: Value): Value;
}
