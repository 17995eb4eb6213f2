/** Loads the documents of other pages ahead when the reader points at their links. */
export function prefetchPages(layout: HTMLElement, {href: base}: URL): void {
  const known = new Set([location.href.replace(/#.*/, '')]);
  const {connection} = navigator as {connection?: {readonly saveData?: boolean}};
  const onPoint = ({target}: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    const url = link?.href.replace(/#.*/, '') ?? '';
    // Files of the site have an extension.
    if (!url.startsWith(base) || /\.\w+$/.test(url) || known.has(url) || connection?.saveData)
      return;
    known.add(url);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = url;
    document.head.append(hint);
  };
  layout.addEventListener('pointerover', onPoint);
  layout.addEventListener('focusin', onPoint);
}
