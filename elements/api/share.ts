import {askSite} from '../shared/page-events.js';

/** The parameter of the query that contains what a reader has shared. */
const parameter = 'request';

/** What the URL of the page contains; `undefined`: nothing. */
export function readShared(element: Element): string | undefined {
  const {url, path = ''} = askSite(element);
  const query = url ? (url.read(path).query ?? '') : location.search;
  return new URLSearchParams(query).get(parameter) ?? undefined;
}

/** The URL of the page with what the reader shares, whatever the site's kind of URLs is. */
export function sharedUrl(element: Element, shared: string): string {
  const {url, path = ''} = askSite(element);
  if (!url) {
    const page = new URL(location.href);
    page.searchParams.set(parameter, shared);
    return page.href;
  }
  const route = url.read(path);
  const query = new URLSearchParams(route.query);
  query.set(parameter, shared);
  // Only the site knows how it writes its URLs.
  url.replace({...route, query: query.toString()});
  const {href} = location;
  url.replace(route);
  return href;
}
