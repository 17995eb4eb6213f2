/** Checks a configuration, for its author. */
export {diagnoseConfig} from '../../src/config/check/diagnose.js';
export {checkConfig} from '../problems/check-config.js';
