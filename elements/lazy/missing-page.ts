/** What readers see at an address without a page, what they may have meant, and where former addresses lead. */
export {nearestPages} from '../../src/navigation/nearest-pages.js';
export {redirectOf} from '../../src/routing/redirects.js';
export {missingPage} from '../page/missing-page.js';
