import type {ElementBehavior, EventHandler} from '../../content/interactive.js';
import type {DocNode, KeyedNode} from '../../content/nodes.js';
import {type ElementValue, FunctionValue, isPrimitive, type Value} from '../values.js';

/** What an element does, whose handlers may be replaced by those of a later rendering. */
export interface Behavior extends ElementBehavior {
  readonly handlers: Map<string, EventHandler>;
}

/** What an element of the page showed when its component was rendered the last time. */
export interface ShownElement {
  readonly element: ElementValue;
  readonly behavior: Behavior | undefined;
  readonly children: readonly DocNode[];
  readonly nodes: readonly DocNode[];
}

/** The nodes before if these show the same, so that what is made of them is kept. */
export function keepNodes(
  before: readonly DocNode[] | undefined,
  now: readonly DocNode[],
): readonly DocNode[] {
  return before && isSameNodes(before, now) ? before : now;
}

/** The same for a list. */
export function keepList(before: KeyedNode | undefined, now: KeyedNode): KeyedNode {
  const isSame =
    before?.keys.length === now.keys.length &&
    now.keys.every((key, index) => before.keys[index] === key) &&
    now.items.every((item, index) => isSameNodes(before.items[index] ?? [], item));
  return isSame ? before : now;
}

function isSameNodes(before: readonly DocNode[], now: readonly DocNode[]): boolean {
  return before.length === now.length && before.every((node, index) => isSame(node, now[index]));
}

function isSame(before: DocNode, now: DocNode | undefined): boolean {
  if (before === now) return true;
  return before.kind === 'text' && now?.kind === 'text' && before.text === now.text;
}

/** Whether two elements of a type have the same attributes. */
export function isSameElement(before: ElementValue, now: ElementValue): boolean {
  const isSamePlace = before.place.line === now.place.line && before.place.file === now.place.file;
  if (!isSamePlace || before.props.size !== now.props.size) return false;
  for (const [name, value] of now.props) {
    if (name === 'children' || name === 'ref') continue;
    if (!before.props.has(name) || !isSameAttribute(before.props.get(name), value)) return false;
  }
  return true;
}

/** Functions are no attributes, and an object is a style, which does not change itself. */
function isSameAttribute(before: Value, now: Value): boolean {
  if (before instanceof FunctionValue) return now instanceof FunctionValue;
  if (!(before instanceof Map)) return isPrimitive(before) && Object.is(before, now);
  if (before === now) return true;
  if (!(now instanceof Map) || before.size !== now.size) return false;
  for (const [name, value] of now) {
    const isSameValue = before.has(name) && Object.is(before.get(name), value);
    if (!isPrimitive(value) || !isSameValue) return false;
  }
  return true;
}
