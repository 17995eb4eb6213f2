/**
 * The scroll container of an element: itself or the nearest ancestor that overflows, through slots
 * and shadow roots. `undefined` where that is the window.
 */
export function scrollerOf(element: Element): Element | undefined {
  for (let around: Element | undefined = element; around; around = parentOf(around)) {
    const {overflowY} = getComputedStyle(around);
    const scrolls = overflowY === 'auto' || overflowY === 'scroll';
    // The overflow of a body applies to the window, unless the root element has one of its own.
    const isWindow =
      around === document.body &&
      getComputedStyle(document.documentElement).overflowY === 'visible';
    if (scrolls && !isWindow && around.scrollHeight > around.clientHeight) return around;
  }
  return undefined;
}

/** The element that a site is scrolled with: its scroll container, or that of the document. */
export function pageScroller(site: Element): Element {
  return scrollerOf(site) ?? document.scrollingElement ?? document.documentElement;
}

/** Pixels from the top of the window to the first line of a scroll container that can be seen. */
export function visibleTop(scroller: Element): number {
  return Math.max(0, scroller.getBoundingClientRect().top);
}

function parentOf(element: Element): Element | undefined {
  const parent = element.assignedSlot ?? element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : undefined;
}
