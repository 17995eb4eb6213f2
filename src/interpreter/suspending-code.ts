import {itemsOf} from './convert.js';
import {nodesIn} from './left-out.js';
import type {Completion, Machine} from './machine.js';
import {bindPattern, definesIn} from './patterns.js';
import {Refusal} from './refusal.js';
import {Scope} from './scope.js';
import {binderOf, declareAll, keysOf} from './statements.js';
import type {CodeNode, NodeOf} from './syntax-tree.js';
import {caught, Thrown} from './thrown.js';
import {AsyncGeneratorValue, GeneratorValue, type Resume, type Value} from './values.js';

/** Where code waits: for a promise, or for what asks a generator for its next value. */
export interface Pause {
  readonly kind: 'await' | 'yield';
  readonly value: Value;
}

/** Evaluates in steps: gives each pause, and gets the value with which it goes on. */
export type Steps<T> = Generator<Pause, T, Value>;

/** Ends a generator where it waits, as `return` does there. */
export class Returned extends Error {
  readonly value: Value;

  constructor(value: Value) {
    super();
    this.value = value;
  }
}

/** What ends a generator where it waits. */
export function errorFor(how: 'return' | 'throw', value: Value): Error {
  return how === 'return' ? new Returned(value) : new Thrown(value);
}

const suspending = new WeakMap<CodeNode, boolean>();

/** Whether something waits in a node, functions in it aside. */
function isSuspending(node: CodeNode): boolean {
  if (/Function/.test(node.type)) return false;
  let known = suspending.get(node);
  if (known === undefined) {
    known = [...nodesIn(node, true)].some(waits);
    suspending.set(node, known);
  }
  return known;
}

function waits(node: CodeNode): boolean {
  return (
    node.type === 'AwaitExpression' ||
    node.type === 'YieldExpression' ||
    (node.type === 'ForOfStatement' && node.await)
  );
}

/** One run of the body of an `async` function or a generator. */
export class SuspendingCode {
  /** How many levels are around it since it goes on. */
  depth = 0;
  readonly #machine: Machine;
  readonly #isAsync: boolean;

  constructor(machine: Machine, isAsync: boolean) {
    this.#machine = machine;
    this.#isAsync = isAsync;
  }

  /** Runs a body in its scope. */
  *body(body: CodeNode, scope: Scope): Steps<Value> {
    if (body.type !== 'BlockStatement') return yield* this.#value(body, scope);
    const completion = yield* this.#block(body.body, scope);
    return completion?.kind === 'return' ? completion.value : undefined;
  }

  *#block(body: readonly CodeNode[], scope: Scope): Steps<Completion> {
    declareAll(body, scope, this.#machine);
    for (const node of body) {
      const completion = yield* this.#statement(node, scope);
      if (completion) return completion;
    }
    return undefined;
  }

