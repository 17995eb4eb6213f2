import {scheduler} from '../shared/scheduler.js';

/** How long a page waits for the sizes of its images, in milliseconds. */
const timeout = 2000;

/** An image, or an element that contains something without a size. */
interface SizedElement extends HTMLElement {
  /** The image of a card. */
  readonly image?: SizedElement | null;
  readonly complete?: boolean;
  readonly naturalWidth?: number;
}

const unsized = '[part="page"] :is(docs-diagram, docs-card, docs-math, img:not([width][height]))';

/**
 * Hides what follows the first image, diagram or formula in view without a size until its size is
 * known, so that nothing is moved while it is read. `content` is the box around the page and all
 * below it.
 */
export function waitForImageSizes(
  content: HTMLElement,
  root: ParentNode,
  signal: AbortSignal,
): void {
  const elements = [...root.querySelectorAll<SizedElement>(unsized)];
  const end = performance.now() + timeout;
  let awaited: SizedElement | undefined;

  function look(isFirst = false): void {
    const isOver = signal.aborted || performance.now() > end;
    const element = isOver ? undefined : elements.map((one) => one.image ?? one).find(isAwaited);
    const isSized = awaited && element !== awaited;
    awaited = element;
    // The frame in which one takes its space shows nothing new below it.
    if (!isSized) content.style.clipPath = element ? clipAt(element, content) : '';
    if (isFirst || element || isSized) scheduler.frame(() => look());
    // A browser may regard what is clipped as far away, and load it late.
    element?.setAttribute('loading', 'eager');
  }

  // What is around them may have its size only in the next frame.
  if (elements.length > 0) look(true);
}

/** Whether an element is in view, and its size is not known. */
function isAwaited(element: SizedElement): boolean {
  const isSized = element.naturalWidth || (element.complete ?? !element.ariaBusy);
  if (isSized || !element.checkVisibility()) return false;
  const {top, bottom} = element.getBoundingClientRect();
  return bottom >= 0 && top < innerHeight;
}

/** Hides what is below the top of an element, or of the tile in whose middle it is. */
function clipAt(element: Element, content: Element): string {
  const first = element.closest('docs-tile') ?? element;
  const shown = first.getBoundingClientRect().top - content.getBoundingClientRect().top;
  return `inset(-2rem -100vw calc(100% - ${String(shown)}px))`;
}
