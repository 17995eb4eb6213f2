/** What contains the text of a page, and nothing else: code does not reach beyond it. */
export const pageSelector = 'article[part="page"]';

/** Whether an event comes from the page, also from inside one of our own elements in it. */
export function isFromPage(event: Event): boolean {
  return event.composedPath().some((one) => one instanceof Element && one.matches(pageSelector));
}

/**
 * Whether an event comes from a field that is not the author's, such as those for credentials: code
 * never learns of it.
 */
export function isPrivate(event: Event): boolean {
  return isPrivateField(event.composedPath()[0]);
}

/** Whether the reader is in a field that is not the author's. */
export function isInPrivateField(): boolean {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return isPrivateField(active);
}

function isPrivateField(target: EventTarget | null | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (/^(?:input|textarea|select)$/.test(target.localName) || target.isContentEditable) &&
    !target.closest(pageSelector)
  );
}
