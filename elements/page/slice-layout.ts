import {laidOutEvent} from '../shared/page-events.js';
import {scheduler} from '../shared/scheduler.js';
import {adoptStyles} from '../styles/adopt-styles.js';
import {pageScroller} from '../shared/scroller-of.js';
import {delayedSliceStyles, sliceStyles} from './slice-layout.css.js';

const slice = '[part="slice"]';

/** Parts of a long page that may not have been laid out yet. */
const waiting = `${slice}:not([style])`;

/**
 * Has the browser lay out no more of a long page below `root` than what is near the window.
 * @returns whether it can: what is read has to stay in its place when parts above it get their
 * heights, which not all browsers do, and pages can turn off; and a column beside the page takes
 * its contents from all parts.
 */
export function delaySliceLayout(host: Element, root: ParentNode): boolean {
  const scope = root.getRootNode();
  if (!(scope instanceof Document || scope instanceof ShadowRoot)) return false;
  adoptStyles(scope, sliceStyles);
  const isAnchored = getComputedStyle(pageScroller(host)).overflowAnchor === 'auto';
  if (!isAnchored || root.querySelector('docs-rail')) return false;
  adoptStyles(scope, delayedSliceStyles);
  return true;
}

/** The part that came last, if it is an element. */
export function lastSlice(root: ParentNode): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>(slice)].at(-1);
}

/** Gives all parts below `root` their heights, which can take a while. */
export function layOutSlices(root: ParentNode): void {
  for (const each of root.querySelectorAll<HTMLElement>(waiting)) {
    layOut(each);
    complete(each);
  }
}

/**
 * The same, part by part when the browser is idle: nothing has to be guessed any more when the
 * reader scrolls, or comes back to where they were.
 */
export function layOutSlicesWhenIdle(root: ParentNode, signal: AbortSignal): void {
  const next = root.querySelector<HTMLElement>(waiting);
  if (!next || signal.aborted) return;
  scheduler.idle(() => {
    layOut(next);
    // What waits for it is rendered in a task of its own.
    scheduler.idle(() => {
      complete(next);
      layOutSlicesWhenIdle(root, signal);
    }, signal);
  }, signal);
}

function layOut(part: HTMLElement): void {
  part.style.setProperty('content-visibility', 'visible');
}

function complete(part: HTMLElement): void {
  part.dispatchEvent(new Event(laidOutEvent));
}
