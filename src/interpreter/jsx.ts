import {propertyName} from './convert.js';
import {nameOfPart} from './left-out.js';
import type {Machine} from './machine.js';
import {readMember} from './members.js';
import {placeOf} from './place.js';
import {copyProperties} from './properties.js';
import {takeKey} from './react/elements.js';
import {Refusal} from './refusal.js';
import type {Scope} from './scope.js';
import type {CodeNode, JsxChild, JsxName, NodeOf} from './syntax-tree.js';
import {ContentValue, ElementValue, FunctionValue, type ObjectValue, type Value} from './values.js';

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
      const known = machine.orLeaveOut(writtenName(name), () => typeOf(name, scope, machine));
      const type = 'value' in known ? known.value : elementNamed(name);
      for (const attribute of attributes) {
        machine.orLeaveOut(nameOfPart(attribute), () => {
          readAttribute(attribute, props, type, scope, machine);
        });
      }
      return {value: element(node, writtenName(name), type, props, scope, machine)};
    }
    case 'JSXFragment':
      return {value: element(node, '', '', new Map(), scope, machine)};
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
  name: string,
  type: ElementValue['type'],
  props: ObjectValue,
  scope: Scope,
  machine: Machine,
): ElementValue {
  const items = node.children.flatMap((child) => childValue(child, scope, machine));
  if (items.length > 0) props.set('children', items.length === 1 ? items[0] : items);
  return new ElementValue(name, type, props, placeOf(node), takeKey(props));
}

/** A component of the code, or the name of an element or of any other component. */
function typeOf(name: JsxName, scope: Scope, machine: Machine): ElementValue['type'] {
  if (name.type === 'JSXNamespacedName') return `${name.namespace.name}:${name.name.name}`;
  if (name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name)) return name.name;
  const found = findComponent(name, scope, machine);
  if (found === undefined) return writtenName(name);
  if (found.value instanceof FunctionValue || found.value instanceof ContentValue) {
    return found.value;
  }
  if (typeof found.value === 'string') return found.value;
  throw new Refusal(`uses <${writtenName(name)}>, which is not a component`);
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

function writtenName(name: JsxName): string {
  if (name.type === 'JSXIdentifier') return name.name;
  if (name.type === 'JSXNamespacedName') return `${name.namespace.name}:${name.name.name}`;
  return `${writtenName(name.object)}.${name.property.name}`;
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
  props.set(written, value === null ? true : machine.evaluate(value, scope));
}

function childValue(child: JsxChild, scope: Scope, machine: Machine): readonly Value[] {
  if (child.type === 'JSXText') {
    const text = visibleText(child.value);
    machine.budget.spend();
    return text === '' ? [] : [text];
  }
  if (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression') {
    return [];
  }
  const shown = machine.orLeaveOut(nameOfPart(child), () => machine.evaluate(child, scope));
  return 'value' in shown ? [shown.value] : [];
}

/** Text without its indentation: lines are joined by a space, empty ones are left out. */
function visibleText(text: string): string {
  const lines = text.split(/\r\n|\n|\r/);
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.replace(/^[ \t]+/, '');
      return index === lines.length - 1 ? start : start.replace(/[ \t]+$/, '');
    })
    .filter((line) => line !== '')
    .join(' ');
}
