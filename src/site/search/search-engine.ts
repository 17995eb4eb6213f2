import {hashOf} from '../../search/hash.js';
import type {PreparedPage} from '../../search/prepared-index.js';
import {isInScope, type SearchScope} from '../../search/searched-page.js';
import {SearchIndex, type FoundPages, type SearchOptions} from '../../search/search-index.js';
import {findPage} from '../find-page.js';
import type {PageReader} from '../load-page.js';
import {LoadError, type Loader} from '../loader.js';
import type {PageToSearch} from './pages-to-search.js';
import {readForSearch, unreadPage} from './search-reading.js';
import type {SearchStore, StoredPage} from './search-store.js';

/** How far the pages of the reader's version and language have been read. */
export interface SearchProgress {
  readonly read: number;
  readonly total: number;
  /** Pages that could not be loaded. */
  readonly failed: number;
  readonly isReading: boolean;
  /** There is no network: reading has stopped. */
  readonly isOffline: boolean;
}

/** Where the reader is. */
export interface SearchPlace {
  readonly path: string;
  readonly scope: SearchScope;
}

export interface SearchEngineOptions {
  readonly reader: PageReader;
  /** Keeps what was read for the next visit. */
  readonly store?: SearchStore | undefined;
  readonly onProgress: (progress: SearchProgress) => void;
  /** Lets other tasks run, where there are others. */
  readonly breathe?: () => Promise<void>;
  readonly now?: () => number;
}

/** How many pages are requested at a time. */
const atOnce = 6;
/** This many failures one after another mean that there is no network. */
const fewestFailures = 4;
/** Give up only after this many failures: pages saved for offline use may still load. */
const mostFailures = 60;
/** Stored pages that are older are compared with the host's file, in milliseconds. */
const freshFor = 12 * 60 * 60 * 1000;
const storedAtOnce = 20;
/** How much the title of a page without a file counts. */
const withoutFile = 0.01;
/** With so few results, readers may want those of other versions and languages. */
const fewResults = 2;
/** Progress is told so often, in milliseconds. */
const tellEvery = 100;

type PageStatus = 'waiting' | 'stale' | 'read' | 'failed';

/**
 * Searches a site, whose pages it reads in the background, six at a time: those whose titles have
 * what is searched, then those near the reader, then all others in the order of the navigation.
 */
