import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {dirname, resolve} from 'node:path';
import {Misuse} from './misuse.js';

/** What happened to a file that was to be written. */
export type Written = 'created' | 'replaced' | 'kept' | 'same';

/** Writes a file with its folders; one that exists with other content is kept, unless forced. */
export function writeUnlessThere(
  folder: string,
  path: string,
  content: string | Uint8Array,
  isForced: boolean,
): Written {
  const file = resolve(folder, path);
  const exists = existsSync(file);
  if (exists && statSync(file).isDirectory()) throw new Misuse(`${file} is a folder, not a file.`);
  if (exists && readFileSync(file).equals(Buffer.from(content))) return 'same';
  if (exists && !isForced) return 'kept';
  mkdirSync(dirname(file), {recursive: true});
  try {
    // Another process may have written it since; a link may lead to where there is nothing.
    writeFileSync(file, content, {flag: isForced ? 'w' : 'wx'});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return 'kept';
    throw error;
  }
  return exists ? 'replaced' : 'created';
}
