/**
 * Gives the images that a site adds the sizes of the same images in its document, so that they keep
 * their space until they have loaded; until the observer is disconnected.
 */
export function keepImageSizes(layout: Element, site: Element): MutationObserver | undefined {
  const all = [...layout.querySelectorAll<HTMLImageElement>('article img')];
  if (!all.some((image) => image.hasAttribute('height'))) return undefined;
  // The same image may have several sizes: both pages have them in the same order.
  const written = new Map<string, HTMLImageElement[]>();
  for (const image of all.reverse()) {
    const same = written.get(image.src);
    if (same) same.push(image);
    else written.set(image.src, [image]);
  }
  const keepSize = (image: HTMLImageElement) => {
    const same = written.get(image.src)?.pop();
    if (same?.className !== image.className) return;
    for (const name of ['width', 'height']) {
      const size = same.getAttribute(name);
      if (size !== null && !image.hasAttribute(name)) image.setAttribute(name, size);
    }
  };
  const observer = new MutationObserver((changes) => {
    for (const {addedNodes} of changes) {
      for (const node of addedNodes) {
        if (node instanceof HTMLImageElement) keepSize(node);
        else if (node instanceof Element) node.querySelectorAll('img').forEach(keepSize);
      }
    }
  });
  observer.observe(site, {childList: true, subtree: true});
  return observer;
}
