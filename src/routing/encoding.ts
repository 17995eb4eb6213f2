/** A page path as it stands in an address: every segment percent-encoded by itself. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeText).join('/');
}

/**
 * The page path that stands encoded in an address, without outer slashes.
 * An escaped slash never becomes a separator, and a malformed escape stays as written; both then name no page.
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

/** What stands behind a path: query and id, where there are any. */
export function restOf(hash: string, query = ''): string {
  return (query && `?${query}`) + (hash && `#${encodeText(hash)}`);
}

/** Decodes one part of an address; a malformed escape leaves it as written. */
export function decodeText(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Encodes one part of an address. Half a surrogate pair, which no address can hold, becomes U+FFFD. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
}

/** A path without what would lead out of the folder that it is put below: empty segments, `.` and `..`. */
export function innerPath(path: string): string {
  return path
    .split('/')
    .filter((segment) => !/^\.{0,2}$/.test(segment))
    .join('/');
}

/** A path without slashes at its ends. */
export function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
