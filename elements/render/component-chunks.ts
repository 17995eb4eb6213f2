import type {ComponentName} from '../../src/content/components.js';
import type {DocNode} from '../../src/content/nodes.js';
import type {LazyComponent, Templates} from './templates.js';

/** Fetches a family: elements that are seldom apart, which it defines, and how their components are shown. */
export type LoadChunk<N extends ComponentName = never> = () => Promise<{
  readonly templates: Templates<N>;
}>;

const callouts = () => import('../lazy/callouts.js');
const colors = () => import('../lazy/colors.js');
const rail = () => import('../lazy/rail.js');
const steps = () => import('../lazy/steps.js');
const tiles = () => import('../lazy/tiles.js');
const tree = () => import('../lazy/tree.js');
/** Asked for together, what they share does not wait for them. */
const disclosures = async () =>
  (await Promise.all([import('../lazy/disclosures.js'), import('../lazy/disclosure.js')]))[0];
const fields = async () =>
  (await Promise.all([import('../lazy/fields.js'), import('../lazy/disclosure.js')]))[0];
const tabs = async () =>
  (await Promise.all([import('../lazy/tabs.js'), import('../lazy/tab-list.js')]))[0];
const codeGroups = async () =>
  (await Promise.all([import('../lazy/code-groups.js'), import('../lazy/tab-list.js')]))[0];
/** Samples stand beside the words. */
const examples = async () => (await Promise.all([codeGroups(), rail()]))[0];

/** The family of each late component; one without a family, or whose family has no template of it, does not compile. */
export const componentChunks: {readonly [N in LazyComponent]: LoadChunk<N>} = {
  Note: callouts,
  Tip: callouts,
  Warning: callouts,
  Info: callouts,
  Check: callouts,
  Danger: callouts,
  Callout: callouts,
  CodeGroup: codeGroups,
  RequestExample: examples,
  ResponseExample: examples,
  Tabs: tabs,
  Tab: tabs,
  View: codeGroups,
  Tile: tiles,
  'GitHub.Repo': tiles,
  Steps: steps,
  Step: steps,
  AccordionGroup: disclosures,
  Accordion: disclosures,
  ParamField: fields,
  ResponseField: fields,
  Expandable: fields,
  Tree: tree,
  'Tree.Folder': tree,
  'Tree.File': tree,
  Color: colors,
  'Color.Row': colors,
  'Color.Item': colors,
  Panel: rail,
  Badge: () => import('../lazy/badge.js'),
  Frame: () => import('../lazy/frame.js'),
  Prompt: () => import('../lazy/prompt.js'),
  Tooltip: () => import('../lazy/tooltip.js'),
  Update: () => import('../lazy/update.js'),
};

const familyOfComponent: Partial<Record<ComponentName, LoadChunk>> = componentChunks;

/** Elements of pages that no component stands for. */
export const formulas: LoadChunk = () => import('../lazy/formulas.js');
export const diagrams: LoadChunk = () => import('../lazy/diagrams.js');

/** The family that a node of a page is shown with; `undefined` if its element is there from the start. */
export function chunkFor(node: DocNode): LoadChunk | undefined {
  if (node.kind === 'component') {
    return node.name === 'Card' && node.attributes.type ? callouts : familyOfComponent[node.name];
  }
  if (node.kind === 'math') return formulas;
  return node.kind === 'code-block' && node.language === 'mermaid' ? diagrams : undefined;
}
