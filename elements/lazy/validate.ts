/** Checks a configuration and the element of its site, for their author. */
export {checkConfig} from '../problems/check-config.js';
export {checkUrlUse} from '../problems/check-url-use.js';
