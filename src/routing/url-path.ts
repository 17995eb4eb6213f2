import {trimSlashes} from './paths.js';

/**
 * The path of a page as it is written in URLs, without a slash at its beginning: the index of a
 * folder has the folder's, with a slash at its end (`guides/index` → `guides/`), unless another
 * page is called like the folder; the index of the root has `''`. With `isFolders`, each page is in
 * a folder of its own (`guides/start` → `guides/start/`).
 */
export function urlPath(
  path: string,
  isPage: (path: string) => boolean,
  isFolders = false,
): string {
  const folder = path.replace(/(^|\/)index$/, '$1');
  if (folder !== path && !isPage(trimSlashes(folder))) return folder;
  return isFolders && path !== '' ? `${path}/` : path;
}
