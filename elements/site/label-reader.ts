import {definedOnly} from '../../src/config/read/raw.js';
import type {Page} from '../../src/content/page.js';
import type {PageLabel, PageLabels} from '../../src/navigation/label.js';
import type {PageReader} from '../../src/site/load-page.js';
import type {Cancel} from '../../src/shared/scheduler.js';
import {pageLabel} from '../../src/site/page-label.js';
import {filesToStore} from '../../src/site/files-to-store.js';
import {indexedLabels, type IndexedLabel} from '../../src/site/indexed-pages.js';
import {readLabels} from '../../src/site/read-labels.js';
import type {Loader} from '../../src/site/loader.js';
import {siteIndex} from '../shared/fetch-index.js';
import type {ReaderStore} from '../shared/reader-store.js';
import {savesData} from '../shared/saves-data.js';
import {during, scheduler} from '../shared/scheduler.js';

/** Labels are read one after another, and stored in batches, in milliseconds. */
const batchPause = 80;
/** More would not fit well into the reader's storage. */
const mostStored = 400;

/** So many files that are not near the window are requested at a time. */
const restAtOnce = 4;
/** What the reader scrolls to soon is near; `scrollMargin` is that of the sidebar. */
const nearWindow = {rootMargin: '200px', scrollMargin: '200px'};

/** What a site has for as long as it is in the document. */
export interface LabelResources {
  readonly location: {readonly folder: URL};
  readonly reader: PageReader;
  readonly store: ReaderStore;
  readonly signal: AbortSignal;
}

/** The elements that list pages → the paths of these pages, the most wanted first. */
export type PageLists = ReadonlyMap<unknown, readonly string[]>;

/**
 * Reads the labels of the pages that lists show, from the site's index where it has them, and
 * stores them for the next visit, together with what the files of these pages are called.
 *
 * The files of pages near the window are requested at once, and their labels appear together: rows
 * that change one after another are hard to read. The others follow with a low priority when the
 * browser is idle, or come first as soon as they come near.
 */
export class LabelReader {
  readonly #store: ReaderStore;
  readonly #source: PageReader;
  readonly #signal: AbortSignal;
  readonly #onLabels: (labels: PageLabels) => void;
  readonly #indexed: Promise<ReadonlyMap<string, IndexedLabel>>;
  readonly #known: Map<string, PageLabel>;
  /** Read during this visit. */
  readonly #fresh = new Set<string>();
  /** Listed, and not requested yet. */
  #waiting = new Set<string>();
  /** Requested since the last pause. */
  #asked = new Set<string>();
  /** Aborted by the next pause. */
  #requests = new AbortController();
  #isPaused = false;
  /** How many times pages near the window are being read. */
  #near = 0;
  #rest: Cancel | undefined;
  #isReadingRest = false;
  readonly #rows = new IntersectionObserver((rows) => this.#meet(rows), nearWindow);
  #batch: Cancel | undefined;
  /** The pages whose labels have changed since the lists got them. */
  readonly #untold = new Set<string>();

  /** `onLabels` gets all known labels when those that it waits for are read. */
  constructor(
    {store, reader, signal, location: {folder}}: LabelResources,
    host: Element,
    onLabels: (labels: PageLabels) => void,
  ) {
    this.#store = store;
    this.#source = reader;
    this.#indexed = siteIndex({host, folder, signal}).then(indexedLabels);
    this.#signal = signal;
    this.#onLabels = onLabels;
    this.#known = new Map(store.read().labels);
    const end = () => {
      this.#batch?.();
      this.pause();
    };
    signal.addEventListener('abort', end, {once: true});
  }

  /** Adds the label of a page that was read. */
  readonly add = (page: Page | undefined): void => {
    if (page === undefined) return;
    const {frontmatter, path, file, title, hasOwnTitle} = page;
    this.#set(path, pageLabel(frontmatter, path, file, hasOwnTitle ? title : ''));
  };

  /** Gives up all requests that are under way, and makes none. */
  pause(): void {
    this.#isPaused = true;
    this.#requests.abort();
    this.#rows.disconnect();
    this.#rest?.();
    this.#rest = undefined;
  }

  /** Reads what is listed, after a pause as well. */
  resume(lists: PageLists): void {
    this.#isPaused = false;
    if (this.#requests.signal.aborted) {
      this.#requests = new AbortController();
      this.#asked = new Set();
    }
    this.want(lists);
  }

