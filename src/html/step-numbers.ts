import type {ComponentNode, DocNode} from '../content/nodes.js';

/**
 * The numbers of the steps among nodes that belong together, from 1. Outside of a list, they begin
 * again after something else.
 */
export function stepNumbers(
  nodes: readonly DocNode[],
  parent: ComponentNode | undefined,
): ReadonlyMap<DocNode, number> {
  const isListed = parent?.name === 'Steps';
  const numbers = new Map<DocNode, number>();
  let last = 0;
  for (const node of nodes) {
    if (node.kind === 'component' && node.name === 'Step') numbers.set(node, ++last);
    else if (!isListed && node.kind !== 'text') last = 0;
  }
  return numbers;
}
