import type {Evaluator} from '../../src/interpreter/evaluator.js';
import {ModuleScope} from '../../src/interpreter/module-scope.js';
import {Refusal} from '../../src/interpreter/refusal.js';
import {Scope, type OuterScope} from '../../src/interpreter/scope.js';
import type {CodeNode, NodeOf} from '../../src/interpreter/syntax-tree.js';
import {FunctionValue, type ObjectValue, type Value} from '../../src/interpreter/values.js';

/** The values of the names in a template when a page is built. */
export interface VueScopeSource {
  readonly statements: readonly CodeNode[];
  /** The properties that a component is given. */
  readonly props: ObjectValue;
  /** Names that have no value unless they are given one. */
  readonly names: ReadonlySet<string>;
  readonly evaluator: Evaluator;
}

/**
 * The names of a script of Vue, each of which is evaluated when it is needed: its constants,
 * properties, and what is computed of them. What a package or a browser knows is refused.
 */
export function vueScope({statements, props, names, evaluator}: VueScopeSource): OuterScope {
  const refs = new WeakSet<object>();
  const ref = (value: Value): Value => {
    const made: ObjectValue = new Map([['value', value]]);
    refs.add(made);
    return made;
  };
  const addDefault = (name: string, value: Value) => {
    const isMade = value instanceof FunctionValue;
    if (!props.has(name)) props.set(name, isMade ? evaluator.call(value, []) : value);
  };
  const withDefaults = (declared: Value): Value => {
    if (!(declared instanceof Map)) return props;
    for (const [name, rule] of declared) {
      if (rule instanceof Map && rule.has('default')) addDefault(name, rule.get('default'));
    }
    return props;
  };
  const functions = new Map<string, FunctionValue>([
    ['defineProps', new FunctionValue('defineProps', ([declared]) => withDefaults(declared))],
    [
      'withDefaults',
      new FunctionValue('withDefaults', ([, defaults]) => {
        if (defaults instanceof Map) for (const [name, value] of defaults) addDefault(name, value);
        return props;
      }),
    ],
    ['computed', new FunctionValue('computed', ([read]) => ref(evaluator.call(read, [])))],
    ['ref', new FunctionValue('ref', ([value]) => ref(value))],
    ['shallowRef', new FunctionValue('shallowRef', ([value]) => ref(value))],
    ['withBase', new FunctionValue('withBase', ([path]) => path)],
  ]);
  const module = new ModuleScope(statements, evaluator, (from, name) => {
    const known = /^(?:vue|vitepress)$/.test(from) ? functions.get(name) : undefined;
    if (known) return known;
    throw new Refusal(`imports \`${from}\``);
  });
  for (const [name, value] of functions) module.provide(name, value);
  module.provide('props', props);
  module.provide('$props', props);
  const scope = new Scope(module);
  for (const call of statements.flatMap(callsIn)) {
    if (!/^(?:withDefaults|defineProps)$/.test(call.callee.name)) continue;
    evaluator.evaluate(call, scope);
  }
  return {
    find(name) {
      const found = props.has(name) ? {value: props.get(name)} : module.find(name);
      if (!found) return names.has(name) ? {value: undefined} : undefined;
      const {value} = found;
      return value instanceof Map && refs.has(value) ? {value: value.get('value')} : found;
    },
  };
}

type NamedCall = NodeOf<'CallExpression'> & {readonly callee: NodeOf<'Identifier'>};

/** The calls of functions that a statement is, or whose results it names. */
function callsIn(statement: CodeNode): readonly NamedCall[] {
  const expressions =
    statement.type === 'ExpressionStatement'
      ? [statement.expression]
      : statement.type === 'VariableDeclaration'
        ? statement.declarations.map(({init}) => init)
        : [];
  return expressions.flatMap((one) => (one && isNamedCall(one) ? [one] : []));
}

function isNamedCall(node: CodeNode): node is NamedCall {
  return node.type === 'CallExpression' && node.callee.type === 'Identifier';
}
