import type {DocNode} from './nodes.js';

/** The ids of nodes and of what they contain. */
export function idsIn(nodes: readonly DocNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    const id = ownId(node);
    const inner =
      node.kind === 'list' ? node.items.flat() : 'children' in node ? node.children : [];
    return id ? [id, ...idsIn(inner)] : idsIn(inner);
  });
}

function ownId(node: DocNode): string | undefined {
  if (node.kind === 'heading') return node.id;
  return node.kind === 'component' && 'id' in node.attributes ? node.attributes.id : undefined;
}
