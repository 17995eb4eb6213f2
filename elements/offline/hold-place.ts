import {findTarget} from '../shared/scroll.js';
import {scheduler} from '../shared/scheduler.js';
import {pageScroller, visibleTop} from '../shared/scroller-of.js';
import type {SiteHost} from '../site/site-options.js';

/** Where readers look, as a share of the window. */
const readingLine = 0.4;

/**
 * Keeps the section that the reader is in where it is in the window while its page changes.
 *
 * Scroll anchoring fails here, since the element that the browser anchors to may get the text of
 * another paragraph.
 *
 * @returns A function to be called when the new page is rendered.
 */
export function holdPlace(host: SiteHost): () => void {
  const scroller = pageScroller(host);
  const heading = scroller.scrollTop > 0 ? headingBefore(host, lineIn(scroller)) : undefined;
  if (!heading) return () => undefined;
  const {id} = heading;
  const {path} = host.dataset;
  // Readers may scroll meanwhile.
  const placeOf = (element: Element) => topOf(element) + scroller.scrollTop;
  const before = placeOf(heading);
  host.style.setProperty('overflow-anchor', 'none');
  return () => {
    const now = host.dataset['path'] === path ? findTarget(host.pageRoot, id) : undefined;
    if (now) scroller.scrollBy({top: placeOf(now) - before, behavior: 'instant'});
    scheduler.frame(() => host.style.removeProperty('overflow-anchor'));
  };
}

function lineIn(scroller: Element): number {
  const top = visibleTop(scroller);
  return top + (innerHeight - top) * readingLine;
}

/** The last heading above a line of the window, by bisection: there may be thousands. */
function headingBefore({pageRoot}: SiteHost, line: number): HTMLElement | undefined {
  const all = pageRoot.querySelectorAll<HTMLElement>(':is(h1, h2, h3, h4, h5, h6)[id]');
  const headings = [...all].filter((heading) => heading.checkVisibility());
  let low = 0;
  for (let high = headings.length; low < high;) {
    const middle = (low + high) >> 1;
    const heading = headings[middle];
    if (heading && topOf(heading) <= line) low = middle + 1;
    else high = middle;
  }
  return headings[low - 1];
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
