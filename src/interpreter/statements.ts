import {classOf} from './classes.js';
import {entriesOf, itemsOf} from './convert.js';
import {closure} from './functions.js';
import {nameOfPart, namesChangedBy, nodesIn} from './left-out.js';
import type {Completion, Machine} from './machine.js';
import {bindPattern, definesIn, namesIn, type Bind} from './patterns.js';
import {Refusal} from './refusal.js';
import {Scope} from './scope.js';
import type {CodeNode, NodeOf} from './syntax-tree.js';
import {caught, Thrown} from './thrown.js';
import type {Value} from './values.js';

/** Executes a statement; undefined for a node that is none, or an unsupported one. */
export function executeStatement(
  node: CodeNode,
  scope: Scope,
  machine: Machine,
): {readonly completion: Completion} | undefined {
  switch (node.type) {
    case 'EmptyStatement':
    case 'FunctionDeclaration': // defined when its block began
      return normalCompletion;
    case 'ExpressionStatement':
      machine.evaluate(node.expression, scope);
      return normalCompletion;
    case 'VariableDeclaration':
      declareVariables(node, scope, machine);
      return normalCompletion;
    case 'ClassDeclaration':
      if (node.id) scope.define(node.id.name, classOf(node, scope, machine));
      return normalCompletion;
    case 'ReturnStatement': {
      const value = node.argument ? machine.evaluate(node.argument, scope) : undefined;
      return {completion: {kind: 'return', value}};
    }
    case 'ThrowStatement':
      throw new Thrown(machine.evaluate(node.argument, scope));
    case 'TryStatement':
      return {completion: executeTry(node, scope, machine)};
    case 'BreakStatement':
    case 'ContinueStatement':
      if (node.label) throw new Refusal('uses a label');
      return {completion: {kind: node.type === 'BreakStatement' ? 'break' : 'continue'}};
    case 'BlockStatement':
      return {completion: executeAll(node.body, new Scope(scope), machine)};
    case 'IfStatement': {
      const taken = machine.evaluate(node.test, scope) ? node.consequent : node.alternate;
      return {completion: taken ? machine.execute(taken, scope) : undefined};
    }
    case 'SwitchStatement':
      return {completion: executeSwitch(node, scope, machine)};
    case 'ForOfStatement':
    case 'ForInStatement':
      return {completion: executeForEach(node, scope, machine)};
    case 'ForStatement':
      return {completion: executeFor(node, scope, machine)};
    case 'WhileStatement':
    case 'DoWhileStatement':
      return {completion: executeWhile(node, scope, machine)};
    default:
      return undefined;
  }
}

const normalCompletion = {completion: undefined} as const;

/** Executes the statements of a block in its scope. What is refused is left out. */
function executeAll(body: readonly CodeNode[], scope: Scope, machine: Machine): Completion {
  declareAll(body, scope, machine);
  for (const node of body) {
    const completion = executeOrLeaveOut(node, body, scope, machine);
    if (completion) return completion;
  }
  return undefined;
}

/** Defines the functions of a block, and declares its variables. */
export function declareAll(body: readonly CodeNode[], scope: Scope, machine: Machine): void {
  for (const node of body) {
    if (node.type === 'VariableDeclaration' && node.kind !== 'var') {
      for (const name of node.declarations.flatMap(({id}) => namesIn(id))) scope.declare(name);
    } else if (node.type === 'ClassDeclaration') {
      if (node.id) scope.declare(node.id.name);
    } else if (node.type === 'FunctionDeclaration') {
      if (node.id) scope.define(node.id.name, closure(node, scope, machine));
    }
  }
}

/**
 * Executes a statement, or leaves it out: the values that it would give variables are then not
 * known. One that may end the block is left out only where the block returns elements in the end,
 * since otherwise the function could give a wrong value.
 */
function executeOrLeaveOut(
  node: CodeNode,
  body: readonly CodeNode[],
  scope: Scope,
  machine: Machine,
): Completion {
  if (ends.test(node.type)) return machine.execute(node, scope);
  const declared = namesDeclaredBy(node);
  // What uses a variable without a value says why.
  const nameOf = () => (declared ? '' : nameOfPart(node));
  const executed = machine.orLeaveOut(nameOf, () => machine.execute(node, scope));
  if ('value' in executed) return executed.value;
  const mayEnd = () => [...nodesIn(node, true)].some(({type}) => ends.test(type));
  if (!returnsElements(body.at(-1)) && mayEnd()) throw Refusal.again(executed.refused);
  const names = declared ?? namesChangedBy(node, machine.budget);
  // Others know the object, too.
  if (names.includes('this')) throw Refusal.again(executed.refused);
  for (const changed of names) scope.refuse(changed, executed.refused);
  return undefined;
}

/** The names that a declaration gives their values. */
function namesDeclaredBy(node: CodeNode): readonly string[] | undefined {
  if (node.type === 'ClassDeclaration') return node.id ? [node.id.name] : [];
  if (node.type !== 'VariableDeclaration') return undefined;
  return node.declarations.flatMap(({id}) => namesIn(id));
}

const ends = /^(?:Return|Break|Continue|Throw)Statement$/;

function returnsElements(last: CodeNode | undefined): boolean {
  return last?.type === 'ReturnStatement' && /^JSX/.test(last.argument?.type ?? '');
}

