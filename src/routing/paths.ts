import type {Navigation} from '../navigation/navigation.js';

/** The path of the page that hosts send for URLs without one. */
export const missingPath = '404';

/** A page path as it is written in a URL: every segment percent-encoded on its own. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeText).join('/');
}

/**
 * The page path that a URL contains in encoded form, without outer slashes. An escaped slash never
 * becomes a separator, and a malformed escape is left as it is; neither then names a page.
 */
export function decodePath(encoded: string): string {
  return trimSlashes(encoded)
    .split('/')
    .map((segment) => {
      const decoded = decodeText(segment);
      return decoded.includes('/') ? segment : decoded;
    })
    .join('/');
}

/** What follows a path: query and id, if there are any. */
export function restOf(hash: string, query = ''): string {
  return (query && `?${query}`) + (hash && `#${encodeText(hash)}`);
}

/** Decodes one part of a URL; with a malformed escape, it is returned unchanged. */
export function decodeText(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Encodes one part of a URL. Half a surrogate pair, which no URL can contain, becomes U+FFFD. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
}

/**
 * A path without the segments that could leave the folder it is relative to: empty ones, `.` and
 * `..`.
 */
export function innerPath(path: string): string {
  return path
    .split('/')
    .filter((segment) => !/^\.{0,2}$/.test(segment))
    .join('/');
}

/** A path without outer slashes. */
export function trimSlashes(path: string): string {
  let [start, end] = [0, path.length];
  while (path[start] === '/') start++;
  // A regular expression would look through each run of slashes again and again.
  while (end > start && path[end - 1] === '/') end--;
  return path.slice(start, end);
}

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

/**
 * The page that a path in the URL means: the one of that name, else the one without what people and
 * other hosts add to it (`guides/start.md`, `guides/start.html`, `guides/index`, `guides/README`,
 * outer slashes, different case). `''` is unchanged: it is the site's home page. So is a path that
 * the navigation does not name, since hidden pages open as well.
 */
export function matchPath({pages}: Navigation, route: string): string {
  const exact = trimSlashes(route);
  if (pages.has(exact)) return exact;
  const path = plainPath(exact);
  if (path === '' || pages.has(path)) return path;
  const alike = [`${path}/index`, `${path}/README`, path.replace(/\/README$/i, '')];
  const same = alike.find((page) => pages.has(page));
  if (same !== undefined) return same;
  const lower = [path, ...alike].map((page) => page.toLowerCase());
  for (const page of pages.keys()) if (lower.includes(page.toLowerCase())) return page;
  return path;
}

/**
 * A path without what hosts and people add to it: outer slashes, `.md`, `.mdx`, `.html`, a last
 * `index`.
 */
export function plainPath(path: string): string {
  const name = trimSlashes(path).replace(/\.(mdx?|html?)$/i, '');
  return trimSlashes(name.replace(/(^|\/)index$/i, ''));
}
