import type {ComponentName} from '../../src/content/components.js';
import type {ComponentNode} from '../../src/content/nodes.js';
import type {ComponentHtml, ComponentTable} from '../../src/html/html-context.js';
import {templates as badge} from '../components/badge/templates.js';
import {templates as callouts} from '../components/callouts/templates.js';
import {templates as cards} from '../components/cards/templates.js';
import {codeVariants} from '../components/code/static-code.js';
import {templates as colors} from '../components/colors/templates.js';
import {expandableVariant} from '../components/disclosures/static-expandable.js';
import {templates as accordions} from '../components/disclosures/templates.js';
import {templates as fields} from '../components/fields/templates.js';
import {frameVariant} from '../components/frame/static-frame.js';
import {iconVariant} from '../components/icons/static-icon.js';
import {promptVariant} from '../components/prompt/static-prompt.js';
import {templates as panel} from '../components/rail/templates.js';
import {templates as steps} from '../components/steps/templates.js';
import {tabsVariants} from '../components/tabs/static-tabs.js';
import type {Template, Templates} from '../components/templates.js';
import {templates as tiles} from '../components/tiles/templates.js';
import {tooltipVariant} from '../components/tooltip/static-tooltip.js';
import {treeVariants} from '../components/tree/static-tree.js';
import {templates as update} from '../components/update/templates.js';
import {viewVariant} from '../components/view/static-view.js';

/**
 * Components that are something else in HTML than in a document, because they work without a
 * script there, or show there what an element reads from its content.
 */
const variants = {
  ...codeVariants,
  ...expandableVariant,
  ...frameVariant,
  ...iconVariant,
  ...promptVariant,
  ...tabsVariants,
  ...tooltipVariant,
  ...treeVariants,
  ...viewVariant,
  // Content for readers is shown as it is; other content never gets here.
  Visibility: ({children}, {renderNodes}) => renderNodes(children),
} satisfies Partial<ComponentTable<ComponentName>>;

/** The templates of all others; one that is in neither table does not compile. */
const templates: Templates<Exclude<ComponentName, keyof typeof variants>> = {
  ...badge,
  ...callouts,
  ...cards,
  ...accordions,
  ...colors,
  ParamField: fields.ParamField,
  ResponseField: fields.ResponseField,
  ...panel,
  ...steps,
  ...tiles,
  ...update,
};

const variantsByName = new Map<string, unknown>(Object.entries(variants));
const templatesByName = new Map<string, unknown>(Object.entries(templates));

/** What writes a component in its own way; `undefined` for one that its template shows. */
export function variantOf({name}: ComponentNode): ComponentHtml<never> | undefined {
  return variantsByName.get(name) as ComponentHtml<never> | undefined;
}

/** The template of a component without a variant. */
export function templateOf({name}: ComponentNode): Template<never> {
  return templatesByName.get(name) as Template<never>;
}
