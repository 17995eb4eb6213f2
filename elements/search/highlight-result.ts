import {highlightWords} from './highlight-words.js';
import type {SearchSite} from './search-site.js';

/**
 * Marks the words of a result once its page is there; Escape and the next page remove the marks.
 *
 * @param isOpen Whether the search is open: Escape is for it, then.
 * @returns What removes the marks, and listens no longer.
 */
export function highlightResult(
  {host}: SearchSite,
  path: string,
  terms: ReadonlySet<string>,
  isOpen: () => boolean,
): AbortController {
  const highlight = new AbortController();
  const {signal} = highlight;
  let isShown = false;
  const show = () => {
    if (isShown) return highlight.abort();
    isShown = true;
    const page = host.pageRoot.querySelector('[part~="page"]');
    if (page) highlightWords(page, terms, signal);
  };
  if (host.dataset['path'] === path) show();
  host.addEventListener('docs-page-shown', show, {signal});
  addEventListener(
    'keydown',
    ({key, defaultPrevented}) => {
      if (key === 'Escape' && !defaultPrevented && !isOpen()) highlight.abort();
    },
    {signal},
  );
  return highlight;
}
