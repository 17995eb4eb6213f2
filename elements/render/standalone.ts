import {lazy} from '../shared/lazy.js';

const standalone = lazy('define-standalone', () => import('./define-standalone.js'));

/** Defines the elements that a page without a site, or the host page of a site, contains. */
export function defineElementsOf(page: Document): void {
  if (page.readyState === 'loading') {
    page.addEventListener('DOMContentLoaded', () => defineElementsOf(page), {once: true});
  } else if (!page.querySelector('docs-site') || page.querySelector(':not(:defined)')) {
    void standalone(({defineElementsIn}) => defineElementsIn(page));
  }
}
