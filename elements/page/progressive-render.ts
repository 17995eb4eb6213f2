import type {PageState} from '../../src/site/state.js';
import {restorePosition, type ScrollTarget} from '../site/scroll-restoration.js';
import {findTarget} from '../shared/find-target.js';
import {loadComponentsFor} from '../render/load-components.js';
import type {SiteHost} from '../shared/site-host.js';

/** The page on the screen. */
export interface PageOnScreen {
  readonly state: () => PageState | undefined;
  /** Has the host show the page with what has come. */
  readonly show: (page: PageState) => void;
}

/** A page on the screen of which more may come. */
interface GrowingPage extends PageOnScreen {
  readonly host: SiteHost;
  readonly arrival: ScrollTarget;
  /** Aborted when the reader asks for another page. */
  readonly signal: AbortSignal;
}

/** What shows that readers are busy. Scrolling does not: arriving scrolls, too. */
const acts = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Reads and shows the rest of a long page, slice by slice, each in a task of its own, so that its beginning can be read
 * at once and the page answers in between. Who wanted to come to a place further down is taken there when it has come,
 * unless they have done something meanwhile.
 */
export async function renderProgressively(page: GrowingPage): Promise<void> {
  const {arrival, signal} = page;
  let isThere = arrival.hash === '' && arrival.scroll === undefined;
  for (const act of acts) {
    addEventListener(act, () => (isThere = true), {capture: true, passive: true, signal});
  }
  for (;;) {
    await nextTask();
    const state = page.state();
    if (signal.aborted || state?.phase !== 'shown' || !state.grow) return;
    isThere ||= hasCome(page);
    const grown: PageState = {phase: 'shown', ...state.grow(state.page)};
    await loadComponentsFor(grown);
    if (signal.aborted) return;
    page.show(grown);
    await page.host.updateComplete;
    isThere ||= signal.aborted;
    if (!isThere && hasCome(page)) {
      isThere = true;
      restorePosition(page.host, page.host.pageRoot, {...arrival, movesFocus: false}, signal);
    }
  }
}

function hasCome({arrival: {hash, scroll}, host}: GrowingPage): boolean {
  if (scroll === undefined) return findTarget(host.pageRoot, hash) !== undefined;
  return document.documentElement.scrollHeight >= scroll + innerHeight;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
