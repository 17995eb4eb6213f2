import type {Page} from '../../src/content/page.js';
import type {PageLabels} from '../../src/navigation/labels.js';
import type {PageReader} from '../../src/site/load-page.js';
import type {ReaderStore} from '../shared/reader-store.js';
import {loadPart} from '../shared/load-part.js';
import {whenIdle} from '../shared/when-idle.js';
import type {LabelReader} from './label-reader.js';

/** What is known of the pages' labels: remembered from the last visit, then read from the pages that are listed. */
export class SiteLabels {
  /** Another map after every change. */
  labels: PageLabels;
  readonly #store: ReaderStore;
  readonly #onChange: () => void;
  readonly #lifetime = new AbortController();
  /** Who lists pages → their paths. */
  readonly #lists = new Map<unknown, readonly string[]>();
  #reader: LabelReader | undefined;

  constructor(store: ReaderStore, onChange: () => void) {
    this.#store = store;
    this.#onChange = onChange;
    this.labels = new Map(store.read().labels);
  }

  /** Notes which pages are listed now at a place, the most wanted first. */
  list(place: unknown, paths: readonly string[]): void {
    this.#lists.set(place, paths);
    this.#reader?.want(this.#lists.values());
  }

  /** Takes over the label of the page shown and reads those of the pages listed now and later, when the browser is idle. */
  read(page: Page | undefined, source: PageReader): void {
    const {signal} = this.#lifetime;
    whenIdle(() => void this.#read(page, source, signal), signal);
  }

  /** Ends all reading. */
  stop(): void {
    this.#lifetime.abort();
  }

  async #read(page: Page | undefined, source: PageReader, signal: AbortSignal): Promise<void> {
    // Without it (offline, say) pages are called by their paths.
    const lazy = await loadPart('label-reader');
    if (lazy === undefined || signal.aborted) return;
    this.#reader ??= new lazy.LabelReader(this.#store, source, signal, (labels) => {
      this.labels = labels;
      this.#onChange();
    });
    this.#reader.learn(page);
    this.#reader.want(this.#lists.values());
  }
}
