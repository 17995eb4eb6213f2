import {lazyIcons} from '../components/icons/lazy-icons.js';
import {lazy, type LazyModule} from '../shared/lazy.js';
import {diagrams, formulas, lazyComponents} from './lazy-components.js';
import {loadTemplates} from './load-components.js';
import {scheduler} from '../shared/scheduler.js';

/** The page that opens folders, archives and repositories. */
const open = lazy('open', () => import('../open/docs-open.js'));

/** The modules of each tag: mostly those of a component. */
const modulesOfTag = new Map<string, readonly LazyModule<object>[]>([
  ...Object.entries(lazyComponents).map(([name, modules]) => [tagOf(name), modules] as const),
  ['docs-code', lazyComponents.CodeBlock],
  ['docs-example', lazyComponents.RequestExample],
  ['docs-rail', lazyComponents.Panel],
  ['docs-math', [formulas]],
  ['docs-diagram', [diagrams]],
]);

/**
 * Defines all elements for a host page: the ones it contains at once, and the others, which it may
 * create later or contain in shadow roots, when the browser is idle.
 */
export function defineElementsIn(page: ParentNode): void {
  const waiting = [...page.querySelectorAll(':not(:defined)')];
  void loadTemplates(waiting.flatMap(({localName}) => modulesOfTag.get(localName) ?? []));
  if (waiting.some(({localName}) => localName === 'docs-open')) void open();
  void lazyIcons();
  const loadAll = () => void loadTemplates([...modulesOfTag.values()].flat());
  scheduler.idle(loadAll);
}

/** `Tree.Folder` is `<docs-tree-folder>`. */
function tagOf(name: string): string {
  return `docs-${name.replace('.', '').replace(/\B[A-Z]/g, '-$&')}`.toLowerCase();
}
