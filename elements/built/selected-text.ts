/** The smallest parts of a page that have the same text in the document and in the element. */
const texts = 'p, li, h1, h2, h3, h4, h5, h6, pre, td, th, dt, dd, figcaption, .docs-paragraph';

/** A selected text: where it begins and ends. */
export interface SelectedText {
  readonly anchor: TextPlace;
  readonly focus: TextPlace;
}

/** A place in a text: of those with the same one, which it is, and how far it is from its start. */
interface TextPlace {
  readonly text: string;
  readonly index: number;
  readonly offset: number;
}

/** What is selected in the page of a document. */
export function selectedIn(article: Element): SelectedText | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return undefined;
  const {anchorNode, anchorOffset, focusNode, focusOffset} = selection;
  const anchor = placeOf(article, anchorNode, anchorOffset);
  const focus = placeOf(article, focusNode, focusOffset);
  return anchor && focus && {anchor, focus};
}

function placeOf(article: Element, node: Node | null, offset: number): TextPlace | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  const around = element?.closest(texts);
  if (!node || !around || !article.contains(around)) return undefined;
  const before = document.createRange();
  before.setStart(around, 0);
  before.setEnd(node, offset);
  const text = around.textContent;
  const index = textsIn(article, text).indexOf(around);
  return index < 0 ? undefined : {text, index, offset: before.toString().length};
}

/** Selects the same in the page of the element, where it has the same text. */
export function select(article: Element, {anchor, focus}: SelectedText): void {
  const from = pointAt(article, anchor);
  const to = pointAt(article, focus);
  if (from && to) getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

function pointAt(article: Element, {text, index, offset}: TextPlace) {
  const element = textsIn(article, text)[index];
  if (!element) return undefined;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const {length} = node as Text;
    if (rest <= length) return {node, offset: rest};
    rest -= length;
  }
  return undefined;
}

/** What is visible and has this text, also in shadow roots: code is in one. */
function textsIn(root: ParentNode, text: string): readonly Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches(texts) && element.textContent === text && element.checkVisibility()
      ? [element]
      : []),
    ...(element.shadowRoot ? textsIn(element.shadowRoot, text) : []),
  ]);
}
