import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {FreePaths} from '../free-paths.js';
import type {SourceFolder} from '../source-folder.js';
import {isList, type SettingsMap} from '../settings/setting.js';
import {joinedPath} from '../source-paths.js';
import {matchesGlob} from './vitepress-paths.js';
import {rewritesOf} from './vitepress-rewrites.js';
import {textIn} from './vitepress-values.js';

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
  /** The folder of the site, and the one of its pages; with a slash at their ends. */
  readonly root: string;
  readonly pagesFolder: string;
  /** File of a page → its file here. */
  readonly pages: ReadonlyMap<string, string>;
  /** File of a page → its file in VitePress, whose path is that of its URL. */
  readonly wanted: ReadonlyMap<string, string>;
  /** Templates of pages, such as `[id].md`, whose pages are computed. */
  readonly templates: readonly string[];
  /** Files of the folder `public` → their files here. */
  readonly published: ReadonlyMap<string, string>;
  /** Notes of pages whose paths other pages have. */
  readonly notes: readonly Diagnostic[];
}

/** Finds the pages and other files of a site. */
export function filesOf(folder: SourceFolder, root: string, settings: SettingsMap): VitepressFiles {
  const inner = joinedPath(root, textIn(settings, 'srcDir') ?? '') ?? '';
  const pagesFolder = inner === '' ? '' : `${inner}/`;
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
  const paths = new FreePaths(folder, pagesFolder);
  const pages = paths.pathsFor(wanted);
  return {root, pagesFolder, pages, wanted, templates, published, notes: paths.notes};
}
