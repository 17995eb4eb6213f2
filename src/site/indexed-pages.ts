import type {Frontmatter} from '../content/page.js';
import type {PageLabel} from '../navigation/label.js';
import {pageLabel} from './page-label.js';

/** What `docs-index.json` says of a page with a file. */
export interface IndexedLabel {
  readonly file: string;
  readonly label: PageLabel;
}

/**
 * The labels of the pages of an index, by path: its entries have the names and values of
 * frontmatter. What another program has written otherwise is left out.
 */
export function indexedLabels(index: unknown): ReadonlyMap<string, IndexedLabel> {
  const {pages} = Object(index) as {readonly pages?: unknown};
  const found = new Map<string, IndexedLabel>();
  for (const page of Array.isArray(pages) ? (pages as readonly unknown[]) : []) {
    const entry: Frontmatter = new Map(Object.entries(Object(page) as object));
    const path = entry.get('path');
    const file = entry.get('file');
    if (typeof path !== 'string' || typeof file !== 'string') continue;
    found.set(path, {file, label: pageLabel(entry, path, file, '')});
  }
  return found;
}
