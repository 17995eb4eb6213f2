/** For a configuration that is not plain JSON: what can be understood of it, and where it goes wrong. */
export {readJson} from '../../src/config/json.js';
