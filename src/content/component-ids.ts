import type {ComponentName} from './components.js';
import type {DocNode} from './nodes.js';
import type {Slugger} from './slug.js';

/** Components that a link can point to. */
const linked: ReadonlySet<ComponentName> = new Set([
  ...(['Accordion', 'Step', 'Tab', 'View', 'Update', 'ParamField', 'ResponseField'] as const),
]);

/** Attributes whose text makes an id; the first one that is set. */
const naming = ['title', 'label', 'path', 'query', 'body', 'header', 'cookie', 'name'];

/**
 * Gives every component that a link can point to an id: the author's, or one made of its title. An
 * accordion inside another one is `outer:inner`. Call it after the headings have their ids, which
 * components must not take.
 */
export function nameComponents(nodes: readonly DocNode[], slugger: Slugger, outer = ''): void {
  for (const node of nodes) {
    let inner = outer;
    if (node.kind === 'component' && linked.has(node.name)) {
      // Which names there are depends on the component; the tree is not in use yet.
      const attributes = node.attributes as Record<string, string | undefined>;
      const text = naming.map((name) => attributes[name]).find((value) => value);
      const isNested = node.name === 'Accordion' && outer !== '';
      if (attributes['id'] || text) {
        const id = slugger.idFor(text ?? '', attributes['id'], isNested ? `${outer}:` : '');
        attributes['id'] = id;
        if (node.name === 'Accordion') inner = id;
      }
    }
    if (node.kind === 'list') for (const item of node.items) nameComponents(item, slugger, inner);
    else if ('children' in node) nameComponents(node.children, slugger, inner);
  }
}
