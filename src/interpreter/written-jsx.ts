import {placeOf} from './place.js';
import type {Place} from './refusal.js';
import type {CodeNode, JsxElement, JsxFragment, JsxName} from './syntax-tree.js';

/** What an element in the code says by itself, whatever the values around it are. */
interface WrittenJsx {
  /** As written; empty for a fragment. */
  readonly name: string;
  /** The name of an element of the page; `undefined` for a component. */
  readonly tag: string | undefined;
  readonly place: Place;
  /** Texts without their indentation, and what is evaluated: in braces, the expression. */
  readonly children: readonly (string | CodeNode)[];
}

const known = new WeakMap<JsxElement | JsxFragment, WrittenJsx>();

/** Reads what an element in the code says. It is read once, however often it is evaluated. */
export function writtenJsx(node: JsxElement | JsxFragment): WrittenJsx {
  const before = known.get(node);
  if (before) return before;
  const written = {
    name: node.type === 'JSXElement' ? writtenName(node.openingElement.name) : '',
    tag: node.type === 'JSXElement' ? tagOf(node.openingElement.name) : '',
    place: placeOf(node),
    children: node.children
      .map((child) => (child.type === 'JSXText' ? visibleText(child.value) : withoutBraces(child)))
      .filter((child) => child !== '' && !isComment(child)),
  };
  known.set(node, written);
  return written;
}

export function writtenName(name: JsxName): string {
  if (name.type === 'JSXIdentifier') return name.name;
  if (name.type === 'JSXNamespacedName') return `${name.namespace.name}:${name.name.name}`;
  return `${writtenName(name.object)}.${name.property.name}`;
}

function tagOf(name: JsxName): string | undefined {
  const isTag = name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name);
  return isTag || name.type === 'JSXNamespacedName' ? writtenName(name) : undefined;
}

/** The expression in braces; any other node itself. */
export function withoutBraces(node: CodeNode): CodeNode {
  return node.type === 'JSXExpressionContainer' ? node.expression : node;
}

/** What is in braces with nothing but a comment. */
function isComment(child: string | CodeNode): boolean {
  return typeof child !== 'string' && child.type === 'JSXEmptyExpression';
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
