import type {DocNode} from '../content/nodes.js';

/** A node with its line and what contains it. */
export interface LocatedNode {
  readonly node: DocNode;
  /** Of a node that does not know its line, the last known line before it. */
  readonly line: number;
  /** What contains it, outermost first. */
  readonly parents: readonly DocNode[];
}

/** All nodes in reading order. */
export function locatedNodes(nodes: readonly DocNode[]): readonly LocatedNode[] {
  const found: LocatedNode[] = [];
  let line = 1;
  const visit = (inner: readonly DocNode[], parents: readonly DocNode[]): void => {
    for (const node of inner) {
      if ('line' in node) line = Math.max(line, node.line);
      found.push({node, line: 'line' in node ? node.line : line, parents});
      if (!('children' in node || node.kind === 'list' || node.kind === 'table')) continue;
      const around = [...parents, node];
      for (const part of childrenOf(node)) visit(part, around);
    }
  };
  visit(nodes, []);
  return found;
}

/** The parts of a node: its children, the items of a list, the cells of a table. */
function childrenOf(node: DocNode): readonly (readonly DocNode[])[] {
  if (node.kind === 'list') return node.items;
  if (node.kind === 'table')
    return [...node.columns.map(({children}) => children), ...node.rows.flat()];
  return 'children' in node ? [node.children] : [];
}

/** Whether a node is a component of one of these names. */
export function isComponent(node: DocNode | undefined, ...names: readonly string[]): boolean {
  return node?.kind === 'component' && names.includes(node.name);
}

/** Whether one of the nodes is a component of one of these names. */
export function isInside(parents: readonly DocNode[], ...names: readonly string[]): boolean {
  return parents.some((parent) => isComponent(parent, ...names));
}
