import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import type {SearchRecord} from '../src/search/search-record.js';
import {Misuse} from './misuse.js';

/** The part of the package `pagefind` that is used. */
export interface Pagefind {
  createIndex(options: {readonly forceLanguage: string}): Promise<{
    readonly errors: readonly string[];
    readonly index?: PagefindIndex;
  }>;
  /** Ends its program, which gives its memory back. */
  close(): Promise<unknown>;
}

export interface PagefindIndex {
  addCustomRecord(record: SearchRecord & {readonly language: string}): Promise<Answer>;
  writeFiles(options: {readonly outputPath: string}): Promise<Answer>;
}

interface Answer {
  readonly errors: readonly string[];
}

/**
 * Loads Pagefind from the packages of the site's folder, of the current folder, or of the
 * environment in which the command was started: it is too large to be a part of ours.
 */
export async function loadPagefind(folder: string): Promise<Pagefind> {
  const here = [folder, process.cwd()].map((path) => join(path, 'package.json'));
  const found = [...here, fileURLToPath(import.meta.url)]
    .flatMap((path) => createRequire(path).resolve.paths('pagefind') ?? [])
    .map((packages) => join(packages, 'pagefind'))
    .find((path) => existsSync(join(path, 'package.json')));
  if (found === undefined) {
    throw new Misuse('--search needs Pagefind: install it with "npm install --save-dev pagefind".');
  }
  const {main} = JSON.parse(readFileSync(join(found, 'package.json'), 'utf8')) as {main: string};
  return (await import(pathToFileURL(join(found, main)).href)) as Pagefind;
}
