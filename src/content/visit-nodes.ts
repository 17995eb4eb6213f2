import type {DocNode} from './nodes.js';

/**
 * Passes on each of these nodes, and each node in them, in the order of the text; where `see`
 * returns `false`, not what is in the node.
 */
export function visitNodes(nodes: readonly DocNode[], see: (node: DocNode) => unknown): void {
  for (const node of nodes) {
    if (see(node) === false) continue;
    if (node.kind === 'list') node.items.forEach((item) => visitNodes(item, see));
    else if (node.kind === 'table') {
      for (const {children} of node.columns) visitNodes(children, see);
      for (const cell of node.rows.flat()) visitNodes(cell, see);
    } else if ('children' in node) visitNodes(node.children, see);
  }
}
