import {titleFromPath} from '../../src/navigation/label.js';

/** A group of the navigation of `docs.json`. */
export interface Group {
  readonly group: string;
  readonly pages: readonly (string | Group)[];
}

/** Pages that come first in their folder. */
const first = /(?:^|\/)(?:index|introduction|overview|README)$/i;

/**
 * The navigation that mirrors folders of pages: a group for each folder, groups inside for folders
 * in it. Numbers at the start of names give the order and are not shown.
 */
export function folderNavigation(files: readonly string[]): readonly Group[] {
  const paths = files.map((file) => file.replace(/\.mdx?$/i, '')).sort(byOrder);
  const top = paths.filter((path) => !path.includes('/'));
  const folders = entriesIn(
    paths.filter((path) => path.includes('/')),
    '',
  );
  const groups = folders.filter((entry) => typeof entry === 'object');
  return top.length === 0 ? groups : [{group: 'Start', pages: top}, ...groups];
}

function entriesIn(paths: readonly string[], folder: string): readonly (string | Group)[] {
  const inside = new Map<string, string[]>();
  const pages: string[] = [];
  for (const path of paths) {
    const [name = '', ...rest] = path.slice(folder.length).split('/');
    if (rest.length === 0) pages.push(path);
    else inside.set(name, [...(inside.get(name) ?? []), path]);
  }
  const groups = [...inside].map(([name, inner]) => ({
    group: titleFromPath(name.replace(/^\d+[-_. ]+/, '') || name),
    pages: entriesIn(inner, `${folder}${name}/`),
  }));
  return [...pages, ...groups];
}

function byOrder(one: string, other: string): number {
  return (
    Number(first.test(other)) - Number(first.test(one)) ||
    one.localeCompare(other, 'en', {numeric: true})
  );
}
