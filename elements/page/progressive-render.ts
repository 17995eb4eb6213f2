import type {ParsedPage} from '../../src/content/parse-page.js';
import type {RestOfPage} from '../../src/site/load-page.js';
import type {PageState} from '../../src/site/state.js';
import {loadComponentsOf} from '../render/load-components.js';
import {slice} from '../shared/page-events.js';
import {
  findTarget,
  placeIn,
  restorePosition,
  type PlaceInPart,
  type ScrollTarget,
} from '../shared/scroll.js';
import {scheduler} from '../shared/scheduler.js';
import {taskYielder} from './yield-to-browser.js';
import {
  completeSlices,
  delaySliceLayout,
  placeAtTop,
  scrollToPlace,
  setHeights,
} from './slice-layout.js';

export {progressive} from '../../src/content/progressive/progressive.js';

/** The element that shows the page. */
export interface PageHost extends HTMLElement {
  /** Where the page's content is. */
  readonly pageRoot: ParentNode;
  readonly updateComplete: Promise<boolean>;
}

/**
 * The parts of a page that have not been shown. A part that was read but not shown, since the
 * reader left, is kept: a reader who returns before another page is shown gets it.
 */
export class PendingParts {
  readonly #page: PageState;
  readonly #rest: RestOfPage;
  /** The page as it was read before. */
  readonly #before: (PageState & {readonly phase: 'shown'}) | undefined;
  #part: IteratorResult<ParsedPage, ParsedPage> | undefined;
  #isDone = false;

  /**
   * The rest of `page`. If that is `onScreen` already, what has not been read again stays there:
   * its reader may be far down.
   */
  constructor(page: PageState, rest: RestOfPage, onScreen: PageState | false) {
    this.#page = page;
    this.#rest = rest;
    if (page.phase !== 'shown' || !onScreen || onScreen.phase !== 'shown') return;
    if (onScreen.page.path === page.page.path) this.#before = onScreen;
  }

  /** What is shown with the beginning of the page. */
  get first(): PageState {
    return this.#page.phase === 'shown' ? this.show(this.#page) : this.#page;
  }

