/**
 * The scroll container of an element: itself or the nearest ancestor that overflows, through slots
 * and shadow roots.
 */
export function scrollerOf(element: Element): Element | undefined {
  for (let around: Element | undefined = element; around; around = parentOf(around)) {
    const {overflowY} = getComputedStyle(around);
    const scrolls = overflowY === 'auto' || overflowY === 'scroll';
    if (scrolls && around.scrollHeight > around.clientHeight) return around;
  }
  return undefined;
}

function parentOf(element: Element): Element | undefined {
  const parent = element.assignedSlot ?? element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : undefined;
}
