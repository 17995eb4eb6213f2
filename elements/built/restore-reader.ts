import {chooseLabels, rows} from './choose-labels.js';
import {keepSidebar, restoreSidebar} from './sidebar-state.js';
import {StoredRecord} from './stored-record.js';

/**
 * Shows what the reader has opened and chosen on other pages of a site, in the first frame of the
 * document, as far as the browser has read it by then; keeps the sidebar for the next page.
 */
export function restoreReader(base: URL): void {
  const {tabs} = new StoredRecord(base).read();
  const known = new Set<Element>();
  const choose = (): void => {
    const others = [...document.querySelectorAll(rows)].filter((row) => !known.has(row));
    others.forEach((row) => known.add(row));
    if (Array.isArray(tabs)) chooseLabels(tabs.map(String), others);
  };
  requestAnimationFrame(() => {
    restoreSidebar(base);
    choose();
  });
  addEventListener('DOMContentLoaded', choose, {once: true});
  keepSidebar(base);
}
