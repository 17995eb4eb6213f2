import {chooseLabels, rows} from './choose-labels.js';
import {keepSidebar, restoreSidebar} from './sidebar-state.js';
import {StoredRecord} from './stored-record.js';

/**
 * Shows what the reader has opened and chosen on other pages of a site, in the first frame of the
 * document, as far as the browser has read it by then; keeps the sidebar for the next page.
 */
export function restoreReader(base: URL): void {
  const {tabs} = new StoredRecord(base).read();
  const labels = Array.isArray(tabs) ? tabs.map(String) : [];
  const known = new Set<Element>();
  const choose = (): void => {
    const others = [...document.querySelectorAll(rows)].filter((row) => !known.has(row));
    others.forEach((row) => known.add(row));
    chooseLabels(labels, others);
  };
  const restore = restoreSidebar(base);
  // Where a frame is asked for, browsers show the beginning of the document sooner.
  if (restore || labels.length > 0) {
    requestAnimationFrame(() => {
      restore?.();
      choose();
    });
    addEventListener('DOMContentLoaded', choose, {once: true});
  }
  keepSidebar(base);
}
