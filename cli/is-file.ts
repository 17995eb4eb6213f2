import {statSync} from 'node:fs';

/**
 * Whether there is a regular file at a path, also behind links. To read anything else, such as a
 * named pipe, may never end.
 */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