  /** What is shown with a part that has come: the first, or the last after {@link markShown}. */
  show(part: ParsedPage): PageState {
    const state = {...this.#page, ...part, phase: 'shown' as const};
    const before = this.#before;
    if (!before || this.#isDone) return state;
    const {slices} = part.page;
    const rest = before.page.slices.slice(slices.length);
    return {...before, page: {...before.page, slices: [...slices, ...rest]}};
  }

  /** The page with its next part; undefined when all of it has been shown. */
  next(): ParsedPage | undefined {
    if (this.#isDone) return undefined;
    this.#part ??= this.#rest.next();
    return this.#part.value;
  }

  /** Whether all of the page has been shown. */
  get isDone(): boolean {
    return this.#isDone;
  }

  /** Records that the last part of {@link next} is shown. */
  markShown(): void {
    this.#isDone = this.#part?.done === true;
    this.#part = undefined;
  }
}

/** A page on the screen of which more comes. */
export interface PageOnScreen {
  readonly host: PageHost;
  readonly parts: PendingParts;
  /** Has the host show the page with what has come, and with `isFramed` what depends on it. */
  readonly show: (page: PageState, isFramed: boolean) => void;
  /** Where the reader goes on the page. */
  readonly scrollTarget: ScrollTarget;
  /** Remembers where they are on it, unless the site does not use the browser's URL. */
  readonly history: {placeAtTop: (() => PlaceInPart | undefined) | undefined} | undefined;
  /** Aborted when the reader goes to another page. */
  readonly signal: AbortSignal;
}

/**
 * Events that show that readers are busy. Scrolling does not: {@link restorePosition} scrolls, too.
 */
const acts = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Reads and shows the rest of a long page, slice by slice, in many tasks, so that its beginning can
 * be read at once and the page answers in between. Readers who want to be further
 * down are taken there when that part has come, unless they have done something meanwhile.
 */
export async function renderProgressively(page: PageOnScreen): Promise<void> {
  const {host, history, signal} = page;
  const find = () => placeAtTop(host.pageRoot);
  if (history) history.placeAtTop = find;
  signal.addEventListener('abort', () => {
    if (history?.placeAtTop === find) history.placeAtTop = undefined;
  });
  addEventListener('beforeprint', () => completeSlices(host.pageRoot), {signal});
  const reader = new ReaderWatch(signal);
  try {
    await showParts(page, reader);
  } finally {
    reader.end();
  }
}

/** Whether the reader has done something since the beginning of a page was shown. */
class ReaderWatch {
  isBusy = false;
  readonly #end = new AbortController();

  constructor(signal: AbortSignal) {
    const options = {capture: true, passive: true, signal: this.#end.signal};
    for (const act of acts) addEventListener(act, () => (this.isBusy = true), options);
    signal.addEventListener('abort', () => this.end(), {once: true, signal: this.#end.signal});
  }

  /** Removes its listeners. */
  end(): void {
    this.#end.abort();
  }
}

async function showParts(page: PageOnScreen, reader: ReaderWatch): Promise<void> {
  const {host, parts, scrollTarget, signal} = page;
  // The beginning is rendered before anything else of the page is read.
  await host.updateComplete;
  const nextTask = taskYielder();
  await nextTask(true);
  if (signal.aborted) return;
  // A browser that lays out the whole page with each part shown takes a time that grows with the
  // square of its length.
  const guessHeight = delaySliceLayout(host, host.pageRoot);
  const atOnce = guessHeight ? 1 : 6;
  let start = performance.now();
  const isAtTop = placeIn(scrollTarget) === '' && scrollTarget.scroll === undefined;
  let isAtTarget = isAtTop || isTargetRendered(page, host.pageRoot);
  // A reader who comes back on the same page; all else that has come, they were taken to already.
  if (isAtTarget && scrollTarget.scroll?.place && !reader.isBusy) goToTarget(page);
  let read = 0;
  let framed = 0;
  let last: HTMLElement | undefined;
  for (let part; (part = parts.next());) {
    const {slices} = part.page;
    await loadComponentsOf(slices.at(-1) ?? []);
    if (signal.aborted) return;
    parts.markShown();
    read += 1;
    if (parts.isDone || read >= atOnce) {
      read = 0;
      framed ||= slices.length;
      const isFramed = parts.isDone || slices.length > growth * framed;
      if (isFramed) framed = slices.length;
      page.show(parts.show(part), isFramed);
      await host.updateComplete;
      if (guessHeight) last = setHeights(host.pageRoot, guessHeight, last);
      isAtTarget ||= signal.aborted || reader.isBusy;
      if (!isAtTarget && isTargetRendered(page, last)) {
        isAtTarget = true;
        goToTarget(page);
      }
    }
    if (performance.now() - start < longestTask) continue;
    await nextTask(reader.isBusy);
    if (signal.aborted) return;
    start = performance.now();
  }
}

/**
 * Whether the page has the place where the reader goes, or ends before it. A heading is looked for
 * in `added`, if what has come is one element, otherwise in the whole page. One whose id is only
 * similar counts at the end.
 */
function isTargetRendered(
  {scrollTarget, host, parts}: PageOnScreen,
  added: ParentNode | undefined,
): boolean {
  if (parts.isDone) return true;
  const root = host.pageRoot;
  const {scroll} = scrollTarget;
  // Above the parts, everything is laid out already.
  if (scroll) return !scroll.place || root.querySelectorAll(slice).length > scroll.place.part;
  const wanted = placeIn(scrollTarget);
  const {id, dataset} = findTarget(added ?? root, wanted) ?? {};
  return id === wanted || (dataset?.['aliases'] ?? '').split(' ').includes(wanted);
}

/** Brings the reader to where they want to be, which has come. */
function goToTarget({host, scrollTarget, signal}: PageOnScreen): void {
  const root = host.pageRoot;
  const place = scrollTarget.scroll?.place;
  if (!place) {
    restorePosition(host, root, {...scrollTarget, movesFocus: false}, signal);
  } else if (scrollToPlace(host, root, place)) {
    // Its part is laid out in the next frame; then those above it may have other heights.
    scheduler.frame(() => scheduler.frame(() => scrollToPlace(host, root, place), signal), signal);
  }
}

/** What depends on the page, such as its outline, follows when the page is so many times longer. */
const growth = 1.5;

/** Milliseconds; a part more may be added, and what was added is laid out after it. */
const longestTask = 8;
