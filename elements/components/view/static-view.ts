import type {ComponentTable, HtmlContext} from '../../../src/html/html-context.js';
import {attributes, element, markup, type Html} from '../../../src/html/html.js';
import {authorIcon} from '../../../src/html/icons.js';
import {nameOfView, type PagePeers} from '../../../src/html/page-peers.js';

/** The names of views are radio buttons, which the style sheet reads. */
export const viewVariant: ComponentTable<'View'> = {
  View: (node, context) => {
    const {attributes: a, children} = node;
    const {firstView, views} = context.peers;
    const look = {class: 'docs-view', id: a.id, 'data-view': views.get(nameOfView(node))?.index};
    const isSwitched = !context.isWithoutControls && views.size > 1;
    const row = firstView === node && isSwitched && viewSwitch(views, context);
    return markup`<section${attributes(look)}>${row}<p
class="docs-panels-label">${a.title}</p><div class="docs-view-slot">${context.renderNodes(
      children,
    )}</div></section>\n`;
  },
};

/** The names of the views, of which the style sheet shows one. */
function viewSwitch(views: PagePeers['views'], context: HtmlContext): Html {
  const label = context.localize('View');
  const choices = [...views].map(([name, {index, view}]) => {
    const radio = {
      type: 'radio',
      name: 'docs-view',
      value: index,
      checked: index === 0,
    };
    const content = [authorIcon(view.attributes, context), name];
    return markup`<label class="docs-view-choice"><input${attributes(radio)}>${content}</label>`;
  });
  const look = {class: 'docs-view-switch', role: 'radiogroup', 'aria-label': label};
  return element('div', look, choices);
}
