import type {Page} from '../../src/content/page.js';
import type {PageLabels} from '../../src/navigation/label.js';
import type {ReaderStore} from '../shared/reader-store.js';
import {lazy} from '../shared/lazy.js';
import {scheduler} from '../shared/scheduler.js';
import type {LabelReader, LabelResources} from './label-reader.js';

/** Reads the titles and icons of listed pages. */
const labelReader = lazy('label-reader', () => import('./label-reader.js'));

/**
 * Reads the labels of the pages that are listed, once the first page is shown: of those near the
 * window at once, of the others when the browser is idle.
 */
export class SiteLabels {
  readonly #store: ReaderStore;
  readonly #signal: AbortSignal;
  readonly #onLabels: (labels: PageLabels) => void;
  /** Who lists pages → their paths. */
  readonly #lists = new Map<unknown, readonly string[]>();
  /** The pages shown whose labels are not added yet, the latest last. */
  readonly #shown: (Page | undefined)[] = [];
  #reader: LabelReader | undefined;

  /**
   * `onLabels` gets all labels that are known after every change; an aborted signal ends all
   * reading.
   */
  constructor(store: ReaderStore, signal: AbortSignal, onLabels: (labels: PageLabels) => void) {
    this.#store = store;
    this.#signal = signal;
    this.#onLabels = onLabels;
  }

  /** The labels remembered from the last visit. */
  get remembered(): PageLabels {
    return new Map(this.#store.read().labels);
  }

  /** Notes which pages a list shows now, the most wanted first. */
  list(list: unknown, paths: readonly string[]): void {
    this.#lists.set(list, paths);
    this.#reader?.want(this.#lists);
  }

  /** Reads nothing until the next page is shown: what the reader waits for comes first. */
  pause(): void {
    this.#reader?.pause();
  }

  /** Adds the label of the page shown and reads those of the pages listed now and later. */
  read(page: Page | undefined, resources: LabelResources, host: Element): void {
    this.#shown.push(page);
    // It is on its way while the browser draws the page.
    void labelReader();
    scheduler.frame(() => void this.#read(resources, host), this.#signal);
  }

  async #read(resources: LabelResources, host: Element): Promise<void> {
    // Without it (offline, say) pages are called by their paths.
    const module = await labelReader();
    // Several wait here, and browsers may let a later one go on first.
    const shown = this.#shown.splice(0);
    if (module === undefined || this.#signal.aborted) return;
    this.#reader ??= new module.LabelReader(resources, host, this.#onLabels);
    shown.forEach(this.#reader.add);
    this.#reader.resume(this.#lists);
  }
}
