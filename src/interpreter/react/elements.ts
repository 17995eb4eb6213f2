import {flatten} from '../library/arrays.js';
import type {Machine} from '../machine.js';
import {copyProperties} from '../properties.js';
import {Refusal} from '../refusal.js';
import {
  ContentValue,
  ElementValue,
  FunctionValue,
  type ObjectValue,
  type Value,
} from '../values.js';

/** `React.Children`. */
export function childrenOf(machine: Machine): Value {
  const list = (children: Value) => flatten([children], Infinity, machine).filter(isShown);
  const define = (name: string, call: (args: readonly Value[]) => Value) =>
    [name, new FunctionValue(name, call)] as const;
  return new Map<string, Value>([
    define('toArray', ([children]) => list(children)),
    define('count', ([children]) => list(children).length),
    define('map', ([children, convert]) =>
      list(children).map((child, index) => machine.call(convert, [child, index])),
    ),
    define('forEach', ([children, see]) => {
      for (const [index, child] of list(children).entries()) machine.call(see, [child, index]);
      return undefined;
    }),
    define('only', ([child]) => {
      if (isElement(child)) return child;
      throw new Refusal('needs exactly one child');
    }),
  ]);
}

/** `React.createElement` */
export function createElement(
  [type, given, ...children]: readonly Value[],
  machine: Machine,
): Value {
  const isType =
    typeof type === 'string' || type instanceof FunctionValue || type instanceof ContentValue;
  if (!isType) throw new Refusal('creates an element of something that is not a component');
  const props: ObjectValue = new Map();
  copyProperties(given, props, machine);
  if (children.length > 0) props.set('children', children.length > 1 ? children : children[0]);
  const name = typeof type === 'string' ? type : type instanceof FunctionValue ? type.name : '';
  return new ElementValue(name, type, props, {file: '', line: 1}, takeKey(props));
}

export function isElement(value: Value): value is ElementValue | ContentValue {
  return value instanceof ElementValue || value instanceof ContentValue;
}

/** An element with other properties. */
export function clone([value, props, ...children]: readonly Value[], machine: Machine): Value {
  const element = value instanceof ContentValue ? value.element : value;
  if (!(element instanceof ElementValue))
    throw new Refusal('clones something that is not an element');
  const all: ObjectValue = new Map();
  copyProperties(element.props, all, machine);
  copyProperties(props, all, machine);
  const key = takeKey(all) ?? element.key;
  if (children.length > 0) all.set('children', children.length > 1 ? children : children[0]);
  return new ElementValue(element.name, element.type, all, element.place, key);
}

/** Removes the key from properties, and returns it. */
export function takeKey(props: ObjectValue): string | undefined {
  const key = props.get('key');
  props.delete('key');
  return typeof key === 'string' || typeof key === 'number' ? String(key) : undefined;
}

function isShown(value: Value): boolean {
  return value !== null && value !== undefined && typeof value !== 'boolean';
}
