import type {RestOfPage} from '../../src/site/load-page.js';
import type {PageState} from '../../src/site/state.js';
import type * as progressiveRender from '../page/progressive-render.js';
import type {PageOnScreen, PendingParts} from '../page/progressive-render.js';
import {longPages} from './reader-parts.js';

/** The rest of the page on the screen, if it is a long one. */
export class LongPage {
  /** The parts that are still to be read. */
  parts: PendingParts | undefined;
  #renderer: typeof progressiveRender | undefined;

  /**
   * What is needed to show the rest of a page; without it (offline, say) the page ends early. What
   * is `onScreen` is the same page if the reader stays there.
   */
  async load(
    page: PageState,
    rest: RestOfPage,
    onScreen: PageState | false,
  ): Promise<PendingParts | undefined> {
    this.#renderer = await longPages();
    return this.#renderer && new this.#renderer.PendingParts(page, rest, onScreen);
  }

  /** Shows what is still to be read of the page. */
  show(page: Omit<PageOnScreen, 'parts'>): void {
    const {parts} = this;
    if (parts) void this.#renderer?.renderProgressively({...page, parts});
  }
}
