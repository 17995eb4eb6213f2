import {componentChunks, loadTemplates} from '../render/load-components.js';
import {loadPart} from '../shared/load-part.js';
import type {PartName} from '../shared/parts.js';
import {scheduler} from '../shared/scheduler.js';

/** The parts of each tag: mostly those of a component. */
const partsOfTag = new Map<string, readonly PartName[]>([
  ...Object.entries(componentChunks).map(([name, chunks]) => [tagOf(name), chunks] as const),
  ['docs-code', componentChunks.CodeBlock],
  ['docs-example', componentChunks.RequestExample],
  ['docs-rail', componentChunks.Panel],
  ['docs-math', ['formulas']],
  ['docs-diagram', ['diagrams']],
]);

/**
 * Defines all elements for a host page: the ones it contains at once, and the others, which it may
 * create later or contain in shadow roots, when the browser is idle.
 */
export function defineElementsIn(page: ParentNode): void {
  const waiting = [...page.querySelectorAll(':not(:defined)')];
  void loadTemplates(waiting.flatMap(({localName}) => partsOfTag.get(localName) ?? []));
  void loadPart('docs-icon');
  const loadAll = () => void loadTemplates([...partsOfTag.values()].flat());
  scheduler.idle(loadAll);
}

/** `Tree.Folder` is `<docs-tree-folder>`. */
function tagOf(name: string): string {
  return `docs-${name.replace('.', '').replace(/\B[A-Z]/g, '-$&')}`.toLowerCase();
}
