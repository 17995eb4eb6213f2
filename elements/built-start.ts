/*
 * A script of published pages (`docs-site build`) whose element starts, before the entry of the
 * site: it passes on what is in the document, so that nothing of it is requested, and lets the
 * element take over the page. Pages in which readers have needed nothing of it yet do not load it
 * (`built.ts`).
 *
 * It imports nothing of the main chunk, so that it runs before that has come.
 */
import {BuiltHead} from './built/built-head.js';
import {BuiltPage} from './built/built-page.js';
import type {PageData} from '../src/publish/page-data.js';
import {provideFiles} from './built/provide-files.js';
import {storeRecord} from './built/store-record.js';
import {writtenPages} from './built/written-pages.js';

const pages = writtenPages().map(({site, layout, base}) => {
  if (base) {
    const {files, record} = dataIn(site);
    if (record) storeRecord(base, record);
    provideFiles(base, new URL('.', import.meta.url), files ?? {});
  }
  new BuiltHead().follow(site, layout.getAttribute('data-path') ?? '');
  return new BuiltPage(site, layout).giveWay();
});

export {livePart, searchFrom} from './built/live-part.js';

/** Resolves once the elements show the pages of the document. */
export const taken: Promise<unknown> = Promise.all(pages);

/** The data of a page; none where another program has changed them. The element needs none. */
function dataIn(site: Element): Partial<PageData> {
  const text = site.querySelector(':scope > script[type="application/json"]')?.textContent;
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Partial<PageData>;
  } catch {
    return {};
  }
}