function declareVariables(
  {kind, declarations}: NodeOf<'VariableDeclaration'>,
  scope: Scope,
  machine: Machine,
): void {
  const bind = binderOf(kind, scope);
  for (const {id, init} of declarations) {
    if (!init && kind === 'var') continue;
    const value = init ? machine.evaluate(init, scope) : undefined;
    bindPattern(id, value, scope, machine, bind);
  }
}

/** How the names of a declaration get their values; those of `var` belong to the whole function. */
export function binderOf(kind: NodeOf<'VariableDeclaration'>['kind'], scope: Scope): Bind {
  if (kind === 'let' || kind === 'const') return definesIn(scope, kind === 'const');
  if (kind !== 'var') throw new Refusal(`uses \`${kind}\``);
  return (target, value) => {
    if (target.type === 'Identifier') scope.assign(target.name, value);
  };
}

function executeTry(
  {block, handler, finalizer}: NodeOf<'TryStatement'>,
  scope: Scope,
  machine: Machine,
): Completion {
  const {depth} = machine.budget;
  let completion: Completion;
  try {
    completion = handler
      ? executeCaught(block, handler, scope, machine)
      : executeAll(block.body, new Scope(scope), machine);
  } catch (error) {
    machine.budget.returnTo(depth);
    const last = finalizer && executeAll(finalizer.body, new Scope(scope), machine);
    if (last) return last;
    throw error;
  }
  return (finalizer && executeAll(finalizer.body, new Scope(scope), machine)) ?? completion;
}

function executeCaught(
  block: NodeOf<'BlockStatement'>,
  handler: NonNullable<NodeOf<'TryStatement'>['handler']>,
  scope: Scope,
  machine: Machine,
): Completion {
  const {depth} = machine.budget;
  let error: unknown;
  machine.catching++;
  try {
    return executeAll(block.body, new Scope(scope), machine);
  } catch (given) {
    error = given;
  } finally {
    machine.catching--;
  }
  const thrown = caught(error);
  if (!thrown) throw error;
  machine.budget.returnTo(depth);
  const inner = new Scope(scope);
  if (handler.param) bindPattern(handler.param, thrown.value, inner, machine, definesIn(inner));
  return executeAll(handler.body.body, inner, machine);
}

function executeSwitch(
  {discriminant, cases}: NodeOf<'SwitchStatement'>,
  scope: Scope,
  machine: Machine,
): Completion {
  const value = machine.evaluate(discriminant, scope);
  const inner = new Scope(scope);
  const isMatch = ({test}: (typeof cases)[number]) =>
    test ? machine.evaluate(test, inner) === value : false;
  const found = cases.findIndex(isMatch);
  const start = found === -1 ? cases.findIndex(({test}) => !test) : found;
  if (start === -1) return undefined;
  const body = cases.slice(start).flatMap(({consequent}) => consequent);
  const completion = executeAll(body, inner, machine);
  return completion?.kind === 'break' ? undefined : completion;
}

function executeForEach(
  node: NodeOf<'ForOfStatement'> | NodeOf<'ForInStatement'>,
  scope: Scope,
  machine: Machine,
): Completion {
  const {left, right, body} = node;
  if (left.type !== 'VariableDeclaration') throw new Refusal('uses a loop without a new variable');
  if (node.type === 'ForOfStatement' && node.await) throw new Refusal('uses `for await`');
  const [declared] = left.declarations;
  const over = machine.evaluate(right, scope);
  for (const item of node.type === 'ForOfStatement'
    ? itemsOf(over, machine.budget)
    : keysOf(over, machine)) {
    const round = new Scope(scope);
    if (declared) {
      const bind = binderOf(left.kind, round);
      bindPattern(declared.id, item, round, machine, bind);
    }
    const completion = machine.execute(body, round);
    if (completion?.kind === 'return') return completion;
    if (completion?.kind === 'break') break;
  }
  return undefined;
}

/** What `for…in` takes of a value: the names of its properties. */
export function keysOf(value: Value, {budget}: Machine): readonly Value[] {
  if (value instanceof Map) budget.items(value.size);
  if (value instanceof Map) return entriesOf(value).map(([key]) => key);
  throw new Refusal('uses `for…in` with something that is not an object');
}

function executeFor(
  {init, test, update, body}: NodeOf<'ForStatement'>,
  scope: Scope,
  machine: Machine,
): Completion {
  let round = new Scope(scope);
  if (init?.type === 'VariableDeclaration') declareVariables(init, round, machine);
  else if (init) machine.evaluate(init, round);
  while (!test || machine.evaluate(test, round)) {
    const completion = machine.execute(body, round);
    if (completion?.kind === 'return') return completion;
    if (completion?.kind === 'break') break;
    // Functions made in a round keep its variables.
    round = round.copy();
    if (update) machine.evaluate(update, round);
  }
  return undefined;
}

function executeWhile(
  {type, test, body}: NodeOf<'WhileStatement'> | NodeOf<'DoWhileStatement'>,
  scope: Scope,
  machine: Machine,
): Completion {
  for (let isFirst = true; ; isFirst = false) {
    const isEntered = isFirst && type === 'DoWhileStatement';
    if (!isEntered && !machine.evaluate(test, scope)) return undefined;
    const completion = machine.execute(body, scope);
    if (completion?.kind === 'return') return completion;
    if (completion?.kind === 'break') return undefined;
  }
}
