import type {UnsupportedSyntax} from '../../diagnostics/catalog/unsupported-code.js';
import type {CodeNode, NodeOf} from '../syntax-tree.js';

/**
 * The syntax of a node that the interpreter refuses; `undefined` for one that it evaluates. What is
 * in a class that extends another one is refused together with it. `isOutside` says that it is in
 * no function, where `await` is refused. A `this` is refused outside of classes.
 */
export function unsupportedSyntax(
  node: CodeNode,
  isOutside: boolean,
): UnsupportedSyntax | undefined {
  switch (node.type) {
    case 'ClassDeclaration':
    case 'ClassExpression':
      return node.superClass ? 'extends' : undefined;
    case 'MethodDefinition':
      if (node.key.type === 'PrivateIdentifier') return 'private-name';
      return node.kind === 'get' || node.kind === 'set' ? 'accessor' : undefined;
    case 'PropertyDefinition':
      return node.key.type === 'PrivateIdentifier' ? 'private-name' : undefined;
    case 'StaticBlock':
      return 'static-block';
    case 'ThisExpression':
      return 'this';
    case 'Super':
      return 'super';
    case 'TaggedTemplateExpression':
      return 'tagged-template';
    case 'ImportExpression':
      return 'import-call';
    case 'MetaProperty':
      return node.meta.name === 'import' ? undefined : 'new-target';
    case 'LabeledStatement':
      return 'label';
    case 'DebuggerStatement':
      return 'debugger';
    case 'AwaitExpression':
      return isOutside ? 'await' : undefined;
    case 'ArrayExpression':
      return node.elements.includes(null) ? 'holes' : undefined;
    case 'Property':
      return node.kind === 'init' ? undefined : 'accessor';
    case 'Literal':
      return typeof node.value === 'bigint' ? 'bigint' : undefined;
    case 'UnaryExpression':
      return isUnsupportedDelete(node) ? 'delete' : undefined;
    case 'ForOfStatement':
      if (node.await && isOutside) return 'await';
      return node.left.type === 'VariableDeclaration' ? undefined : 'loop-variable';
    case 'ForInStatement':
      return node.left.type === 'VariableDeclaration' ? undefined : 'loop-variable';
    default:
      return undefined;
  }
}

function isUnsupportedDelete({operator, argument}: NodeOf<'UnaryExpression'>): boolean {
  return operator === 'delete' && argument.type !== 'MemberExpression';
}
