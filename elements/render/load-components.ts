import type {DocNode} from '../../src/content/nodes.js';
import type {PageState} from '../../src/site/state.js';
import {addTemplates, type Templates} from './templates.js';
import {chunkFor} from './component-chunks.js';

/** Fetches what some pages are made of. */
type Load = () => Promise<{readonly templates?: Templates<never>} | void>;

/** The page, as soon as the elements it is made of are defined: it is never seen in parts. */
export async function loadComponentsFor(page: PageState): Promise<PageState> {
  if (page.phase !== 'shown') return page;
  const wanted = new Set<Load | undefined>();
  const classes = new Set<string>();
  visit(page.page.body, (node) => {
    wanted.add(chunkFor(node));
    if (hasExtras(node)) wanted.add(loadCode);
    for (const name of classesOf(node)) classes.add(name);
  });
  if (classes.size > 0) {
    wanted.add(async () => (await import('../lazy/utilities.js')).adoptUtilities(classes));
  }
  await Promise.all([...wanted].map(take));
  return page;
}

/** In a page of its own making, or around a site, any element may stand. */
export function defineElementsOf(page: Document): void {
  if (page.readyState === 'loading') {
    page.addEventListener('DOMContentLoaded', () => defineElementsOf(page), {once: true});
  } else if (!page.querySelector('docs-site') || page.querySelector(':not(:defined)')) {
    void take(async () => (await import('../lazy/standalone.js')).defineElementsIn(page));
  }
}

/** Without its elements a page still shows its words, without their look they are still there. */
export async function take(load: Load | undefined): Promise<void> {
  try {
    addTemplates((await load?.())?.templates);
  } catch {
    // What cannot be fetched is asked for again with the next page.
  }
}

const loadCode = () => import('../lazy/code.js');

/** Whether a block of code shows more than its text; colours may come later. */
function hasExtras(node: DocNode): boolean {
  if (node.kind === 'component') return node.name === 'CodeBlock';
  return node.kind === 'code-block' && (node.options !== '' || node.code.includes('[!code '));
}

/** Its classes of other meaning than which mode it is for; those are always there. */
function classesOf(node: DocNode): readonly string[] {
  const classes =
    node.kind === 'html'
      ? node.attributes.get('class')
      : 'authorStyles' in node
        ? node.authorStyles?.classes
        : undefined;
  return typeof classes === 'string'
    ? classes.split(/\s+/).filter((name) => !/^(?:(?:dark:)?(?:hidden|block))?$/.test(name))
    : [];
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
