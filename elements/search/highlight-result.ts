import {scheduler} from '../shared/scheduler.js';
import {highlightWords} from './highlight-words.js';
import {revealWords} from './reveal-words.js';
import type {ResultLink} from './search-results.js';
import type {SearchSite} from './search-site.js';

/**
 * Marks the words of a result once its page is there, and opens what hides them. Escape and the
 * next page remove the marks.
 *
 * @param isOpen Whether the search is open: Escape is for it, then.
 * @returns What removes the marks, and listens no longer.
 */
export function highlightResult(
  {host}: SearchSite,
  {path, id, terms}: NonNullable<ResultLink['section']>,
  isOpen: () => boolean,
): AbortController {
  const highlight = new AbortController();
  const {signal} = highlight;
  const hidden = new Set(terms);
  let isShown = false;
  const show = () => {
    if (isShown) return highlight.abort();
    isShown = true;
    const page = host.pageRoot.querySelector('[part~="page"]');
    if (!page) return;
    highlightWords(page, new Set(terms), signal, (words) => {
      // Components that were just defined have their content by then.
      scheduler.frame(() => revealWords(page, id, words, hidden), signal);
    });
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
