/** What contains the text of a page: code does not reach beyond it. */
export const pageSelector = '[part="page"]';

/** Whether an event comes from the page, also from inside one of our own elements in it. */
export function isFromPage(event: Event): boolean {
  return event.composedPath().some((one) => one instanceof Element && one.matches(pageSelector));
}

/**
 * Whether an event comes from a field that is not the author's, such as those for credentials: code
 * never learns of it.
 */
export function isPrivate(event: Event): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (/^(?:input|textarea|select)$/.test(target.localName) || target.isContentEditable) &&
    !target.closest(pageSelector)
  );
}
