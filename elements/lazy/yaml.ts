export {readYaml} from '../site/read-yaml.js';
