import ignore from 'ignore';
import {pathOfPage} from '../check/site-files.js';

/** The file that names what is not published (Mintlify, "Exclude files from publishing"). */
export const ignoreFile = '.mintignore';

/** Folders that the format leaves out in any case; hidden ones are no part of a site anyway. */
const usualFolders = ['build', 'dist', 'coverage', 'tmp', 'temp'];

/** Files that the format leaves out in any case. */
const usualFiles = ['README.md', 'LICENSE.md', 'CHANGELOG.md', 'CONTRIBUTING.md'];

/**
 * Finds out which files of a site are not published: those that match the patterns of its
 * `.mintignore`, which has the syntax of `.gitignore`, and those that the format leaves out in any
 * case, unless the configuration names them, or files of their folder.
 *
 * @param patterns The text of `.mintignore`; empty without one.
 * @param texts All texts in the configuration; without them, only the patterns count.
 */
export function ignoredFiles(
  patterns: string,
  texts?: Iterable<string>,
): (file: string) => boolean {
  const options = {ignorecase: false, allowRelativePaths: true};
  const own = ignore(options).add(patterns);
  if (!texts) return (file) => file !== '' && own.ignores(file);
  const usual = [...usualFolders.map((name) => `${name}/`), ...usualFiles];
  const all = ignore(options).add(usual).add(patterns);
  const named = pathsNamed(texts);
  const isNamed = (file: string) => {
    const names = file.split('/');
    const folder = names.findIndex((name) => usualFolders.includes(name));
    const around = folder === -1 ? names.slice(0, -1) : names.slice(0, folder + 1);
    const isOfFolder = folder !== -1 || /^README\.md$/.test(names.at(-1) ?? '');
    const paths = [file, pathOfPage(file), ...(isOfFolder ? [around.join('/')] : [])];
    // `/` is the home page, and not the README of the root.
    return paths.some((path) => path !== '' && named.has(path));
  };
  return (file) => file !== '' && all.ignores(file) && (own.ignores(file) || !isNamed(file));
}

/** The files that patterns of `.mintignore` name with `!`: their authors want to publish them. */
export function keptFiles(patterns: string): (file: string) => boolean {
  const own = ignore({ignorecase: false, allowRelativePaths: true}).add(patterns);
  return (file) => file !== '' && own.test(file).unignored;
}

/** The paths among texts of a configuration, and those of the folders that they are in. */
function pathsNamed(texts: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const text of texts) {
    const names = text.replace(/^(?:\.?\/)+/, '').split('/');
    names.forEach((_, index) => found.add(names.slice(0, index + 1).join('/')));
  }
  return found;
}
