import {encodePath} from './encoding.js';

/**
 * What no path of a file contains: control characters, lone surrogates, backslashes, escaped
 * separators and dots.
 */
const refused = /[\\\p{Cc}\p{Cs}]|%(25)*(2e|2f|5c|0|1)/iu;

/**
 * The URL of a file of the site, or `undefined` for a path that is not one.
 *
 * `path` is relative to `base` (a folder, with its trailing slash) and not encoded. It is a key
 * below that folder and never a URL: a path that leaves the folder, names another host or hides a
 * separator is refused.
 */
export function siteUrl(path: string, base: URL): URL | undefined {
  if (refused.test(path)) return undefined;
  if (path.split('/').some((segment) => segment === '' || /^\.{1,2}$/.test(segment))) {
    return undefined;
  }
  return new URL(`./${encodePath(path)}`, base);
}
