/** Opens a disclosure without sliding: the reader stays at what a link leads to. */
export function openAtOnce(box: HTMLElement & {open: boolean}): void {
  box.dataset['atOnce'] = '';
  box.open = true;
}

/** With more elements on a page, it takes too long to move what follows in each frame. */
const mostToSlide = 3000;

/** Has a disclosure that is about to open or close slide, or not on a page that is too long. */
export function slideIfShort(box: HTMLElement): void {
  const page = box.closest('[part~="page"]') ?? box.ownerDocument;
  box.toggleAttribute('data-at-once', page.getElementsByTagName('*').length > mostToSlide);
}
