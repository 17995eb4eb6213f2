/*
 * A classic script for the head of published pages (`docs-site build`), which are seen before their
 * element runs: applies the reader's mode, as `mode.ts` does, and tells the styles of the page what
 * is not to be seen.
 */
import {applyBuiltMode} from './built/apply-built-mode.js';
import {restoreReader} from './built/restore-reader.js';

const {site = '.', page, fixed} = document.currentScript?.dataset ?? {};
applyBuiltMode(site, fixed !== undefined);
if (URL.canParse(site, document.baseURI)) restoreReader(new URL(site, document.baseURI));

// The document of another page: an offline copy, or what a host sends for every URL. Its element
// shows the right one.
if (page && pagePath(location.pathname) !== pagePath(page)) {
  document.documentElement.dataset['docsElsewhere'] = '';
}

/** Hosts serve a page at several paths: `/start`, `/start.html`, `/start/`, `/start/index.html`. */
function pagePath(path: string): string {
  try {
    return decodeURIComponent(path).replace(/(?:\/index)?(?:\.html)?\/?$/, '');
  } catch {
    return path;
  }
}
