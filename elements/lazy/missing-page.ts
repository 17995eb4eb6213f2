/** The page shown for a URL without one, the nearest and the first pages, and redirects. */
export {nearestPages} from '../../src/navigation/nearest-pages.js';
export {redirectOf} from '../../src/routing/redirects.js';
export {missingPage} from '../page/missing-page.js';
export {resolveMissing} from '../site/resolve-missing.js';
