import {accessSync, constants, existsSync, statSync, type Dirent} from 'node:fs';
import {readdir, stat} from 'node:fs/promises';
import {basename, join, relative, resolve, sep} from 'node:path';
import type {SiteFolder} from '../src/check/check-folder.js';
import type {Loader} from '../src/site/loader.js';
import {isPrivate, isPrivateName} from '../src/site/private-path.js';
import {isSecret} from '../src/site/secret-file.js';
import {bundledGraphics} from './bundled-graphics.js';
import {Misuse} from './misuse.js';
import {siteRule, type SiteRule} from './site-rule.js';

/** The folder of a site that was named on the command line, or a misuse where it is none. */
export function existingFolder(named: string): string {
  const folder = resolve(named);
  if (!existsSync(folder)) throw new Misuse(`There is no folder ${folder}.`);
  if (!statSync(folder).isDirectory()) throw new Misuse(`${folder} is a file, not a folder.`);
  accessSync(folder, constants.R_OK | constants.X_OK);
  return folder;
}

/** The folder of a copy of our own files, which is no part of the site. */
const ownFolder = 'docs-site';

/** Names the files that `build` has written into a folder. Such a folder is no part of a site. */
export const buildRecord = 'docs-site-build.json';

/** A hidden folder in which another tool has its configuration, and its code and output. */
const vitepress = '.vitepress';

/** What tools write into their hidden folders. */
const toolOutput = /^(?:dist|cache)$/;

/** A folder of a site, with what in it is no part of the site. */
export interface FoundFolder extends SiteFolder {
  /**
   * The files of tools, whose names begin with a dot, or those of their folders; of folders in
   * which programs keep keys, only the path of the folder.
   */
  readonly hidden: readonly string[];
  /** Whether `.mintignore` names a file that is to be published. */
  readonly isKept: (file: string) => boolean;
  /** Loads private and ignored files as well, such as the settings of tools. */
  readonly anyLoader: Loader;
  /** The links that were not followed. */
  readonly outside: readonly string[];
  /** The files that `.mintignore` or the format leaves out. */
  readonly ignored: readonly string[];
}

/**
 * The files of a site, and what its folder contains besides: files with private names, those that
 * `.mintignore` leaves out, and links that lead out of what the rule allows. Built pages and a copy
 * of our own files are left out. A link to a folder is followed out of the site, but no further.
 * Folders with the names in `toolFolders` are those of other tools, whose files are listed among
 * the hidden ones.
 */
export async function siteFolder(
  folder: string,
  known?: SiteRule,
  toolFolders: ReadonlySet<string> = new Set(),
): Promise<FoundFolder> {
  const rule = known ?? (await siteRule(folder));
  const files: string[] = [];
  const hidden: string[] = [];
  const outside: string[] = [];
  const visit = async (inner: string): Promise<void> => {
    const entries = await entriesOf(inner);
    if (inner !== folder && entries.some(({name}) => name === buildRecord)) return;
    for (const entry of entries) {
      const path = join(inner, entry.name);
      const file = relative(folder, path).split(sep).join('/');
      const isLeftOut = isPrivateName(entry.name) && !toolFolders.has(entry.name);
      const kind = entry.isSymbolicLink() ? await stat(path).catch(() => entry) : entry;
      if (kind !== entry && rule.leadsOut(file)) {
        if (!isLeftOut) outside.push(file);
        continue;
      }
      if (kind.isFile()) (isPrivate(file) ? hidden : files).push(file);
      if (!kind.isDirectory() || entry.name === ownFolder) continue;
      if (toolFolders.has(basename(inner)) && toolOutput.test(entry.name)) continue;
      if (isLeftOut && entry.name === vitepress) hidden.push(...(await configsIn(path, folder)));
      if (isLeftOut && isSecret(file)) hidden.push(file);
      if (isLeftOut) continue;
      if (kind === entry || rule.isFollowed(file)) await visit(path);
    }
  };
  await visit(folder);
  return {
    loader: rule.loader,
    anyLoader: rule.anyLoader,
    isKept: rule.isKept,
    files: files.filter((file) => !rule.isIgnored(file)).sort(),
    ignored: files.filter(rule.isIgnored).sort(),
    hidden: hidden.sort(),
    outside: outside.sort(),
    graphics: bundledGraphics(),
  };
}

/** What a folder contains; nothing if it was removed meanwhile. */
async function entriesOf(folder: string): Promise<readonly Dirent[]> {
  try {
    return await readdir(folder, {withFileTypes: true});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function configsIn(inner: string, folder: string): Promise<readonly string[]> {
  const configs = (await entriesOf(inner)).filter(({name}) => name.startsWith('config.'));
  return configs.map(({name}) => relative(folder, join(inner, name)).split(sep).join('/'));
}
