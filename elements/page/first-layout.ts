import {scheduler} from '../shared/scheduler.js';

/**
 * Has the browser lay out and paint the beginning of a new page first, and what is far below the
 * window when it is idle: readers see the first lines sooner. The page is complete all the same,
 * for searching, links and screen readers.
 */
export function layOutBeginningFirst(root: ParentNode): void {
  const page = root.querySelector('[part="page"]');
  page?.toggleAttribute('data-new', true);
  scheduler.frame(() => scheduler.idle(() => page?.removeAttribute('data-new')));
}
