import type {ReactiveController} from 'lit';
import {lazy} from '../../shared/lazy.js';
import {scheduler} from '../../shared/scheduler.js';
import {adoptStyles} from '../../styles/adopt-styles.js';
import {lateTopbarStyles} from './topbar-extras.css.js';
import type {DocsTopbar} from './docs-topbar.js';

/** How many stars the repository has. */
const stars = lazy('docs-stars', () => import('./docs-stars.js'));

/**
 * What the top bar does once the page is shown: it has the current tab in view, and the stars of
 * the repository, which load when the browser is idle.
 */
export class TopbarExtras implements ReactiveController {
  readonly #bar: DocsTopbar;
  /** The current tab, which is in view. */
  #tab: Element | undefined;

  constructor(bar: DocsTopbar) {
    this.#bar = bar;
  }

  hostConnected(): void {
    const {shadowRoot} = this.#bar;
    if (shadowRoot) adoptStyles(shadowRoot, lateTopbarStyles);
    this.hostUpdated();
  }

  hostUpdated(): void {
    const root = this.#bar.renderRoot;
    const tab = root.querySelector('[part=tab][aria-current]') ?? undefined;
    // Not with each update: measuring lays out what was added to a long page.
    if (tab && tab !== this.#tab) showInRow(tab);
    this.#tab = tab;
    if (root.querySelector('docs-stars') && !customElements.get('docs-stars')) {
      scheduler.idle(() => void stars());
    }
  }
}

/** Scrolls the row of tabs, never the page. */
function showInRow(tab: Element): void {
  const row = tab.closest('nav');
  if (!row) return;
  const {left, right} = row.getBoundingClientRect();
  const at = tab.getBoundingClientRect();
  if (at.left < left || at.right > right) row.scrollLeft += at.left - left - row.clientWidth / 3;
}
