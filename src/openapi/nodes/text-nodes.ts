import type {DocNode, HeadingNode} from '../../content/nodes.js';
import type {SchemaView} from './view.js';

/** The headings of a page are its contents list: `path-parameters`, `headers`, …. */
export function heading(id: string, text: string, {ids}: Pick<SchemaView, 'ids'>): HeadingNode {
  const children: readonly DocNode[] = [{kind: 'text', text}];
  return {kind: 'heading', level: 2, id: ids.idFor('', id), line: 0, children};
}

export function paragraph(children: readonly DocNode[]): DocNode {
  return {kind: 'paragraph', line: 0, children};
}

export function strong(text: string): DocNode {
  return {kind: 'strong', children: [{kind: 'text', text}]};
}

/** Nodes with a space between them. */
export function separated(nodes: readonly DocNode[]): readonly DocNode[] {
  return nodes.flatMap((node, index) => (index === 0 ? [node] : [{kind: 'text', text: ' '}, node]));
}
