/** Where former addresses lead, for readers who come to an address without a page. */
export {readRedirects} from '../../src/config/read-redirects.js';
export {redirectedFrom} from '../../src/routing/redirects.js';
