/** What readers see at an address without a page, and what they may have meant. */
export {nearestPages} from '../../src/navigation/nearest-pages.js';
export {missingPage} from '../shell/missing-page.js';
