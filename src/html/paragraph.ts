import {isInlineNode} from '../content/inline-nodes.js';
import type {DocNode} from '../content/nodes.js';
import type {HtmlContext} from './html-context.js';
import {element, type AttributeValue, type Html} from './html.js';

/**
 * A paragraph. One that contains a block is a `<div>` with the same look: in HTML, the start of a
 * block ends a `<p>`.
 */
export function paragraph(
  values: Readonly<Record<string, AttributeValue>>,
  children: readonly DocNode[],
  {renderNodes}: HtmlContext,
): Html {
  if (!children.some(hasBlock)) return element('p', values, renderNodes(children));
  const classes = ['docs-paragraph', values['class']].filter(Boolean).join(' ');
  return element('div', {...values, class: classes}, renderNodes(children));
}

function hasBlock(node: DocNode): boolean {
  return !isInlineNode(node) || ('children' in node && node.children.some(hasBlock));
}
