/** How long a page waits for the sizes of its pictures, in milliseconds. */
const patience = 2000;

const unsized = '[part="page"] img:not([width][height])';

/**
 * Hides what follows the first picture in view without a size until the browser knows its size, so
 * that nothing is moved while it is read. `content` is the box around the page and all below it.
 */
export function holdForPictures(content: HTMLElement, root: ParentNode, signal: AbortSignal): void {
  const pictures = [...root.querySelectorAll<HTMLImageElement>(unsized)];
  const end = performance.now() + patience;
  let awaited: HTMLImageElement | undefined;

  function look(isFirst = false): void {
    const isOver = signal.aborted || performance.now() > end;
    const picture = isOver ? undefined : pictures.find(isAwaited);
    const isSized = awaited && picture !== awaited;
    awaited = picture;
    // The frame in which a picture takes its space shows nothing new below it.
    if (!isSized) content.style.clipPath = picture ? clipAt(picture, content) : '';
    if (isFirst || picture || isSized) requestAnimationFrame(() => look());
    // A browser may regard what is clipped as far away, and load it late.
    if (picture) picture.loading = 'eager';
  }

  // The elements around the pictures may have their size only in the next frame.
  if (pictures.length > 0) look(true);
}

/** Whether a picture is in view, and the browser does not know its size. */
function isAwaited(picture: HTMLImageElement): boolean {
  if (picture.complete || picture.naturalWidth || !picture.checkVisibility()) return false;
  const {top, bottom} = picture.getBoundingClientRect();
  return bottom >= 0 && top < innerHeight;
}

/** Hides what is below the top of a picture. */
function clipAt(picture: Element, content: Element): string {
  const shown = picture.getBoundingClientRect().top - content.getBoundingClientRect().top;
  return `inset(-2rem -100vw calc(100% - ${String(shown)}px))`;
}
