/** The page shown for a URL without one, the nearest and the first pages, and redirects. */
export {nearestPages} from '../../src/navigation/nearest-pages.js';
export {firstPageWithFile} from '../../src/site/first-page.js';
export {redirectOf} from '../../src/routing/redirects.js';
export {missingPage} from '../page/missing-page.js';
