import type {ReactiveController} from 'lit';
import {scheduler} from '../shared/scheduler.js';
import {pageScroller, visibleTop} from '../shared/scroller-of.js';
import {adoptStyles} from '../styles/adopt-styles.js';
import type {DocsOutline} from './docs-outline.js';
import {lateOutlineStyles} from './outline-extras.css.js';

/**
 * What "On this page" does once the page is shown: it closes its list when the reader leaves it,
 * and marks the heading that is read: the last one above a line near the top of the window.
 *
 * Over the last screenful, the line moves to the bottom of what can be seen, so that the headings
 * there are marked too, and the last one at the very end.
 */
export class OutlineExtras implements ReactiveController {
  readonly #outline: DocsOutline;

  constructor(outline: DocsOutline) {
    this.#outline = outline;
  }

  hostConnected(): void {
    const {shadowRoot} = this.#outline;
    if (shadowRoot) adoptStyles(shadowRoot, lateOutlineStyles);
    this.#outline.addEventListener('focusout', this.#onFocusOut);
    this.#outline.addEventListener('keydown', this.#onKey);
    // Capturing, since a host page may have its own scroll container. Browsers dispatch it once per
    // frame.
    document.addEventListener('scroll', this.#look, {capture: true, passive: true});
    addEventListener('resize', this.#look, {passive: true});
    scheduler.frame(this.#look);
  }

  hostDisconnected(): void {
    this.#outline.removeEventListener('focusout', this.#onFocusOut);
    this.#outline.removeEventListener('keydown', this.#onKey);
    document.removeEventListener('scroll', this.#look, {capture: true});
    removeEventListener('resize', this.#look);
  }

  hostUpdated(): void {
    // What is new is laid out for the next frame, and not before.
    scheduler.frame(this.#look);
  }

  readonly #onFocusOut = ({relatedTarget}: FocusEvent): void => {
    const outline = this.#outline;
    // Inside the list, it is the outline itself: its shadow root hides what is in it.
    if (relatedTarget && relatedTarget !== outline) outline.isOpen = false;
  };

  readonly #onKey = ({key}: KeyboardEvent): void => {
    const outline = this.#outline;
    if (key !== 'Escape' || !outline.isOpen) return;
    outline.isOpen = false;
    outline.renderRoot.querySelector('button')?.focus();
  };

  readonly #look = (): void => {
    const outline = this.#outline;
    const [id = ''] = outline.ids;
    const first = outline.headingOf(id);
    outline.current = (first && this.#headingAt(readingLine(first))) ?? id;
  };

  /** Asks few headings where they are: those far away need not be laid out for it. */
  #headingAt(line: number): string | undefined {
    const {ids, current = ''} = this.#outline;
    let read = 0;
    let end = ids.length;
    const compare = (at: number) => {
      const top = this.#topOf(ids[at]);
      if (top !== undefined && top > line) end = Math.min(end, at);
      else if (top !== undefined) read = at;
      return top !== undefined;
    };
    // Mostly, it is the one that was current.
    const known = Math.max(0, ids.indexOf(current));
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
    return this.#outline.headingOf(id)?.getClientRects()[0]?.top;
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
