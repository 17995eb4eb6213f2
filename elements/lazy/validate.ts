/** What is only needed when something is wrong, or to find out whether it is. */
export {readJson} from '../../src/config/json.js';
export {checkConfig} from '../shell/check-config.js';
