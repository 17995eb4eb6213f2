import type {FreePaths} from '../free-paths.js';
import {matchesGlob} from '../globs.js';
import {textIn} from '../settings/setting-values.js';
import {isList, type SettingsMap} from '../settings/setting.js';
import type {SourceFolder} from '../source-folder.js';
import {joinedPath} from '../source-paths.js';
import {rewritesOf} from './vitepress-rewrites.js';

const config = /^(?:.*\/)?\.vitepress\/config(?:\/index)?\.(?:js|ts|mjs|mts|cjs)$/;

/** The files with the configurations of VitePress in a folder, the outermost first. */
export function configFiles({all}: SourceFolder): readonly string[] {
  const depth = (file: string) => file.split('/').length - (/\/config\/index/.test(file) ? 1 : 0);
  return [...all]
    .filter((file) => config.test(file))
    .sort((one, other) => depth(one) - depth(other) || (one < other ? -1 : 1));
}

/** The folder of the site that a configuration is of, with a slash at its end. */
export function rootOf(configFile: string): string {
  return configFile.slice(0, configFile.lastIndexOf('.vitepress/'));
}

/** The files of a VitePress site, with their paths in the new one. */
export interface VitepressFiles {
  /** The folder of the pages, with a slash at its end. */
  readonly pagesFolder: string;
  /** File of a page → its file here. */
  readonly pages: ReadonlyMap<string, string>;
  /** File of a page → its file in VitePress, whose path is that of its URL. */
  readonly wanted: ReadonlyMap<string, string>;
  /** Templates of pages, such as `[id].md`, whose pages are computed. */
  readonly templates: readonly string[];
  /** Files of the folder `public` → their files here. */
  readonly published: ReadonlyMap<string, string>;
}

/** The folder of the pages of a site, with a slash at its end. */
export function pagesFolderOf(root: string, settings: SettingsMap): string {
  const inner = joinedPath(root, textIn(settings, 'srcDir') ?? '') ?? '';
  return inner === '' ? '' : `${inner}/`;
}

/** Finds the pages and other files of a site. */
export function filesOf(
  folder: SourceFolder,
  pagesFolder: string,
  paths: FreePaths,
  settings: SettingsMap,
): VitepressFiles {
  const publicFolder = `${pagesFolder}public/`;
  const excluded = settings.get('srcExclude');
  const patterns = isList(excluded) ? excluded.filter((one) => typeof one === 'string') : [];
  const rewrite = rewritesOf(settings.get('rewrites')) ?? ((path: string) => path);
  const wanted = new Map<string, string>();
  const templates: string[] = [];
  const published = new Map<string, string>();
  for (const file of folder.files) {
    if (!file.startsWith(pagesFolder)) continue;
    const path = file.slice(pagesFolder.length);
    if (file.startsWith(publicFolder)) published.set(file, file.slice(publicFolder.length));
    else if (!path.endsWith('.md')) continue;
    else if (patterns.some((pattern) => matchesGlob(path, pattern))) continue;
    else if (/\[[^[\]/]+\]/.test(path)) templates.push(file);
    else wanted.set(file, rewrite(path));
  }
  return {pagesFolder, pages: paths.pathsFor(wanted), wanted, templates, published};
}
