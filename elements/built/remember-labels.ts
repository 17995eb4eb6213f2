import {chooseLabels, chosenLabel, rows} from './choose-labels.js';
import type {StoredRecord} from './stored-record.js';

/** The maximum number of stored labels, as in `synced-tabs.ts`. */
const limit = 20;

/**
 * Stores the labels that a reader chooses on tabs, code groups and views, and chooses them wherever
 * the page has them. The row that was used stays at its place in the window.
 */
export function rememberLabels(layout: HTMLElement, record: StoredRecord): void {
  layout.addEventListener('change', ({target}) => {
    const row = target instanceof Element ? target.closest(rows) : null;
    if (!row) return;
    const label = chosenLabel(row);
    const others = (record.read().tabs ?? []).filter((other) => other !== label);
    record.write({tabs: [label, ...others].slice(0, limit)});
    const {top} = row.getBoundingClientRect();
    chooseLabels([label], layout.querySelectorAll(rows));
    scrollBy({top: row.getBoundingClientRect().top - top, behavior: 'instant'});
  });
}
