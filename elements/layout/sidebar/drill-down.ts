import {fieldsOf} from '../../../src/config/read/raw.js';
import type {SiteConfig} from '../../../src/config/site-config.js';
import type {DocsSidebar} from './docs-sidebar.js';

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
