import {accessSync, constants, existsSync, statSync, type Dirent} from 'node:fs';
import {readdir, readFile, realpath, stat} from 'node:fs/promises';
import {basename, dirname, join, relative, resolve, sep} from 'node:path';
import type {SiteFolder} from '../src/check/check-folder.js';
import {fieldsOf} from '../src/config/read/raw.js';
import {textsIn} from '../src/config/read/texts-in.js';
import {ignoredFiles, ignoreFile} from '../src/site/ignored-files.js';
import {LoadError, type Loader} from '../src/site/loader.js';
import {configFile} from '../src/site/open-folder.js';
import {readConfig} from '../src/site/read-config.js';
import {bundledGraphics} from './bundled-graphics.js';
import {Misuse} from './misuse.js';

/** The folder of a site that was named on the command line, or a misuse where it is none. */
export function existingFolder(named: string): string {
  const folder = resolve(named);
  if (!existsSync(folder)) throw new Misuse(`There is no folder ${folder}.`);
  if (!statSync(folder).isDirectory()) throw new Misuse(`${folder} is a file, not a folder.`);
  accessSync(folder, constants.R_OK | constants.X_OK);
  return folder;
}

/** The errors that mean there is no file; after any other one, a host would answer 403. */
const isNoFile = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/**
 * Loads files of a folder of this machine; with `root`, none outside of that folder, which a link
 * may lead to.
 */
export function folderLoader(folder: string, root?: string): Loader {
  return {
    // API descriptions take it for the URL of the site, to which their servers are relative.
    url: (path) => `http://localhost/${path}`,
    async text(path) {
      const file = resolve(folder, path);
      if (!file.startsWith(resolve(folder) + sep)) throw new LoadError('refused', path);
      try {
        if (root !== undefined && !isIn(await realpath(file), root)) {
          throw new LoadError('refused', path);
        }
        return (await readFile(file, 'utf8')).replace(/\r\n?/g, '\n');
      } catch (error) {
        if (error instanceof LoadError) throw error;
        const {code = ''} = error as NodeJS.ErrnoException;
        if (isNoFile.has(code)) throw new LoadError('missing', path);
        throw new LoadError('status', path);
      }
    },
  };
}

/** Folders that are no part of a site. */
const otherFolders = new Set(['node_modules', 'docs-site']);

/** Names the files that `build` has written into a folder. Such a folder is no part of a site. */
export const buildRecord = 'docs-site-build.json';

/** A hidden folder in which another tool has its configuration, and its code and output. */
const vitepress = '.vitepress';

/** What tools write into their hidden folders. */
const toolOutput = /^(?:dist|cache)$/;

/** A hidden folder that belongs to sites (RFC 8615). */
const wellKnown = '.well-known';

/** A folder of a site, with what in it is no part of the site. */
export interface FoundFolder extends SiteFolder {
  /** The links that were not followed. */
  readonly outside: readonly string[];
  /** The files that `.mintignore` or the format leaves out. */
  readonly ignored: readonly string[];
}

/**
 * The files of a site. Hidden folders, all but `.well-known`, packages, built pages, a copy of our
 * own files and what `.mintignore` names are left out. A link to a folder is followed out of the
 * site, where it may be shared with others, but no further; with `within`, not out of that folder.
 * Hidden folders with the names in `toolFolders` are those of other tools, whose files are listed
 * as well.
 */
export async function siteFolder(
  folder: string,
  within?: string,
  toolFolders: ReadonlySet<string> = new Set(),
): Promise<FoundFolder> {
  const root = await realpath(folder);
  const files: string[] = [];
  const outside: string[] = [];
  const isOutside = async (path: string) =>
    within !== undefined && !isIn(await realpath(path).catch(() => ''), within);
  const visit = async (inner: string, isInside: boolean): Promise<void> => {
    const entries = await entriesOf(inner);
    if (inner !== folder && entries.some(({name}) => name === buildRecord)) return;
    for (const entry of entries) {
      const path = join(inner, entry.name);
      const kind = entry.isSymbolicLink() ? await stat(path).catch(() => entry) : entry;
      if (kind !== entry && (await isOutside(path))) {
        outside.push(relative(folder, path).split(sep).join('/'));
        continue;
      }
      if (kind.isFile()) files.push(relative(folder, path).split(sep).join('/'));
      if (!kind.isDirectory() || otherFolders.has(entry.name)) continue;
      if (toolFolders.has(basename(inner)) && toolOutput.test(entry.name)) continue;
      const isOfTool = toolFolders.has(entry.name);
      if (entry.name === vitepress && !isOfTool) files.push(...(await configsIn(path, folder)));
      if (entry.name.startsWith('.') && entry.name !== wellKnown && !isOfTool) continue;
      if (kind === entry) await visit(path, isInside);
      else if (isInside && !overlap(await realpath(path), root)) await visit(path, false);
    }
  };
  await visit(folder, true);
  const loader = folderLoader(folder, within);
  const isIgnored = await ignoredBy(files, loader);
  const ignored = files.filter(isIgnored).sort();
  const kept = files.filter((file) => !isIgnored(file)).sort();
  return {
    loader: {
      ...loader,
      text: (path) =>
        isIgnored(path) ? Promise.reject(new LoadError('missing', path, 404)) : loader.text(path),
    },
    ...{files: kept, ignored, outside: outside.sort()},
    graphics: bundledGraphics(),
  };
}

/** What a folder leaves out of its site: files that match `.mintignore`, or the usual ones. */
async function ignoredBy(
  files: readonly string[],
  loader: Loader,
): Promise<(file: string) => boolean> {
  const config = configFile(files);
  const textOf = (file: string) => (files.includes(file) ? loader.text(file) : undefined);
  const [written, patterns = ''] = await Promise.all([textOf(config), textOf(ignoreFile)]);
  // A folder of another tool has its pages in files that the format leaves out.
  if (written === undefined && patterns === '') return () => false;
  const {value} = (await readConfig(written ?? '{}', config, loader).catch(() => undefined)) ?? {};
  return ignoredFiles(patterns, textsIn({raw: fieldsOf(value)}));
}

/** The repository that a folder is in; without one, the folder itself. Both without links. */
export async function repositoryOf(folder: string): Promise<string> {
  const own = await realpath(folder);
  for (let path = own; ; path = dirname(path)) {
    if (existsSync(join(path, '.git'))) return path;
    if (path === dirname(path)) return own;
  }
}

function isIn(path: string, folder: string): boolean {
  return `${path}${sep}`.startsWith(folder.endsWith(sep) ? folder : folder + sep);
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

/** Whether one of two folders contains the other. */
function overlap(one: string, other: string): boolean {
  return `${one}${sep}`.startsWith(`${other}${sep}`) || `${other}${sep}`.startsWith(`${one}${sep}`);
}
