import type {ComponentName} from '../../src/content/components.js';
import type {DocNode} from '../../src/content/nodes.js';
import type {PartModules, PartName} from '../shared/parts.js';
import type {LazyComponent, Templates} from './templates.js';

/** The parts that have the template of a component. */
type ChunkWith<N extends ComponentName> = {
  [P in PartName]: PartModules[P] extends {readonly templates: Templates<N>} ? P : never;
}[PartName];

/** The part of a component, and the parts that are needed with it: requested together, neither waits for the other. */
type ChunksOf<N extends ComponentName> = readonly [ChunkWith<N>, ...PartName[]];

const callouts = ['callouts'] as const;
const codeGroups = ['code-groups', 'tab-list'] as const;
const colors = ['colors'] as const;
const disclosures = ['disclosures', 'disclosure.css'] as const;
const examples = ['code-groups', 'tab-list', 'rail'] as const;
const fields = ['fields', 'disclosure.css'] as const;
const steps = ['steps'] as const;
const tabs = ['tabs', 'tab-list'] as const;
const tiles = ['tiles'] as const;
const tree = ['tree'] as const;

/** The parts of each lazy component; one without parts, or whose part lacks its template, does not compile. */
export const componentChunks: {readonly [N in LazyComponent]: ChunksOf<N>} = {
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
  Panel: ['rail'],
  Badge: ['badge'],
  Frame: ['frame'],
  Prompt: ['prompt'],
  Tooltip: ['tooltip'],
  Update: ['update'],
};

const chunks: Partial<Record<ComponentName, readonly PartName[]>> = componentChunks;

/** The parts that show a node of a page; none if its element is defined from the start. */
export function chunksFor(node: DocNode): readonly PartName[] {
  switch (node.kind) {
    case 'component':
      if (node.name === 'CodeBlock') return ['code-extras'];
      return (node.name === 'Card' && node.attributes.type ? callouts : chunks[node.name]) ?? [];
    case 'math':
      return ['formulas'];
    case 'code-block':
      if (node.language === 'mermaid') return ['diagrams'];
      // Colors may come later; options and marks show more than the text.
      return node.options !== '' || node.code.includes('[!code ') ? ['code-extras'] : [];
    default:
      return [];
  }
}
