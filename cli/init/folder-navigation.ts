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

/** Pages that come first in their folder, in this order. */
const first = [/(?:^|\/)(?:index|README)$/i, /(?:^|\/)(?:introduction|overview)$/i];

/**
 * The navigation that mirrors folders of pages: a group for each folder, groups inside for folders
 * in it. Numbers at the start of names give the order and are not shown.
 */
export function folderNavigation(files: readonly string[]): readonly Group[] {
  const paths = files.map((file) => file.replace(/\.mdx?$/i, '')).sort(byName);
  const top = inOrder(paths.filter((path) => !path.includes('/')));
  const folders = entriesIn(
    paths.filter((path) => path.includes('/')),
    '',
  );
  const groups = folders.filter((entry) => typeof entry === 'object');
  return top.length === 0 ? groups : [{group: 'Start', pages: top}, ...groups];
}

/**
 * A group for each API description. Several are named after their files, or after the folders of
 * files with a usual name.
 */
export function apiNavigation(files: readonly string[]): readonly ApiGroup[] {
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
  const groups = [...groupBy(paths.filter(isInner), folderOf)].map(([name, inner]) => ({
    group: titleFromPath(name.replace(/^\d+[-_. ]+/, '') || name),
    pages: entriesIn(inner, `${folder}${name}/`),
  }));
  return [...inOrder(pages), ...groups];
}

/** The pages of a folder, which are sorted by their names: some come first. */
function inOrder(pages: readonly string[]): readonly string[] {
  const rankOf = (page: string) => {
    const rank = first.findIndex((pattern) => pattern.test(page));
    return rank === -1 ? first.length : rank;
  };
  return pages.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function byName(one: string, other: string): number {
  return one.localeCompare(other, 'en', {numeric: true});
}
