/** A link or button with the focus: those like it, in the page or around it, and which it is. */
export interface FocusedElement {
  readonly isInPage: boolean;
  readonly href: string | null;
  readonly text: string;
  readonly index: number;
}

/** What has the focus in a document. */
export function focusedIn(layout: Element, article: Element): FocusedElement | undefined {
  const {activeElement} = document;
  if (!activeElement || !layout.contains(activeElement)) return undefined;
  const isInPage = article.contains(activeElement);
  const one = {isInPage, href: activeElement.getAttribute('href'), text: textOf(activeElement)};
  const alike = likeness(one);
  const all = focusable(isInPage ? article : layout).filter(alike);
  return {...one, index: all.indexOf(activeElement as HTMLElement)};
}

/** Focuses the same in the element. */
export function focus(site: Element, article: Element, focused: FocusedElement): void {
  const within = focused.isInPage ? article : (site.shadowRoot ?? site);
  const all = focusable(within).filter(likeness(focused));
  const element = all[focused.index] ?? all[0];
  element?.focus({preventScroll: true});
}

function likeness({href, text}: Pick<FocusedElement, 'href' | 'text'>) {
  return (element: Element) =>
    href === null ? textOf(element) === text : element.getAttribute('href') === href;
}

/** The text of an element without the parts that are not shown. */
function textOf({childNodes}: Element): string {
  const texts = [...childNodes].map((part) =>
    part instanceof Text || (part instanceof Element && getComputedStyle(part).display !== 'none')
      ? part.textContent
      : '',
  );
  return texts.join('').replace(/\s+/g, ' ').trim();
}

/** Everything visible that can get the focus, also in shadow roots. */
function focusable(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    ...(element.matches('a[href], button, summary, input, select, [tabindex="0"]') &&
    element.checkVisibility()
      ? [element]
      : []),
    ...(element.shadowRoot ? focusable(element.shadowRoot) : []),
  ]);
}
