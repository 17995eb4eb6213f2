import {isExternalUrl} from '../../src/shared/urls.js';
import {askSite} from '../shared/page-events.js';

/** The folder of the site around an element, as a URL that ends in a slash. */
export function siteFolder(element: Element): URL | undefined {
  const {key = ''} = askSite(element).store ?? {};
  const [, folder = ''] = /^docs-site:(.*)$/s.exec(key) ?? [];
  return URL.canParse(folder) ? new URL(folder) : undefined;
}

/** A URL of the site as a link in it, such as `/guides/start`; any other one as it is written. */
export function inSite(element: Element, written: string): string {
  const folder = siteFolder(element);
  if (!folder || !(isExternalUrl(written) || written.startsWith('/'))) return written;
  const url = URL.canParse(written, folder) ? new URL(written, folder).href : '';
  return url.startsWith(folder.href) ? `/${url.slice(folder.href.length)}` : written;
}
