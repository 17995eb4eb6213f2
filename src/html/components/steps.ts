import type {DocNode} from '../../content/nodes.js';
import {anchorUrl, type ComponentTable, type NodeOf} from '../html-context.js';
import {attributes, element, markup} from '../html.js';
import {authorIcon} from '../icons.js';

export const steps: ComponentTable<'Steps' | 'Step'> = {
  Steps: ({attributes: {titleSize}, children}, {renderNodes}) => {
    const look = {class: 'docs-steps', role: 'list', 'data-title-size': titleSize};
    return markup`<div${attributes(look)}>${renderNodes(children)}</div>\n`;
  },
  Step: (node, context, siblings) => {
    const {attributes: a, children} = node;
    const href = a.noAnchor ? undefined : anchorUrl(a.id, context);
    const marker = authorIcon(a, context) ?? a.stepNumber ?? placeOf(node, siblings);
    const look = {
      class: 'docs-step',
      id: a.id,
      role: 'listitem',
      'data-last': node === lastOf(siblings),
    };
    const heading = a.title ?? '';
    const anchor = {class: 'docs-step-anchor', href, 'aria-label': `# ${heading}`};
    const tag = /^h[23]$/.test(a.titleSize ?? '') ? (a.titleSize ?? 'p') : 'p';
    const title =
      heading &&
      element(tag, {class: `docs-step-heading docs-step-${tag}`}, [
        heading,
        href && context.link(anchor, () => '#'),
      ]);
    return markup`<div${attributes(look)}><div class="docs-step-step"><div class="docs-step-marker"
aria-hidden="true">${marker}</div>${title}<div class="docs-step-slot">${context.renderNodes(
      children,
    )}</div></div></div>\n`;
  },
};

function lastOf(siblings: readonly DocNode[]): DocNode | undefined {
  return siblings.findLast((node) => node.kind === 'component' && node.name === 'Step');
}

/** The number of a step among those around it, from 1. */
function placeOf(step: NodeOf<'Step'>, siblings: readonly DocNode[]): number {
  const all = siblings.filter((node) => node.kind === 'component' && node.name === 'Step');
  return all.indexOf(step) + 1;
}
