import type {CodeNode, JsxName, NodeOf} from '../syntax-tree.js';

/** The name of the member that an expression reads: `a.b`, `a['b']`; `undefined` if it varies. */
export function memberName({computed, property}: NodeOf<'MemberExpression'>): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  const isText = property.type === 'Literal' && typeof property.value === 'string';
  return isText ? String(property.value) : undefined;
}

/** A member as it is written: `window.location.href`. */
export function writtenPath(node: CodeNode): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression') return '…';
  return `${writtenPath(node.object)}.${memberName(node) ?? '…'}`;
}

/** The name of a tag that code may define; `undefined` for an element such as `<p>`. */
export function nameOfTag(name: JsxName): string | undefined {
  let root = name;
  while (root.type === 'JSXMemberExpression') root = root.object;
  if (root.type !== 'JSXIdentifier') return undefined;
  return root === name && /^[a-z]/.test(root.name) ? undefined : root.name;
}
