import {classNamesIn, classNamesOf} from '../../src/content/class-names.js';
import type {DocNode} from '../../src/content/nodes.js';
import {visitNodes} from '../../src/content/visit-nodes.js';
import type {PageDisplay} from '../../src/site/load-page.js';
import type {PageState} from '../../src/site/state.js';
import {codeExtras} from '../components/code/lazy-code-extras.js';
import {lazy, type LazyModule} from '../shared/lazy.js';
import {
  apiPageModules,
  diagrams,
  fieldsAndTabs,
  formulas,
  interactive,
  lazyComponents,
} from './lazy-components.js';
import {addTemplates} from './templates.js';
import type {Mark} from '../../src/markdown/marks.js';
import {ownProperty} from '../../src/shared/own-property.js';

/** The style sheets of authors: those that the configuration names, and those in pages. */
export const styleSheets = lazy(
  'style-sheets',
  () => import('../site/style-sheets/apply-style-sheets.js'),
);
/** The look of utility classes. */
const utilities = lazy('adopt-utilities', () => import('../styles/adopt-utilities.js'));

/** The page, as soon as the elements it is made of are defined: it is never seen in parts. */
export async function loadComponentsFor(page: PageState): Promise<PageState> {
  if (page.phase === 'shown') {
    const {description, body, styles} = page.page;
    await Promise.all([loadComponentsOf([...description, ...body]), styles && styleSheets()]);
  }
  return page;
}

/**
 * Resolves when the elements of these nodes are defined. Nodes in `known` are left out with all in
 * them; the others are added.
 */
export async function loadComponentsOf(
  nodes: readonly DocNode[],
  known?: WeakSet<DocNode>,
): Promise<void> {
  const needed: LazyModule<object>[] = [];
  const classes = new Set<string>();
  visitNodes(nodes, (node) => {
    if (known?.has(node)) return false;
    known?.add(node);
    needed.push(...modulesFor(node));
    for (const name of classNamesOf(node)) classes.add(name);
    return true;
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
  const loadOne = (load: LazyModule<object>) => load(addTemplates);
  await Promise.all([...new Set(needed)].map(loadOne));
}

/** Requests what shows a page that is still to be read. */
export const pageDisplay: PageDisplay = {
  expectTags,
  expectApi: () => void loadTemplates(apiPageModules),
};

function expectTags(marks: readonly Mark[]): void {
  const needed = marks.flatMap((mark) => {
    if (mark.kind !== 'tag') return [];
    const isStyled = mark.attributes.some(
      ({name, value}) =>
        /^class/.test(name) && value.kind === 'string' && classNamesIn(value.text).length > 0,
    );
    const modules = ownProperty(modulesOf, mark.name) ?? [];
    return isStyled ? [...modules, utilities] : modules;
  });
  void loadTemplates(needed);
}

const modulesOf: Readonly<Record<string, readonly LazyModule<object>[]>> = lazyComponents;

/** What shows a node of a page; nothing if its element is defined from the start. */
function modulesFor(node: DocNode): readonly LazyModule<object>[] {
  switch (node.kind) {
    case 'component': {
      const modules = ownProperty(modulesOf, node.name) ?? [];
      return node.behavior ? [...modules, interactive] : modules;
    }
    case 'interactive':
    case 'keyed':
      return [interactive];
    case 'html':
    case 'heading':
      return node.behavior ? [interactive] : [];
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
