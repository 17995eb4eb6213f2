import type {LitElement} from 'lit';

/**
 * All elements with the same tag on the page of `element`, in order; the first one controls the
 * others.
 */
export function siblingsOf<E extends LitElement>(element: E): readonly E[] {
  const page = element.closest('[part~="page"]') ?? element.getRootNode();
  // Both a page and a root have queries; elements with one tag are of one class.
  return [...(page as ParentNode).querySelectorAll<E>(element.localName)];
}
