import {askSite} from '../../shared/page-events.js';

/** The selected tags by page, for sites that do not change the URL. */
const unwritten = new Map<string, readonly string[]>();

/**
 * The tags that the reader selected on the page around `element`: those in the URL
 * (`?tags=New,Fixed`).
 */
export function chosenTags(element: Element): readonly string[] {
  const {path, url} = askSite(element);
  if (path === undefined) return tagsOf(location.search.slice(1));
  return url ? tagsOf(url.read(path).query) : (unwritten.get(path) ?? []);
}

/** Writes them to the URL and keeps its other parameters, so that the URL can be shared. */
export function chooseTags(element: Element, tags: readonly string[]): void {
  const {path, url} = askSite(element);
  if (path === undefined) {
    const search = withTags(location.search.slice(1), tags);
    const url = new URL(location.href);
    url.search = search;
    history.replaceState(history.state, '', url);
  } else if (url) {
    const route = url.read(path);
    url.replace({...route, path, query: withTags(route.query, tags)});
  } else unwritten.set(path, tags);
}

function tagsOf(query = ''): readonly string[] {
  const written = /(?:^|&)tags=([^&]*)/.exec(query)?.[1] ?? '';
  return written.split(',').filter(Boolean).map(decode);
}

function withTags(query = '', tags: readonly string[]): string {
  const others = query.split('&').filter((entry) => entry !== '' && !entry.startsWith('tags='));
  const own = tags.length > 0 ? [`tags=${tags.map(encodeURIComponent).join(',')}`] : [];
  return [...others, ...own].join('&');
}

function decode(written: string): string {
  try {
    return decodeURIComponent(written.replaceAll('+', ' '));
  } catch {
    return written;
  }
}
