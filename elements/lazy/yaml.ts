// Reads frontmatter that is more than plain `key: value` lines.
export {readYaml} from '../site/read-yaml.js';
