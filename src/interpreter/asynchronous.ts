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
  const {react} = machine;
  const owner = react.current;
  const steps = bodySteps(body, scope, machine);
  const {promise, resolve, reject} = settleable();
  const advance = (step: () => IteratorResult<Value, Value>) => {
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
      reject(new Thrown(thrown.value));
    }
  };
  advance(() => steps.next());
  return promise;
}

function* bodySteps(body: CodeNode, scope: Scope, machine: Machine): Steps<Value> {
  if (body.type !== 'BlockStatement') return yield* valueSteps(body, scope, machine);
  const completion = yield* blockSteps(body.body, scope, machine);
  return completion?.kind === 'return' ? completion.value : undefined;
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

function* blockSteps(body: readonly CodeNode[], scope: Scope, machine: Machine): Steps<Completion> {
  declareAll(body, scope, machine);
  for (const node of body) {
    const completion = yield* statementSteps(node, scope, machine);
    if (completion) return completion;
  }
  return undefined;
}

function* statementSteps(node: CodeNode, scope: Scope, machine: Machine): Steps<Completion> {
  if (!isAwaiting(node)) {
    // A `catch` may be around it.
    machine.catching++;
    try {
      return machine.execute(node, scope);
    } finally {
      machine.catching--;
    }
  }
  machine.budget.spend();
  switch (node.type) {
    case 'ExpressionStatement':
      yield* valueSteps(node.expression, scope, machine);
      return undefined;
    case 'VariableDeclaration':
      for (const {id, init} of node.declarations) {
        const value = init ? yield* valueSteps(init, scope, machine) : undefined;
        if (node.kind !== 'var') {
          bindPattern(id, value, scope, machine, definesIn(scope, node.kind === 'const'));
        } else if (init) {
          bindPattern(id, value, scope, machine, (target, part) => {
            if (target.type === 'Identifier') scope.assign(target.name, part);
          });
        }
      }
      return undefined;
    case 'ReturnStatement':
      return {
        kind: 'return',
        value: node.argument ? yield* valueSteps(node.argument, scope, machine) : undefined,
      };
    case 'ThrowStatement':
      throw new Thrown(yield* valueSteps(node.argument, scope, machine));
    case 'BlockStatement':
      return yield* blockSteps(node.body, new Scope(scope), machine);
    case 'IfStatement': {
      const isMet = yield* valueSteps(node.test, scope, machine);
      const taken = isMet ? node.consequent : node.alternate;
      return taken ? yield* statementSteps(taken, scope, machine) : undefined;
    }
    case 'WhileStatement':
      while (yield* valueSteps(node.test, scope, machine)) {
        const completion = yield* statementSteps(node.body, scope, machine);
        if (completion?.kind === 'return') return completion;
        if (completion?.kind === 'break') break;
      }
      return undefined;
    case 'ForStatement': {
      let round = new Scope(scope);
      if (node.init) yield* statementOrValue(node.init, round, machine);
      while (!node.test || (yield* valueSteps(node.test, round, machine))) {
        const completion = yield* statementSteps(node.body, round, machine);
        if (completion?.kind === 'return') return completion;
        if (completion?.kind === 'break') break;
        round = round.copy();
        if (node.update) yield* valueSteps(node.update, round, machine);
      }
      return undefined;
    }
    case 'ForOfStatement':
      return yield* forOfSteps(node, scope, machine);
    case 'TryStatement':
      return yield* trySteps(node, scope, machine);
    default:
      throw new Refusal('uses `await` in a place where pages cannot');
  }
}

function* statementOrValue(node: CodeNode, scope: Scope, machine: Machine): Steps<void> {
  if (node.type === 'VariableDeclaration') yield* statementSteps(node, scope, machine);
  else yield* valueSteps(node, scope, machine);
}

function* forOfSteps(
  {left, right, body, await: isAsync}: NodeOf<'ForOfStatement'>,
  scope: Scope,
  machine: Machine,
): Steps<Completion> {
  if (isAsync) throw new Refusal('uses `for await`');
  const [declared] = left.type === 'VariableDeclaration' ? left.declarations : [];
  if (!declared) throw new Refusal('uses a loop without a new variable');
  for (const item of iterate(yield* valueSteps(right, scope, machine), machine.budget)) {
    const round = new Scope(scope);
    bindPattern(declared.id, item, round, machine, definesIn(round));
    const completion = yield* statementSteps(body, round, machine);
    if (completion?.kind === 'return') return completion;
    if (completion?.kind === 'break') break;
  }
  return undefined;
}

function* trySteps(
  {block, handler, finalizer}: NodeOf<'TryStatement'>,
  scope: Scope,
  machine: Machine,
): Steps<Completion> {
  let completion: Completion;
  try {
    try {
      completion = yield* blockSteps(block.body, new Scope(scope), machine);
    } catch (error) {
      const thrown = caught(error);
      if (!thrown || !handler) throw error;
      const inner = new Scope(scope);
      if (handler.param) bindPattern(handler.param, thrown.value, inner, machine, definesIn(inner));
      completion = yield* blockSteps(handler.body.body, inner, machine);
    }
  } catch (error) {
    const last = finalizer && (yield* blockSteps(finalizer.body, new Scope(scope), machine));
    if (last) return last;
    throw error;
  }
  const last = finalizer && (yield* blockSteps(finalizer.body, new Scope(scope), machine));
  return last ?? completion;
}

/** Expressions whose parts are not all evaluated, and `await` itself. */
const branching = /^(?:AwaitExpression|LogicalExpression|ConditionalExpression)$/;

/** The value of an expression; what it awaits is evaluated first, in the order of the text. */
function* valueSteps(node: CodeNode, scope: Scope, machine: Machine): Steps<Value> {
  if (!isAwaiting(node)) return machine.evaluate(node, scope);
  machine.budget.spend();
  if (node.type === 'AwaitExpression')
    return yield yield* valueSteps(node.argument, scope, machine);
  if (node.type === 'ConditionalExpression') {
    const isMet = yield* valueSteps(node.test, scope, machine);
    return yield* valueSteps(isMet ? node.consequent : node.alternate, scope, machine);
  }
  if (node.type === 'LogicalExpression') {
    const left = yield* valueSteps(node.left, scope, machine);
    const isDecided =
      node.operator === '&&'
        ? !left
        : node.operator === '||'
          ? !!left
          : left !== undefined && left !== null;
    return isDecided ? left : yield* valueSteps(node.right, scope, machine);
  }
  const values = new Map<CodeNode, Value>();
  for (const part of awaitingParts(node)) values.set(part, yield* valueSteps(part, scope, machine));
  return machine.evaluateWith(values, node, scope);
}

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
