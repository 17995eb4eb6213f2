import {anchorUrl, type ComponentTable, type HtmlContext, type NodeOf} from '../html-context.js';
import {attributes, element, markup, type Html} from '../html.js';
import {authorIcon} from '../icons.js';

export const steps: ComponentTable<'Steps' | 'Step'> = {
  Steps: (node, {renderNodes}) =>
    markup`<div class="docs-steps" role="list">${renderNodes(node.children, node)}</div>\n`,
  Step: (node, context, {parent, stepNumbers}) => {
    const {attributes: a, children} = node;
    const list = parent?.name === 'Steps' ? parent : undefined;
    const number = stepNumbers.get(node) ?? 1;
    const marker = authorIcon(a, context) ?? a.stepNumber ?? number;
    const look = {
      class: 'docs-step',
      id: a.id,
      role: list && 'listitem',
      'data-last': list && number === stepNumbers.size,
    };
    const title = titleOf(node, list?.attributes.titleSize, context);
    return markup`<div${attributes(look)}><div class="docs-step-step"><div class="docs-step-marker"
aria-hidden="true">${marker}</div>${title}<div class="docs-step-slot">${context.renderNodes(
      children,
    )}</div></div></div>\n`;
  },
};

/** The title of a step, in the size that it or its list has. */
function titleOf(
  {attributes: a}: NodeOf<'Step'>,
  listSize: string | undefined,
  context: HtmlContext,
): Html | undefined {
  if (!a.title) return undefined;
  const size = a.titleSize || listSize || '';
  const tag = /^h[234]$/.test(size) ? size : 'p';
  const href = a.noAnchor || context.notes ? undefined : anchorUrl(a.id, context);
  const label = context.localize('Link to “{0}”', a.title);
  const anchor = {class: 'docs-step-anchor', href, 'aria-label': label};
  return element(tag, {class: `docs-step-heading docs-step-${tag}`}, [
    a.title,
    href && context.link(anchor, () => markup`<span aria-hidden="true">#</span>`),
  ]);
}
