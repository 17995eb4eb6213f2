import {adoptStyles} from '../../styles/adopt-styles.js';
import {loadPart} from '../../shared/load-part.js';
import {whenIdle} from '../../shared/when-idle.js';
import {fadingStyles} from './topbar-overflow.css.js';

/**
 * Additions to the top bar after the page is shown: rows that fade where they overflow, the current
 * tab in view, and the stars of the repository, loaded when the browser is idle.
 */
export function updateTopbarOverflow(root: ParentNode): void {
  const bar = root.querySelector('docs-topbar')?.shadowRoot;
  if (!bar) return;
  adoptStyles(bar, fadingStyles);
  showCurrentTab(bar);
  if (!bar.querySelector('docs-stars') || customElements.get('docs-stars')) return;
  whenIdle(() => void loadPart('docs-stars'), new AbortController().signal);
}

/** Scrolls the row of tabs, never the page. */
function showCurrentTab(bar: ParentNode): void {
  const tab = bar.querySelector('[part=tab][aria-current]');
  const row = tab?.closest('nav');
  if (!tab || !row) return;
  const {left, right} = row.getBoundingClientRect();
  const at = tab.getBoundingClientRect();
  if (at.left < left || at.right > right) row.scrollLeft += at.left - left - row.clientWidth / 3;
}
