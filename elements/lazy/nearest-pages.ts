/** Finds what a reader may have meant, for addresses without a page. */
export {nearestPages} from '../../src/navigation/nearest-pages.js';
