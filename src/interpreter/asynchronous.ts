import type {Machine, Completion} from './machine.js';
import {iterate} from './convert.js';
import {nodesIn} from './left-out.js';
import {reasonOf, settleable, toPromise} from './library/promises.js';
import {bindPattern, definesIn} from './patterns.js';
import {Refusal} from './refusal.js';
import {Scope} from './scope.js';
import {declareAll} from './statements.js';
import type {CodeNode, NodeOf} from './syntax-tree.js';
import {caught, Thrown} from './thrown.js';
import type {PromiseValue, Value} from './values.js';

/** Evaluates in steps: gives each value that is awaited, and gets what it was fulfilled with. */
type Steps<T> = Generator<Value, T, Value>;

/** Runs the body of an `async` function in its scope. What it throws rejects the promise. */
export function runAsync(body: CodeNode, scope: Scope, machine: Machine): PromiseValue {
  const {react, budget} = machine;
  const owner = react.current;
  const run = new AsyncRun(machine);
  const steps = run.body(body, scope);
  const {promise, resolve, reject} = settleable();
  const advance = (step: () => IteratorResult<Value, Value>) => {
    run.depth = budget.depth;
    try {
      const {done, value} = step();
      if (done) return resolve(toPromise(value));
      toPromise(value).then(
        (given) => react.enter(owner, () => advance(() => steps.next(given))),
        (error: unknown) =>
          react.enter(owner, () => advance(() => steps.throw(new Thrown(reasonOf(error))))),
      );
    } catch (error) {
      const thrown = caught(error);
      if (!thrown) throw error;
      budget.returnTo(run.depth);
      reject(new Thrown(thrown.value));
    }
  };
  advance(() => steps.next());
  return promise;
}

const awaiting = new WeakMap<CodeNode, boolean>();

/** Whether something waits in a node, functions in it aside. */
function isAwaiting(node: CodeNode): boolean {
  if (/Function/.test(node.type)) return false;
  let known = awaiting.get(node);
  if (known === undefined) {
    known = [...nodesIn(node, true)].some(({type}) => type === 'AwaitExpression');
    awaiting.set(node, known);
  }
  return known;
}

/** One run of an `async` function. */
class AsyncRun {
  /** How many levels are around it since it goes on. */
  depth = 0;
  readonly #machine: Machine;

  constructor(machine: Machine) {
    this.#machine = machine;
  }

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
    if (!isAwaiting(node)) {
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
          const value = init ? yield* this.#value(init, scope) : undefined;
          if (node.kind !== 'var') {
            bindPattern(id, value, scope, this.#machine, definesIn(scope, node.kind === 'const'));
          } else if (init) {
            bindPattern(id, value, scope, this.#machine, (target, part) => {
              if (target.type === 'Identifier') scope.assign(target.name, part);
            });
          }
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
        while (yield* this.#value(node.test, scope)) {
          const completion = yield* this.#statement(node.body, scope);
          if (completion?.kind === 'return') return completion;
          if (completion?.kind === 'break') break;
        }
        return undefined;
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
        return yield* this.#forOf(node, scope);
      case 'TryStatement':
        return yield* this.#try(node, scope);
      default:
        throw new Refusal('uses `await` in a place where pages cannot');
    }
  }

  *#statementOrValue(node: CodeNode, scope: Scope): Steps<void> {
    if (node.type === 'VariableDeclaration') yield* this.#statement(node, scope);
    else yield* this.#value(node, scope);
  }

  *#forOf(
    {left, right, body, await: isAsync}: NodeOf<'ForOfStatement'>,
    scope: Scope,
  ): Steps<Completion> {
    if (isAsync) throw new Refusal('uses `for await`');
    const [declared] = left.type === 'VariableDeclaration' ? left.declarations : [];
    if (!declared) throw new Refusal('uses a loop without a new variable');
    for (const item of iterate(yield* this.#value(right, scope), this.#machine.budget)) {
      const round = new Scope(scope);
      bindPattern(declared.id, item, round, this.#machine, definesIn(round));
      const completion = yield* this.#statement(body, round);
      if (completion?.kind === 'return') return completion;
      if (completion?.kind === 'break') break;
    }
    return undefined;
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

  /** The value of an expression; what it awaits is evaluated first, in the order of the text. */
  *#value(node: CodeNode, scope: Scope): Steps<Value> {
    if (!isAwaiting(node)) return this.#machine.evaluate(node, scope);
    this.#machine.budget.spend();
    if (node.type === 'AwaitExpression') return yield yield* this.#value(node.argument, scope);
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
    for (const part of awaitingParts(node)) values.set(part, yield* this.#value(part, scope));
    return this.#machine.evaluateWith(values, node, scope);
  }
}

/** Expressions whose parts are not all evaluated, and `await` itself. */
const branching = /^(?:AwaitExpression|LogicalExpression|ConditionalExpression)$/;

/** The outermost parts of an expression that wait. */
function awaitingParts(node: CodeNode): readonly CodeNode[] {
  const parts: CodeNode[] = [];
  for (const inner of nodesIn(node, true)) {
    if (!branching.test(inner.type) || !isAwaiting(inner)) continue;
    const isInside = parts.some((part) => part.start <= inner.start && inner.end <= part.end);
    if (!isInside) parts.push(inner);
  }
  return parts;
}
