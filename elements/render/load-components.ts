import type {DocNode} from '../../src/content/nodes.js';
import type {PageState} from '../../src/site/state.js';
import {loadPart} from '../shared/load-part.js';
import type {PartName, PartModules} from '../shared/parts.js';
import {addTemplates, type LazyComponent, type Templates} from './templates.js';
import type {ComponentName} from '../../src/content/components.js';
import type {Mark} from '../../src/markdown/marks.js';
import {ownProperty} from '../../src/shared/own-property.js';

/** The page, as soon as the elements it is made of are defined: it is never seen in parts. */
export async function loadComponentsFor(page: PageState): Promise<PageState> {
  if (page.phase === 'shown') {
    const {description, body, styles} = page.page;
    await Promise.all([
      loadComponentsOf([...description, ...body]),
      styles && loadPart('style-sheets'),
    ]);
  }
  return page;
}

/** Resolves when the elements of these nodes are defined. */
export async function loadComponentsOf(nodes: readonly DocNode[]): Promise<void> {
  const names: PartName[] = [];
  const classes = new Set<string>();
  visit(nodes, (node) => {
    names.push(...chunksFor(node));
    for (const name of classesOf(node)) classes.add(name);
  });
  await Promise.all([
    loadTemplates(names),
    classes.size > 0 && loadPart('adopt-utilities', ({adoptUtilities}) => adoptUtilities(classes)),
  ]);
}

/** Defines the elements that a page without a site, or the host page of a site, contains. */
export function defineElementsOf(page: Document): void {
  if (page.readyState === 'loading') {
    page.addEventListener('DOMContentLoaded', () => defineElementsOf(page), {once: true});
  } else if (!page.querySelector('docs-site') || page.querySelector(':not(:defined)')) {
    void loadPart('define-standalone', ({defineElementsIn}) => defineElementsIn(page));
  }
}

/**
 * Loads parts, each once, and adds the templates of their components. A page shows its words
 * without them.
 */
export async function loadTemplates(names: readonly PartName[]): Promise<void> {
  const loadOne = (name: PartName) =>
    loadPart(name, (part) => 'templates' in part && addTemplates(part.templates));
  await Promise.all([...new Set(names)].map(loadOne));
}

/** Requests the parts that show the tags of a page that is still to be read. */
export function expectMarks(marks: readonly Mark[]): void {
  const names = marks.flatMap((mark): readonly PartName[] => {
    if (mark.kind !== 'tag') return [];
    const isStyled = mark.attributes.some(
      ({name, value}) =>
        /^class/.test(name) && value.kind === 'string' && classNames(value.text).length > 0,
    );
    const components = ownProperty<readonly PartName[]>(componentChunks, mark.name) ?? [];
    return isStyled ? [...components, 'adopt-utilities'] : components;
  });
  void loadTemplates(names);
}

/** Its classes of other meaning than which mode it is for; those are always there. */
function classesOf(node: DocNode): readonly string[] {
  const classes =
    node.kind === 'html'
      ? node.attributes.get('class')
      : 'authorStyles' in node
        ? node.authorStyles?.classes
        : undefined;
  return typeof classes === 'string' ? classNames(classes) : [];
}

function classNames(written: string): readonly string[] {
  return written.split(/\s+/).filter((name) => !/^(?:(?:dark:)?(?:hidden|block))?$/.test(name));
}

function visit(nodes: readonly DocNode[], see: (node: DocNode) => void): void {
  for (const node of nodes) {
    see(node);
    if (node.kind === 'list') node.items.forEach((item) => visit(item, see));
    else if (node.kind === 'table') {
      for (const {children} of node.columns) visit(children, see);
      for (const cell of node.rows.flat()) visit(cell, see);
    } else if ('children' in node) visit(node.children, see);
  }
}

/** The parts that have the template of a component. */
type ChunkWith<N extends ComponentName> = {
  [P in PartName]: PartModules[P] extends {readonly templates: Templates<N>} ? P : never;
}[PartName];

/** The part of a component, and those of what it contains. */
type ChunksOf<N extends ComponentName> = readonly [ChunkWith<N>, ...PartName[]];

const callouts = ['callouts'] as const;
const code = ['code-extras'] as const;
const codeGroups = ['code-groups'] as const;
const colors = ['colors'] as const;
const disclosures = ['disclosures'] as const;
const examples = [...codeGroups, 'rail'] as const;
const fields = ['fields'] as const;
const steps = ['steps'] as const;
const tabs = ['tabs'] as const;
const tiles = ['tiles'] as const;
const tree = ['tree'] as const;

/**
 * The parts of each lazy component; one without parts, or whose part lacks its template, does not
 * compile.
 */
export const componentChunks: {readonly [N in LazyComponent]: ChunksOf<N>} = {
  Note: callouts,
  Tip: callouts,
  Warning: callouts,
  Info: callouts,
  Check: callouts,
  Danger: callouts,
  Callout: callouts,
  CodeBlock: code,
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
      return (node.name === 'Card' && node.attributes.type ? callouts : chunks[node.name]) ?? [];
    case 'math':
      return ['formulas'];
    case 'deferred':
      return ['apis', ...fields, ...tabs];
    case 'code-block':
      if (node.language === 'mermaid') return ['diagrams', ...code];
      // Colors may come later; options and marks show more than the text.
      return node.options !== '' || node.code.includes('[!code ') ? code : [];
    default:
      return [];
  }
}
