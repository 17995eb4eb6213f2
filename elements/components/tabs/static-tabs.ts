import {plainText} from '../../../src/content/inline-nodes.js';
import type {DocNode} from '../../../src/content/nodes.js';
import type {ComponentTable, NodeOf} from '../../../src/html/html-context.js';
import {attributes, markup, type Html} from '../../../src/html/html.js';
import {authorIcon} from '../../../src/html/icons.js';
import {panels} from './static-panels.js';

/** Tabs are radio buttons, which the style sheet reads. */
export const tabsVariants: ComponentTable<'Tabs' | 'Tab'> = {
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
      look: {'data-border-bottom': a.borderBottom, 'data-unsynced': a.sync === false},
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
};

function isTab(node: DocNode): node is NodeOf<'Tab'> {
  return node.kind === 'component' && node.name === 'Tab';
}
