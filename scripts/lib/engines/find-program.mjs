import {accessSync, constants} from 'node:fs';
import {delimiter, join} from 'node:path';

/**
 * The path of the first of these programs that is installed; `undefined` if none is.
 *
 * @param {...string} names Names to look for in `PATH`, or absolute paths.
 */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => (name.includes('/') ? name : folders.map((folder) => join(folder, name))))
    .find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
