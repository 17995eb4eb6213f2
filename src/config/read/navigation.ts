import {readIcon} from '../../shared/read-icon.js';
import {definedOnly, fieldsOf, listOf, readEach, textOf} from './raw.js';
import {readGradient} from './colors.js';
import {maxGroupDepth, readGroups, readInherited} from './groups.js';
import {readNavbar, readTarget} from './links.js';
import type {ConfigContent, ConfigDivision, DivisionKind} from '../site-config.js';

/**
 * The lists of divisions: the property, the property that names an item, and the kind of the items.
 */
export const divisionLists: readonly (readonly [list: string, name: string, kind: DivisionKind])[] =
  [
    ['products', 'product', 'product'],
    ['languages', 'language', 'language'],
    ['versions', 'version', 'version'],
    ['tabs', 'tab', 'tab'],
    ['dropdowns', 'dropdown', 'dropdown'],
    ['anchors', 'anchor', 'anchor'],
    ['menu', 'item', 'menu'],
  ];

/** Whether `navigation` has the newer shape: an object instead of a list. */
export function isNewerShape(navigation: unknown): boolean {
  return typeof navigation === 'object' && navigation !== null && !Array.isArray(navigation);
}

/**
 * Reads `navigation`: a list of groups (specification §2.1), or the newer object with containers in
 * any nesting (format notes §5.2). Divisions of `global` are added to those beside it. What is
 * nested too deep is left out.
 */
export function readNavigation(value: unknown): ConfigContent {
  if (!isNewerShape(value)) return {groups: readGroups(value), divisions: []};
  return readContent(fieldsOf(value), 1);
}

function readContent(fields: ReadonlyMap<string, unknown>, depth: number): ConfigContent {
  if (depth > maxGroupDepth) return {groups: [], divisions: []};
  const everywhere = fieldsOf(fields.get('global'));
  return definedOnly({
    ...readInherited(fields),
    groups: ['pages', 'groups'].flatMap((list) => readGroups(fields.get(list), depth)),
    divisions: [everywhere, fields].flatMap((from) =>
      divisionLists.flatMap(([list, name, kind]) =>
        readEach(listOf(from.get(list)), (item) => readDivision(item, name, kind, depth)),
      ),
    ),
  });
}

/** One without a name is left out. */
function readDivision(
  value: unknown,
  nameKey: string,
  kind: DivisionKind,
  depth: number,
): ConfigDivision | undefined {
  const fields = fieldsOf(value);
  const name = textOf(fields.get(nameKey));
  if (name === undefined) return undefined;
  return definedOnly({
    kind,
    name,
    icon: readIcon(fields.get('icon'), fields.get('iconType')),
    color: readModeColor(fields.get('color')),
    description: textOf(fields.get('description')),
    tag: textOf(fields.get('tag')),
    isDefault: fields.get('default') === true,
    isHidden: fields.get('hidden') === true,
    link: readTarget(fields.get('href')),
    navbar: fields.has('navbar') ? readNavbar(fields) : undefined,
    content: readContent(fields, depth + 1),
  });
}

/** `{light, dark}` of the newer shape; the tile of an icon needs only one of them. */
function readModeColor(value: unknown) {
  const fields = fieldsOf(value);
  return readGradient(fields.get('light') ?? fields.get('dark') ?? value);
}
