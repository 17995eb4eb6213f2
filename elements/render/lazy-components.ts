import type {ComponentName} from '../../src/content/components.js';
import {codeExtras} from '../components/code/lazy-code-extras.js';
import {lazyContent, type LazyModule} from '../shared/lazy.js';
import type {LazyComponent, Templates} from '../components/templates.js';

const badge = lazyContent('badge', () => import('../components/badge/templates.js'));
const callouts = lazyContent('callouts', () => import('../components/callouts/templates.js'));
const codeGroups = lazyContent(
  'code-groups',
  () => import('../components/code/group-templates.js'),
);
const colors = lazyContent('colors', () => import('../components/colors/templates.js'));
export const diagrams = lazyContent(
  'diagrams',
  () => import('../components/diagrams/diagram-elements.js'),
);
export const disclosures = lazyContent(
  'disclosures',
  () => import('../components/disclosures/templates.js'),
);
const fields = lazyContent('fields', () => import('../components/fields/templates.js'));
export const formulas = lazyContent(
  'formulas',
  () => import('../components/diagrams/formula-elements.js'),
);
const frame = lazyContent('frame', () => import('../components/frame/templates.js'));
export const interactive = lazyContent(
  'interactive',
  () => import('../interactive/interactive-renderer.js'),
);
const prompt = lazyContent('prompt', () => import('../components/prompt/templates.js'));
const rail = lazyContent('rail', () => import('../components/rail/templates.js'));
const steps = lazyContent('steps', () => import('../components/steps/templates.js'));
const tabs = lazyContent('tabs', () => import('../components/tabs/templates.js'));
const tiles = lazyContent('tiles', () => import('../components/tiles/templates.js'));
const tooltip = lazyContent('tooltip', () => import('../components/tooltip/templates.js'));
const tree = lazyContent('tree', () => import('../components/tree/templates.js'));
const update = lazyContent('update', () => import('../components/update/templates.js'));

/** The module with the template of a component, and those of what it contains. */
type ModulesOf<N extends ComponentName> = readonly [
  LazyModule<{readonly templates: Templates<N>}>,
  ...LazyModule<object>[],
];

/**
 * The modules of each lazy component: the one with its template, then those of what it contains. A
 * component without a module, or whose module lacks its template, does not compile.
 */
export const lazyComponents: {readonly [N in LazyComponent]: ModulesOf<N>} = {
  Note: [callouts],
  Tip: [callouts],
  Warning: [callouts],
  Info: [callouts],
  Check: [callouts],
  Danger: [callouts],
  Callout: [callouts],
  CodeBlock: [codeExtras],
  CodeGroup: [codeGroups],
  RequestExample: [codeGroups, rail],
  ResponseExample: [codeGroups, rail],
  Tabs: [tabs],
  Tab: [tabs],
  View: [codeGroups],
  Tile: [tiles],
  'GitHub.Repo': [tiles],
  Steps: [steps],
  Step: [steps],
  AccordionGroup: [disclosures],
  Accordion: [disclosures],
  ParamField: [fields],
  ResponseField: [fields],
  Expandable: [fields],
  Tree: [tree],
  'Tree.Folder': [tree],
  'Tree.File': [tree],
  Color: [colors],
  'Color.Row': [colors],
  'Color.Item': [colors],
  Panel: [rail],
  Badge: [badge],
  Frame: [frame],
  Prompt: [prompt],
  Tooltip: [tooltip],
  Update: [update],
};

/** What parts of pages of an API contain that are made when they are opened. */
export const fieldsAndTabs = [fields, tabs] as const;

/** What almost all pages of an API contain. */
export const apiPageModules = [...fieldsAndTabs, codeGroups, codeExtras, rail] as const;
