import {existsSync, statSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import {join, relative, resolve, sep} from 'node:path';
import type {SiteFolder} from '../src/check/check-folder.js';
import {LoadError, type Loader} from '../src/site/loader.js';
import {Misuse} from './misuse.js';

/** The folder of a site that was named on the command line, or a misuse where it is none. */
export function existingFolder(named: string): string {
  const folder = resolve(named);
  if (!existsSync(folder)) throw new Misuse(`There is no folder ${folder}.`);
  if (!statSync(folder).isDirectory()) throw new Misuse(`${folder} is a file, not a folder.`);
  return folder;
}

/** Loads files of a folder of this machine. */
export function folderLoader(folder: string): Loader {
  return {
    // API descriptions take it for the URL of the site, to which their servers are relative.
    url: (path) => `http://localhost/${path}`,
    async text(path) {
      const file = resolve(folder, path);
      if (!file.startsWith(resolve(folder) + sep)) throw new LoadError('refused', path);
      try {
        return (await readFile(file, 'utf8')).replace(/\r\n?/g, '\n');
      } catch {
        throw new LoadError('missing', path, 404);
      }
    },
  };
}

/** Folders that are no part of a site. */
const otherFolders = new Set(['node_modules', 'docs-site']);

/** The files of a site. Hidden folders, packages and a copy of our own files are left out. */
export async function siteFolder(folder: string): Promise<SiteFolder> {
  const files: string[] = [];
  const visit = async (inner: string): Promise<void> => {
    for (const entry of await readdir(inner, {withFileTypes: true})) {
      const path = join(inner, entry.name);
      if (entry.isFile()) files.push(relative(folder, path).split(sep).join('/'));
      else if (
        entry.isDirectory() &&
        !entry.name.startsWith('.') &&
        !otherFolders.has(entry.name)
      ) {
        await visit(path);
      }
    }
  };
  await visit(folder);
  return {loader: folderLoader(folder), files: files.sort()};
}
