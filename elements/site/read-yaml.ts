import {load} from 'js-yaml';

/**
 * Reads frontmatter that is more than plain `key: value` lines; throws on a mistake, with its line.
 */
export function readYaml(yaml: string): unknown {
  return load(yaml);
}
