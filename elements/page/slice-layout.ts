import {laidOutEvent, slice} from '../shared/page-events.js';
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
    if (child.matches(media) || child.querySelector(media)) continue;
    const next = child.nextElementSibling?.getBoundingClientRect();
    length += lengthOf(child);
    height += (next?.top ?? bottom) - top;
  }
  const usual = usualHeight / (page?.clientWidth || innerWidth);
  const found = length > 0 ? height / length : usual;
  return Math.min(Math.max(found, usual / mostDifference), usual * mostDifference);
}

/** What takes space without text. */
const media = 'img, svg, iframe, video, audio, docs-diagram, docs-frame';

/** Pixels for a character in a column of one pixel: about twice the area of its box. */
const usualHeight = 450;
/** How much the text of a page may be higher or lower than usual. */
const mostDifference = 16;

function lengthOf(part: Element): number {
  return part.textContent.length;
}

/**
 * Sets the heights of the parts that have come after `last`, where they are not laid out.
 * @returns the part that came last, if it is an element.
 */
export function setHeights(
  root: ParentNode,
  guess: GuessHeight,
  last: HTMLElement | undefined,
): HTMLElement | undefined {
  const parts = partsAfter(root, last);
  for (const part of parts) {
    if (part.style.length > 0) continue;
    part.style.setProperty('contain-intrinsic-block-size', `auto ${guess(part)}px`);
  }
  return parts.at(-1) ?? last;
}

/** The parts after one, or all: a page has many, of which the others are known. */
function partsAfter(root: ParentNode, last: HTMLElement | undefined): readonly HTMLElement[] {
  const parts: HTMLElement[] = [];
  let next: Element | null | undefined = last?.isConnected
    ? last.nextElementSibling
    : root.querySelector(slice);
  for (; next; next = next.nextElementSibling) {
    if (next instanceof HTMLElement && next.matches(slice)) parts.push(next);
  }
  return parts;
}

/** Has the code in all parts get its titles and buttons, which are printed, too. */
export function completeSlices(root: ParentNode): void {
  for (const part of root.querySelectorAll(slice)) part.dispatchEvent(new Event(laidOutEvent));
}
