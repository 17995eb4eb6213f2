import {laidOutEvent, waitingSlice} from '../shared/page-events.js';
import {pageScroller} from '../shared/scroller-of.js';
import {adoptStyles} from '../styles/adopt-styles.js';
import {delayedSliceStyles, sliceStyles} from './slice-layout.css.js';

/** Guesses the height of a part of a page that has not been laid out, in pixels. */
export type GuessHeight = (part: Element) => number;

/**
 * Has the browser lay out no more of a long page below `root` than what is near the window.
 * @returns how the heights of its parts are guessed: as their text is as high as that of the page's
 * beginning, which is laid out. `undefined` if everything is laid out: what is read has to stay in
 * its place when parts above it get their heights, which not all browsers do, and pages can turn
 * off; and a column beside the page takes its contents from all parts.
 */
export function delaySliceLayout(host: Element, root: ParentNode): GuessHeight | undefined {
  const scope = root.getRootNode();
  if (!(scope instanceof Document || scope instanceof ShadowRoot)) return undefined;
  adoptStyles(scope, sliceStyles);
  const isAnchored = getComputedStyle(pageScroller(host)).overflowAnchor === 'auto';
  if (!isAnchored || root.querySelector('docs-rail')) return undefined;
  adoptStyles(scope, delayedSliceStyles);
  const perCharacter = heightPerCharacter(root.querySelector('[part="page"]'));
  return (part) => Math.round(lengthOf(part) * perCharacter);
}

/** The height of a page's text in pixels, by its characters: as in what is in the window. */
function heightPerCharacter(page: Element | null): number {
  let length = 0;
  let height = 0;
  for (const child of page?.children ?? []) {
    const {top, bottom} = child.getBoundingClientRect();
    if (bottom < 0) continue;
    if (top > innerHeight) break;
    const next = child.nextElementSibling?.getBoundingClientRect();
    length += lengthOf(child);
    height += (next?.top ?? bottom) - top;
  }
  return length > 0 ? height / length : usualHeight / (page?.clientWidth || innerWidth);
}

/** Pixels for a character in a column of one pixel: about twice the area of its box. */
const usualHeight = 450;

function lengthOf(part: Element): number {
  return part.textContent.length;
}

/** Sets the heights of the parts that have come, where they are not laid out. */
export function setHeights(root: ParentNode, guess: GuessHeight): void {
  for (const part of root.querySelectorAll<HTMLElement>(`${waitingSlice}:not([style])`)) {
    part.style.setProperty('contain-intrinsic-block-size', `auto ${guess(part)}px`);
  }
}

/** The part that came last, if it is an element. */
export function lastSlice(root: ParentNode): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>('[part="slice"]')].at(-1);
}

/**
 * Lays out the parts below `root` one after the other, until one ends below `bottom`, in pixels
 * from the top of the window; for a place far down, this can take a while.
 */
export function layOutSlices(root: ParentNode, bottom: () => number): void {
  for (const part of root.querySelectorAll<HTMLElement>(waitingSlice)) {
    part.toggleAttribute('data-laid-out', true);
    part.dispatchEvent(new Event(laidOutEvent));
    if (part.getBoundingClientRect().bottom > bottom()) return;
  }
}
