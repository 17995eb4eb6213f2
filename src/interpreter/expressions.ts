import {browserNames} from '../content/browser-members.js';
import {classOf} from './classes.js';
import {iterate, propertyName, toNumber, toText} from './convert.js';
import {closure} from './functions.js';
import type {Machine} from './machine.js';
import {callMember, readMember} from './members.js';
import {binary, unary} from './operators.js';
import {bindPattern, keyOf} from './patterns.js';
import {placeOf} from './place.js';
import {copyProperties, writeMember} from './properties.js';
import {Refusal} from './refusal.js';
import type {Scope} from './scope.js';
import type {CodeNode, NodeOf} from './syntax-tree.js';
import {FunctionValue, PatternValue, type ObjectValue, type Value} from './values.js';

/** The value of an expression; undefined for a node that is none, or an unsupported one. */
export function evaluateExpression(
  node: CodeNode,
  scope: Scope,
  machine: Machine,
): {readonly value: Value} | undefined {
  const {budget} = machine;
  switch (node.type) {
    case 'Literal':
      return {value: literal(node)};
    case 'Identifier': {
      const found = scope.find(node.name);
      if (found) return found;
      const needsBrowser = browserNames.has(node.name) && machine.react.needsBrowser();
      throw Refusal.unknownName(node.name, needsBrowser);
    }
    case 'ThisExpression':
      return scope.findReceiver();
    case 'ClassExpression':
      return {value: classOf(node, scope, machine)};
    case 'TemplateLiteral':
      return {value: template(node, scope, machine)};
    case 'ArrayExpression':
      return {value: list(node.elements, scope, machine)};
    case 'ObjectExpression':
      return {value: object(node, scope, machine)};
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return {value: closure(node, scope, machine)};
    case 'ParenthesizedExpression':
      return {value: machine.evaluate(node.expression, scope)};
    case 'SequenceExpression':
      return {value: node.expressions.map((part) => machine.evaluate(part, scope)).at(-1)};
    case 'ConditionalExpression': {
      const isMet = machine.evaluate(node.test, scope);
      return {value: machine.evaluate(isMet ? node.consequent : node.alternate, scope)};
    }
    case 'LogicalExpression': {
      const left = machine.evaluate(node.left, scope);
      return {value: isDecided(node.operator, left) ? left : machine.evaluate(node.right, scope)};
    }
    case 'BinaryExpression': {
      const left = machine.evaluate(node.left, scope);
      return {value: binary(node.operator, left, machine.evaluate(node.right, scope), budget)};
    }
    case 'UnaryExpression':
      return {value: unaryOf(node, scope, machine)};
    case 'UpdateExpression': {
      const old = toNumber(machine.evaluate(node.argument, scope), budget);
      const value = node.operator === '++' ? old + 1 : old - 1;
      assign(node.argument, value, scope, machine);
      return {value: node.prefix ? value : old};
    }
    case 'AssignmentExpression':
      return {value: assignment(node, scope, machine)};
    case 'ChainExpression':
    case 'MemberExpression':
    case 'CallExpression': {
      const value = link(node.type === 'ChainExpression' ? node.expression : node, scope, machine);
      return {value: value === absent ? undefined : value};
    }
    case 'MetaProperty':
      return node.meta.name === 'import' ? {value: importMeta()} : undefined;
    case 'NewExpression': {
      const callee = machine.evaluate(node.callee, scope);
      const args = list(node.arguments, scope, machine);
      if (callee instanceof FunctionValue && callee.construct) {
        return {value: callee.construct(args)};
      }
      throw new Refusal('uses `new`', placeOf(node));
    }
    default:
      return undefined;
  }
}

/** `import.meta`, as Vite gives it to a published site. */
function importMeta(): Value {
  const refuse = () => {
    throw new Refusal('calls `import.meta`');
  };
  const env = new Map<string, Value>([
    ['MODE', 'production'],
    ['PROD', true],
    ['DEV', false],
    ['SSR', false],
  ]);
  return new FunctionValue('import.meta', refuse, new Map([['env', env]]));
}

function literal({value, regex}: NodeOf<'Literal'>): Value {
  if (regex) return new PatternValue(regex.pattern, regex.flags);
  if (typeof value === 'bigint') throw new Refusal('uses a `bigint`');
  return value;
}

function template(node: NodeOf<'TemplateLiteral'>, scope: Scope, machine: Machine): string {
  let text = '';
  for (const [index, {value}] of node.quasis.entries()) {
    text += value.cooked ?? '';
    const expression = node.expressions[index];
    if (expression) text += toText(machine.evaluate(expression, scope), machine.budget);
    machine.budget.text(text.length);
  }
  return text;
}

