/*
 * An optional classic script for the head of a page that is a site: applies the mode that the
 * reader chose, or that the site had at their last visit, before the first paint. The module of the
 * site runs later.
 *
 * It imports nothing, so that it is a few lines: it repeats what it needs of
 * `shared/reader-store.ts`. The site itself owns the mode as soon as it runs.
 */
import type {ReaderRecord} from './shared/reader-store.js';

const {site = '.', page} = document.currentScript?.dataset ?? {};
const {dataset} = document.documentElement;

// The document of another page: an offline copy, or what a host sends for every URL. Its element
// shows the right one.
if (page && pagePath(location.pathname) !== pagePath(page)) {
  dataset['docsElsewhere'] = '';
}

try {
  const folder = new URL(site, document.baseURI).href;
  const stored = localStorage.getItem(`docs-site:${folder}`) ?? '{}';
  const {mode, siteMode, dismissed} = JSON.parse(stored) as ReaderRecord;
  const chosen = mode ?? siteMode;
  // Published pages follow these attributes: they are seen before their element runs.
  if (dismissed !== undefined) dataset['docsDismissed'] = '';
  if (chosen === 'system') delete dataset['docsMode'];
  if (chosen === 'light' || chosen === 'dark') {
    dataset['docsMode'] = chosen;
    const colorScheme = document.createElement('meta');
    colorScheme.name = 'color-scheme';
    colorScheme.content = chosen;
    document.head.prepend(colorScheme);
  }
} catch {
  // Without storage, the page has the mode of the system.
}

/** Hosts serve a page at several paths: `/start`, `/start.html`, `/start/`, `/start/index.html`. */
function pagePath(path: string): string {
  try {
    return decodeURIComponent(path).replace(/(?:\/index)?(?:\.html)?\/?$/, '');
  } catch {
    return path;
  }
}
