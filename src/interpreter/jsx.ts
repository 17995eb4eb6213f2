import {propertyName} from './convert.js';
import {nameOfPart} from './left-out.js';
import type {Machine} from './machine.js';
import {readMember} from './members.js';
import {placeOf} from './place.js';
import {copyProperties} from './properties.js';
import {takeKey} from './react/elements.js';
import {Refusal} from './refusal.js';
import type {Scope} from './scope.js';
import type {CodeNode, JsxName, NodeOf} from './syntax-tree.js';
import {ContentValue, ElementValue, FunctionValue, type ObjectValue, type Value} from './values.js';
import {withoutBraces, writtenJsx, writtenName} from './written-jsx.js';

/** The value of JSX; undefined for any other node. */
export function evaluateJsx(
  node: CodeNode,
  scope: Scope,
  machine: Machine,
): {readonly value: Value} | undefined {
  switch (node.type) {
    case 'JSXElement': {
      const {name, attributes} = node.openingElement;
      const props: ObjectValue = new Map();
      const type = writtenJsx(node).tag ?? componentType(name, scope, machine);
      for (const attribute of attributes) {
        const nameOf = () => nameOfPart(attribute);
        machine.orLeaveOut(nameOf, () => {
          readAttribute(attribute, props, type, scope, machine);
        });
      }
      return {value: element(node, type, props, scope, machine)};
    }
    case 'JSXFragment':
      return {value: element(node, '', new Map(), scope, machine)};
    case 'JSXExpressionContainer':
      return {value: machine.evaluate(node.expression, scope)};
    case 'JSXEmptyExpression':
      return {value: undefined};
    default:
      return undefined;
  }
}

function element(
  node: NodeOf<'JSXElement'> | NodeOf<'JSXFragment'>,
  type: ElementValue['type'],
  props: ObjectValue,
  scope: Scope,
  machine: Machine,
): ElementValue {
  const {name, place, children} = writtenJsx(node);
  machine.budget.spend(stepsOfElement);
  const items: Value[] = [];
  for (const child of children) {
    if (typeof child === 'string') {
      machine.budget.spend();
      items.push(child);
      continue;
    }
    const nameOf = () => (/^JSX/.test(child.type) ? nameOfPart(child) : `{${nameOfPart(child)}}`);
    const shown = machine.orLeaveOut(nameOf, () => machine.evaluate(child, scope));
    if ('value' in shown) items.push(shown.value);
  }
  if (items.length > 0) props.set('children', items.length === 1 ? items[0] : items);
  return new ElementValue(name, type, props, place, takeKey(props));
}

/** What it costs to make an element, besides its attributes and children. */
const stepsOfElement = 5;

/** A component of the code, or the name of any other one. */
function componentType(name: JsxName, scope: Scope, machine: Machine): ElementValue['type'] {
  const nameOf = () => writtenName(name);
  const known = machine.orLeaveOut(nameOf, () => {
    const found = findComponent(name, scope, machine);
    if (found === undefined) return writtenName(name);
    const {value} = found;
    const isType = value instanceof FunctionValue || value instanceof ContentValue;
    if (isType || typeof value === 'string') return value;
    throw new Refusal(`uses <${writtenName(name)}>, which is not a component`);
  });
  return 'value' in known ? known.value : elementNamed(name);
}

/** The element that an unknown component is likely like: `<motion.div>` is a `<div>`. */
function elementNamed(name: JsxName): string {
  const last = name.type === 'JSXMemberExpression' ? name.property.name : '';
  return /^[a-z]/.test(last) ? last : '';
}

function findComponent(
  name: JsxName,
  scope: Scope,
  machine: Machine,
): {readonly value: Value} | undefined {
  if (name.type === 'JSXIdentifier') return scope.find(name.name);
  if (name.type === 'JSXNamespacedName') return undefined;
  const owner = findComponent(name.object, scope, machine);
  return owner && {value: readMember(owner.value, name.property.name, machine)};
}

function readAttribute(
  attribute: NodeOf<'JSXElement'>['openingElement']['attributes'][number],
  props: ObjectValue,
  type: ElementValue['type'],
  scope: Scope,
  machine: Machine,
): void {
  if (attribute.type === 'JSXSpreadAttribute') {
    copyProperties(machine.evaluate(attribute.argument, scope), props, machine);
    return;
  }
  const {name, value} = attribute;
  const written = propertyName(
    name.type === 'JSXNamespacedName' ? writtenName(name) : name.name,
    machine.budget,
  );
  if (written === 'dangerouslySetInnerHTML' && type !== 'style')
    throw new Refusal(`uses \`${written}\``, placeOf(attribute));
  props.set(written, value === null ? true : machine.evaluate(withoutBraces(value), scope));
}
