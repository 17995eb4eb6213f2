import type {ComponentNode, DocNode} from '../content/nodes.js';
import {visitNodes} from '../content/visit-nodes.js';

type ViewNode = ComponentNode & {readonly name: 'View'};
type UpdateNode = ComponentNode & {readonly name: 'Update'};

/** The components of a page of which the first one controls all others. */
export interface PagePeers {
  readonly firstView: ViewNode | undefined;
  /** The names of the views, in the order of the page. */
  readonly views: ReadonlyMap<string, NamedView>;
  readonly firstUpdate: UpdateNode | undefined;
  /** The tags of all updates. */
  readonly tags: ReadonlySet<string>;
}

/** The views of one name. */
export interface NamedView {
  /** From 0. */
  readonly index: number;
  /** The last of them, whose icon is shown. */
  readonly view: ViewNode;
}

/** Collects them in the nodes of a whole page. */
export function peersIn(nodes: readonly DocNode[]): PagePeers {
  let firstView: ViewNode | undefined;
  const views = new Map<string, NamedView>();
  let firstUpdate: UpdateNode | undefined;
  const tags = new Set<string>();
  visitNodes(nodes, (node) => {
    if (isView(node)) {
      firstView ??= node;
      const name = nameOfView(node);
      views.set(name, {index: views.get(name)?.index ?? views.size, view: node});
    } else if (isUpdate(node)) {
      firstUpdate ??= node;
      for (const tag of node.attributes.tags ?? []) tags.add(tag);
    }
  });
  return {firstView, views, firstUpdate, tags};
}

/** The name of a view on the switch. */
export function nameOfView({attributes: {title}}: ViewNode): string {
  return title ?? '';
}

function isView(node: DocNode): node is ViewNode {
  return node.kind === 'component' && node.name === 'View';
}

function isUpdate(node: DocNode): node is UpdateNode {
  return node.kind === 'component' && node.name === 'Update';
}
