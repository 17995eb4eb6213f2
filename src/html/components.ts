import type {ComponentName} from '../content/components.js';
import type {ComponentNode} from '../content/nodes.js';
import {codeGroups} from './components/code.js';
import {disclosures} from './components/disclosures.js';
import {tabs} from './components/tabs.js';
import {texts} from './components/texts.js';
import {trees} from './components/trees.js';
import type {
  ComponentHtml,
  ComponentTable,
  ElementComponent,
  HtmlContext,
  NodeOf,
  NodePlace,
} from './html-context.js';
import type {Html} from './html.js';

/** The HTML of all components but those of elements; one that is left out does not compile. */
const table: ComponentTable<Exclude<ComponentName, ElementComponent>> = {
  ...codeGroups,
  ...disclosures,
  ...tabs,
  ...texts,
  ...trees,
};

/** The HTML of a component. */
export function componentHtml(node: ComponentNode, context: HtmlContext, place: NodePlace): Html {
  if (!isOfTable(node)) return context.elementHtml(node, context, place);
  // Name and attributes of a node belong together; the compiler loses that when it looks the
  // component up.
  const render: ComponentHtml<never> = table[node.name];
  return render(node as never, context, place);
}

function isOfTable(node: ComponentNode): node is NodeOf<keyof typeof table> {
  return Object.hasOwn(table, node.name);
}
