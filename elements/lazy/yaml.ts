export {readYaml} from '../../src/content/read-yaml.js';
