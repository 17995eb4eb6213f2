import {fieldsOf} from '../../src/config/read/raw.js';
import type {SiteConfig} from '../../src/config/site-config.js';
import type {DocsSidebar} from './sidebar/docs-sidebar.js';
import {adoptStyles} from '../styles/adopt-styles.js';
import {loadPart} from '../shared/load-part.js';
import {whenIdle} from '../shared/waiting.js';
import {css} from 'lit';

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

/**
 * Additions to the top bar after the page is shown: rows that fade where they overflow, the current
 * tab in view, and the stars of the repository, loaded when the browser is idle.
 *
 * Returns the current tab. `shownTab` is what was returned before: nothing is measured for it,
 * which would lay out what has been added to a long page.
 */
export function updateTopbarOverflow(root: ParentNode, shownTab?: Element): Element | undefined {
  const bar = root.querySelector('docs-topbar')?.shadowRoot;
  if (!bar) return undefined;
  adoptStyles(bar, fadingStyles);
  const tab = bar.querySelector('[part=tab][aria-current]') ?? undefined;
  if (tab && tab !== shownTab) showInRow(tab);
  if (bar.querySelector('docs-stars') && !customElements.get('docs-stars')) {
    whenIdle(() => void loadPart('docs-stars'));
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

const edges = css`linear-gradient(
  90deg,
  transparent,
  #000 2.5rem calc(100% - 2.5rem),
  transparent
)`;

/**
 * Rows of the top bar that scroll fade at the ends that overflow. The mask is wider than its row:
 * scrolling moves one end in and the other out. Rows that do not scroll have no mask.
 */
const fadingStyles = css`
  @supports (animation-timeline: scroll()) {
    [part='scroller'],
    [part='tabs'] {
      animation: fading-edges linear both;
      animation-timeline: scroll(self inline);
      mask-size: calc(100% + 2.5rem) 100%;
      mask-repeat: no-repeat;
    }
    :is([part='scroller'], [part='tabs']):dir(rtl) {
      animation-direction: reverse;
    }
    @keyframes fading-edges {
      from {
        mask-image: ${edges};
        mask-position: -2.5rem 0;
      }
      to {
        mask-image: ${edges};
        mask-position: 0 0;
      }
    }
  }
`;