  *#statement(node: CodeNode, scope: Scope): Steps<Completion> {
    if (!isSuspending(node)) {
      // A `catch` may be around it.
      this.#machine.catching++;
      try {
        return this.#machine.execute(node, scope);
      } finally {
        this.#machine.catching--;
      }
    }
    this.#machine.budget.spend();
    switch (node.type) {
      case 'ExpressionStatement':
        yield* this.#value(node.expression, scope);
        return undefined;
      case 'VariableDeclaration':
        for (const {id, init} of node.declarations) {
          if (!init && node.kind === 'var') continue;
          const value = init ? yield* this.#value(init, scope) : undefined;
          bindPattern(id, value, scope, this.#machine, binderOf(node.kind, scope));
        }
        return undefined;
      case 'ReturnStatement':
        return {
          kind: 'return',
          value: node.argument ? yield* this.#value(node.argument, scope) : undefined,
        };
      case 'ThrowStatement':
        throw new Thrown(yield* this.#value(node.argument, scope));
      case 'BlockStatement':
        return yield* this.#block(node.body, new Scope(scope));
      case 'IfStatement': {
        const isMet = yield* this.#value(node.test, scope);
        const taken = isMet ? node.consequent : node.alternate;
        return taken ? yield* this.#statement(taken, scope) : undefined;
      }
      case 'WhileStatement':
      case 'DoWhileStatement':
        for (let isFirst = true; ; isFirst = false) {
          const isEntered = isFirst && node.type === 'DoWhileStatement';
          if (!isEntered && !(yield* this.#value(node.test, scope))) return undefined;
          const completion = yield* this.#statement(node.body, scope);
          if (completion?.kind === 'return') return completion;
          if (completion?.kind === 'break') return undefined;
        }
      case 'ForStatement': {
        let round = new Scope(scope);
        if (node.init) yield* this.#statementOrValue(node.init, round);
        while (!node.test || (yield* this.#value(node.test, round))) {
          const completion = yield* this.#statement(node.body, round);
          if (completion?.kind === 'return') return completion;
          if (completion?.kind === 'break') break;
          round = round.copy();
          if (node.update) yield* this.#value(node.update, round);
        }
        return undefined;
      }
      case 'ForOfStatement':
      case 'ForInStatement':
        return yield* this.#forEach(node, scope);
      case 'SwitchStatement':
        return yield* this.#switch(node, scope);
      case 'TryStatement':
        return yield* this.#try(node, scope);
      default:
        throw new Refusal(`uses \`await\` or \`yield\` in a place where pages cannot`);
    }
  }

  *#statementOrValue(node: CodeNode, scope: Scope): Steps<void> {
    if (node.type === 'VariableDeclaration') yield* this.#statement(node, scope);
    else yield* this.#value(node, scope);
  }

  *#forEach(
    node: NodeOf<'ForOfStatement'> | NodeOf<'ForInStatement'>,
    scope: Scope,
  ): Steps<Completion> {
    const machine = this.#machine;
    const {left, right, body} = node;
    if (left.type !== 'VariableDeclaration')
      throw new Refusal('uses a loop without a new variable');
    const over = yield* this.#value(right, scope);
    const runRound = (item: Value): Steps<Completion> => {
      const round = new Scope(scope);
      for (const {id} of left.declarations) {
        bindPattern(id, item, round, machine, binderOf(left.kind, round));
      }
      return this.#statement(body, round);
    };
    if (node.type === 'ForOfStatement' && node.await) return yield* this.#forAwait(over, runRound);
    const items = node.type === 'ForInStatement' ? keysOf(over, machine) : undefined;
    for (const item of items ?? itemsOf(over, machine.budget)) {
      const completion = yield* runRound(item);
      if (completion?.kind === 'return') return completion;
      if (completion?.kind === 'break') break;
    }
    return undefined;
  }

  *#forAwait(over: Value, runRound: (item: Value) => Steps<Completion>): Steps<Completion> {
    if (!(over instanceof AsyncGeneratorValue)) {
      for (const item of itemsOf(over, this.#machine.budget)) {
        const completion = yield* runRound(yield {kind: 'await', value: item});
        if (completion?.kind === 'return') return completion;
        if (completion?.kind === 'break') break;
      }
      return undefined;
    }
    for (;;) {
      const {value, done} = yield* this.#ask(over, 'next', undefined);
      if (done) return undefined;
      const completion = yield* this.#orEnd(over, runRound(value));
      if (completion && completion.kind !== 'continue') {
        yield* this.#ask(over, 'return', undefined);
        return completion.kind === 'return' ? completion : undefined;
      }
    }
  }

  /** `yield*` */
  *#yieldAll(over: Value): Steps<Value> {
    const isGenerator =
      over instanceof GeneratorValue || (this.#isAsync && over instanceof AsyncGeneratorValue);
    if (!isGenerator) {
      for (const item of itemsOf(over, this.#machine.budget)) yield* this.#yield(item);
      return undefined;
    }
    for (let given: Value; ;) {
      const {value, done} = yield* this.#ask(over, 'next', given);
      if (done) return value;
      given = yield* this.#orEnd(over, this.#yield(value));
    }
  }

  *#yield(value: Value): Steps<Value> {
    const given = this.#isAsync ? yield {kind: 'await', value} : value;
    return yield {kind: 'yield', value: given};
  }

  /** Asks a generator for a value. */
  *#ask(
    generator: GeneratorValue | AsyncGeneratorValue,
    how: Resume,
    given: Value,
  ): Steps<{readonly value: Value; readonly done: boolean}> {
    if (generator instanceof GeneratorValue) return generator.resume(how, given);
    const result = yield {kind: 'await', value: generator.resume(how, given)};
    if (!(result instanceof Map)) return {value: undefined, done: true};
    return {value: result.get('value'), done: result.get('done') === true};
  }

  /** Does something with a value of a generator, which ends with what is thrown. */
  *#orEnd<T>(generator: GeneratorValue | AsyncGeneratorValue, work: Steps<T>): Steps<T> {
    try {
      return yield* work;
    } catch (error) {
      if (!(error instanceof Returned) && !caught(error)) throw error;
      this.#machine.budget.returnTo(this.depth);
      yield* this.#ask(generator, 'return', undefined);
      throw error;
    }
  }

  *#switch({discriminant, cases}: NodeOf<'SwitchStatement'>, scope: Scope): Steps<Completion> {
    const value = yield* this.#value(discriminant, scope);
    const inner = new Scope(scope);
    let start = -1;
    for (const [index, {test}] of cases.entries()) {
      if (!test || (yield* this.#value(test, inner)) !== value) continue;
      start = index;
      break;
    }
    if (start === -1) start = cases.findIndex(({test}) => !test);
    if (start === -1) return undefined;
    const body = cases.slice(start).flatMap(({consequent}) => consequent);
    const completion = yield* this.#block(body, inner);
    return completion?.kind === 'break' ? undefined : completion;
  }

  *#try({block, handler, finalizer}: NodeOf<'TryStatement'>, scope: Scope): Steps<Completion> {
    let completion: Completion;
    try {
      try {
        completion = yield* this.#block(block.body, new Scope(scope));
      } catch (error) {
        const thrown = caught(error);
        if (!thrown || !handler) throw error;
        this.#machine.budget.returnTo(this.depth);
        const inner = new Scope(scope);
        if (handler.param)
          bindPattern(handler.param, thrown.value, inner, this.#machine, definesIn(inner));
        completion = yield* this.#block(handler.body.body, inner);
      }
    } catch (error) {
      this.#machine.budget.returnTo(this.depth);
      const last = finalizer && (yield* this.#block(finalizer.body, new Scope(scope)));
      if (last) return last;
      throw error;
    }
    const last = finalizer && (yield* this.#block(finalizer.body, new Scope(scope)));
    return last ?? completion;
  }

  /** The value of an expression; what waits in it is evaluated first, in the order of the text. */
  *#value(node: CodeNode, scope: Scope): Steps<Value> {
    if (!isSuspending(node)) return this.#machine.evaluate(node, scope);
    this.#machine.budget.spend();
    if (node.type === 'AwaitExpression') {
      return yield {kind: 'await', value: yield* this.#value(node.argument, scope)};
    }
    if (node.type === 'YieldExpression') {
      const value = node.argument ? yield* this.#value(node.argument, scope) : undefined;
      return node.delegate ? yield* this.#yieldAll(value) : yield* this.#yield(value);
    }
    if (node.type === 'ConditionalExpression') {
      const isMet = yield* this.#value(node.test, scope);
      return yield* this.#value(isMet ? node.consequent : node.alternate, scope);
    }
    if (node.type === 'LogicalExpression') {
      const left = yield* this.#value(node.left, scope);
      const isDecided =
        node.operator === '&&'
          ? !left
          : node.operator === '||'
            ? !!left
            : left !== undefined && left !== null;
      return isDecided ? left : yield* this.#value(node.right, scope);
    }
    const values = new Map<CodeNode, Value>();
    for (const part of suspendingParts(node)) values.set(part, yield* this.#value(part, scope));
    return this.#machine.evaluateWith(values, node, scope);
  }
}

/** Expressions whose parts are not all evaluated, `await` and `yield`. */
const branching = /^(?:AwaitExpression|YieldExpression|LogicalExpression|ConditionalExpression)$/;

/** The outermost parts of an expression that wait. */
function suspendingParts(node: CodeNode): readonly CodeNode[] {
  const parts: CodeNode[] = [];
  for (const inner of nodesIn(node, true)) {
    if (!branching.test(inner.type) || !isSuspending(inner)) continue;
    const isInside = parts.some((part) => part.start <= inner.start && inner.end <= part.end);
    if (!isInside) parts.push(inner);
  }
  return parts;
}
