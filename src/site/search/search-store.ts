import {readVariables} from '../../config/read/variables.js';
import type {WrittenConfig} from '../../config/site-config.js';
import {hashOf} from '../../search/hash.js';
import type {SearchedPage} from '../../search/searched-page.js';

/** A page that was read, as it is kept for the next visit. */
export interface StoredPage {
  readonly path: string;
  /** Of the text of its file. */
  readonly hash: string;
  /** When its file was last loaded, in milliseconds. */
  readonly time: number;
  readonly page: SearchedPage;
}

/** Keeps the searched pages of one site. */
export interface SearchStore {
  load(): Promise<readonly StoredPage[]>;
  /** Resolves when the pages are kept. Without `page`, the stored one stays. */
  save(pages: readonly (Omit<StoredPage, 'page'> & Partial<StoredPage>)[]): Promise<void>;
}

const databaseName = 'docs-site-search';
/** To be raised when stored pages have another form. */
const version = 2;
/** More characters of one site are not kept. */
const mostCharacters = 20_000_000;
/** The sites that were searched last. */
const mostSites = 5;

interface SiteRecord {
  readonly site: string;
  readonly used: number;
  readonly size: number;
}

/**
 * Keeps the searched pages of a site in the browser's database. Where there is none, or it is full,
 * nothing is kept: no call rejects.
 */
export function searchStore(site: string): SearchStore {
  let opening: Promise<IDBDatabase> | undefined;
  const database = () => (opening ??= openDatabase());
  const range = IDBKeyRange.bound([site], [site, []]);
  let size = 0;

  async function load(): Promise<readonly StoredPage[]> {
    const stores = (await database()).transaction(['pages', 'sites'], 'readwrite');
    const pages = await resultOf(
      stores.objectStore('pages').getAll(range) as IDBRequest<(StoredPage & {site: string})[]>,
    );
    size = pages.reduce((sum, {page}) => sum + lengthOf(page), 0);
    const sites = stores.objectStore('sites');
    sites.put({site, used: Date.now(), size} satisfies SiteRecord);
    const known = await resultOf(sites.getAll() as IDBRequest<SiteRecord[]>);
    const old = known.sort((one, other) => other.used - one.used).slice(mostSites);
    for (const {site: name} of old) {
      sites.delete(name);
      stores.objectStore('pages').delete(IDBKeyRange.bound([name], [name, []]));
    }
    return pages;
  }

  async function save(pages: readonly (Omit<StoredPage, 'page'> & Partial<StoredPage>)[]) {
    const transaction = (await database()).transaction('pages', 'readwrite');
    const store = transaction.objectStore('pages');
    for (const page of pages) {
      const known = page.page ? page : {...(await storedPage(store, site, page.path)), ...page};
      if (!known.page) continue;
      if (page.page) size += lengthOf(page.page);
      if (size > mostCharacters) break;
      store.put({site, ...known});
    }
    await endOf(transaction);
  }

  return {
    load: () => load().catch(() => []),
    save: (pages) => save(pages).catch(() => undefined),
  };
}

function storedPage(store: IDBObjectStore, site: string, path: string) {
  return resultOf(store.get([site, path]) as IDBRequest<StoredPage | undefined>);
}

function lengthOf({sections}: SearchedPage): number {
  return sections.reduce((sum, {text, code}) => sum + text.length + code.length, 0);
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, version);
  request.onupgradeneeded = () => {
    const {result} = request;
    for (const name of result.objectStoreNames) result.deleteObjectStore(name);
    result.createObjectStore('pages', {keyPath: ['site', 'path']});
    result.createObjectStore('sites', {keyPath: 'site'});
  };
  return resultOf(request);
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database failed.'));
    if ('onblocked' in request) request.onblocked = request.onerror;
  });
}

/** Resolves when what the transaction writes is kept. */
function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The database failed.'));
  });
}

/** The key of a site whose pages depend on the variables of its configuration. */
export function storeKey(folder: string, config: WrittenConfig): string {
  return `${folder} ${hashOf(JSON.stringify([...readVariables(config)]))}`;
}
