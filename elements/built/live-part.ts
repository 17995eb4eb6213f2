/**
 * What an element shows for a button that was in its written page. The last class of the button
 * names its element and part: `docs-code-fold` is the part `fold` of a `<docs-code>`.
 *
 * @param index Which of the buttons with that class.
 */
export function livePart(site: Element, className: string, index: number): HTMLElement | undefined {
  const words = className.split('-');
  const elements = elementsIn(site);
  for (let length = words.length - 1; length > 1; length--) {
    const name = words.slice(0, length).join('-');
    const part = words.slice(length).join('-');
    const parts = elements
      .filter(({localName}) => localName === name)
      .flatMap(({shadowRoot}) => [
        ...(shadowRoot?.querySelectorAll<HTMLElement>(`[part~="${part}"]`) ?? []),
      ]);
    if (parts[index]) return parts[index];
  }
  return undefined;
}

/** What is used of `<docs-search>` here. */
interface Search extends Element {
  prepare(): Promise<void>;
  open(): Promise<void>;
}

function searchIn(site: Element): Search | undefined {
  const isSearch = (one: Element): one is Search => one.localName === 'docs-search';
  return elementsIn(site).find(isSearch);
}

/** Loads the search, if a reader is typing into the field for it: then it opens at once. */
export async function prepareSearch(site: Element): Promise<void> {
  if (!site.querySelector(':scope > .docs-early-search')) return;
  await customElements.whenDefined('docs-search');
  await searchIn(site)?.prepare();
}

/** Opens the search of an element with the text of a field, and its selection. */
export async function searchFrom(site: Element, field: HTMLInputElement): Promise<void> {
  // The document knows already.
  const known = (event: Event) => event.stopImmediatePropagation();
  addEventListener('docs-search-open', known, {capture: true, once: true});
  await customElements.whenDefined('docs-search');
  const search = searchIn(site);
  await search?.open();
  const dialog = search?.shadowRoot?.querySelector('docs-search-dialog')?.shadowRoot;
  const live = dialog?.querySelector('input');
  if (!live || field.value === '') return;
  live.value = field.value;
  live.setSelectionRange(field.selectionStart, field.selectionEnd);
  live.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
}

/** All elements in another one, also those in shadow roots, in the order of the document. */
function elementsIn(root: Element | ShadowRoot): readonly Element[] {
  const own = root instanceof Element && root.shadowRoot ? elementsIn(root.shadowRoot) : [];
  return [...own, ...[...root.children].flatMap((child) => [child, ...elementsIn(child)])];
}
