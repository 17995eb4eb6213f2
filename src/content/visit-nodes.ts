import type {DocNode} from './nodes.js';

/** Passes on each of these nodes, and each node in them, in the order of the text. */
export function visitNodes(nodes: readonly DocNode[], see: (node: DocNode) => void): void {
  for (const node of nodes) {
    see(node);
    if (node.kind === 'list') node.items.forEach((item) => visitNodes(item, see));
    else if (node.kind === 'table') {
      for (const {children} of node.columns) visitNodes(children, see);
      for (const cell of node.rows.flat()) visitNodes(cell, see);
    } else if ('children' in node) visitNodes(node.children, see);
  }
}
