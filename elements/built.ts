/*
 * A script of published pages (`docs-site build`), before the entry of the site: it passes on what
 * is in the document, so that nothing of it is requested, and lets the element take over the page.
 *
 * It imports nothing of the main chunk, so that it runs before that has come.
 */
import {BuiltHead} from './built/built-head.js';
import {BuiltPage} from './built/built-page.js';
import {moveToPath} from './built/old-links.js';
import type {PageData} from '../src/publish/page-data.js';
import {provideFiles} from './built/provide-files.js';
import {storeRecord} from './built/store-record.js';

for (const layout of document.querySelectorAll('docs-site > .docs-site-layout')) {
  const site = layout.parentElement as HTMLElement;
  const written = site.getAttribute('base') ?? '.';
  // Without a valid one, the element finds no site: the page stays as it is.
  const base = URL.canParse(written, document.baseURI) && new URL(written, document.baseURI);
  if (base) {
    if (moveToPath(base)) break;
    const {files, record} = dataIn(site);
    if (record) storeRecord(base, record);
    provideFiles(base, new URL('.', import.meta.url), files ?? {});
  }
  new BuiltPage(site, layout).giveWay();
  new BuiltHead().follow(site, layout.getAttribute('data-path') ?? '');
}

/** The data of a page; none where another program has changed them. The element needs none. */
function dataIn(site: Element): Partial<PageData> {
  const text = site.querySelector(':scope > script[type="application/json"]')?.textContent;
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Partial<PageData>;
  } catch {
    return {};
  }
}
