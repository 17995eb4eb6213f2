import {readIcon} from '../../shared/icon.js';
import {definedOnly, fieldsOf, listOf, readEach, textOf} from './raw.js';
import {readGradient, readNavbar, readTarget} from './values.js';
import type {
  ConfigContent,
  ConfigDivision,
  DivisionKind,
  ConfigPrefixDivision,
  GradientColor,
  ConfigVersion,
  ConfigEntry,
  ConfigGroup,
} from '../site-config.js';

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

/** Whether `navigation` is an object, as in Mintlify's current `docs.json`, instead of a list. */
export function isNavigationObject(navigation: unknown): boolean {
  return typeof navigation === 'object' && navigation !== null && !Array.isArray(navigation);
}

/**
 * Reads `navigation`: a list of groups, or an object with containers in any nesting. Divisions of
 * `global` are added to those beside it. What is nested too deep is left out.
 */
export function readNavigation(value: unknown): ConfigContent {
  if (!isNavigationObject(value)) return {groups: readGroups(value), divisions: []};
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

/** One color, or `{light, dark}`; the tile of an icon needs only one of them. */
function readModeColor(value: unknown) {
  const fields = fieldsOf(value);
  return readGradient(fields.get('light') ?? fields.get('dark') ?? value);
}

/**
 * Reads `anchors` or `tabs`: with a path prefix as `url`, one is a division of the site's pages,
 * with a complete URL a link.
 *
 * One without a name or a usable `url` is left out. `color` is the default color.
 */
export function readDivisions(
  value: unknown,
  color?: GradientColor,
): readonly ConfigPrefixDivision[] {
  return readEach(listOf(value), (item) => readPrefixDivision(item, color));
}

function readPrefixDivision(
  value: unknown,
  color?: GradientColor,
): ConfigPrefixDivision | undefined {
  const fields = fieldsOf(value);
  const name = textOf(fields.get('name'));
  const target = readTarget(fields.get('url'));
  if (name === undefined || target === undefined) return undefined;
  // The site's root is not a division of its pages, but a link to the home page.
  const prefix = (target.to === 'site' && target.path) || undefined;
  return definedOnly({
    name,
    icon: readIcon(fields.get('icon'), fields.get('iconType')),
    color: readGradient(fields.get('color')) ?? color,
    version: textOf(fields.get('version')),
    isHidden: fields.get('isDefaultHidden') === true,
    prefix,
    link: prefix === undefined ? target : undefined,
    openapi: fields.get('openapi'),
  });
}

/**
 * The versions, each once, and the one that is shown initially: the one marked `default`, else the
 * first, unless it is on another site.
 *
 * Each is a name or `{name, default, locale, url}`; a complete `url` links to another site.
 */
export function readVersions(value: unknown): {
  readonly all: readonly ConfigVersion[];
  readonly names: readonly string[];
  readonly initial: string | undefined;
} {
  const versions = new Map<string, ConfigVersion>();
  let initial: string | undefined;
  for (const item of listOf(value)) {
    const fields = fieldsOf(item);
    const name = textOf(item) ?? textOf(fields.get('name'));
    if (name === undefined || versions.has(name)) continue;
    const target = readTarget(fields.get('url'));
    const link = target?.to === 'url' ? target : undefined;
    versions.set(name, definedOnly({name, locale: textOf(fields.get('locale')), link}));
    if (fields.get('default') === true && !link) initial ??= name;
  }
  const all = [...versions.values()];
  return {all, names: [...versions.keys()], initial: initial ?? all.find(({link}) => !link)?.name};
}

/** How deep groups can be nested; deeper ones are left out (and reported as `config/too-deep`). */
export const maxGroupDepth = 32;

const directories = ['accordion', 'card', 'none'] as const;

/**
 * Reads a list of groups: of page paths, operations and groups, at a depth from 1.
 *
 * Pages outside a group get one without a name. Everything unreadable is left out.
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

/** What nearly all paths look like: nothing has to be removed from them. */
const plainPath = /^[\w-]+(?:\/[\w-]+)*$/;
const operationPattern =
  /^\s*(?:\S+\s+)?(?:get|post|put|patch|delete|head|options|trace|webhook)\s+\S/i;

/**
 * Whether an entry names an API operation (`GET /users`, `openapi.json POST /users`) instead of a
 * page.
 */
export function isOperation(entry: string): boolean {
  // Few paths contain a blank, and looking for one is quick.
  return /\s/.test(entry) && operationPattern.test(entry);
}

/**
 * The path of a page as the navigation names it: without outer slashes and without `.md` or `.mdx`.
 *
 * `undefined` for what cannot be a page of the site: operations, complete URLs, blank text, and
 * paths that leave the site's folder.
 */
export function readPagePath(entry: unknown): string | undefined {
  if (typeof entry !== 'string') return undefined;
  if (plainPath.test(entry)) return entry;
  if (isOperation(entry)) return undefined;
  if (/^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(entry)) return undefined;
  const parts = entry
    .trim()
    .replace(/\.mdx?$/i, '')
    .split('/')
    .filter((part) => part !== '' && part !== '.');
  return parts.length === 0 || parts.includes('..') ? undefined : parts.join('/');
}

/**
 * The value of `byPrefix` with the longest prefix of a path, compared in whole segments (`api` is a
 * prefix of `api/users`, not of `api-reference`). `undefined` when there is none.
 */
export function longestPrefix<T>(path: string, byPrefix: ReadonlyMap<string, T>): T | undefined {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const entry = byPrefix.get(path.slice(0, end));
    if (entry !== undefined) return entry;
  }
  return undefined;
}
