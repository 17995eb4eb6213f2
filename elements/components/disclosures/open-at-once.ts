/** Opens a disclosure without sliding: the reader stays at what a link leads to. */
export function openAtOnce(box: HTMLElement & {open: boolean}): void {
  box.toggleAttribute('data-at-once', true);
  box.open = true;
}

/** With more elements in a document, it takes too long to move what follows in each frame. */
const mostToSlide = 3000;

/** Has a disclosure that is about to open or close slide, or not in a document that is too long. */
export function slideIfShort(box: HTMLElement): void {
  const {length} = (box.getRootNode() as ParentNode).querySelectorAll('*');
  box.toggleAttribute('data-at-once', length > mostToSlide);
}
