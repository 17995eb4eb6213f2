import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {scheduler} from '../shared/scheduler.js';
import {pageScroller, visibleTop} from '../shared/scroller-of.js';

/**
 * Finds the current heading: the last one above a line near the top of the window.
 *
 * Over the last screenful, the line moves to the bottom of what can be seen, so that the headings
 * there become current too, and the last one is current at the very end.
 */
export class ScrollSpyController implements ReactiveController {
  /** Ids of the headings, in order. */
  ids: readonly string[] = [];

  /** The current heading; `undefined` if the page has none. */
  current: string | undefined;

  readonly #host: ReactiveControllerHost;
  readonly #find: (id: string) => Element | undefined;

  constructor(host: ReactiveControllerHost, find: (id: string) => Element | undefined) {
    this.#host = host;
    this.#find = find;
    host.addController(this);
  }

  hostConnected() {
    // Capturing, since a host page may have its own scroll container. Browsers dispatch it once per
    // frame.
    document.addEventListener('scroll', this.#look, {capture: true, passive: true});
    addEventListener('resize', this.#look, {passive: true});
  }

  hostDisconnected() {
    document.removeEventListener('scroll', this.#look, {capture: true});
    removeEventListener('resize', this.#look);
  }

  hostUpdated() {
    // What is new is laid out for the next frame, and not before.
    scheduler.frame(this.#look);
  }

  readonly #look = () => {
    const [id = ''] = this.ids;
    const first = this.#find(id);
    const current = first ? this.#headingAt(readingLine(first)) : this.ids[0];
    if (current === this.current) return;
    this.current = current;
    this.#host.requestUpdate();
  };

  /** Asks few headings where they are: those far away need not be laid out for it. */
  #headingAt(line: number): string | undefined {
    const {ids} = this;
    let read = 0;
    let end = ids.length;
    const compare = (at: number) => {
      const top = this.#topOf(ids[at]);
      if (top !== undefined && top > line) end = Math.min(end, at);
      else if (top !== undefined) read = at;
      return top !== undefined;
    };
    // Mostly, it is the one that was current.
    const known = Math.max(0, ids.indexOf(this.current ?? ''));
    compare(known);
    compare(known + 1);
    while (end - read > 1) {
      const middle = (read + end) >> 1;
      // A heading in a hidden tab has no box: the next one that has tells as much.
      let at = middle;
      while (at < end && !compare(at)) at++;
      if (read < middle) end = middle;
    }
    return ids[read];
  }

  #topOf(id = ''): number | undefined {
    return this.#find(id)?.getClientRects()[0]?.top;
  }
}

/** Pixels from the top of the window; below where a heading is that a link has led to. */
function readingLine(heading: Element): number {
  const scroller = pageScroller(heading);
  const {scrollHeight, scrollTop, clientHeight} = scroller;
  const rest = scrollHeight - scrollTop - clientHeight;
  const reached = parseFloat(getComputedStyle(heading).scrollMarginTop) + 8;
  const start = Math.max(Math.min(160, clientHeight / 3), reached);
  const sunk = scrollTop > 0 ? Math.max(0, 1 - rest / clientHeight) : 0;
  return visibleTop(scroller) + start + (clientHeight - start) * sunk;
}
