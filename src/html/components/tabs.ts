import {plainText} from '../../content/inline-nodes.js';
import type {DocNode} from '../../content/nodes.js';
import type {ComponentTable, HtmlContext, NodeOf} from '../html-context.js';
import {attributes, element, markup, type Html} from '../html.js';
import {authorIcon} from '../icons.js';
import {nameOfView, type PagePeers} from '../page-peers.js';
import {panels} from './panels.js';

export const tabs: ComponentTable<'Tabs' | 'Tab' | 'View'> = {
  Tabs: ({attributes: a, children}, context) => {
    const all = children.flatMap((child) => (isTab(child) ? [child] : []));
    const others = children.filter((child) => !isTab(child) && plainText([child]).trim() !== '');
    const shown = all.map(({attributes: tab, children: content}, index) => ({
      label:
        tab.title.trim() === '' && !tab.icon ? context.localize('Tab {0}', index + 1) : tab.title,
      id: tab.id,
      icon: authorIcon(tab, context),
      content: markup`<div class="docs-tab">${context.renderNodes(content)}</div>`,
    }));
    const options = {
      prefix: 'docs-tabs',
      look: {'data-border-bottom': a.borderBottom},
      label: context.localize('Options'),
      initial: a.defaultTabIndex ?? 0,
      boxed: (row: Html, contents: readonly Html[], group: string) =>
        markup`<div class="${group}">${row}${contents}</div>`,
    };
    return markup`${context.renderNodes(others)}${panels(shown, options, context)}`;
  },
  // Outside of tabs.
  Tab: ({attributes: a, children}, context) =>
    markup`<div${attributes({class: 'docs-tab', id: a.id})}
><p class="docs-panels-label">${a.title}</p>${context.renderNodes(children)}</div>\n`,
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

function isTab(node: DocNode): node is NodeOf<'Tab'> {
  return node.kind === 'component' && node.name === 'Tab';
}
