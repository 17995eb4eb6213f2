import {load} from 'js-yaml';
import {withAnyIndentation} from '../shared/flow-indentation.js';
import {frontmatterOf} from './frontmatter-of.js';
import type {Frontmatter} from './page.js';

/**
 * Reads frontmatter that is more than plain `key: value` lines; undefined where it is not an
 * object. Throws on a mistake, with its line.
 */
export function readYaml(yaml: string): Frontmatter | undefined {
  const value = withAnyIndentation(yaml, (text) => load(text));
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? frontmatterOf(value) : undefined;
}
