import type {DocNode} from '../../src/content/nodes.js';
import type {PageState} from '../../src/site/state.js';
import {loadPart} from '../shared/load-part.js';
import type {PartName} from '../shared/parts.js';
import {addTemplates} from './templates.js';
import {chunksFor} from './component-chunks.js';

/** The page, as soon as the elements it is made of are defined: it is never seen in parts. */
export async function loadComponentsFor(page: PageState): Promise<PageState> {
  if (page.phase !== 'shown') return page;
  const names: PartName[] = [];
  const classes = new Set<string>();
  visit(page.page.body, (node) => {
    names.push(...chunksFor(node));
    for (const name of classesOf(node)) classes.add(name);
  });
  await Promise.all([
    loadTemplates(names),
    classes.size > 0 && loadPart('adopt-utilities', ({adoptUtilities}) => adoptUtilities(classes)),
  ]);
  return page;
}

/** In a page of its own making, or around a site, any element may stand. */
export function defineElementsOf(page: Document): void {
  if (page.readyState === 'loading') {
    page.addEventListener('DOMContentLoaded', () => defineElementsOf(page), {once: true});
  } else if (!page.querySelector('docs-site') || page.querySelector(':not(:defined)')) {
    void loadPart('define-standalone', ({defineElementsIn}) => defineElementsIn(page));
  }
}

/** Loads parts, each once, and adds the templates of their components. A page shows its words without them. */
export async function loadTemplates(names: readonly PartName[]): Promise<void> {
  const loadOne = (name: PartName) =>
    loadPart(name, (part) => 'templates' in part && addTemplates(part.templates));
  await Promise.all([...new Set(names)].map(loadOne));
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
