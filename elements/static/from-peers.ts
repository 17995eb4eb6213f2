import type {ComponentNode} from '../../src/content/nodes.js';
import type {HtmlContext, NodePlace} from '../../src/html/html-context.js';
import type {Given} from './render-once.js';

/**
 * What an element in a document learns from the elements around it: the number of a step, and what
 * the first of several controls. HTML is written without these elements.
 */
export function fromPeers(
  node: ComponentNode,
  {parent, stepNumbers}: NodePlace,
  {peers, isWithoutControls}: Pick<HtmlContext, 'peers' | 'isWithoutControls'>,
): readonly Given[] {
  const set = (name: string, value: unknown): Given => ({kind: 'property', name, value});
  const mark = (name: string): Given => ({kind: 'attribute', name, value: ''});
  if (node.name === 'Step') {
    const number = stepNumbers.get(node) ?? 1;
    if (parent?.name !== 'Steps') return [set('stepNumber', node.attributes.stepNumber ?? number)];
    const size = parent.attributes.titleSize ?? '';
    const last = number === stepNumbers.size ? [mark('data-last')] : [];
    return [set('position', number), set('groupTitleSize', size), ...last];
  }
  if (node.name !== 'Update' || node !== peers.firstUpdate) return [];
  return [set('choices', isWithoutControls ? [] : [...peers.tags]), mark('data-first')];
}
