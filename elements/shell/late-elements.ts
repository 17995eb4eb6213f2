import type {DocNode} from '../../src/content/nodes.js';
import type {PageState} from '../../src/site/state.js';
import {addTemplates, templateOf} from '../render/templates.js';

/** The page, as soon as the elements it is made of are defined: it is never seen in parts. */
export async function withElements(page: PageState): Promise<PageState> {
  if (page.phase !== 'shown') return page;
  const {body} = page.page;
  await Promise.all([
    // What a growing page will need is not known yet, and slices do not wait.
    (page.grow ?? holds(body, isLate)) && defineLateElements(),
    holds(body, isStyled) && adoptUtilities(),
  ]);
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

async function adoptUtilities(): Promise<void> {
  try {
    (await import('../lazy/utilities.js')).adoptUtilities();
  } catch {
    // Without their look the words are still there.
  }
}

function isLate(node: DocNode): boolean {
  if (node.kind === 'component') return !templateOf(node.name);
  if (node.kind === 'code-block') {
    return node.options !== '' || node.language === 'mermaid' || node.code.includes('[!code ');
  }
  return node.kind === 'math';
}

/** Whether it has classes of other meaning than which mode it is for; those are always there. */
function isStyled(node: DocNode): boolean {
  const classes = node.kind === 'html' ? node.attributes.get('class') : '';
  return (
    typeof classes === 'string' && /\S/.test(classes.replace(/(dark:|\b)(hidden|block)\b/g, ''))
  );
}

function holds(nodes: readonly DocNode[], test: (node: DocNode) => boolean): boolean {
  return nodes.some((node) => {
    if (test(node)) return true;
    if (node.kind === 'list') return node.items.some((item) => holds(item, test));
    if (node.kind === 'table') {
      const cells = [...node.columns.map(({children}) => children), ...node.rows.flat()];
      return cells.some((cell) => holds(cell, test));
    }
    return 'children' in node && holds(node.children, test);
  });
}
