import type {DocNode} from '../nodes.js';

/** The beginning of some nodes, as much as can be shown at once. */
export interface NodesWithin {
  readonly nodes: readonly DocNode[];
  readonly isWhole: boolean;
}

/** An element with a shadow root takes as long as this many plain ones. */
const componentWeight = 10;

/**
 * As many of the nodes as `weight` allows. Large nodes (a list, a table, a component) are cut
 * inside; a cut node keeps its kind and has fewer parts, so that it can be replaced by a larger one
 * later.
 */
export function takeWithin(nodes: readonly DocNode[], weight: number): NodesWithin {
  const cutter = new RenderBudget(weight);
  return {nodes: cutter.take(nodes, (node) => cutter.node(node)), isWhole: cutter.left >= 0};
}

class RenderBudget {
  left: number;

  constructor(weight: number) {
    this.left = weight;
  }

  /** The parts that fit, each cut if necessary. A negative rest means that something is missing. */
  take<T>(parts: readonly T[], cut: (part: T) => T): readonly T[] {
    const taken: T[] = [];
    for (const part of parts) {
      if (this.left <= 0) {
        this.left = -1;
        return taken;
      }
      taken.push(cut(part));
    }
    // The same array means that nothing has changed.
    return taken.every((part, index) => part === parts[index]) ? parts : taken;
  }

  node(node: DocNode): DocNode {
    this.left -= node.kind === 'component' || node.kind === 'code-block' ? componentWeight : 1;
    switch (node.kind) {
      case 'list': {
        const items = this.take(node.items, (item) => this.#nodes(item));
        return items === node.items ? node : {...node, items};
      }
      case 'table': {
        const rows = this.take(node.rows, (row) => {
          for (const cell of row) this.#whole(cell);
          return row;
        });
        return rows === node.rows ? node : {...node, rows};
      }
      case 'component':
      case 'html':
      case 'quote': {
        const children = this.#nodes(node.children);
        return children === node.children ? node : {...node, children};
      }
      default:
        if ('children' in node) this.#whole(node.children);
        return node;
    }
  }

  #nodes(nodes: readonly DocNode[]): readonly DocNode[] {
    return this.take(nodes, (node) => this.node(node));
  }

  /** A line of text is not cut: it may use up exactly the rest. */
  #whole(nodes: readonly DocNode[]): void {
    this.left = Math.max(0, this.left - nodes.length);
  }
}
