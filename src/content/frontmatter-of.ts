import {NumberLiteral} from '../shared/number-literal.js';
import type {Frontmatter, FrontmatterValue} from './page.js';

/**
 * The entries of an object as frontmatter: scalars, lists and objects, at any depth. Dates become
 * texts; what has another type, such as `null`, is left out.
 */
export function frontmatterOf(value: object): Frontmatter {
  return objectOf(value, new Map());
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
  if (NumberLiteral.is(value)) return value.number;
  if (seen.has(value)) return seen.get(value);
  seen.set(value, undefined);
  const read = Array.isArray(value)
    ? value.map((item) => valueOf(item, seen)).filter((item) => item !== undefined)
    : objectOf(value, seen);
  seen.set(value, read);
  return read;
}
