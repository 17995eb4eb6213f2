import {nodesDirectlyIn} from '../left-out.js';
import type {CodeNode} from '../syntax-tree.js';

/**
 * The parts of a node that are evaluated with it or later, in the order of the text. A class that
 * extends another one, a `typeof name`, and names that are no variables, such as those of
 * properties, are not evaluated.
 */
export function evaluatedParts(node: CodeNode): readonly CodeNode[] {
  switch (node.type) {
    case 'StaticBlock':
    case 'PrivateIdentifier':
    case 'ExportAllDeclaration':
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
      return [];
    case 'ClassDeclaration':
    case 'ClassExpression':
      return node.superClass ? [] : [node.body];
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return [...(node.computed ? [node.key] : []), ...(node.value ? [node.value] : [])];
    case 'ExportNamedDeclaration':
      return node.declaration ? [node.declaration] : [];
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return [...node.params, node.body];
    case 'LabeledStatement':
      return [node.body];
    case 'TaggedTemplateExpression':
      return [node.quasi];
    case 'MemberExpression':
      return node.computed ? [node.object, node.property] : [node.object];
    case 'Property':
      return node.computed ? [node.key, node.value] : [node.value];
    case 'AssignmentExpression':
      return [...partsOfTarget(node.left), node.right];
    case 'UpdateExpression':
      return partsOfTarget(node.argument);
    case 'UnaryExpression': {
      const isAsked = node.operator === 'typeof' && node.argument.type === 'Identifier';
      return isAsked ? [] : [node.argument];
    }
    case 'JSXElement':
      return [...node.openingElement.attributes, ...node.children];
    case 'JSXAttribute':
      return node.value ? [node.value] : [];
    default:
      return nodesDirectlyIn(node);
  }
}

/** A member that is assigned to is not read. */
function partsOfTarget(target: CodeNode): readonly CodeNode[] {
  return target.type === 'MemberExpression' ? evaluatedParts(target) : [target];
}
