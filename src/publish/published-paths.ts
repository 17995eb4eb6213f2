import {isSnippetFile, markdownOfSite} from '../check/page-file.js';
import {pathOfPage} from '../check/site-files.js';
import type {Navigation} from '../navigation/navigation.js';
import {plainPath} from '../routing/paths.js';

/** The paths that a site has pages at. */
export interface PublishedPaths {
  /** Those of the navigation, in its order, then those that only links lead to. */
  readonly paths: readonly string[];
  /** Pairs that differ in upper and lower case only, which many hosts take for one. */
  readonly conflicts: readonly (readonly [string, string])[];
}

/**
 * The paths of all pages of a site: of its navigation, with those of operations, and of the files
 * that the navigation does not name.
 *
 * @param known The page that each file belongs to, of those that were read.
 */
export function publishedPaths(
  {pages}: Navigation,
  files: readonly string[],
  known: ReadonlyMap<string, string>,
): PublishedPaths {
  const read = new Set(known.values());
  const unlisted = markdownOfSite(files)
    .filter((file) => !isSnippetFile(file) && !read.has(file))
    .map((file) => plainPath(pathOfPage(file)));
  const paths: string[] = [];
  const conflicts: (readonly [string, string])[] = [];
  const seen = new Map<string, string>();
  for (const path of [...pages.keys(), ...unlisted]) {
    const other = seen.get(path.toLowerCase());
    if (other === undefined) {
      seen.set(path.toLowerCase(), path);
      paths.push(path);
    } else if (other !== path) conflicts.push([other, path]);
  }
  return {paths, conflicts};
}

/** The file of the index at the root of a site. */
export function indexFile(files: readonly string[]): string | undefined {
  return ['index.mdx', 'index.md'].find((file) => files.includes(file));
}

/**
 * The folders whose index is a page that the navigation does not name, and that no other page is
 * called like.
 */
export function indexFolders(files: readonly string[], {pages}: Navigation): ReadonlySet<string> {
  const paths = new Set(markdownOfSite(files).map(pathOfPage));
  const isOther = (path: string) =>
    paths.has(path) || pages.has(path) || pages.has(`${path}/index`);
  return new Set(
    [...paths].flatMap((path) => {
      const folder = /^(.+)\/index$/.exec(path)?.[1];
      return folder === undefined || isOther(folder) ? [] : [folder];
    }),
  );
}
