import {load} from 'js-yaml';
import {withAnyIndentation} from '../shared/flow-indentation.js';
import type {Frontmatter, FrontmatterValue} from './page.js';

/**
 * Reads frontmatter that is more than plain `key: value` lines; undefined where it is not an
 * object. Throws on a mistake, with its line.
 */
export function readYaml(yaml: string): Frontmatter | undefined {
  const value = withAnyIndentation(yaml, (text) => load(text));
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? objectOf(value, new Map()) : undefined;
}

/**
 * The entries of an object. `seen` are the lists and objects that have been read: aliases of YAML
 * repeat and contain them.
 */
function objectOf(value: object, seen: SeenValues): Frontmatter {
  const entries = new Map<string, FrontmatterValue>();
  for (const [key, entry] of Object.entries(value) as [string, unknown][]) {
    const read = valueOf(entry, seen);
    if (read !== undefined) entries.set(key, read);
  }
  return entries;
}

/**
 * The values of lists and objects; undefined while one is being read, so that one that contains
 * itself ends.
 */
type SeenValues = Map<object, FrontmatterValue | undefined>;

function valueOf(value: unknown, seen: SeenValues): FrontmatterValue | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (value instanceof Date) return value.toISOString().replace('T00:00:00.000Z', '');
  if (seen.has(value)) return seen.get(value);
  seen.set(value, undefined);
  const read = Array.isArray(value)
    ? value.map((item) => valueOf(item, seen)).filter((item) => item !== undefined)
    : objectOf(value, seen);
  seen.set(value, read);
  return read;
}
