import type {UnsupportedSyntax} from '../../diagnostics/catalog/unsupported-code.js';
import type {CodeNode, NodeOf} from '../syntax-tree.js';

/** Where `await` is not evaluated: in these statements, and outside of `async` functions. */
export type NoAwait = 'await' | 'await-in-do' | 'await-in-switch' | 'await-in-for-in';

/**
 * The syntax of a node that the interpreter refuses; `undefined` for one that it evaluates. What is
 * in a class that extends another one, and `yield` in a generator, are refused together with these.
 * `noAwait` says why `await` is not evaluated there. A `this` is refused outside of classes.
 */
export function unsupportedSyntax(
  node: CodeNode,
  noAwait: NoAwait | undefined,
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
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return node.generator ? 'generator' : undefined;
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
      return noAwait;
    case 'ArrayExpression':
      return node.elements.includes(null) ? 'holes' : undefined;
    case 'Property':
      return node.kind === 'init' ? undefined : 'accessor';
    case 'Literal':
      return typeof node.value === 'bigint' ? 'bigint' : undefined;
    case 'UnaryExpression':
      return isUnsupportedDelete(node) ? 'delete' : undefined;
    case 'ForOfStatement':
      if (node.await) return 'for-await';
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

/** Why `await` is not evaluated directly in a node of an `async` function; else `undefined`. */
export function noAwaitIn({type}: CodeNode): NoAwait | undefined {
  if (type === 'DoWhileStatement') return 'await-in-do';
  if (type === 'SwitchStatement') return 'await-in-switch';
  return type === 'ForInStatement' ? 'await-in-for-in' : undefined;
}
