import type {DocNode} from '../../src/content/nodes.js';
import type {PageState} from '../../src/site/state.js';
import {addTemplates, templateOf} from '../render/templates.js';

/** The page, as soon as the elements it is made of are defined: it is never seen in parts. */
export async function withElements(page: PageState): Promise<PageState> {
  if (page.phase === 'shown' && holdsLate(page.page.body)) await defineLateElements();
  return page;
}

/** In a page of its own making, or around a site, any element may stand: all are defined at once. */
export function defineElementsOf(page: Document): void {
  if (page.readyState === 'loading') {
    page.addEventListener('DOMContentLoaded', () => defineElementsOf(page), {once: true});
  } else if (!page.querySelector('docs-site') || page.querySelector(':not(:defined)')) {
    void defineLateElements();
  }
}

async function defineLateElements(): Promise<void> {
  try {
    const [{lateTemplates}] = await Promise.all([
      import('../lazy/late-elements.js'),
      import('../lazy/code.js'),
    ]);
    addTemplates(lateTemplates);
  } catch {
    // Without its elements a page still shows its words.
  }
}

function holdsLate(nodes: readonly DocNode[]): boolean {
  return nodes.some((node) => {
    if (node.kind === 'component' && !templateOf(node.name)) return true;
    if (node.kind === 'code-block') {
      return node.options !== '' || node.language === 'mermaid' || node.code.includes('[!code ');
    }
    if (node.kind === 'math') return true;
    if (node.kind === 'list') return node.items.some(holdsLate);
    if (node.kind === 'table')
      return [...node.columns.map(({children}) => children), ...node.rows.flat()].some(holdsLate);
    return 'children' in node && holdsLate(node.children);
  });
}
