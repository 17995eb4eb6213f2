import type {NavNode} from '../navigation.js';
import {mapIn} from '../settings/setting-values.js';
import type {StarlightPage} from './starlight-site.js';

/** A folder of pages: its pages and folders by their names. */
interface Folder {
  readonly slug: string;
  readonly entries: Map<string, Folder | StarlightPage>;
}

/**
 * The entries of the pages in a folder, in the order that Starlight has them: by their number, then
 * by their path. Pages that are to be hidden are left out.
 */
export function folderNodes(
  folder: string,
  pages: readonly StarlightPage[],
  isCollapsed: boolean,
): readonly NavNode[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const root: Folder = {slug: folder, entries: new Map()};
  const inFolder = pages
    .filter(({inner}) => inner === folder || inner.startsWith(prefix))
    .filter(({head}) => mapIn(head, 'sidebar')?.get('hidden') !== true)
    .toSorted((one, other) => other.inner.split('/').length - one.inner.split('/').length);
  for (const page of inFolder) add(page, root, prefix);
  return nodesOf(root, isCollapsed);
}

function add(page: StarlightPage, root: Folder, prefix: string): void {
  const names = page.inner.slice(prefix.length).split('/').filter(Boolean);
  let at = root;
  for (const name of names.slice(0, -1)) {
    const inner = at.entries.get(name);
    const next =
      inner && 'entries' in inner ? inner : {slug: `${at.slug}/${name}`, entries: new Map()};
    at.entries.set(name, next);
    at = next;
  }
  const last = names.at(-1) ?? 'index';
  const same = at.entries.get(last);
  if (same && 'entries' in same) same.entries.set('index', page);
  else at.entries.set(last, page);
}

function nodesOf({entries}: Folder, isCollapsed: boolean): readonly NavNode[] {
  const collator = new Intl.Collator('en');
  const pathOf = (one: Folder | StarlightPage) => one.slug.replace(/^\//, '');
  const sorted = [...entries].toSorted(([, one], [, other]) => {
    const [first, second] = [orderOf(one), orderOf(other)];
    if (first !== second) return first < second ? -1 : 1;
    return collator.compare(pathOf(one), pathOf(other));
  });
  return sorted.flatMap(([name, one]): readonly NavNode[] => {
    if (!('entries' in one)) return [{kind: 'page', file: one.file}];
    const nodes = nodesOf(one, isCollapsed);
    return [{kind: 'group', title: name, expanded: !isCollapsed, nodes}];
  });
}

/** The number of a page in its folder; that of a folder is the lowest one in it. */
function orderOf(one: Folder | StarlightPage): number {
  if ('entries' in one) return Math.min(...[...one.entries.values()].map(orderOf));
  const order: unknown = mapIn(one.head, 'sidebar')?.get('order');
  return typeof order === 'number' ? order : Number.MAX_VALUE;
}
