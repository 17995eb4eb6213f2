import type {Route} from '../../src/routing/codec.js';
import {beginHold, elementOf, holdPlace, type Anchor} from './hold-place.js';
import {DocsRevealEvent, DocsTargetEvent} from './page-events.js';
import {scheduler} from './scheduler.js';
import {pageScroller, visibleTop} from './scroller-of.js';

/** How far a page is scrolled. */
export interface Scrolled {
  /** In pixels: what is above may have another height later. */
  readonly top: number;
  /** What is at the top of the window, unless that is above the page. */
  readonly anchor?: Anchor | undefined;
}

/** Where a reader goes on a page. */
export interface ScrollTarget extends Pick<Route, 'hash' | 'query'> {
  /** How far the page was scrolled when the reader left it, if they come back. */
  readonly scroll?: Scrolled | undefined;
  /** Whether they followed a link: then the keyboard's focus goes with them. */
  readonly movesFocus: boolean;
  /** Whether another site was there, so that the reader may not be at the top. */
  readonly isOtherSite?: boolean;
}

/**
 * The id of the place where the reader goes on a page, or `''`: old URLs of docsify have it in
 * their query, and no page has to have it.
 */
export function placeIn({hash, query}: ScrollTarget): string {
  return hash || (new URLSearchParams(query).get('id') ?? '');
}

/**
 * Brings the reader to where they want to be on the page below `root`: to where they left, or to
 * the heading, or to the top of `host`. With {@link ScrollTarget.movesFocus} the focus goes to the
 * heading, else to the page's title, else to `main`. An id that a first page does not have may be
 * the host page's: then the browser has scrolled there. The place is held while parts of the page
 * come or get other heights, until the reader does something. An aborted signal leaves the reader
 * where they are.
 */
export function restorePosition(
  host: HTMLElement,
  root: ParentNode,
  place: ScrollTarget,
  signal: AbortSignal,
): void {
  const {scroll, movesFocus, isOtherSite} = place;
  const {anchor} = scroll ?? {};
  const id = placeIn(place);
  let target = findTarget(root, id);
  // What will contain it opens.
  if (!target && id !== '') document.dispatchEvent(new DocsTargetEvent(id));
  if (movesFocus) focusOnPage(host, root, target);
  if (target) openAround(target);
  /** Scrolls to what the page has by now; `false` if that has not come. */
  const scrollToPlace = (): boolean => {
    const there = anchor && elementOf(anchor, root.querySelector('[part="page"]'));
    if (there) {
      const scroller = pageScroller(host);
      const top = there.getBoundingClientRect().top + anchor.below - visibleTop(scroller);
      scroller.scrollBy({top, behavior: 'instant'});
    } else if (target && !scroll) target.scrollIntoView({block: 'start', behavior: 'instant'});
    return !!there || (!!target && !scroll);
  };
  // If the host scrolls itself, only its content moves.
  const start = host.shadowRoot?.firstElementChild ?? host;
  const scrollThere = () => {
    if (scrollToPlace()) return;
    const scroller = pageScroller(host);
    if (scroll) scroller.scrollTo({top: scroll.top, behavior: 'instant'});
    else if (
      (movesFocus || isOtherSite) &&
      start.getBoundingClientRect().top < visibleTop(scroller) + marginOf(start)
    ) {
      start.scrollIntoView({block: 'start', behavior: 'instant'});
    }
  };
  // A first page is at the top already: to ask where it is would have it laid out at once.
  if (movesFocus || target || scroll !== undefined) scrollThere();
  const look = (isComplete: boolean) => {
    if (id !== '' && (isComplete || !target?.isConnected)) {
      const found = isComplete ? findTarget(root, id) : exactTarget(root, id);
      if (found && found !== target) {
        openAround(found);
        // What was opened around it, such as a tab, is open in the next task.
        if (movesFocus) scheduler.wait(0, () => focusOn(found), signal);
      }
      target = found;
    }
    scrollToPlace();
  };
  const hold = id !== '' || anchor ? beginHold(signal) : undefined;
  // The elements of a new page get their size after they are inserted; all of them have it by the
  // next task.
  const settle = () => {
    if (hold?.signal.aborted) return;
    scrollThere();
    if (target && movesFocus) focusOn(target);
    if (hold) holdPlace(host, root, look, hold);
  };
  scheduler.wait(0, settle, signal);
}

/**
 * Brings the reader to another place of the page they are on. What it does not have is left to the
 * host page, unless it comes later.
 */
export function moveWithinPage(
  host: HTMLElement,
  root: ParentNode,
  target: ScrollTarget,
  signal: AbortSignal,
): void {
  const {hash} = target;
  // A listener that will contain the target cancels the event.
  const isHere = findTarget(root, hash) ?? !document.dispatchEvent(new DocsTargetEvent(hash));
  const movesFocus = target.movesFocus && (hash === '' || !!isHere);
  restorePosition(host, root, {...target, movesFocus}, signal);
}

/** The height of what the host page keeps above the site, in pixels. */
function marginOf(start: Element): number {
  return parseFloat(getComputedStyle(start).scrollMarginTop);
}

/** Moves the focus to `target`, else to the title of the page below `root`, else to `main`. */
export function focusOnPage(host: HTMLElement, root: ParentNode, target?: HTMLElement): void {
  focusOn(target ?? root.querySelector<HTMLElement>('h1') ?? mainOf(host));
}

/** Custom pages may have no title. */
function mainOf(host: HTMLElement): HTMLElement | null | undefined {
  return host.shadowRoot?.querySelector('main');
}

function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.focus({preventScroll: true});
  if (element.matches(':focus, :focus-within')) return;
  element.tabIndex = -1; // can be focused, but not by Tab
  element.focus({preventScroll: true});
}

/**
 * Opens everything closed around an element, so that readers see it: our elements open themselves
 * on an event, `<details>` do not.
 */
export function openAround(target: Element): void {
  target.dispatchEvent(new DocsRevealEvent());
  openDetails(target);
}

function openDetails(target: Element): void {
  const details = target.closest('details');
  if (!details) return;
  details.open = true;
  if (details.parentElement) openDetails(details.parentElement);
}

/** What is in the document of a published page, beside the page of the element below a root. */
const written = ':scope [slot="built"] *';

/**
 * The element for the `#…` of a URL: the one with that id, else one that lists it in its
 * `data-aliases` (separated by spaces), else the first whose id has the same letters and digits:
 * other slug generators write `what's-new` or `whats-new`. `undefined` if there is none.
 */
export function findTarget(root: ParentNode, id: string): HTMLElement | undefined {
  if (id === '') return undefined;
  const exact = exactTarget(root, id);
  if (exact) return exact;
  const letters = lettersOf(id);
  if (letters === '') return undefined;
  const all = root.querySelectorAll<HTMLElement>(`[id]:not(${written})`);
  return [...all].find((element) => lettersOf(element.id) === letters);
}

function exactTarget(root: ParentNode, id: string): HTMLElement | undefined {
  const name = CSS.escape(id);
  return (
    root.querySelector<HTMLElement>(`#${name}:not(${written})`) ??
    root.querySelector<HTMLElement>(`[data-aliases~="${name}"]:not(${written})`) ??
    undefined
  );
}

function lettersOf(id: string): string {
  return id
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
