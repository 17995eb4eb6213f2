/** The page shown for a URL without one, the nearest pages, and redirects. */
export {nearestPages} from '../../src/navigation/nearest-pages.js';
export {redirectOf} from '../../src/routing/redirects.js';
export {missingPage} from '../page/missing-page.js';
