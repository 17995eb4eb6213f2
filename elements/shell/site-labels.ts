import type {NavEntry} from '../../src/navigation/navigation.js';
import type {PageLabel, PageLabels} from '../../src/navigation/labels.js';
import type {PageSource} from '../../src/site/load-page.js';
import {readLabels} from '../../src/site/read-labels.js';
import type {ReaderStore} from '../shared/reader-store.js';
import {whenIdle} from '../shared/when-idle.js';

/** Labels become known one after another; the sidebar hears of them in batches. */
const batchPause = 80;
/** More would not fit well into the reader's storage. */
const mostStored = 400;

/** What is known of the pages' labels: remembered from the last visit, then read from the pages in view. */
export class SiteLabels {
  readonly #store: ReaderStore;
  readonly #onChange: () => void;
  readonly #known: Map<string, PageLabel>;
  /** Read during this visit. */
  readonly #fresh = new Set<string>();
  /** As {@link known}, with a new identity after every change. */
  labels: PageLabels;
  #reading = new AbortController();
  #missing: readonly string[] = [];
  #batch: ReturnType<typeof setTimeout> | undefined;

  constructor(store: ReaderStore, onChange: () => void) {
    this.#store = store;
    this.#onChange = onChange;
    this.#known = new Map(store.read().labels);
    this.labels = new Map(this.#known);
  }

  /** Takes over the label of a page. */
  readonly add = (path: string, label: PageLabel): void => {
    this.#fresh.add(path);
    if (JSON.stringify(this.#known.get(path)) === JSON.stringify(label)) return;
    this.#known.delete(path); // the latest stand last, and stay longest
    this.#known.set(path, label);
    this.#batch ??= setTimeout(() => this.#tell(), batchPause);
  };

  /** Reads the labels of the pages in `groups` that are not known yet, when the browser is idle. */
  readAll(entries: readonly NavEntry[], source: PageSource): void {
    const missing = pathsIn(entries).filter((path) => !this.#fresh.has(path));
    if (missing.every((path) => this.#missing.includes(path))) return;
    this.#reading.abort();
    this.#reading = new AbortController();
    this.#missing = missing;
    const {signal} = this.#reading;
    whenIdle(() => void readLabels(missing, source, this.add, signal), signal);
  }

  /** Ends all reading. */
  stop(): void {
    this.#reading.abort();
    clearTimeout(this.#batch);
  }

  #tell(): void {
    this.#batch = undefined;
    this.labels = new Map(this.#known);
    this.#store.write({labels: [...this.#known].slice(-mostStored)});
    this.#onChange();
  }
}

function pathsIn(entries: readonly NavEntry[]): readonly string[] {
  return entries.flatMap((entry) => (entry.kind === 'page' ? entry.path : pathsIn(entry.entries)));
}
