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
