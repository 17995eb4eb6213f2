/*
 * The script of a site in one file (`docs-site build --single-file`). The document has been shown
 * by now: this gives its site what it would request from a host, and starts the element, which
 * takes over the page.
 */
import type {PageData} from '../src/publish/page-data.js';
import type {SingleFileData} from '../src/publish/single-file/single-file-data.js';
import type {SiteLoader} from '../src/site/loader.js';
import {BuiltPage} from './built/built-page.js';
import {storeRecord} from './built/store-record.js';
import {addModules} from './single-file/add-modules.js';
import {answerRequests} from './single-file/answer-requests.js';
import {documentLoader} from './single-file/document-loader.js';

/** What is used of `<docs-site>` here: its class is not loaded yet. */
interface Site extends HTMLElement {
  loader?: SiteLoader;
  scheduleUpdate?(): unknown;
}

const site = document.querySelector<Site>('docs-site');
const layout = site?.querySelector(':scope > .docs-site-layout');
if (site && layout) {
  const data = JSON.parse(textOf(document, '[data-docs-file]')) as SingleFileData;
  const page = JSON.parse(textOf(site, ':scope > script')) as Partial<PageData>;
  const folder = new URL(site.getAttribute('src') ?? '');
  if (page.record) storeRecord(folder, page.record);
  void new BuiltPage(site, layout).giveWay();
  answerRequests(data);
  setLoader(site, documentLoader(data, folder));
  addModules(data.modules, document.currentScript?.nonce ?? '');
}

/**
 * Sets the loader of an element whose class is not loaded yet. Lit sets such a property only with
 * the first update, and by then the element would have requested its files.
 */
function setLoader(element: Site, loader: SiteLoader): void {
  element.scheduleUpdate = () => {
    // From here on, it is the method of the class.
    Reflect.deleteProperty(element, 'scheduleUpdate');
    element.loader = loader;
    return element.scheduleUpdate?.();
  };
}

function textOf(parent: ParentNode, selector: string): string {
  return parent.querySelector(selector)?.textContent ?? '{}';
}
