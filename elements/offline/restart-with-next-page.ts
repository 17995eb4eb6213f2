import {DocsNavigateEvent} from '../shared/events.js';
import type {SiteHost} from '../site/site-options.js';
import type {UpdatableSite} from './updatable-site.js';

/**
 * Opens a site again when the reader goes to another page while it is outdated. Until then, they
 * keep what they are doing.
 */
export function restartWithNextPage(
  host: SiteHost,
  site: UpdatableSite,
  signal: AbortSignal,
  isOutdated = () => true,
): void {
  const onNavigate = (event: Event) => {
    const isHere = event instanceof DocsNavigateEvent && event.path === site.path;
    if (isHere || !isOutdated()) return;
    queueMicrotask(() => {
      if (event.defaultPrevented || signal.aborted) return;
      site.restart();
      // The first page of a site leaves the focus alone, but this reader has followed a link.
      host.addEventListener('docs-page-shown', () => focusOnTitle(host), {once: true});
    });
  };
  host.addEventListener('docs-navigate', onNavigate, {signal});
}

function focusOnTitle(host: SiteHost): void {
  const title = host.pageRoot.querySelector<HTMLElement>('h1');
  if (!title || host.matches(':focus-within')) return;
  title.tabIndex = -1; // can be focused, but not by Tab
  title.focus({preventScroll: true});
}
