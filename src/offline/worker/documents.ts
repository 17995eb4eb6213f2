import type {StrategyHandler} from 'workbox-strategies';
import {readState, type OfflineSite, type OfflineState} from '../offline-store.js';
import {pathIn} from '../path-in.js';
import {findSaved} from './saved-sets.js';
import {SiteFileStrategy} from './site-files.js';

/**
 * Answers navigations: with the page that holds the site, if that is stored. With the history
 * router every path below the site's document is that page; the host may know none of them.
 */
export class Documents extends SiteFileStrategy {
  protected override async answer(request: Request, handler: StrategyHandler): Promise<Response> {
    const url = request.url.replace(/[?#].*$/, '');
    const state = await readState(this.scope);
    const site = state.sites.find((candidate) => isOf(url, candidate));
    if (!site) return handler.fetch(request);
    const key = new Request(site.document);
    const saved = await findSaved(site.document, state.saved);
    const stored = saved?.response ?? (await handler.cacheMatch(key));
    const path = pathIn(url, site.router, site.document);
    if (stored && (await this.#isPage(path, site))) {
      return saved ? this.useSaved(key, saved, handler) : this.useStored(key, stored, handler);
    }
    try {
      const response = await handler.fetch(request);
      // What is missing there is a page of the site. Redirects, whose status is 0, and requests to
      // sign in are the host's own.
      return stored && response.status > 401 ? stored : response;
    } catch (error) {
      if (stored) return stored;
      throw error;
    }
  }

  protected override keyOf({url}: Request, {sites}: OfflineState): Request | undefined {
    const [document] = url.split(/[?#]/);
    const site = sites.find((candidate) => candidate.document === document);
    return site && new Request(site.document);
  }

  /** Whether a path is known to be a page: hosts may have a list of files for its folder. */
  async #isPage(path: string, {folder, config}: OfflineSite): Promise<boolean> {
    return path === '' || (await this.hasPage(folder, path)) || (await isNamed(path, config));
  }
}

/** Whether the stored configuration names a page. */
async function isNamed(path: string, config: string): Promise<boolean> {
  const text = (await (await caches.match(config))?.text()) ?? '';
  return ['"', '"/'].some((start) =>
    ['"', '/index"'].some((end) => text.includes(start + path + end)),
  );
}

/** Whether a URL shows a site. */
function isOf(url: string, {router, document}: OfflineSite): boolean {
  if (router === 'history') return url.startsWith(document);
  const folder = document.replace(/[^/]*$/, '');
  return url === document || [url, document].every((each) => isIndex(each, folder));
}

function isIndex(url: string, folder: string): boolean {
  return /^(?:index\.html?)?$/i.test(url.slice(folder.length)) && url.startsWith(folder);
}
