import type {ChildPart} from 'lit/directive.js';

/** The element that a part of a template has rendered. */
export function renderedElement(part: ChildPart): HTMLElement | undefined {
  let node = part.startNode?.nextSibling;
  while (node && !(node instanceof HTMLElement)) node = node.nextSibling;
  return node ?? undefined;
}
