import type {ParsedPage} from '../../src/content/parse-page.js';
import type {RestOfPage} from '../../src/site/load-page.js';
import type {PageState} from '../../src/site/state.js';
import {loadComponentsFor} from '../render/load-components.js';
import {findTarget, restorePosition, type ScrollTarget} from '../shared/scroll.js';
import {pageScroller} from '../shared/scroller-of.js';

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
  readonly #rest: RestOfPage;
  #part: IteratorResult<ParsedPage, ParsedPage> | undefined;
  #isDone = false;

  constructor(rest: RestOfPage) {
    this.#rest = rest;
  }

  /** The page with its next part; undefined when all of it has been shown. */
  next(): ParsedPage | undefined {
    if (this.#isDone) return undefined;
    this.#part ??= this.#rest.next();
    return this.#part.value;
  }

  /** Records that the last part of {@link next} has been shown. */
  markShown(): void {
    this.#isDone = this.#part?.done === true;
    this.#part = undefined;
  }
}

/** A page on the screen of which more comes. */
export interface PageOnScreen {
  readonly host: PageHost;
  readonly parts: PendingParts;
  /** Has the host show the page with what has come. */
  readonly show: (page: PageState) => void;
  /** Where the reader goes on the page. */
  readonly scrollTarget: ScrollTarget;
  /** Aborted when the reader goes to another page. */
  readonly signal: AbortSignal;
}

/**
 * Events that show that readers are busy. Scrolling does not: {@link restorePosition} scrolls, too.
 */
const acts = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Reads and shows the rest of a long page, slice by slice, each in a task of its own, so that its
 * beginning can be read at once and the page answers in between. Readers who want to be further
 * down are taken there when that part has come, unless they have done something meanwhile.
 */
export async function renderProgressively(page: PageOnScreen): Promise<void> {
  const reader = new ReaderWatch(page.signal);
  await showParts(page, reader);
  reader.end();
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
  const {scrollTarget, signal} = page;
  let isThere = scrollTarget.hash === '' && scrollTarget.scroll === undefined;
  for (;;) {
    await nextTask();
    if (signal.aborted) return;
    isThere ||= hasCome(page);
    const part = page.parts.next();
    if (part === undefined) return;
    const grown: PageState = {phase: 'shown', ...part};
    await loadComponentsFor(grown);
    if (signal.aborted) return;
    page.parts.markShown();
    page.show(grown);
    await page.host.updateComplete;
    isThere ||= signal.aborted || reader.isBusy;
    if (!isThere && hasCome(page)) {
      isThere = true;
      restorePosition(page.host, page.host.pageRoot, {...scrollTarget, movesFocus: false}, signal);
    }
  }
}

function hasCome({scrollTarget: {hash, scroll}, host}: PageOnScreen): boolean {
  if (scroll === undefined) return findTarget(host.pageRoot, hash) !== undefined;
  const {scrollHeight, clientHeight} = pageScroller(host);
  return scrollHeight >= scroll + clientHeight;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
