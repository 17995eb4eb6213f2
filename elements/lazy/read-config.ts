/** For a configuration that refers to other files, or that is not plain JSON. */
export {readConfig} from '../../src/site/read-config.js';
