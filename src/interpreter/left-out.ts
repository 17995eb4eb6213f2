import type {Budget} from './budget.js';
import {namesIn} from './patterns.js';
import type {CodeNode} from './syntax-tree.js';

/** A part of code as it is named for its author: `{user.name}`, `load(…)`. */
export function nameOfPart(node: CodeNode): string {
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      return node.name;
    case 'MemberExpression': {
      const {object, property, computed} = node;
      return computed ? '…' : `${nameOfPart(object)}.${nameOfPart(property)}`;
    }
    case 'ChainExpression':
    case 'ExpressionStatement':
      return nameOfPart(node.expression);
    case 'CallExpression':
      return `${nameOfPart(node.callee)}(…)`;
    case 'AssignmentExpression':
      return `${nameOfPart(node.left)} = …`;
    case 'JSXExpressionContainer':
      return `{${nameOfPart(node.expression)}}`;
    case 'JSXAttribute':
      return `${node.name.type === 'JSXIdentifier' ? node.name.name : '…'}={…}`;
    case 'JSXSpreadAttribute':
      return `{...${nameOfPart(node.argument)}}`;
    case 'IfStatement':
      return 'if (…)';
    case 'TryStatement':
      return 'try {…}';
    default:
      return '{…}';
  }
}

/** Methods that change what they are called on. */
const changing = /^(?:push|pop|shift|unshift|splice|sort|reverse|fill|set|add|delete|clear)$/;

/** The names whose values a statement may change: they are unknown where it is left out. */
export function namesChangedBy(statement: CodeNode, budget: Budget): readonly string[] {
  const names: string[] = [];
  for (const node of nodesIn(statement)) {
    budget.spend();
    if (node.type === 'AssignmentExpression') names.push(...targetsOf(node.left));
    else if (node.type === 'UpdateExpression') names.push(...targetsOf(node.argument));
    else if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const {property} = node.callee;
      if (property.type === 'Identifier' && changing.test(property.name)) {
        names.push(...targetsOf(node.callee));
      }
    }
  }
  return names;
}

function targetsOf(target: CodeNode): readonly string[] {
  if (target.type === 'ThisExpression') return ['this'];
  return target.type === 'MemberExpression' ? targetsOf(target.object) : namesIn(target);
}

/**
 * A node with all nodes in it, in the order in which they are written; without those in functions
 * in it if `isWithinFunction`.
 */
export function* nodesIn(
  root: CodeNode,
  isWithinFunction = false,
): Generator<CodeNode, void, undefined> {
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if (isWithinFunction && node !== root && /Function/.test(node.type)) continue;
    waiting.push(...nodesDirectlyIn(node).reverse());
  }
}

/** The nodes that are parts of a node, in the order in which they are written. */
export function nodesDirectlyIn(node: CodeNode): CodeNode[] {
  return (Object.values(node) as unknown[]).flat().filter(isNode);
}

/** The names that a function declares with `var`, anywhere in its body. */
export function variablesIn(body: CodeNode): readonly string[] {
  const names: string[] = [];
  for (const node of nodesIn(body, true)) {
    if (node.type !== 'VariableDeclaration' || node.kind !== 'var') continue;
    names.push(...node.declarations.flatMap(({id}) => namesIn(id)));
  }
  return names;
}

function isNode(value: unknown): value is CodeNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