  /**
   * The pages listed now. Those no longer listed are not read, but those that were hidden at the
   * last visit: they may be so no more.
   */
  want(lists: PageLists): void {
    void during(this.#want(lists));
  }

  async #want(lists: PageLists): Promise<void> {
    const indexed = await this.#indexed;
    if (this.#isPaused) return;
    for (const [path, {label}] of indexed) {
      if (label.isHidden && !this.#fresh.has(path)) this.#set(path, label);
    }
    const hidden = [...this.#known].flatMap(([path, {isHidden}]) => (isHidden ? [path] : []));
    const listed = [...lists.values(), hidden].flat();
    this.#waiting = new Set(listed.filter((path) => !this.#fresh.has(path)));
    for (const path of this.#waiting) {
      const entry = indexed.get(path);
      if (entry) {
        this.#source.pageFiles.add(path, entry.file);
        this.#set(path, entry.label);
      }
      if (entry || this.#asked.has(path)) this.#waiting.delete(path);
    }
    if (indexed.size > 0) this.#tell();
    this.#watch(lists);
    // The observer tells in the next frame what is near.
    this.#rest ??= scheduler.frame(() => this.#readRestWhenIdle(), this.#signal);
  }

  /** Watches for the rows of pages whose labels the lists do not have. */
  #watch(lists: PageLists): void {
    this.#rows.disconnect();
    const requested = [...this.#asked].filter((path) => !this.#fresh.has(path));
    const missed = new Set([...this.#waiting, ...this.#untold, ...requested]);
    if (missed.size === 0) return;
    for (const list of lists.keys()) {
      const rows = list instanceof Element && list.shadowRoot?.querySelectorAll('[data-path]');
      for (const row of rows || []) if (missed.has(pathOf(row))) this.#rows.observe(row);
    }
  }

  #meet(rows: readonly IntersectionObserverEntry[]): void {
    const near = rows.filter(({isIntersecting}) => isIntersecting);
    const paths = new Set(near.map(({target}) => pathOf(target)));
    const unread = [...paths].filter((path) => this.#waiting.has(path));
    if (unread.length > 0) void during(this.#readNear(unread));
    else if ([...paths].some((path) => this.#untold.has(path))) this.#tell();
  }

  async #readNear(paths: readonly string[]): Promise<void> {
    this.#near += 1;
    paths.forEach(this.#ask);
    await this.#read(paths, this.#source, paths.length);
    this.#near -= 1;
    this.#tell();
    this.#readRestWhenIdle();
  }

  #readRestWhenIdle(): void {
    this.#rest?.();
    if (this.#isPaused || savesData()) return;
    this.#rest = scheduler.idle(() => {
      this.#rest = undefined;
      if (this.#near === 0 && !this.#isReadingRest) void during(this.#readRest());
    }, this.#signal);
  }

  async #readRest(): Promise<void> {
    this.#isReadingRest = true;
    await this.#read(this.#restOfPages(), inBackground(this.#source), restAtOnce);
    this.#isReadingRest = false;
    if (this.#waiting.size > 0) this.#readRestWhenIdle();
    else this.#tell();
  }

  /** The pages that wait, until one comes near. */
  *#restOfPages(): Generator<string> {
    for (let path; this.#near === 0 && ([path] = this.#waiting) && path !== undefined;) {
      this.#ask(path);
      yield path;
    }
  }

  readonly #ask = (path: string): void => {
    this.#waiting.delete(path);
    this.#asked.add(path);
  };

  #read(paths: Iterable<string>, source: PageReader, atOnce: number): Promise<void> {
    return readLabels(paths, source, this.#set, this.#requests.signal, atOnce);
  }

  #tell(): void {
    if (this.#untold.size === 0 || this.#near > 0 || this.#isPaused) return;
    this.#untold.clear();
    this.#onLabels(new Map(this.#known));
  }

  readonly #set = (path: string, label: PageLabel): void => {
    this.#fresh.add(path);
    const before = JSON.stringify(this.#known.get(path));
    if (before !== JSON.stringify(label)) this.#untold.add(path);
    this.#known.delete(path); // the latest come last and are stored longest
    this.#known.set(path, label);
    this.#batch ??= scheduler.wait(batchPause, () => this.#keep());
  };

  #keep(): void {
    this.#batch = undefined;
    const latest = [...this.#known].slice(-mostStored);
    const labels = latest.map(([path, label]) => [path, short(label)] as const);
    const {pageFiles} = this.#source;
    this.#store.write({labels, ...filesToStore(pageFiles, mostStored)});
  }
}

/** Requests files after everything that the reader waits for. */
function inBackground(source: PageReader): PageReader {
  const {loader} = source;
  const text: Loader['text'] = (path, signal) => loader.text(path, signal, 'low');
  return {...source, loader: {url: (path) => loader.url(path), text}};
}

function pathOf(row: Element): string {
  return row.getAttribute('data-path') ?? '';
}

/** Descriptions are read again: they are long. */
function short(label: PageLabel): PageLabel {
  const {text, icon, tag, method, link, isHidden} = label;
  return definedOnly({text, icon, tag, method, link, isHidden});
}
