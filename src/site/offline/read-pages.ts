import type {Page} from '../../content/page.js';
import type {SiteLinks} from '../../routing/site-links.js';
import {loadPage, type PageReader} from '../load-page.js';
import type {Site} from '../state.js';
import {wholePage} from '../whole-page.js';
import {filesOfPage, pagesLinked} from './files-named.js';

/** So many pages are requested at a time. */
const atOnce = 6;

/** What is read of a site. */
export interface PagesToRead {
  readonly site: Site;
  readonly reader: PageReader;
  readonly links: SiteLinks;
  /** The paths of the pages to begin with; pages that they link to are read as well. */
  readonly paths: readonly string[];
  /** Called with each page that was read. */
  readonly onPage?: (page: Page) => void;
  /** Called after each page: how many were read, of how many. */
  readonly onProgress: (read: number, total: number) => void;
  /** Lets other tasks run. */
  readonly breathe: () => Promise<void>;
  readonly signal: AbortSignal;
}

/** What became of it. */
export interface PagesRead {
  readonly pages: number;
  /** The URLs of the images and videos that the pages show. */
  readonly files: ReadonlySet<string>;
  /** The pages that could not be read. */
  readonly failed: readonly string[];
}

/**
 * Reads pages, with what they are made of: the reader's loader requests every file. Rejects only
 * with the signal's reason when that is aborted.
 */
export async function readPages(given: PagesToRead): Promise<PagesRead> {
  const {site, reader, links, signal, onPage, onProgress, breathe} = given;
  const known = new Set(given.paths);
  const queue = [...known];
  const files = new Set<string>();
  const failed: string[] = [];
  let read = 0;

  async function readNext(): Promise<void> {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      await readOne(path, known.has(path));
      signal.throwIfAborted();
      onProgress(++read, read + queue.length);
      await breathe();
    }
  }

  async function readOne(path: string, isWanted: boolean): Promise<void> {
    const loaded = await loadPage(path, site.navigation, reader, signal);
    const state = await wholePage(loaded, breathe);
    if (state.phase !== 'shown') {
      // A link to a page that does not exist is a mistake of its author, and nothing to save.
      if (isWanted && site.navigation.pages.has(path)) failed.push(path);
      return;
    }
    const {page} = state;
    onPage?.(page);
    for (const file of filesOfPage(page, links)) files.add(file);
    for (const linked of pagesLinked(page)) {
      if (known.has(linked) || site.navigation.pages.has(linked)) continue;
      known.add(linked);
      queue.push(linked);
    }
  }

  await Promise.all(Array.from({length: atOnce}, readNext));
  return {pages: read - failed.length, files, failed};
}
