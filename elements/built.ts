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
  const base = new URL(site.getAttribute('base') ?? '.', document.baseURI);
  const data = site.querySelector(':scope > script[type="application/json"]')?.textContent;
  const {files, record} = JSON.parse(data ?? '{}') as Partial<PageData>;
  if (moveToPath(base)) break;
  if (record) storeRecord(base, record);
  provideFiles(base, new URL('.', import.meta.url), files ?? {});
  new BuiltPage(site, layout).giveWay();
  new BuiltHead().follow(site, layout.getAttribute('data-path') ?? '');
}
