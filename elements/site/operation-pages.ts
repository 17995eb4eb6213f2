import {usesApis} from '../../src/config/uses-apis.js';
import type {ApiNavigation} from '../../src/api-pages/api-page.js';
import type {PageReader} from '../../src/site/load-page.js';
import type {Site} from '../../src/site/state.js';
import {unlessAborted} from '../shared/unless-aborted.js';
import type {SiteResources} from './site-resources.js';

/** Adds the pages of operations to the navigation of a site, once for each of its readers. */
export class OperationPages {
  readonly #onFound: (found: ApiNavigation | undefined) => void;
  /** The reader with which they were added. */
  #reader: PageReader | undefined;
  /** Whether API descriptions are still being read for the first time. */
  areAwaited = true;

  /** `onFound` gets the navigation with the pages; nothing if they cannot be read. */
  constructor(onFound: (found: ApiNavigation | undefined) => void) {
    this.#onFound = onFound;
  }

  /**
   * Adds the pages unless they were added: the first page need not wait for them. What could not be
   * loaded is requested again.
   */
  async add(site: Site, {loader, reader, signal}: SiteResources): Promise<void> {
    if (this.#reader === reader) return;
    this.#reader = reader;
    loader.forgetDoubts(); // the reader may have signed in meanwhile
    const found = await unlessAborted(withOperations(site, reader), signal);
    if (found) return this.use(found, reader);
    if (signal.aborted || !usesApis(site.config)) return;
    // The part that reads API descriptions is missing.
    this.#reader = undefined;
    this.areAwaited = false;
    this.#onFound(undefined);
  }

  /** Uses the pages that a reader has found. Where some are missing, they are
   * added later, or with the next page. */
  use(found: ApiNavigation, reader: PageReader): void {
    this.#reader = found.isComplete ? reader : undefined;
    this.areAwaited = found.isPart;
    this.#onFound(found);
  }
}

/** The navigation of a site with the pages of operations, if it has API descriptions. */
export async function withOperations(
  {config}: Site,
  reader: PageReader,
): Promise<ApiNavigation | undefined> {
  return usesApis(config) ? (await reader.loadApis())?.navigation() : undefined;
}
