import {lstat, readdir, readFile, realpath, rmdir} from 'node:fs/promises';
import {dirname, join, relative, sep} from 'node:path';

/**
 * Whether a path of a site, which may have no file yet, is inside its folder: no link on the way
 * leads out of it.
 */
export async function isInside(folder: string, path: string): Promise<boolean> {
  const names = path.split(/[/\\]/);
  if (names.includes('..') || path.includes('\0')) return false;
  const root = await realpath(folder);
  let current = folder;
  for (const name of path.split('/')) {
    current = join(current, name);
    const found = await lstat(current).catch(() => undefined);
    if (!found) return true;
    if (!found.isSymbolicLink()) continue;
    const target = await realpath(current).catch(() => '');
    if (!target.startsWith(root.endsWith(sep) ? root : root + sep)) return false;
  }
  return true;
}

/** The content of a file of a site, or `undefined` where there is none. */
export async function contentOf(folder: string, path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(folder, path));
  } catch (error) {
    const {code = ''} = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** The paths of all files in a folder of a site, relative to the site, links left out. */
export async function filesUnder(folder: string, inner: string): Promise<readonly string[]> {
  const entries = await readdir(join(folder, inner), {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** Removes the folders in which files were, and those around them, as far as they are empty. */
export async function removeEmptyFolders(folder: string, files: readonly string[]): Promise<void> {
  const around = (path: string): readonly string[] =>
    path === '.' ? [] : [path, ...around(dirname(path))];
  const folders = new Set(files.flatMap((file) => around(dirname(file))));
  for (const path of [...folders].sort((one, other) => other.length - one.length)) {
    const inside = await readdir(join(folder, path)).catch(() => ['missing']);
    if (inside.length === 0) await rmdir(join(folder, path));
  }
}
