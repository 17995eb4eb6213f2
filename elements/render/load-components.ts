import type {DocNode} from '../../src/content/nodes.js';
import type {PageState} from '../../src/site/state.js';
import {codeExtras} from '../components/code/lazy-code-extras.js';
import {callouts} from '../components/cards/docs-card.js';
import {lazy, type LazyModule} from '../shared/lazy.js';
import {diagrams, fieldsAndTabs, formulas, lazyComponents} from './lazy-components.js';
import type {Templates} from '../components/templates.js';
import {addTemplates} from './templates.js';
import type {Mark} from '../../src/markdown/marks.js';
import {ownProperty} from '../../src/shared/own-property.js';

/** The style sheets of authors: those that the configuration names, and those in pages. */
export const styleSheets = lazy(
  'style-sheets',
  () => import('../site/style-sheets/apply-style-sheets.js'),
);
/** The look of utility classes. */
const utilities = lazy('adopt-utilities', () => import('../styles/utilities/adopt-utilities.js'));

/** The page, as soon as the elements it is made of are defined: it is never seen in parts. */
export async function loadComponentsFor(page: PageState): Promise<PageState> {
  if (page.phase === 'shown') {
    const {description, body, styles} = page.page;
    await Promise.all([loadComponentsOf([...description, ...body]), styles && styleSheets()]);
  }
  return page;
}

/** Resolves when the elements of these nodes are defined. */
export async function loadComponentsOf(nodes: readonly DocNode[]): Promise<void> {
  const needed: LazyModule<object>[] = [];
  const classes = new Set<string>();
  visit(nodes, (node) => {
    needed.push(...modulesFor(node));
    for (const name of classesOf(node)) classes.add(name);
  });
  await Promise.all([
    loadTemplates(needed),
    classes.size > 0 && utilities(({adoptUtilities}) => adoptUtilities(classes)),
  ]);
}

/**
 * Loads modules, each once, and adds the templates of their components. A page shows its words
 * without them.
 */
export async function loadTemplates(needed: readonly LazyModule<object>[]): Promise<void> {
  const loadOne = (load: LazyModule<object>) =>
    load((module) => addTemplates((module as {readonly templates?: Templates<never>}).templates));
  await Promise.all([...new Set(needed)].map(loadOne));
}

/** Requests what shows the tags of a page that is still to be read. */
export function expectMarks(marks: readonly Mark[]): void {
  const needed = marks.flatMap((mark) => {
    if (mark.kind !== 'tag') return [];
    const isStyled = mark.attributes.some(
      ({name, value}) =>
        /^class/.test(name) && value.kind === 'string' && classNames(value.text).length > 0,
    );
    const modules = ownProperty(modulesOf, mark.name) ?? [];
    return isStyled ? [...modules, utilities] : modules;
  });
  void loadTemplates(needed);
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

const modulesOf: Readonly<Record<string, readonly LazyModule<object>[]>> = lazyComponents;

/** What shows a node of a page; nothing if its element is defined from the start. */
function modulesFor(node: DocNode): readonly LazyModule<object>[] {
  switch (node.kind) {
    case 'component':
      if (node.name === 'Card') return node.attributes.type ? [callouts] : [];
      return ownProperty(modulesOf, node.name) ?? [];
    case 'math':
      return [formulas];
    case 'deferred':
      return fieldsAndTabs;
    case 'code-block':
      if (node.language === 'mermaid') return [diagrams, codeExtras];
      // Colors may come later; options and marks show more than the text.
      return node.options !== '' || node.code.includes('[!code ') ? [codeExtras] : [];
    default:
      return [];
  }
}
