import {definedOnly} from '../../src/config/read/raw.js';
import type {Page} from '../../src/content/page.js';
import type {PageLabel, PageLabels} from '../../src/navigation/label.js';
import type {PageReader} from '../../src/site/load-page.js';
import type {Cancel} from '../../src/shared/scheduler.js';
import {pageLabel} from '../../src/site/page-label.js';
import {filesToStore} from '../../src/site/files-to-store.js';
import {indexedLabels, type IndexedLabel} from '../../src/site/indexed-pages.js';
import {readLabels} from '../../src/site/read-labels.js';
import {fetchIndex} from '../shared/fetch-index.js';
import type {ReaderStore} from '../shared/reader-store.js';
import {during, scheduler} from '../shared/scheduler.js';

/** Labels are read one after another, and stored in batches, in milliseconds. */
const batchPause = 80;
/** More would not fit well into the reader's storage. */
const mostStored = 400;

/** What a site has for as long as it is in the document. */
export interface LabelResources {
  readonly location: {readonly folder: URL};
  readonly reader: PageReader;
  readonly store: ReaderStore;
  readonly signal: AbortSignal;
}

/**
 * Reads the labels of the pages that lists want to show, from the site's index where it has them,
 * and stores them for the next visit, together with what the files of these pages are called. The
 * lists get all of them at once: rows that change one after another are hard to read.
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
  #waiting: string[] = [];
  #isReading = false;
  #batch: Cancel | undefined;
  /** Whether a label has changed since the lists got them. */
  #hasChanged = false;

  /** `onLabels` gets all known labels when all wanted ones are read, unless none has changed. */
  constructor(
    {store, reader, signal, location: {folder}}: LabelResources,
    host: Element,
    onLabels: (labels: PageLabels) => void,
  ) {
    this.#store = store;
    this.#source = reader;
    this.#indexed = fetchIndex({host, folder, signal}).then(indexedLabels);
    this.#signal = signal;
    this.#onLabels = onLabels;
    this.#known = new Map(store.read().labels);
    signal.addEventListener('abort', () => this.#batch?.(), {once: true});
  }

  /** Adds the label of a page that was read. */
  readonly add = (page: Page | undefined): void => {
    if (page === undefined) return;
    const {frontmatter, path, file, title, hasOwnTitle} = page;
    this.#set(path, pageLabel(frontmatter, path, file, hasOwnTitle ? title : ''));
  };

  /**
   * The pages listed now, the most wanted first. Those no longer listed are not read, but those
   * that were hidden at the last visit: they may be so no more.
   */
  want(lists: Iterable<readonly string[]>): void {
    const hidden = [...this.#known].flatMap(([path, {isHidden}]) => (isHidden ? [path] : []));
    const listed = new Set([...lists, hidden].flat());
    this.#waiting = [...listed].filter((path) => !this.#fresh.has(path));
    if (!this.#isReading) void during(this.#read());
  }

  async #read(): Promise<void> {
    this.#isReading = true;
    const indexed = await this.#indexed;
    for (const [path, {label}] of indexed) {
      if (label.isHidden && !this.#fresh.has(path)) this.#set(path, label);
    }
    await readLabels(this.#next(indexed), this.#source, this.#set, this.#signal);
    this.#isReading = false;
    if (this.#hasChanged && !this.#signal.aborted) this.#onLabels(new Map(this.#known));
    this.#hasChanged = false;
  }

  /** The pages whose files have to be read: the index does not have them. */
  *#next(indexed: ReadonlyMap<string, IndexedLabel>): Generator<string> {
    for (let path; (path = this.#waiting.shift()) !== undefined && !this.#signal.aborted;) {
      const entry = indexed.get(path);
      if (!entry) yield path;
      else {
        this.#source.pageFiles.add(path, entry.file);
        this.#set(path, entry.label);
      }
    }
  }

  readonly #set = (path: string, label: PageLabel): void => {
    this.#fresh.add(path);
    this.#hasChanged ||= JSON.stringify(this.#known.get(path)) !== JSON.stringify(label);
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

/** Descriptions are read again: they are long. */
function short(label: PageLabel): PageLabel {
  const {text, icon, tag, method, link, isHidden} = label;
  return definedOnly({text, icon, tag, method, link, isHidden});
}
