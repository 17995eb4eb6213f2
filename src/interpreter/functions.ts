import type {AnonymousFunctionDeclaration} from 'acorn';
import {variablesIn} from './left-out.js';
import type {Machine} from './machine.js';
import {bindPattern, definesIn} from './patterns.js';
import {Refusal} from './refusal.js';
import {Scope} from './scope.js';
import type {CodeNode, NodeOf} from './syntax-tree.js';
import {FunctionValue, MethodValue, type Value} from './values.js';

type FunctionNode =
  | NodeOf<'ArrowFunctionExpression'>
  | NodeOf<'FunctionExpression'>
  | NodeOf<'FunctionDeclaration'>
  | AnonymousFunctionDeclaration;

/** The function that an expression or declaration makes, which remembers its scope. */
export function closure(node: FunctionNode, scope: Scope, machine: Machine): FunctionValue {
  const name = node.id?.name ?? '';
  const run = bodyOf(node, machine);
  const made: FunctionValue = new FunctionValue(name, (args) => {
    const inner = new Scope(scope);
    if (node.type !== 'ArrowFunctionExpression') inner.receiver = 'unknown';
    if (node.type === 'FunctionExpression' && name !== '') inner.define(name, made, true);
    return run(args, inner);
  });
  made.code = node as CodeNode; // a declaration without a name is one, too
  return made;
}

/** A method of a class, whose `this` is what it is called on. */
export function method(
  node: NodeOf<'FunctionExpression'>,
  name: string,
  scope: Scope,
  machine: Machine,
): MethodValue {
  const run = bodyOf(node, machine);
  return new MethodValue(name, (receiver, args) => {
    const inner = new Scope(scope);
    inner.receiver = {value: receiver};
    return run(args, inner);
  });
}

/** Runs a function with its arguments, in a scope of its own. */
function bodyOf(
  node: FunctionNode,
  machine: Machine,
): (args: readonly Value[], inner: Scope) => Value {
  let variables: readonly string[] | undefined;
  return (args, inner) =>
    machine.budget.nest(() => {
      if (node.async && !machine.react.host) {
        const needsBrowser = machine.react.needsBrowser();
        throw Object.assign(new Refusal('calls an `async` function'), {needsBrowser});
      }
      const bind = definesIn(inner);
      for (const [index, param] of node.params.entries()) {
        const rest = param.type === 'RestElement';
        const value = rest ? args.slice(index) : args[index];
        bindPattern(rest ? param.argument : param, value, inner, machine, bind);
      }
      if (!node.async && node.body.type !== 'BlockStatement') {
        return machine.evaluate(node.body, inner);
      }
      variables ??= variablesIn(node.body);
      for (const variable of variables) {
        if (!inner.has(variable)) inner.define(variable, undefined);
      }
      if (node.generator) return machine.runGenerator(node.body, inner, node.async);
      if (node.async) return machine.runAsync(node.body, inner);
      const completion = machine.execute(node.body, inner);
      return completion?.kind === 'return' ? completion.value : undefined;
    });
}
