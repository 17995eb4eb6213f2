import type {PageRecord} from '../../src/publish/page-data.js';
import type {ReaderRecord} from '../shared/reader-store.js';

/**
 * Stores what the document says of the site, as a visit would have: titles of the sidebar, names of
 * files, colors. What the reader has stored stays, but the titles are those of this page.
 */
export function storeRecord(base: URL, record: PageRecord): void {
  const key = `docs-site:${base.href}`;
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as ReaderRecord;
    const labels = new Map([...(stored.labels ?? []), ...(record.labels ?? [])]);
    const files = {...stored.files, ...record.files};
    const merged = {...record, ...stored, labels: [...labels], files};
    localStorage.setItem(key, JSON.stringify(merged));
  } catch {
    // Without storage, the element reads them itself.
  }
}
