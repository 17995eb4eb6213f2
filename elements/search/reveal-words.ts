import {wordsIn} from '../../src/search/terms.js';
import {findTarget, openAround} from '../shared/scroll.js';

/**
 * Opens what hides the words of a result, such as a tab or an accordion, for each term of which no
 * word is visible in the section. A term that was found is deleted from `terms`, so that readers
 * can close what was opened.
 *
 * @param id Of the section; empty for the beginning of the page.
 */
export function revealWords(
  page: Element,
  id: string,
  words: readonly Range[],
  terms: Set<string>,
): void {
  const start = id === '' ? page : findTarget(page, id);
  if (!start) return;
  const isInSection = sectionFrom(page, start);
  const visible = new Set<string>();
  const hidden = new Map<string, Element>();
  for (const word of words) {
    const element = word.startContainer.parentElement;
    if (!element || !isInSection(ownElement(page, element))) continue;
    const isVisible = element.checkVisibility();
    for (const term of [...wordsIn(word.toString())].flatMap(({terms: own}) => own)) {
      if (!terms.has(term)) continue;
      if (isVisible) visible.add(term);
      else if (!hidden.has(term)) hidden.set(term, element);
    }
  }
  for (const [term, element] of hidden) if (!visible.has(term)) openAround(element);
  for (const term of [...visible, ...hidden.keys()]) terms.delete(term);
}

/** Tells which elements of a page are between the start of a section and the next heading. */
function sectionFrom(page: Element, start: Element): (element: Element) => boolean {
  const isAfter = (element: Element, other: Element) =>
    (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const headings = [...page.querySelectorAll('h2, h3, h4')];
  const next = headings.find((heading) => isAfter(heading, start) && !start.contains(heading));
  const end = start === page ? headings[0] : next;
  return (element) =>
    (element === start || isAfter(element, start)) &&
    (end === undefined || (element !== end && !isAfter(element, end)));
}

/** The element of the page whose shadow tree contains an element; the element itself otherwise. */
function ownElement(page: Element, element: Element): Element {
  const root = element.getRootNode();
  if (page.contains(element) || !(root instanceof ShadowRoot)) return element;
  return ownElement(page, root.host);
}
