import type {Cancel} from '../../src/shared/scheduler.js';
import {findPage} from '../../src/site/find-page.js';
import {savesData} from '../shared/saves-data.js';
import {scheduler} from '../shared/scheduler.js';
import type {UpdatableSite} from '../offline/updatable-site.js';

/** How long a reader points at a link that they do not just pass, in milliseconds. */
const pause = 80;
/** The most pages that are requested at once, the latest ones. */
const mostAtOnce = 2;
/** The most pages that are requested ahead until the site is left. */
const mostInAll = 50;

/** Fetches the page at a path, until the signal is aborted. */
type FetchPage = (path: string, signal: AbortSignal) => Promise<unknown>;

/** Fetches files of pages that the navigation of a site lists; operations have none. */
export function pageFetcher(site: Pick<UpdatableSite, 'resources' | 'state'>): FetchPage {
  return async (path, signal) => {
    const {resources, state} = site;
    if (!resources || state.phase !== 'ready') return;
    const source = state.site.navigation.pages.get(path)?.source;
    if (source?.kind === 'file') await findPage(path, resources.reader, signal);
  };
}

/** Fetches the pages of links that a reader points at, within a budget. */
export class PagePrefetch {
  readonly #fetchPage: FetchPage;
  /** The pages that were fetched or are being fetched. */
  readonly #fetched = new Set<string>();
  readonly #running = new Set<AbortController>();
  #left = mostInAll;
  #cancel: Cancel | undefined;

  constructor(fetchPage: FetchPage) {
    this.#fetchPage = fetchPage;
  }

  /**
   * The reader points at a link to a page, or at anything else. A touch is certain to mean its
   * link, and over before a pause.
   */
  point(path: string | undefined, isCertain: boolean): void {
    this.#cancel?.();
    if (path === undefined || this.#fetched.has(path)) return;
    if (isCertain) void this.#start(path);
    else this.#cancel = scheduler.wait(pause, () => void this.#start(path));
  }

  async #start(path: string): Promise<void> {
    if (this.#left === 0 || savesData()) return;
    this.#left -= 1;
    const [oldest] = this.#running;
    if (this.#running.size >= mostAtOnce) oldest?.abort();
    const request = new AbortController();
    this.#fetched.add(path);
    this.#running.add(request);
    // Requested again when the reader points at it again, or goes there.
    await this.#fetchPage(path, request.signal).catch(() => this.#fetched.delete(path));
    this.#running.delete(request);
  }
}