/** The items of an array or the arguments of a call. */
function list(
  elements: NodeOf<'ArrayExpression'>['elements'],
  scope: Scope,
  machine: Machine,
): Value[] {
  const items: Value[] = [];
  for (const element of elements) {
    if (element === null) throw new Refusal('uses an array with holes');
    if (element.type === 'SpreadElement') {
      const spread = iterate(machine.evaluate(element.argument, scope), machine.budget);
      machine.budget.items(items.length + spread.length, spread.length);
      for (const item of spread) items.push(item);
    } else items.push(machine.evaluate(element, scope));
  }
  return items;
}

function object(node: NodeOf<'ObjectExpression'>, scope: Scope, machine: Machine): ObjectValue {
  const made: ObjectValue = new Map();
  for (const part of node.properties) {
    if (part.type === 'SpreadElement') {
      copyProperties(machine.evaluate(part.argument, scope), made, machine);
      continue;
    }
    if (part.kind !== 'init') throw new Refusal('defines a getter or setter', placeOf(part));
    const key = keyOf(part, scope, machine);
    made.set(key, machine.evaluate(part.value, scope));
  }
  machine.budget.items(made.size, made.size + 4);
  return made;
}

function isDecided(operator: string, left: Value): boolean {
  if (operator === '&&') return !left;
  return operator === '||' ? !!left : left !== undefined && left !== null;
}

function unaryOf(node: NodeOf<'UnaryExpression'>, scope: Scope, machine: Machine): Value {
  const {operator, argument} = node;
  if (operator === 'typeof' && argument.type === 'Identifier' && !scope.find(argument.name)) {
    return 'undefined';
  }
  if (operator !== 'delete') {
    return unary(operator, machine.evaluate(argument, scope), machine.budget);
  }
  if (argument.type !== 'MemberExpression') throw new Refusal('uses `delete`');
  const owner = machine.evaluate(argument.object, scope);
  if (!(owner instanceof Map)) throw new Refusal('uses `delete`');
  owner.delete(memberName(argument, scope, machine));
  return true;
}

function assignment(
  {operator, left, right}: NodeOf<'AssignmentExpression'>,
  scope: Scope,
  machine: Machine,
): Value {
  if (operator === '=') {
    const value = machine.evaluate(right, scope);
    bindPattern(left, value, scope, machine, (target, part) => {
      assign(target, part, scope, machine);
    });
    return value;
  }
  const old = machine.evaluate(left, scope);
  const shortened = operator.slice(0, -1);
  const isLogical = ['&&', '||', '??'].includes(shortened);
  if (isLogical && isDecided(shortened, old)) return old;
  const given = machine.evaluate(right, scope);
  const value = isLogical ? given : binary(shortened, old, given, machine.budget);
  assign(left, value, scope, machine);
  return value;
}

function assign(target: CodeNode, value: Value, scope: Scope, machine: Machine): void {
  if (target.type === 'Identifier') scope.assign(target.name, value);
  else if (target.type === 'MemberExpression') {
    const owner = machine.evaluate(target.object, scope);
    writeMember(owner, memberName(target, scope, machine), value, machine);
  } else throw new Refusal('assigns to something that is not a variable');
}

function memberName(
  {property, computed}: NodeOf<'MemberExpression'>,
  scope: Scope,
  machine: Machine,
): string {
  if (!computed && property.type === 'Identifier') {
    return propertyName(property.name, machine.budget);
  }
  return propertyName(machine.evaluate(property, scope), machine.budget);
}

/** What `a?.b` gives where `a` is nothing: the rest of the chain is not evaluated. */
const absent = Symbol('absent');

/** Members and calls, which end together where a `?.` finds nothing. */
function chain(node: CodeNode, scope: Scope, machine: Machine): Value | typeof absent {
  if (node.type !== 'MemberExpression' && node.type !== 'CallExpression') {
    return machine.evaluate(node, scope);
  }
  machine.budget.enter();
  const value = link(node, scope, machine);
  machine.budget.leave();
  return value;
}

/** The last link of a chain. */
function link(
  node: NodeOf<'MemberExpression'> | NodeOf<'CallExpression'>,
  scope: Scope,
  machine: Machine,
): Value | typeof absent {
  if (node.type === 'MemberExpression') {
    const owner = chain(node.object, scope, machine);
    if (owner === absent || (node.optional && isNothing(owner))) return absent;
    return readMember(owner, memberName(node, scope, machine), machine);
  }
  const {callee, optional} = node;
  const inner = callee.type === 'ParenthesizedExpression' ? callee.expression : callee;
  if (inner.type === 'MemberExpression') {
    const owner = chain(inner.object, scope, machine);
    if (owner === absent || (inner.optional && isNothing(owner))) return absent;
    const name = memberName(inner, scope, machine);
    if (optional && isNothing(readMember(owner, name, machine))) return absent;
    return callMember(owner, name, list(node.arguments, scope, machine), machine);
  }
  const called = chain(callee, scope, machine);
  if (called === absent || (optional && isNothing(called))) return absent;
  return machine.call(called, list(node.arguments, scope, machine));
}

function isNothing(value: Value): boolean {
  return value === undefined || value === null;
}
