import type {ComponentName} from '../content/components.js';
import type {ComponentNode} from '../content/nodes.js';
import {callouts} from './components/callouts.js';
import {cards} from './components/cards.js';
import {codeGroups} from './components/code.js';
import {disclosures} from './components/disclosures.js';
import {fields} from './components/fields.js';
import {steps} from './components/steps.js';
import {tabs} from './components/tabs.js';
import {texts} from './components/texts.js';
import {trees} from './components/trees.js';
import type {ComponentHtml, ComponentTable, HtmlContext, NodePlace} from './html-context.js';
import type {Html} from './html.js';

/** The HTML of every component; one that is left out does not compile. */
const table: ComponentTable<ComponentName> = {
  ...callouts,
  ...cards,
  ...codeGroups,
  ...disclosures,
  ...fields,
  ...steps,
  ...tabs,
  ...texts,
  ...trees,
};

/** The HTML of a component. */
export function componentHtml(node: ComponentNode, context: HtmlContext, place: NodePlace): Html {
  // Name and attributes of a node belong together; the compiler loses that when it looks the
  // component up.
  const render: ComponentHtml<never> = table[node.name];
  return render(node as never, context, place);
}
