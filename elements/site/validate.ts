/** Checks a configuration, the element of its site, and its pages, for their author. */
export {diagnoseConfig} from '../../src/config/check/diagnose.js';
export {checkConfig} from '../problems/check-config.js';
export {PageCheck} from '../problems/page-check.js';
export {checkUrlUse} from './check-url-use.js';
