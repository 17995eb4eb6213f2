/** Finds out what is wrong with a configuration, for its author. */
export {diagnoseConfig} from '../../src/config/diagnose.js';
export {checkConfig} from '../shell/check-config.js';
