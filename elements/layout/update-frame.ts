import {fieldsOf} from '../../src/config/read/raw.js';
import type {SiteConfig} from '../../src/config/site-config.js';
import type {DocsSidebar} from './sidebar/docs-sidebar.js';
import {adoptStyles} from '../styles/adopt-styles.js';
import {lazy} from '../shared/lazy.js';
import {scheduler} from '../shared/scheduler.js';
import {lateOutlineStyles, lateSidebarStyles, lateTopbarStyles} from './late-frame.css.js';

/** How many stars the repository has. */
const stars = lazy('docs-stars', () => import('./topbar/docs-stars.js'));

/**
 * With `interaction.drilldown`, opening a nested group navigates to its first page, unless it
 * contains the current page, its first entry is a group, or its name is a link (format notes §5.1,
 * Groups). Applies to the first sidebar only: the drawer would close.
 */
export function drillDown(frame: ParentNode, {raw}: SiteConfig): void {
  const sidebar = frame.querySelector('docs-sidebar');
  if (!sidebar) return;
  const isWanted = fieldsOf(raw.get('interaction')).get('drilldown') === true;
  sidebar.onclick = isWanted ? (event) => void follow(event, sidebar) : null;
}

async function follow(event: MouseEvent, sidebar: DocsSidebar): Promise<void> {
  const target = event.composedPath()[0];
  const toggle = target instanceof Element && target.closest('li > [part="toggle"]');
  await sidebar.updateComplete;
  const list = toggle && toggle.nextElementSibling;
  if (!list || list.querySelector('[aria-current="page"]')) return;
  list.querySelector<HTMLElement>(':scope > li:first-child > a')?.click();
}

const lateStyles = Object.entries({
  'docs-outline': lateOutlineStyles,
  'docs-sidebar': lateSidebarStyles,
  'docs-topbar': lateTopbarStyles,
});

/** Adds the styles of what is around the page that are not needed to show it. */
export function adoptLateStyles(frame: ParentNode): void {
  for (const [name, styles] of lateStyles) {
    for (const {shadowRoot} of frame.querySelectorAll(name)) {
      if (shadowRoot) adoptStyles(shadowRoot, styles);
    }
  }
}

/**
 * Additions to the top bar after the page is shown: the current tab in view, and the stars of the
 * repository, which load when the browser is idle.
 *
 * Returns the current tab. `shownTab` is what was returned before: nothing is measured for it,
 * which would lay out what has been added to a long page.
 */
export function updateTopbarOverflow(root: ParentNode, shownTab?: Element): Element | undefined {
  const bar = root.querySelector('docs-topbar')?.shadowRoot;
  if (!bar) return undefined;
  const tab = bar.querySelector('[part=tab][aria-current]') ?? undefined;
  if (tab && tab !== shownTab) showInRow(tab);
  if (bar.querySelector('docs-stars') && !customElements.get('docs-stars')) {
    scheduler.idle(() => void stars());
  }
  return tab;
}

/** Scrolls the row of tabs, never the page. */
function showInRow(tab: Element): void {
  const row = tab.closest('nav');
  if (!row) return;
  const {left, right} = row.getBoundingClientRect();
  const at = tab.getBoundingClientRect();
  if (at.left < left || at.right > right) row.scrollLeft += at.left - left - row.clientWidth / 3;
}
