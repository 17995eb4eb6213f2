import {titleFromPath} from '../../src/navigation/label.js';
import {groupBy} from '../../src/shared/group-by.js';

/** A group of the navigation of `docs.json`. */
export interface Group {
  readonly group: string;
  readonly pages: readonly (string | Group)[];
}

/** A group whose pages are generated from an API description. */
export interface ApiGroup {
  readonly group: string;
  readonly openapi: string;
}

/**
 * The names of pages and folders that come before and after all others, without spaces and signs;
 * those of one line are sorted by name.
 */
const first = [
  ['index', 'readme'],
  ['introduction', 'intro', 'overview', 'about', 'welcome'],
  ['gettingstarted', 'getstarted', 'quickstart', 'firststeps', 'installation', 'install', 'setup'],
];
const last = [
  ['faq', 'troubleshooting', 'glossary'],
  ['changelog', 'releasenotes', 'releases', 'whatsnew', 'license'],
];

/**
 * The navigation that mirrors folders of pages: a group for each folder, groups inside for folders
 * in it, and a group for each API description. Numbers at the start of names give the order and are
 * not shown. Below other groups, the last pages of the top folder have a group of their own.
 */
export function folderNavigation(
  files: readonly string[],
  apis: readonly string[],
): readonly (Group | ApiGroup)[] {
  const paths = files.map((file) => file.replace(/\.mdx?$/i, '')).sort(byName);
  const top = inOrder(
    paths.filter((path) => !path.includes('/')),
    (path) => path,
  );
  const folders = entriesIn(
    paths.filter((path) => path.includes('/')),
    '',
  );
  const groups = [...folders.filter((entry) => typeof entry === 'object'), ...apiNavigation(apis)];
  const isMore = (page: string) => groups.length > 0 && rankOf(page) > 0;
  const start = {group: 'Start', pages: top.filter((page) => !isMore(page))};
  const more = {group: 'More', pages: top.filter(isMore)};
  return [start, ...groups, more].filter((group) => !('pages' in group) || group.pages.length > 0);
}

/**
 * A group for each API description. Several are named after their files, or after the folders of
 * files with a usual name.
 */
function apiNavigation(files: readonly string[]): readonly ApiGroup[] {
  return files.map((file) => ({
    group: files.length === 1 ? 'API reference' : titleFromPath(nameOfApi(file)),
    openapi: file,
  }));
}

function nameOfApi(file: string): string {
  return file.replace(/\.\w+$/, '').replace(/\/(?:openapi|swagger)$/i, '');
}

function entriesIn(paths: readonly string[], folder: string): readonly (string | Group)[] {
  const isInner = (path: string) => path.includes('/', folder.length);
  const pages = paths.filter((path) => !isInner(path));
  const folderOf = (path: string) => path.slice(folder.length, path.indexOf('/', folder.length));
  const nameOf = (path: string) => path.slice(folder.length);
  const inner = [...groupBy(paths.filter(isInner), folderOf)];
  const groups = inOrder(inner, ([name]) => name).map(([name, own]) => ({
    group: titleFromPath(name.replace(/^\d+[-_. ]+/, '') || name),
    pages: entriesIn(own, `${folder}${name}/`),
  }));
  return [...inOrder(pages, nameOf), ...groups];
}

/** Pages or folders, which are sorted by their names: some come first, and some last. */
function inOrder<T>(entries: readonly T[], nameOf: (entry: T) => string): readonly T[] {
  return entries.toSorted((one, other) => rankOf(nameOf(one)) - rankOf(nameOf(other)));
}

/** Below 0 for a name that comes first, and above 0 for one that comes last. */
function rankOf(name: string): number {
  const words = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const before = first.findIndex((names) => names.includes(words));
  if (before !== -1) return before - first.length;
  return last.findIndex((names) => names.includes(words)) + 1;
}

function byName(one: string, other: string): number {
  return one.localeCompare(other, 'en', {numeric: true});
}
