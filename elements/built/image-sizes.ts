/**
 * Gives the images that a site adds the sizes of the same images in its document, so that they keep
 * their space until they have loaded; until the observer is disconnected.
 */
export function keepImageSizes(layout: Element, site: Element): MutationObserver | undefined {
  const sizes = new Map<string, HTMLImageElement>();
  for (const image of layout.querySelectorAll<HTMLImageElement>('img[width][height]')) {
    sizes.set(keyOf(image), image);
  }
  if (sizes.size === 0) return undefined;
  const keepSize = (image: HTMLImageElement) => {
    const written = sizes.get(keyOf(image));
    const hasOwn = ['width', 'height', 'style'].some((name) => image.hasAttribute(name));
    if (!written || hasOwn) return;
    for (const name of ['width', 'height']) {
      image.setAttribute(name, written.getAttribute(name) ?? '');
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

/** With other classes, the same image may have another size. */
function keyOf({src, className}: HTMLImageElement): string {
  return `${src} ${className}`;
}
