/** A URL; `undefined` for a text that is none. */
export function parseUrl(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}

/**
 * An http or https URL, without what requests do not have: the name and password in it, with which
 * `fetch` refuses a URL, and the hash. `undefined` for any other text.
 */
export function httpUrl(text: string, base?: string): URL | undefined {
  const url = parseUrl(text, base);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  url.username = '';
  url.password = '';
  url.hash = '';
  return url;
}
