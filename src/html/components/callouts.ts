import {calloutKind, calloutLooks, type CalloutKind} from '../../content/callout-kinds.js';
import type {ComponentTable, HtmlContext, NodeOf} from '../html-context.js';
import {element, markup, type Html} from '../html.js';
import {authorIcon, outline} from '../icons.js';

type CalloutName = 'Note' | 'Tip' | 'Warning' | 'Info' | 'Check' | 'Danger' | 'Callout';

export const callouts: ComponentTable<CalloutName> = {
  Note: (node, context) => callout('note', node, context),
  Tip: (node, context) => callout('tip', node, context),
  Warning: (node, context) => callout('warning', node, context),
  Info: (node, context) => callout('info', node, context),
  Check: (node, context) => callout('check', node, context),
  Danger: (node, context) => callout('danger', node, context),
  Callout: (node, context) => callout(calloutKind(node.attributes.type), node, context),
};

function callout(
  kind: CalloutKind,
  {attributes: a, children}: NodeOf<CalloutName>,
  context: HtmlContext,
): Html {
  const look = calloutLooks.get(kind);
  const color = 'color' in a ? a.color : undefined;
  const own = color ? context.classFor(new Map([['--docs-callout-color', color]])) : '';
  const drawn = authorIcon(a, context, 'docs-callout') ?? (look && outline(look.path));
  const label = look && {role: 'img', 'aria-label': context.localize(look.label)};
  const icon = drawn && element('span', {class: 'docs-callout-icon', ...label}, drawn);
  const heading = a.title && markup`<div class="docs-callout-heading">${a.title}</div>`;
  return element(
    'div',
    {class: `docs-callout ${own}`.trim(), 'data-kind': kind},
    markup`<div class="docs-callout-callout">
      ${icon}
      <div class="docs-callout-body">
        ${heading}
        <div class="docs-callout-slot">${context.renderNodes(children)}</div>
      </div>
    </div>`,
  );
}
