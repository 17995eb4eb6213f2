/** What is only needed when something is wrong, or to find out whether it is. */
export {sentenceOf} from '../../src/diagnostics/sentence.js';
export {diagnoseConfig} from '../../src/config/diagnose.js';
export {readJson} from '../../src/config/json.js';
export {checkConfig} from '../shell/check-config.js';
