/** Checks a configuration and the element of its site, for their author. */
export {diagnoseConfig} from '../../src/config/check/diagnose.js';
export {checkConfig} from '../problems/check-config.js';
export {checkUrlUse} from '../site/check-url-use.js';