export class SearchEngine {
  readonly #options: SearchEngineOptions;
  readonly #reader: PageReader;
  readonly #index = new SearchIndex();
  readonly #pages = new Map<string, PageToSearch>();
  readonly #status = new Map<string, PageStatus>();
  readonly #hashes = new Map<string, string>();
  /** The texts of files that need not be requested. */
  readonly #texts = new Map<string, string>();
  /** Page → the files that were requested for it: its own, and the snippets that it includes. */
  readonly #files = new Map<string, Set<string>>();
  /** The pages that are still to be read. */
  #waiting = new Map<string, PageToSearch>();
  /** Until it is known which of the pages need not be read. */
  #setting: Promise<void> | undefined;
  #place: SearchPlace = {path: '', scope: {}};
  #isEverywhere = false;
  #unsaved: StoredPage[] = [];
  /** What the latest search has found. */
  #found: readonly string[] = [];
  #running: AbortController | undefined;
  /** Whether pages are to be read, also those that become known later. */
  #isWanted = false;
  #failures = 0;
  #isOffline = false;
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SearchEngineOptions) {
    this.#options = options;
    const {loader} = options.reader;
    this.#reader = {
      ...options.reader,
      loader: {
        url: (path) => loader.url(path),
        text: (path, signal) => {
          const text = this.#texts.get(path);
          return text === undefined ? loader.text(path, signal) : Promise.resolve(text);
        },
      },
      loadNearestPages: () => Promise.resolve(undefined),
    };
  }

  /**
   * The pages of the site, and what was stored of them or is in a prepared index; more may become
   * known later, and some of them hidden.
   */
  async setPages(
    pages: readonly PageToSearch[],
    place: SearchPlace,
    prepared: readonly PreparedPage[] = [],
  ): Promise<void> {
    this.#place = place;
    const setting = this.#setPages(pages, prepared);
    this.#setting = setting;
    await setting;
    if (this.#setting === setting) this.#setting = undefined;
  }

  async #setPages(
    pages: readonly PageToSearch[],
    prepared: readonly PreparedPage[],
  ): Promise<void> {
    const listed = new Set(pages.map(({path}) => path));
    for (const [path, page] of this.#pages) {
      if (listed.has(path)) continue;
      this.#index.add({...unreadPage(page), sections: []}, page);
      this.#pages.delete(path);
      this.#status.delete(path);
      this.#files.delete(path);
    }
    const added = pages.filter(({path}) => !this.#pages.has(path));
    for (const page of added) {
      this.#pages.set(page.path, page);
      this.#status.set(page.path, 'waiting');
      this.#index.add(unreadPage(page), page);
      await this.#breathe();
    }
    const stored = added.length > 0 ? ((await this.#options.store?.load()) ?? []) : [];
    const oldest = this.#now() - freshFor;
    for (const {path, hash, time, page} of stored) {
      const known = this.#pages.get(path);
      if (!known || this.#status.get(path) !== 'waiting') continue;
      this.#index.add(page, known);
      this.#hashes.set(path, hash);
      this.#status.set(path, time > oldest ? 'read' : 'stale');
      await this.#breathe();
    }
    this.#prepare(prepared);
    if (added.length > 0) this.#readOn();
    this.#tell();
  }

  /** The reader has come to another page. */
  setPlace(place: SearchPlace): void {
    this.#place = place;
  }

  /** Texts of page files that were loaded for the reader. */
  give(texts: Iterable<readonly [file: string, text: string]>): void {
    for (const [file, text] of texts) this.#texts.set(file, text);
  }

  /** With `isEverywhere`, pages of other versions and languages are read from now on. */
  search(typed: string, options: SearchOptions): FoundPages {
    if (options.isEverywhere && !this.#isEverywhere) {
      this.#isEverywhere = true;
      this.#readOn();
    }
    const found = this.#index.search(typed, options);
    this.#found = found.pages.map(({path}) => path);
    return found.total > fewResults ? found : {...found, hasUnread: this.#hasUnread()};
  }

  /** Whether there are pages that have not been read, and are not {@link #wanted}. */
  #hasUnread(): boolean {
    if (this.#isEverywhere) return false;
    const wanted = new Set(this.#wanted());
    return [...this.#pages.values()].some(
      (page) => !wanted.has(page) && this.#status.get(page.path) === 'waiting',
    );
  }

  /**
   * Reads the pages that have not been read; resolves when all are, or when it is paused. What
   * failed is tried again.
   */
  async read(): Promise<void> {
    this.pause();
    this.#isWanted = true;
    const running = new AbortController();
    this.#running = running;
    this.#failures = 0;
    this.#isOffline = false;
    // A page that is stored or prepared is not requested.
    if (this.#setting) await this.#setting;
    if (running.signal.aborted) return;
    for (const [path, status] of this.#status) {
      if (status === 'failed') this.#status.set(path, 'waiting');
    }
    const queue = new Map(this.#queue().map((page) => [page.path, page]));
    this.#waiting = queue;
    const work = async () => {
      for (let page; (page = this.#takeFrom(queue)) !== undefined;) {
        await this.#readPage(page, running.signal);
        if (running.signal.aborted) return;
      }
    };
    this.#tell();
    do {
      await Promise.all(Array.from({length: atOnce}, work));
      // Reading has ended when what was read is kept.
      await this.#save(1);
      if (this.#running !== running) return;
      // Files may have changed meanwhile.
    } while (queue.size > 0);
    this.#running = undefined;
    this.#tell();
  }

  /** The next page to read: one whose title was found, as long as there are some. */
  #takeFrom(queue: Map<string, PageToSearch>): PageToSearch | undefined {
    const path = this.#found.find((found) => queue.has(found)) ?? queue.keys().next().value;
    const page = path === undefined ? undefined : queue.get(path);
    if (path !== undefined) queue.delete(path);
    return page;
  }

  /** Stops reading; {@link read} goes on. */
  pause(): void {
    this.#isWanted = false;
    this.#running?.abort();
    this.#running = undefined;
  }

  /**
   * Reads the pages again whose files have changed, or the snippets that they include. What was
   * read before is found until then.
   */
  readAgain(files: readonly string[]): void {
    for (const file of files) this.#texts.delete(file);
    for (const [path, page] of this.#pages) {
      // Of a page in a prepared index, only its own file is known.
      const ofPage = this.#files.get(path) ?? new Set(this.#reader.pageFiles.likelyFor(path));
      if (!files.some((file) => ofPage.has(file))) continue;
      this.#status.set(path, 'waiting');
      if (this.#running && this.#isInScope(page)) this.#waiting.set(path, page);
    }
    if (!this.#running) this.#readOn();
  }

  /** Goes on reading, if it is wanted. */
  #readOn(): void {
    if (this.#isWanted) this.read().catch((error: unknown) => reportError(error));
  }

  get progress(): SearchProgress {
    const wanted = this.#wanted();
    const count = (...kinds: readonly PageStatus[]) =>
      wanted.filter(({path}) => kinds.includes(this.#status.get(path) ?? 'waiting')).length;
    return {
      read: count('read', 'stale'),
      total: wanted.length,
      failed: count('failed'),
      isReading: this.#running !== undefined,
      isOffline: this.#isOffline,
    };
  }

  #wanted(): readonly PageToSearch[] {
    return [...this.#pages.values()].filter((page) => this.#isInScope(page));
  }

  #isInScope({scopes}: PageToSearch): boolean {
    return this.#isEverywhere || scopes.some((one) => isInScope(one, this.#place.scope));
  }

  /** Pages in the order they are read: those near the reader, the others, what may have changed. */
  #queue(): readonly PageToSearch[] {
    const near = this.#pages.get(this.#place.path)?.trail.join('\n');
    const rank = ({path, trail}: PageToSearch) => {
      if (this.#status.get(path) === 'stale') return 3;
      if (path === this.#place.path) return 0;
      return trail.join('\n') === near ? 1 : 2;
    };
    return this.#wanted()
      .filter(({path}) => /waiting|stale/.test(this.#status.get(path) ?? ''))
      .sort((one, other) => rank(one) - rank(other));
  }

  /** What an index has completely is not read, unless the reader has another text of the page. */
  #prepare(pages: readonly PreparedPage[]): void {
    const given = new Map(
      [...this.#texts].map(([file, text]) => [file.replace(/\.\w+$/, ''), hashOf(text)]),
    );
    for (const page of pages) {
      const {path, hash, boost, isComplete} = page;
      const known = this.#pages.get(path);
      if (!known || this.#status.get(path) !== 'waiting') continue;
      this.#index.add({...page, boost: boost * known.boost}, known);
      if (isComplete && (given.get(path) ?? hash) === hash) this.#status.set(path, 'read');
    }
  }

  async #readPage(page: PageToSearch, signal: AbortSignal): Promise<void> {
    const {path} = page;
    const before = this.#status.get(path) ?? 'waiting';
    const files = new Set<string>();
    this.#files.set(path, files);
    const reader = notingReader(this.#reader, files);
    try {
      const isFile = page.page.source.kind === 'file';
      const found = isFile ? await findPage(path, reader, signal) : undefined;
      this.#failures = 0;
      this.#isOffline = false;
      const hash = found ? hashOf(found.text) : '';
      if (found && before === 'stale' && this.#hashes.get(path) === hash) {
        this.#store(path, hash, undefined);
      } else if (found || !isFile) {
        if (found) this.#texts.set(found.file, found.text);
        const searched = await readForSearch(page, reader, () => this.#breathe(), signal);
        if (found) this.#texts.delete(found.file);
        signal.throwIfAborted();
        if (searched) {
          this.#index.add(searched, page);
          this.#store(path, hash, searched);
        }
      } else if (before !== 'stale') {
        // A page without a file has nothing to read: all others come before it. A stored text of
        // it stays: the host may refuse the file only for now.
        const known = unreadPage(page);
        this.#index.add({...known, boost: known.boost * withoutFile}, page);
      }
      // A file that has changed since is read once more.
      this.#status.set(path, this.#waiting.has(path) ? 'waiting' : 'read');
      await this.#breathe();
      await this.#save(storedAtOnce);
    } catch (error) {
      if (signal.aborted) return;
      this.#status.set(path, before === 'stale' ? 'stale' : 'failed');
      if (error instanceof LoadError && /unreachable|timeout/.test(error.reason)) this.#fail();
    }
    this.#tell();
  }

  /** Without a network there is no use in requesting all other pages. */
  #fail(): void {
    this.#failures++;
    if (this.#failures >= fewestFailures) this.#isOffline = true;
    if (this.#failures >= mostFailures) this.pause();
  }

  #store(path: string, hash: string, page: StoredPage['page'] | undefined): void {
    this.#hashes.set(path, hash);
    this.#unsaved.push({path, hash, time: this.#now(), ...(page && {page})} as StoredPage);
  }

  async #save(least: number): Promise<void> {
    if (this.#unsaved.length < least) return;
    const pages = this.#unsaved;
    this.#unsaved = [];
    await this.#options.store?.save(pages);
  }

  /** Progress of many pages within a moment is told once. */
  #tell(): void {
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined;
      this.#options.onProgress(this.progress);
    }, tellEvery);
  }

  #breathe(): Promise<void> {
    return this.#options.breathe?.() ?? Promise.resolve();
  }

  #now(): number {
    return this.#options.now?.() ?? Date.now();
  }
}

/** A reader that notes the files that it requests. */
function notingReader(reader: PageReader, files: Set<string>): PageReader {
  const {loader} = reader;
  const text: Loader['text'] = (path, ...more) => {
    files.add(path);
    return loader.text(path, ...more);
  };
  return {...reader, loader: {url: (path) => loader.url(path), text}};
}

export {openChunks} from './chunk-search.js';
export {searchStore, storeKey} from './search-store.js';
