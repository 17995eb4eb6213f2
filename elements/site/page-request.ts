import {restorePosition, type ScrollTarget} from './scroll-restoration.js';
import {findTarget} from '../shared/find-target.js';
import type {RestOfPage} from '../../src/site/load-page.js';
import {PendingParts, renderProgressively, type PageOnScreen} from '../page/progressive-render.js';
import type {SiteHost} from '../shared/site-host.js';

/** What the reader has asked for last: a page, and a place on it. Asking anew ends what was asked before. */
export class PageRequest {
  readonly #host: SiteHost;
  #controller = new AbortController();
  /** What is still to be read of the page on the screen. */
  #parts: PendingParts | undefined;

  constructor(host: SiteHost) {
    this.#host = host;
  }

  /** Gives up the page asked for before, if it is still on its way. The signal is aborted when this one is given up. */
  renew(): AbortSignal {
    this.end();
    this.#controller = new AbortController();
    return this.#controller.signal;
  }

  end(): void {
    this.#controller.abort();
  }

  /** Brings the reader to the place. */
  arrive(arrival: ScrollTarget): void {
    restorePosition(this.#host, this.#host.pageRoot, arrival, this.#controller.signal);
  }

  /** Brings the reader to another place of the page they are on. What it does not have is left to the host page. */
  move(arrival: ScrollTarget): void {
    const {hash, scroll} = arrival;
    if (hash === '' || findTarget(this.#host.pageRoot, hash)) this.arrive(arrival);
    else if (scroll !== undefined) this.arrive({...arrival, movesFocus: false});
  }

  /** Another page is on the screen, with what is still to be read of it. */
  setRest(rest: RestOfPage | undefined): void {
    this.#parts = rest && new PendingParts(rest);
  }

  /** Reads and shows the rest of the page on the screen, if it is a long one. */
  grow(arrival: ScrollTarget, page: PageOnScreen): void {
    const {signal} = this.#controller;
    const parts = this.#parts;
    if (parts) void renderProgressively({...page, parts, host: this.#host, arrival, signal});
  }
}
