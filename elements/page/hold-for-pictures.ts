import {scheduler} from '../shared/scheduler.js';

/** How long a page waits for the sizes of its pictures, in milliseconds. */
const patience = 2000;

/** An image, or an element that contains something without a size. */
interface Picture extends HTMLElement {
  /** The image of a card. */
  readonly image?: Picture | null;
  readonly complete?: boolean;
  readonly naturalWidth?: number;
}

const unsized = '[part="page"] :is(docs-diagram, docs-card, docs-math, img:not([width][height]))';

/**
 * Hides what follows the first picture, diagram or formula in view without a size until its size is
 * known, so that nothing is moved while it is read. `content` is the box around the page and all
 * below it.
 */
export function holdForPictures(content: HTMLElement, root: ParentNode, signal: AbortSignal): void {
  const pictures = [...root.querySelectorAll<Picture>(unsized)];
  const end = performance.now() + patience;
  let awaited: Picture | undefined;

  function look(isFirst = false): void {
    const isOver = signal.aborted || performance.now() > end;
    const picture = isOver ? undefined : pictures.map((one) => one.image ?? one).find(isAwaited);
    const isSized = awaited && picture !== awaited;
    awaited = picture;
    // The frame in which a picture takes its space shows nothing new below it.
    if (!isSized) content.style.clipPath = picture ? clipAt(picture, content) : '';
    if (isFirst || picture || isSized) scheduler.frame(() => look());
    // A browser may regard what is clipped as far away, and load it late.
    picture?.setAttribute('loading', 'eager');
  }

  // The elements around the pictures may have their size only in the next frame.
  if (pictures.length > 0) look(true);
}

/** Whether a picture is in view, and its size is not known. */
function isAwaited(picture: Picture): boolean {
  const isSized = picture.naturalWidth || (picture.complete ?? !picture.ariaBusy);
  if (isSized || !picture.checkVisibility()) return false;
  const {top, bottom} = picture.getBoundingClientRect();
  return bottom >= 0 && top < innerHeight;
}

/** Hides what is below the top of a picture, or of the tile in whose middle it is. */
function clipAt(picture: Element, content: Element): string {
  const first = picture.closest('docs-tile') ?? picture;
  const shown = first.getBoundingClientRect().top - content.getBoundingClientRect().top;
  return `inset(-2rem -100vw calc(100% - ${String(shown)}px))`;
}
