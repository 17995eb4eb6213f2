import {readIcon} from '../../shared/read-icon.js';
import {isOperation, readPagePath} from './page-path.js';
import {definedOnly, fieldsOf, listOf, readEach, textOf} from './raw.js';
import type {ConfigEntry, ConfigGroup} from '../site-config.js';

/** How deep groups can be nested; deeper ones are left out (and reported as `config/too-deep`). */
export const maxGroupDepth = 32;

const directories = ['accordion', 'card', 'none'] as const;

/**
 * Reads a list of groups: of page paths, operations and groups, at a depth from 1.
 *
 * Pages outside a group get one without a name. Everything unreadable is left out (specification
 * §2.1, Navigation item; format notes §5.1, Groups; §5.2).
 */
export function readGroups(value: unknown, depth = 1): readonly ConfigGroup[] {
  const groups: ConfigGroup[] = [];
  let loose: ConfigEntry[] = [];
  for (const item of listOf(value)) {
    const entry = readEntry(item, depth);
    if (entry === undefined) continue;
    if (typeof entry === 'object' && 'pages' in entry) {
      loose = [];
      groups.push(entry);
    } else if (loose.push(entry) === 1) {
      groups.push({name: '', pages: loose});
    }
  }
  return groups;
}

/** The properties that groups and divisions pass on to what is inside them. */
export function readInherited(fields: ReadonlyMap<string, unknown>) {
  return {
    directory: directories.find((one) => one === fields.get('directory')),
    openapi: fields.get('openapi'),
  };
}

function readEntry(value: unknown, depth: number): ConfigEntry | undefined {
  if (typeof value === 'string') {
    return readPagePath(value) ?? (isOperation(value) ? {operation: value.trim()} : undefined);
  }
  const fields = fieldsOf(value);
  if (depth > maxGroupDepth || !(fields.has('group') || fields.has('pages'))) return undefined;
  return definedOnly({
    name: textOf(fields.get('group')) ?? '',
    icon: readIcon(fields.get('icon'), fields.get('iconType')),
    version: textOf(fields.get('version')),
    tag: textOf(fields.get('tag')),
    root: readPagePath(fields.get('root')),
    isExpanded: fields.get('expanded') === true || undefined,
    isHidden: fields.get('hidden') === true || undefined,
    ...readInherited(fields),
    pages: readEach(listOf(fields.get('pages')), (entry) => readEntry(entry, depth + 1)),
  });
}
