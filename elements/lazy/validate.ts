/** Finds out what is wrong with a configuration, for its author. */
export {checkConfig} from '../shell/check-config.js';
