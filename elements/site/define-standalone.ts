import {diagrams, componentChunks, formulas, type LoadChunk} from '../render/component-chunks.js';
import {take} from '../render/load-components.js';
import {whenIdle} from '../shared/when-idle.js';

/** The family of each tag: mostly a component's own. */
const familyOfTag = new Map<string, LoadChunk>([
  ...Object.entries(componentChunks).map(([name, family]) => [tagOf(name), family] as const),
  ['docs-example', componentChunks.RequestExample],
  ['docs-rail', componentChunks.Panel],
  ['docs-math', formulas],
  ['docs-diagram', diagrams],
]);

/**
 * Defines all elements for a page of somebody else's making: at once those that stand in it, and
 * the others, which it may make or hide in shadow roots, when the browser is idle.
 */
export function defineElementsIn(page: ParentNode): void {
  const waiting = [...page.querySelectorAll(':not(:defined)')];
  for (const load of new Set(waiting.map(({localName}) => familyOfTag.get(localName)))) {
    void take(load);
  }
  void take(() => import('../lazy/icons.js'));
  const takeAll = () => new Set(familyOfTag.values()).forEach((load) => void take(load));
  whenIdle(takeAll, new AbortController().signal);
}

/** `Tree.Folder` is `<docs-tree-folder>`. */
function tagOf(name: string): string {
  return `docs-${name.replace('.', '').replace(/\B[A-Z]/g, '-$&')}`.toLowerCase();
}
