import type {LeftOut} from '../diagnostics/left-out.js';
import {nearestWord} from '../diagnostics/nearest-word.js';
import {readmePages} from '../site/readme-pages.js';

/** What is known of the files of a site. */
export interface SiteFiles {
  /** The path of the page that a path means, in the same letters or in other cases. */
  findPage(path: string): Promise<string | undefined>;
  hasFile(path: string): Promise<boolean>;
  /** Whether there are files or pages in a folder at the top. */
  hasFolder(name: string): boolean;
  /** The path of a page or file that may be meant by one that does not exist. */
  nearestFile(path: string): string | undefined;
  /** The path of a page, listed or not, that may be meant: moved, or spelled in another way. */
  nearestPage(path: string): string | undefined;
  /** Why the file or page at a path is not part of the site, where that is known. */
  whyLeftOut(path: string): LeftOut | undefined;
}

/** Extensions of pages. */
export const pageExtension = /\.mdx?$/i;

/** The path of the page in a file: without its extension. */
export function pathOfPage(file: string): string {
  return file.replace(pageExtension, '');
}

/** The files that belong to no other site: none of a folder with a configuration of its own. */
export function withoutInnerSites(files: readonly string[]): readonly string[] {
  const folders = files.flatMap((file) => /^(.+\/)(?:docs|mint)\.json$/.exec(file)?.[1] ?? []);
  return files.filter((file) => !folders.some((folder) => file.startsWith(folder)));
}

/** Knows the files of a site from a list of all of them. */
export function listedFiles(
  files: Iterable<string>,
  operations: Iterable<string>,
  whyLeftOut: SiteFiles['whyLeftOut'] = () => undefined,
): SiteFiles {
  const all = new Set(files);
  const pages = new Map<string, string>();
  const byLowerCase = new Map<string, string>();
  const byName = new Map<string, string>();
  const folders = new Set<string>();
  const addFolder = (path: string) => {
    if (path.includes('/')) folders.add(path.slice(0, path.indexOf('/')));
  };
  const addPage = (path: string, actual: string) => {
    if (!pages.has(path)) pages.set(path, actual);
    if (!byLowerCase.has(path.toLowerCase())) byLowerCase.set(path.toLowerCase(), actual);
  };
  for (const file of all) {
    addFolder(file);
    const isPage = pageExtension.test(file);
    const path = isPage ? pathOfPage(file) : file;
    byName.set(nameOf(path), path);
    if (!isPage) continue;
    addPage(path, path);
    const folder = /^(?:(.*)\/)?index$/.exec(path);
    if (folder) addPage(folder[1] ?? '', path);
  }
  for (const [folder, file] of readmePages([...all])) addPage(folder, pathOfPage(file));
  for (const path of operations) {
    addFolder(path);
    addPage(path, path);
  }
  return {
    findPage: (path) => Promise.resolve(pages.get(path) ?? byLowerCase.get(path.toLowerCase())),
    hasFile: (path) => Promise.resolve(all.has(path)),
    hasFolder: (name) => folders.has(name),
    nearestFile: (path) => byName.get(nameOf(path)),
    whyLeftOut,
    nearestPage: (path) => {
      const named = byName.get(nameOf(path));
      const isPage = named !== undefined && pages.has(named);
      return isPage ? named : nearestWord(path, pages.keys());
    },
  };
}

/** The last part of a path, which stays when a file is moved. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}
