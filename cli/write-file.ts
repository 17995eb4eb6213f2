import {existsSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

/** What happened to a file that was to be written. */
export type Written = 'created' | 'replaced' | 'kept' | 'same';

/** Writes a file with its folders; one that exists with other content is kept, unless forced. */
export async function writeUnlessThere(
  folder: string,
  path: string,
  content: string | Buffer,
  isForced: boolean,
): Promise<Written> {
  const file = join(folder, path);
  const exists = existsSync(file);
  if (exists && readFileSync(file).equals(Buffer.from(content))) return 'same';
  if (exists && !isForced) return 'kept';
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, content);
  return exists ? 'replaced' : 'created';
}
