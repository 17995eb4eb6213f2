import {readIcon} from '../content/read-icon.js';
import {readPagePath} from './page-path.js';
import {definedOnly, fieldsOf, listOf, readEach, textOf} from './raw.js';
import type {ConfigGroup} from './site-config.js';

/** How deep groups may lie in groups; what lies deeper is left out (and reported as `config/too-deep`). */
export const maxGroupDepth = 32;

const directories = ['accordion', 'card', 'none'] as const;

/**
 * Reads a list of groups: of page paths and of groups, at a depth from 1.
 *
 * Pages that stand outside a group get one without a name. Operations of API descriptions and everything unreadable
 * are left out (specification §2.1, Navigation item; format notes §5.1, Groups; §5.2).
 */
export function readGroups(value: unknown, depth = 1): readonly ConfigGroup[] {
  const groups: ConfigGroup[] = [];
  let loose: string[] = [];
  for (const item of listOf(value)) {
    const entry = readEntry(item, depth);
    if (entry === undefined) continue;
    if (typeof entry !== 'string') {
      loose = [];
      groups.push(entry);
    } else if (loose.push(entry) === 1) {
      groups.push({name: '', pages: loose});
    }
  }
  return groups;
}

function readEntry(value: unknown, depth: number): string | ConfigGroup | undefined {
  if (typeof value === 'string') return readPagePath(value);
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
    directory: directories.find((one) => one === fields.get('directory')),
    pages: readEach(listOf(fields.get('pages')), (entry) => readEntry(entry, depth + 1)),
  });
}
