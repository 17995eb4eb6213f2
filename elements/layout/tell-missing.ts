import {isContentMissing} from '../shared/lazy.js';
import type {DocsPartUnavailableEvent} from '../shared/page-events.js';
import {DocsMissingNotice} from './docs-missing-notice.js';

/**
 * Tells the reader in one sentence that parts of a page could not be loaded, or that the search
 * could not. What is loaded once the browser is online is no longer missing.
 */
export function tellMissing(frame: ShadowRoot, signal: AbortSignal): void {
  const notice = new DocsMissingNotice();
  // It stays closed until the browser was online.
  let wasTold = false;
  const tell = (isSearch: boolean): void => {
    if (!isSearch && wasTold) return;
    wasTold ||= !isSearch;
    notice.missing = isSearch ? 'search' : 'page';
    frame.append(notice);
  };
  const onUnavailable = ({part, isContent}: DocsPartUnavailableEvent) => {
    if (part === 'search' || isContent) tell(part === 'search');
  };
  const remove = () => notice.remove();
  addEventListener('docs-part-unavailable', onUnavailable, {signal});
  addEventListener('online', () => (remove(), (wasTold = false)), {signal});
  signal.addEventListener('abort', remove);
  if (isContentMissing()) tell(false);
}
