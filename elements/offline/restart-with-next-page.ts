import {DocsNavigateEvent} from '../shared/events.js';
import {findTarget, focusOnPage} from '../shared/scroll.js';
import type {SiteHost} from '../site/site-options.js';
import type {UpdatableSite} from './updatable-site.js';

/**
 * Opens a site again when the reader goes to another page while it is outdated. Until then, they
 * keep what they are doing.
 *
 * A host page that cancels `docs-navigate` sets `path` itself: the site is opened again once that
 * page is shown.
 */
export function restartWithNextPage(
  host: SiteHost,
  site: UpdatableSite,
  signal: AbortSignal,
  isOutdated = () => true,
): void {
  let shown = site.path;
  let hash = '';
  const restart = () => {
    site.restart();
    // The first page of a site leaves the focus alone, but this reader has followed a link.
    const moveFocus = () => {
      const root = host.pageRoot;
      if (!host.matches(':focus-within')) focusOnPage(host, root, findTarget(root, hash));
    };
    host.addEventListener('docs-page-shown', moveFocus, {once: true});
  };
  const onNavigate = (event: Event) => {
    if (!(event instanceof DocsNavigateEvent) || event.path === site.path || !isOutdated()) return;
    ({hash} = event);
    queueMicrotask(() => {
      if (!event.defaultPrevented && !signal.aborted) restart();
    });
  };
  const onShown = () => {
    const isOther = site.path !== shown;
    shown = site.path;
    if (isOther && isOutdated()) restart();
  };
  host.addEventListener('docs-navigate', onNavigate, {signal});
  host.addEventListener('docs-page-shown', onShown, {signal});
}
