import {writeFileSync} from 'node:fs';
import {resolve, sep} from 'node:path';
import {innerPath} from '../../src/routing/paths.js';
import {Misuse} from '../misuse.js';
import {textOfFile} from './own-files.js';

/** The paths of files that a build has written, with the hashes of their contents. */
export type OutputRecord = ReadonlyMap<string, string>;

/**
 * Reads the record of a build. Paths that lead out of the folder are left out: a record may have
 * been changed by somebody else.
 *
 * @throws a misuse: the file is damaged, or cannot be read.
 */
export function readRecord(file: string): OutputRecord {
  const entries = entriesIn(file);
  if (!entries) {
    throw new Misuse(
      `${file} is damaged and does not say which files are of an earlier build. Remove its ` +
        'folder, or name another one with --out.',
    );
  }
  const folder = resolve(file, '..') + sep;
  const isInside = (path: string) =>
    innerPath(path) === path && !path.includes('\0') && resolve(folder, path).startsWith(folder);
  return new Map(entries.filter(([path]) => isInside(path)));
}

function entriesIn(file: string): readonly (readonly [string, string])[] | undefined {
  const files = valueIn(file)?.files;
  if (typeof files !== 'object' || files === null) return undefined;
  const entries = Object.entries(files).filter(isEntry);
  return entries.length === Object.keys(files).length ? entries : undefined;
}

function valueIn(file: string): {readonly files?: unknown} | undefined {
  try {
    const read: unknown = JSON.parse(textOfFile(file) ?? '');
    return typeof read === 'object' && read !== null ? read : undefined;
  } catch {
    return undefined;
  }
}

function isEntry(entry: readonly [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}

/** Writes the record of a build into a new file; throws if there is something already. */
export function writeRecord(file: string, hashes: OutputRecord): void {
  const files = Object.fromEntries([...hashes].sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify({files}, undefined, 1)}\n`, {flag: 'wx'});
}
