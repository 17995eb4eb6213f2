import type {DocNode} from '../content/nodes.js';
import {nodesIn} from './left-out.js';
import {placeOf} from './place.js';
import type {CodeNode} from './syntax-tree.js';

/**
 * The text that is written in the JSX of a component, for one that cannot be evaluated: a paragraph
 * for each element with text.
 */
export function literalText(code: CodeNode): readonly DocNode[] {
  const nodes: DocNode[] = [];
  for (const node of nodesIn(code)) {
    if (node.type !== 'JSXText') continue;
    const text = node.value.replace(/\s+/g, ' ').trim();
    const {line} = placeOf(node);
    if (text !== '') nodes.push({kind: 'paragraph', line, children: [{kind: 'text', text}]});
  }
  return nodes;
}
