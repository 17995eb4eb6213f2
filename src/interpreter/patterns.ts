import {iterate, propertyName} from './convert.js';
import type {Machine} from './machine.js';
import {readMember} from './members.js';
import {Refusal} from './refusal.js';
import type {Scope} from './scope.js';
import type {CodeNode, NodeOf} from './syntax-tree.js';
import type {Value} from './values.js';

/** Gives one name or member its value. */
export type Bind = (target: CodeNode, value: Value) => void;

/** Takes a value apart as a pattern says, with defaults, and gives the parts to `bind`. */
export function bindPattern(
  pattern: CodeNode,
  value: Value,
  scope: Scope,
  machine: Machine,
  bind: Bind,
): void {
  switch (pattern.type) {
    case 'AssignmentPattern': {
      const given = value === undefined ? machine.evaluate(pattern.right, scope) : value;
      return bindPattern(pattern.left, given, scope, machine, bind);
    }
    case 'ArrayPattern': {
      const items = iterate(value, machine.budget);
      for (const [index, element] of pattern.elements.entries()) {
        if (element === null) continue;
        if (element.type === 'RestElement') {
          bindPattern(element.argument, items.slice(index), scope, machine, bind);
        } else bindPattern(element, items[index], scope, machine, bind);
      }
      return;
    }
    case 'ObjectPattern':
      return bindObject(pattern, value, scope, machine, bind);
    default:
      bind(pattern, value);
  }
}

function bindObject(
  pattern: NodeOf<'ObjectPattern'>,
  value: Value,
  scope: Scope,
  machine: Machine,
  bind: Bind,
): void {
  if (value === undefined || value === null) {
    throw new Refusal(`takes properties of ${String(value)}`);
  }
  const taken = new Set<string>();
  for (const part of pattern.properties) {
    if (part.type === 'RestElement') {
      if (!(value instanceof Map))
        throw new Refusal('takes the rest of something that is not an object');
      machine.budget.items(value.size);
      const rest = new Map([...value].filter(([key]) => !taken.has(key)));
      bindPattern(part.argument, rest, scope, machine, bind);
      continue;
    }
    const key = keyOf(part, scope, machine);
    taken.add(key);
    bindPattern(part.value, readMember(value, key, machine), scope, machine, bind);
  }
}

/** The name of a property in an object or a pattern. */
export function keyOf(
  {key, computed}: {readonly key: CodeNode; readonly computed: boolean},
  scope: Scope,
  machine: Machine,
): string {
  if (!computed && key.type === 'Identifier') return propertyName(key.name, machine.budget);
  return propertyName(machine.evaluate(key, scope), machine.budget);
}

/** Declares or defines names: the `bind` of declarations and parameters. */
export function definesIn(scope: Scope, isConstant = false): Bind {
  return (target, value) => {
    if (target.type !== 'Identifier') throw new Refusal('assigns to a member in a pattern');
    scope.define(target.name, value, isConstant);
  };
}

/** The names that a pattern defines. */
export function namesIn(pattern: CodeNode): readonly string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element === null ? [] : namesIn(element)));
    case 'ObjectPattern':
      return pattern.properties.flatMap((part) =>
        namesIn(part.type === 'RestElement' ? part : part.value),
      );
    default:
      return [];
  }
}
