import type {LitElement} from 'lit';

/** All elements of one kind on the page that `element` stands on, in order; the first one leads them. */
export function siblingsOf<E extends LitElement>(element: E): readonly E[] {
  const page = element.closest('[part~="page"]') ?? element.getRootNode();
  // A page and a root have queries; elements of one name are of one class.
  return [...(page as ParentNode).querySelectorAll<E>(element.localName)];
}
