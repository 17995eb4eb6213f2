import type {ReactiveController} from 'lit';
import {adoptStyles} from '../styles/adopt-styles.js';
import type {DocsOutline} from './docs-outline.js';
import {lateOutlineStyles} from './late-frame.css.js';

/** The styles of "On this page" that are not needed to show the page. */
export class OutlineExtras implements ReactiveController {
  readonly #outline: DocsOutline;

  constructor(outline: DocsOutline) {
    this.#outline = outline;
  }

  hostConnected(): void {
    const {shadowRoot} = this.#outline;
    if (shadowRoot) adoptStyles(shadowRoot, lateOutlineStyles);
  }
}
