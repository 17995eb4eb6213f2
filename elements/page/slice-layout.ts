import {whenIdle} from '../shared/waiting.js';
import {adoptStyles} from '../styles/adopt-styles.js';
import {sliceLayoutStyles} from './slice-layout.css.js';

/** Parts of a long page that may not have been laid out yet. */
const waiting = '[part="slice"]:not([style])';

/** Has the browser lay out no more of a long page below `root` than what is near the window. */
export function delaySliceLayout(root: ParentNode): void {
  const scope = root.getRootNode();
  if (scope instanceof Document || scope instanceof ShadowRoot) {
    adoptStyles(scope, sliceLayoutStyles);
  }
}

/** Gives all parts below `root` their heights, which can take a while. */
export function layOutSlices(root: ParentNode): void {
  for (const slice of root.querySelectorAll<HTMLElement>(waiting)) layOut(slice);
}

/**
 * The same, part by part when the browser is idle: nothing has to be guessed any more when the
 * reader scrolls, or comes back to where they were.
 */
export function layOutSlicesWhenIdle(root: ParentNode, signal: AbortSignal): void {
  const slice = root.querySelector<HTMLElement>(waiting);
  if (!slice || signal.aborted) return;
  whenIdle(() => {
    layOut(slice);
    layOutSlicesWhenIdle(root, signal);
  }, signal);
}

function layOut(slice: HTMLElement): void {
  slice.style.setProperty('content-visibility', 'visible');
}
