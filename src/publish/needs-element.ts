import type {DocNode} from '../content/nodes.js';
import {visitNodes} from '../content/visit-nodes.js';

/**
 * Whether something in a page works only while the element runs: components that react to readers,
 * and diagrams, which it draws.
 */
export function needsElement(nodes: readonly DocNode[]): boolean {
  let isNeeded = false;
  visitNodes(nodes, (node) => {
    isNeeded ||=
      node.kind === 'interactive' ||
      ('behavior' in node && node.behavior !== undefined) ||
      (node.kind === 'code-block' && node.language === 'mermaid');
    return !isNeeded;
  });
  return isNeeded;
}
