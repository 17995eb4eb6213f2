import {existsSync, readFileSync, statSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, resolve} from 'node:path';

import {Misuse} from './misuse.js';

/** What happened to a file that was to be written. */
export type Written = 'created' | 'replaced' | 'kept' | 'same';

function keptIfThere(error: NodeJS.ErrnoException): Written {
  if (error.code === 'EEXIST') return 'kept';
  throw error;
}

/** Writes a file with its folders; one that exists with other content is kept, unless forced. */
export async function writeUnlessThere(
  folder: string,
  path: string,
  content: string | Uint8Array,
  isForced: boolean,
): Promise<Written> {
  const file = resolve(folder, path);
  const exists = existsSync(file);
  if (exists && statSync(file).isDirectory()) throw new Misuse(`${file} is a folder, not a file.`);
  if (exists && readFileSync(file).equals(Buffer.from(content))) return 'same';
  if (exists && !isForced) return 'kept';
  await mkdir(dirname(file), {recursive: true});
  if (exists) {
    await writeFile(file, content);
    return 'replaced';
  }
  // Another process may have written it since; a link may lead to where there is nothing.
  const flag = isForced ? 'w' : 'wx';
  return writeFile(file, content, {flag}).then(() => 'created', keptIfThere);
}
