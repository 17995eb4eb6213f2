import type {UpdatableSite} from '../offline/updatable-site.js';
import {lazy} from '../shared/lazy.js';
import {routeOfLink} from './follow-links.js';
import type {PagePrefetch} from './page-prefetch.js';
import type {SiteHost} from './site-options.js';

/** Requests pages ahead when a reader points at a link. */
const prefetching = lazy('page-prefetch', () => import('./page-prefetch.js'));

/** Fetches the pages of links ahead that the reader points at, touches or focuses. */
export function prefetchLinks(host: SiteHost, site: UpdatableSite): void {
  let prefetch: PagePrefetch | undefined;
  // What fetches pages loads with the first link that a reader points at.
  const point = async (path: string | undefined, isCertain: boolean): Promise<void> => {
    if (!prefetch && path === undefined) return;
    const module = prefetch ? undefined : await prefetching();
    if (module) prefetch ??= new module.PagePrefetch(module.pageFetcher(site));
    prefetch?.point(path, isCertain);
  };
  const onPoint = (event: Event): void => {
    void point(routeOfLink(event, site)?.path, event.type === 'touchstart');
  };
  host.addEventListener('pointerover', onPoint);
  host.addEventListener('focusin', onPoint);
  host.addEventListener('touchstart', onPoint, {passive: true});
}
