import type {ReactiveController} from 'lit';
import {askSite} from '../../shared/page-events.js';
import {adoptStyles} from '../../styles/adopt-styles.js';
import {lateSidebarStyles} from './sidebar-extras.css.js';
import type {DocsSidebar} from './docs-sidebar.js';

/**
 * What a sidebar does once the page is shown: it remembers which groups the reader closed, shows
 * the current page when a wider window has room for the sidebar, and leads to the first page of a
 * group that is opened, where the site wants that.
 */
export class SidebarExtras implements ReactiveController {
  readonly #sidebar: DocsSidebar;
  readonly #sizes = new ResizeObserver(() => this.#showCurrent());

  constructor(sidebar: DocsSidebar) {
    this.#sidebar = sidebar;
    sidebar.addEventListener('click', (event) => {
      this.#storeFolds();
      if (sidebar.drillsDown) void this.#drillDown(event);
    });
  }

  hostConnected(): void {
    const {shadowRoot} = this.#sidebar;
    if (shadowRoot) adoptStyles(shadowRoot, lateSidebarStyles);
    this.#sizes.observe(this.#sidebar);
  }

  hostDisconnected(): void {
    this.#sizes.disconnect();
  }

  /**
   * Scrolls to the current page, unless the sidebar was there with that page before: then the
   * browser keeps its place. The drawer shows its sidebar when it opens.
   */
  #showCurrent(): void {
    const sidebar = this.#sidebar;
    const isInDrawer = sidebar.scroller !== sidebar;
    // In another document, an element has no methods in Firefox.
    if (isInDrawer || sidebar.ownerDocument !== document) return;
    if (sidebar.scrolledTo !== sidebar.path) sidebar.showCurrent();
  }

  /** Stores the top-level groups that the reader has closed. */
  #storeFolds(): void {
    const {folds} = this.#sidebar;
    const {store} = askSite(this.#sidebar);
    const isClosed = (key: string) => !folds.get(key) && !key.startsWith('/');
    const folded = [...folds.keys()].filter(isClosed).join('\n');
    store?.write({frame: {...store.read().frame, folded}});
  }

  /**
   * Opening a nested group leads to its first page, unless it contains the current page, its first
   * entry is a group, or its name is a link.
   */
  async #drillDown(event: MouseEvent): Promise<void> {
    const target = event.composedPath()[0];
    const toggle = target instanceof Element && target.closest('li > [part="toggle"]');
    await this.#sidebar.updateComplete;
    const list = toggle && toggle.nextElementSibling;
    if (!list || list.querySelector('[aria-current="page"]')) return;
    list.querySelector<HTMLElement>(':scope > li:first-child > a')?.click();
  }
}
