import {Misuse} from '../misuse.js';

/**
 * The URL of a site, with a slash at its end.
 *
 * @throws a misuse for anything else.
 */
export function siteUrlOf(written: string): URL {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  const isPlain = url && [url.search, url.hash, url.username, url.password].every((one) => !one);
  if (!isPlain || !/^https?:$/.test(url.protocol)) {
    throw new Misuse(`--url is not the URL of a site: ${written}. Example: https://docs.acme.dev`);
  }
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}
