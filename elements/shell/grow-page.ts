import type {PageState} from '../../src/site/state.js';
import type {Arrival} from './arrival.js';
import {findTarget} from './find-target.js';
import {withElements} from './late-elements.js';

/** A page on the screen of which more may come, and what the site does with it. */
export interface GrowingPage {
  readonly arrival: Arrival;
  /** Aborted when the reader asks for another page. */
  readonly signal: AbortSignal;
  readonly root: () => ParentNode;
  state(): PageState | undefined;
  /** Shows the page with what has come; resolves when it is in the DOM. */
  show(page: PageState): Promise<unknown>;
  arrive(arrival: Arrival): void;
}

/**
 * Reads and shows the rest of a long page, slice by slice, each in a task of its own, so that its beginning can be read
 * at once and the page answers in between. Who wanted to come to a place further down is taken there when it has come,
 * unless they have begun to scroll.
 */
export async function growPage(page: GrowingPage): Promise<void> {
  const {arrival, signal} = page;
  let isThere = arrival.hash === '' && arrival.scroll === undefined;
  for (;;) {
    const top = scrollY;
    await nextTask();
    const state = page.state();
    if (signal.aborted || state?.phase !== 'shown' || !state.grow) return;
    isThere ||= hasCome(page);
    const grown: PageState = {phase: 'shown', ...state.grow(state.page)};
    void withElements(grown);
    await page.show(grown);
    isThere ||= signal.aborted || scrollY !== top;
    if (!isThere && hasCome(page)) {
      isThere = true;
      page.arrive({...arrival, movesFocus: false});
    }
  }
}

function hasCome({arrival: {hash, scroll}, root}: GrowingPage): boolean {
  if (scroll === undefined) return findTarget(root(), hash) !== undefined;
  return document.documentElement.scrollHeight >= scroll + innerHeight;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
