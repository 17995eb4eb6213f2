import type {Navigation, NavPage} from '../navigation/navigation.js';

/**
 * The page of another version that a reader of `path` wants to see: the same page where it stands in all versions, else
 * the one whose path ends alike (`v1/guides/start` → `v2/guides/start`), else the version's first page.
 * `undefined` when the version has no pages.
 */
export function pageInVersion(
  {pages}: Navigation,
  path: string,
  version: string,
): NavPage | undefined {
  const here = pages.get(path);
  if (here && (here.version === undefined || here.version === version)) return here;
  const others = [...pages.values()].filter((page) => page.version === version);
  const [best] = others
    .map((page) => ({page, shared: sharedEnd(page.path, path)}))
    .filter(({shared}) => shared > 0)
    .sort((a, b) => b.shared - a.shared);
  return best?.page ?? others[0];
}

/** How many parts, counted from the end, two paths have in common. */
function sharedEnd(one: string, other: string): number {
  const parts = one.split('/').reverse();
  const others = other.split('/').reverse();
  const differing = parts.findIndex((part, index) => part !== others[index]);
  return differing === -1 ? parts.length : differing;
}
