import {readdirSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {dirname, join, relative, sep} from 'node:path';
import {fileURLToPath} from 'node:url';
import {Misuse} from './misuse.js';
import type {Terminal} from './terminal.js';
import {buildOf} from './update/site-record.js';

/** This package, wherever it is installed. */
export interface Package {
  readonly version: string;
  /** The files that a site needs. */
  readonly dist: string;
}

/** Finds the package that contains this file. */
export function ownPackage(): Package {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const {name, version} = manifestIn(folder);
    if (name === 'docs-site-element' && version !== undefined) {
      return {version, dist: join(folder, 'dist')};
    }
    if (folder === dirname(folder)) {
      throw new Misuse(
        'This is a copy of the command without its package. Use: npx docs-site-element --help',
      );
    }
  }
}

function manifestIn(folder: string): {readonly name?: string; readonly version?: string} {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {name?: string};
  } catch {
    return {};
  }
}

/** The files of this package that a site needs, by their path in the site. */
export function shippedFiles(dist: string, terminal: Terminal): ReadonlyMap<string, Uint8Array> {
  terminal.progress('Reading docs-site');
  const files = new Map<string, Uint8Array>();
  for (const path of siteFilesIn(dist)) {
    files.set(`docs-site/${path}`, readFileSync(join(dist, path)));
  }
  terminal.progress('');
  return files;
}

/** The name of the build that these files are of. */
export function buildIn(shipped: ReadonlyMap<string, Uint8Array>): string {
  return buildOf(Buffer.from(shipped.get('docs-site/files.json') ?? '').toString());
}

/** The files of a `dist/` that a site needs, with `/`, sorted. */
export function siteFilesIn(dist: string): readonly string[] {
  const entries = readdirSync(dist, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isSiteFile)
    .sort();
}

/**
 * Whether a site needs a file of `dist/`: types, the command line and the entry for bundlers are
 * for those who install the package. The path is relative to `dist/`, with `/`.
 */
export function isSiteFile(path: string): boolean {
  return !/^(?:node|types)\/|\.map$|\.d\.ts$|^elements\.js$/.test(path);
}

/** The paths of files of the package that readers load, relative to its `dist/`. */
export async function ownFiles(pattern: RegExp): Promise<readonly string[]> {
  const {dist} = ownPackage();
  const paths = JSON.parse(await readFile(join(dist, 'files.json'), 'utf8')) as readonly string[];
  return paths.filter((path) => pattern.test(path));
}
