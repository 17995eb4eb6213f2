import {lstatSync, readdirSync, readFileSync, realpathSync, rmdirSync} from 'node:fs';
import {dirname, join, relative, sep} from 'node:path';

/**
 * Whether a path of a site, which may have no file yet, is inside its folder: no link on the way
 * leads out of it.
 */
export function isInside(folder: string, path: string): boolean {
  const names = path.split(/[/\\]/);
  if (names.includes('..') || path.includes('\0')) return false;
  let current = folder;
  for (const name of path.split('/')) {
    current = join(current, name);
    const isLink = isLinkAt(current);
    if (isLink === undefined) return true;
    if (isLink && !leadsInside(current, folder)) return false;
  }
  return true;
}

/** Whether a symbolic link is at a path; `undefined` where nothing is, or can be. */
function isLinkAt(path: string): boolean | undefined {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return undefined;
  }
}

/** Whether a symbolic link leads to something in a folder. */
function leadsInside(link: string, folder: string): boolean {
  const root = realpathSync(folder);
  try {
    return realpathSync(link).startsWith(root.endsWith(sep) ? root : root + sep);
  } catch {
    // It leads nowhere.
    return false;
  }
}

/** The content of a file of a site, or `undefined` where there is none. */
export function contentOf(folder: string, path: string): Buffer | undefined {
  try {
    return readFileSync(join(folder, path));
  } catch (error) {
    const {code = ''} = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** The paths of all files in a folder of a site, relative to the site, links left out. */
export function filesUnder(folder: string, inner: string): readonly string[] {
  const entries = readdirSync(join(folder, inner), {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** Removes the folders in which files were, and those around them, as far as they are empty. */
export function removeEmptyFolders(folder: string, files: readonly string[]): void {
  const around = (path: string): readonly string[] =>
    path === '.' ? [] : [path, ...around(dirname(path))];
  const folders = new Set(files.flatMap((file) => around(dirname(file))));
  for (const path of [...folders].sort((one, other) => other.length - one.length)) {
    if (isEmptyFolder(join(folder, path))) rmdirSync(join(folder, path));
  }
}

function isEmptyFolder(path: string): boolean {
  try {
    return readdirSync(path).length === 0;
  } catch {
    // It is missing, or a file.
    return false;
  }
}
