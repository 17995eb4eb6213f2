import type {ParsedPage} from '../../src/content/parse-page.js';
import type {RestOfPage} from '../../src/site/load-page.js';
import type {PageState} from '../../src/site/state.js';
import {loadComponentsOf} from '../render/load-components.js';
import {onReaderAct, pageCompleteEvent} from '../shared/hold-place.js';
import {taskYielder} from './yield-to-browser.js';
import {completeSlices, delaySliceLayout, setHeights} from './slice-layout.js';

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
  /** Aborted when the reader goes to another page. */
  readonly signal: AbortSignal;
}

/**
 * Reads and shows the rest of a long page, slice by slice, in many tasks, so that its beginning can
 * be read at once and the page answers in between. Readers who want to be further down are taken
 * there when that part has come: their place is held.
 */
export async function renderProgressively(page: PageOnScreen): Promise<void> {
  const {host, signal} = page;
  addEventListener('beforeprint', () => completeSlices(host.pageRoot), {signal});
  const end = new AbortController();
  const watch = AbortSignal.any([signal, end.signal]);
  let isBusy = false;
  onReaderAct(() => (isBusy = true), watch);
  await showParts(page, () => isBusy).finally(() => end.abort());
}

/** `isBusy`: whether the reader has done something since the beginning of the page was shown. */
async function showParts(page: PageOnScreen, isBusy: () => boolean): Promise<void> {
  const {host, parts, signal} = page;
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
      if (parts.isDone && !signal.aborted) host.dispatchEvent(new Event(pageCompleteEvent));
    }
    if (performance.now() - start < longestTask) continue;
    await nextTask(isBusy());
    if (signal.aborted) return;
    start = performance.now();
  }
}

/** What depends on the page, such as its outline, follows when the page is so many times longer. */
const growth = 1.5;

/** Milliseconds; a part more may be added, and what was added is laid out after it. */
const longestTask = 8;
