import {scheduler} from './scheduler.js';
import {pageScroller} from './scroller-of.js';

/** What a reader saw at the top of the window, on a page whose parts may get other heights. */
export interface Anchor {
  /** The indexes of the elements from the page to what was there, each among its siblings. */
  readonly path: readonly number[];
  /** Pixels from the top of that element to the top of the window. */
  readonly below: number;
}

/**
 * Sent to a site when all parts of its page have come, or the page replaces that of the document:
 * what readers want to see is looked for again.
 */
export const pageCompleteEvent = 'docs-page-complete';

/** Events that show that readers are busy. Scrolling does not: places are held by scrolling. */
const acts = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Calls back when the reader does something, until the signal is aborted. */
export function onReaderAct(listener: () => void, signal: AbortSignal): void {
  for (const act of acts) addEventListener(act, listener, {capture: true, passive: true, signal});
}

/**
 * The innermost element of a page at a line, in pixels of the window; `undefined` above and below
 * the page.
 */
export function anchorAt(page: Element, line: number): Anchor | undefined {
  if (page.getBoundingClientRect().top > line) return undefined;
  const path: number[] = [];
  let element = page;
  for (;;) {
    const children = [...element.children];
    const index = children.findIndex((child) => child.getBoundingClientRect().bottom > line);
    const child = children[index];
    if (!(child instanceof HTMLElement)) break;
    path.push(index);
    element = child;
  }
  const below = Math.round(line - element.getBoundingClientRect().top);
  return element === page ? undefined : {path, below};
}

/** The element of an anchor, if the page has it by now. */
export function elementOf({path}: Anchor, page: Element | null | undefined): Element | undefined {
  let element = page ?? undefined;
  for (const index of path) element = element?.children[index];
  return element;
}

/** How long a place is held. */
interface Hold {
  /** Aborted when the reader does something, or scrolls. */
  readonly signal: AbortSignal;
  readonly end: () => void;
}

/** A hold that begins now: also what the reader does before there is a page to hold ends it. */
export function beginHold(given: AbortSignal): Hold {
  const ended = new AbortController();
  const signal = AbortSignal.any([given, ended.signal]);
  const end = () => ended.abort();
  onReaderAct(end, signal);
  return {signal, end};
}

/**
 * Brings the reader to a place again whenever the height of the page below `root` changes, as parts
 * of it come, are drawn or get the sizes of their images, until the hold ends. `goThere` is told
 * whether all parts have come.
 */
export function holdPlace(
  host: HTMLElement,
  root: ParentNode,
  goThere: (isComplete: boolean) => void,
  {signal, end}: Hold,
): void {
  let top: number;
  let height: number;
  const go = (isComplete = false) => {
    goThere(isComplete);
    ({scrollTop: top, scrollHeight: height} = pageScroller(host));
  };
  // Scrolling lays out what comes into view: at once, the observer would be called again.
  const sizes = new ResizeObserver(() => void scheduler.frame(() => go(), signal));
  signal.addEventListener('abort', () => sizes.disconnect());
  const onScroll = () => {
    const {scrollTop, scrollHeight} = pageScroller(host);
    if (scrollTop === top) return;
    // Browsers scroll, too, where something above gets another height.
    if (scrollHeight === height) end();
    else go();
  };
  addEventListener('scroll', onScroll, {capture: true, passive: true, signal});
  host.addEventListener(pageCompleteEvent, () => go(true), {signal});
  go(true);
  const page = root.querySelector('[part="page"]');
  if (page) sizes.observe(page);
}
