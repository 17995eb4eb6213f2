import type {PageState} from '../../src/site/state.js';
import {loadComponentsFor} from '../render/load-components.js';
import {findTarget} from '../shared/find-target.js';
import {restorePosition, type ScrollTarget} from './scroll-restoration.js';

/** The element that shows the page. */
export interface PageHost extends HTMLElement {
  /** Where the page's content is. */
  readonly pageRoot: ParentNode;
  readonly updateComplete: Promise<boolean>;
}

/** A page on the screen of which more comes. */
export interface PageOnScreen {
  readonly host: PageHost;
  readonly state: () => PageState | undefined;
  /** Has the host show the page with what has come. */
  readonly show: (page: PageState) => void;
  /** Where the reader wants to be. */
  readonly scrollTarget: ScrollTarget;
  /** Aborted when the reader asks for another page. */
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
  const {scrollTarget, signal} = page;
  let isThere = scrollTarget.hash === '' && scrollTarget.scroll === undefined;
  for (const act of acts) {
    addEventListener(act, () => (isThere = true), {capture: true, passive: true, signal});
  }
  for (;;) {
    await nextTask();
    const readRest = signal.aborted ? undefined : restOf(page);
    if (!readRest) return;
    isThere ||= hasCome(page);
    const grown: PageState = {phase: 'shown', ...readRest()};
    await loadComponentsFor(grown);
    if (signal.aborted) return;
    page.show(grown);
    await page.host.updateComplete;
    isThere ||= signal.aborted;
    if (!isThere && hasCome(page)) {
      isThere = true;
      restorePosition(page.host, page.host.pageRoot, {...scrollTarget, movesFocus: false}, signal);
    }
  }
}

/** Reads the next slice; `undefined` when all is read. */
function restOf({state}: PageOnScreen) {
  const shown = state();
  if (shown?.phase !== 'shown' || !shown.grow) return undefined;
  const {grow, page} = shown;
  return () => grow(page);
}

function hasCome({scrollTarget: {hash, scroll}, host}: PageOnScreen): boolean {
  if (scroll === undefined) return findTarget(host.pageRoot, hash) !== undefined;
  return document.documentElement.scrollHeight >= scroll + innerHeight;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
