/** Elements of the page in the document → those of the same kind on the page of the element. */
const disclosures = [
  ['.docs-accordion', 'docs-accordion'],
  ['.docs-expandable', 'docs-expandable'],
  ['details:not([class])', 'details:not([class])'],
] as const;

/** An element of Lit. */
interface Updating {
  readonly updateComplete?: Promise<unknown>;
}

interface Live extends HTMLElement {
  readonly pageRoot: ParentNode;
}

/**
 * What the reader has done on a page of the document: how far they scrolled, what they selected,
 * opened and chose, and where the focus is. The page of the element gets the same.
 */
export class ReaderPlace {
  readonly #article: Element;
  readonly #anchor: readonly [index: number, top: number];
  readonly #selection: SelectedText | undefined;
  readonly #focus: FocusedElement | undefined;

  private constructor(layout: Element, article: Element) {
    this.#article = article;
    const blocks = [...article.children];
    const first = blocks.findIndex((block) => block.getBoundingClientRect().bottom > 0);
    this.#anchor = [first, blocks[first]?.getBoundingClientRect().top ?? 0];
    this.#selection = selectedIn(article);
    this.#focus = focusedIn(layout, article);
  }

  /** Reads it, as long as the page is in the document. */
  static on(layout: Element): ReaderPlace | undefined {
    const article = layout.querySelector('article');
    return article ? new ReaderPlace(layout, article) : undefined;
  }

  /** Brings the page of the element into the same state, before anything is painted. */
  async restore(site: Live): Promise<void> {
    const article = site.pageRoot.querySelector('article');
    if (!article) return;
    const changed = [...this.#restoreDisclosures(article), ...this.#restorePanels(article)];
    for (const element of changed) await (element as Updating).updateComplete;
    if (this.#selection) select(article, this.#selection);
    if (this.#focus) focus(site, article, this.#focus);
    const [index, top] = this.#anchor;
    const block = article.children[index];
    if (block) scrollBy({top: block.getBoundingClientRect().top - top, behavior: 'instant'});
  }

  #restoreDisclosures(article: Element): readonly Element[] {
    return disclosures.flatMap(([written, live]) =>
      pairs(this.#article, written, article, live).flatMap(([one, other]) => {
        const details = one.matches('details') ? one : one.querySelector('details');
        const isOpen = details?.hasAttribute('open') === true;
        const disclosure = other as HTMLDetailsElement;
        if (disclosure.open === isOpen) return [];
        // It opens without a transition.
        if (isOpen) disclosure.dispatchEvent(new Event('docs-reveal'));
        disclosure.open = isOpen;
        return [disclosure];
      }),
    );
  }

  /** Tabs and groups of code: the label of the radio button that is checked. */
  #restorePanels(article: Element): readonly Element[] {
    const all = pairs(this.#article, '.docs-panels', article, 'docs-tabs, docs-code-group');
    return all.flatMap(([one, other]) => {
      const row = one.querySelector('[role=radiogroup]');
      const radios = [...(row?.querySelectorAll('input') ?? [])];
      const chosen = radios.findIndex(({checked}) => checked);
      if (radios[chosen]?.defaultChecked !== false) return [];
      other.shadowRoot?.querySelectorAll<HTMLElement>('[role=tab]')[chosen]?.click();
      return [other];
    });
  }
}

/** Matches the elements of two pages in order; without matches if their numbers differ. */
function pairs(
  one: Element,
  selector: string,
  other: Element,
  otherSelector: string,
): readonly (readonly [Element, Element])[] {
  const all = [...one.querySelectorAll(selector)];
  const others = [...other.querySelectorAll(otherSelector)];
  if (all.length !== others.length) return [];
  return all.flatMap((element, index) => {
    const counterpart = others[index];
    return counterpart ? [[element, counterpart] as const] : [];
  });
}

/** A selected text: the blocks it begins and ends in, and the offsets in their texts. */
interface SelectedText {
  readonly start: TextPlace;
  readonly end: TextPlace;
}

interface TextPlace {
  readonly block: number;
  readonly offset: number;
  /** The text of the block: where it differs, nothing is selected. */
  readonly text: string;
}

function selectedIn(article: Element): SelectedText | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const start = placeOf(article, range.startContainer, range.startOffset);
  const end = placeOf(article, range.endContainer, range.endOffset);
  return start && end && {start, end};
}

function placeOf(article: Element, node: Node, offset: number): TextPlace | undefined {
  const block = [...article.children].findIndex((child) => child.contains(node));
  const element = article.children[block];
  if (!element) return undefined;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(node, offset);
  return {block, offset: before.toString().length, text: element.textContent};
}

function select(article: Element, {start, end}: SelectedText): void {
  const from = pointAt(article, start);
  const to = pointAt(article, end);
  if (from && to) getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

function pointAt(article: Element, {block, offset, text}: TextPlace) {
  const element = article.children[block];
  if (element?.textContent !== text) return undefined;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const {length} = node as Text;
    if (rest <= length) return {node, offset: rest};
    rest -= length;
  }
  return undefined;
}

/** A link or button with the focus: those like it, in the page or around it, and which it is. */
interface FocusedElement {
  readonly isInPage: boolean;
  readonly href: string | null;
  readonly text: string;
  readonly index: number;
}

function focusedIn(layout: Element, article: Element): FocusedElement | undefined {
  const {activeElement} = document;
  if (!activeElement || !layout.contains(activeElement)) return undefined;
  const isInPage = article.contains(activeElement);
  const one = {isInPage, href: activeElement.getAttribute('href'), text: textOf(activeElement)};
  const alike = likeness(one);
  const all = focusable(isInPage ? article : layout).filter(alike);
  return {...one, index: all.indexOf(activeElement as HTMLElement)};
}

function focus(site: Live, article: Element, focused: FocusedElement): void {
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
    ...(element.matches('a[href], button, summary, input, [tabindex="0"]') &&
    element.checkVisibility()
      ? [element]
      : []),
    ...(element.shadowRoot ? focusable(element.shadowRoot) : []),
  ]);
}
