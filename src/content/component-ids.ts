import type {ComponentName} from './components.js';
import type {DocNode} from './nodes.js';
import type {Slugger} from './slug.js';

/** Components that a link can lead to. */
const linked: ReadonlySet<ComponentName> = new Set([
  ...(['Accordion', 'Step', 'Tab', 'View', 'Update', 'ParamField', 'ResponseField'] as const),
]);

/** Attributes whose words make an id, the first that is there. */
const naming = ['title', 'label', 'path', 'query', 'body', 'header', 'cookie', 'name'];

/**
 * Gives every component that a link can lead to an id of its own: the author's, else one of its title. An accordion inside
 * another one is `outer:inner`. To be called once the headings have theirs, which components do not take from them.
 */
export function nameComponents(nodes: readonly DocNode[], slugger: Slugger, outer = ''): void {
  for (const node of nodes) {
    let inner = outer;
    if (node.kind === 'component' && linked.has(node.name)) {
      // Which names there are depends on the component; the tree is not handed out yet.
      const attributes = node.attributes as Record<string, string | undefined>;
      const words = naming.map((name) => attributes[name]).find((text) => text);
      const isNested = node.name === 'Accordion' && outer !== '';
      if (attributes['id'] || words) {
        const id = slugger.idFor(words ?? '', attributes['id'], isNested ? `${outer}:` : '');
        attributes['id'] = id;
        if (node.name === 'Accordion') inner = id;
      }
    }
    if (node.kind === 'list') for (const item of node.items) nameComponents(item, slugger, inner);
    else if ('children' in node) nameComponents(node.children, slugger, inner);
  }
}
