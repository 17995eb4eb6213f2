/*
 * A classic script for the head of published pages (`docs-site build`), which are seen before their
 * element runs: applies the reader's mode, as `mode.ts` does, and tells the styles of the page what
 * is not to be seen.
 */
import {applyStoredMode} from './shared/stored-mode.js';

const {site = '.', page, fixed} = document.currentScript?.dataset ?? {};
const {dataset} = document.documentElement;

// The document has the mode of the site, which readers may change unless it is fixed.
const {mode, dismissed} = applyStoredMode(site, fixed !== undefined);
if (mode === 'system') delete dataset['docsMode'];
if (mode === 'light' || mode === 'dark') dataset['docsMode'] = mode;
if (dismissed !== undefined) dataset['docsDismissed'] = '';

// The document of another page: an offline copy, or what a host sends for every URL. Its element
// shows the right one.
if (page && pagePath(location.pathname) !== pagePath(page)) dataset['docsElsewhere'] = '';

/** Hosts serve a page at several paths: `/start`, `/start.html`, `/start/`, `/start/index.html`. */
function pagePath(path: string): string {
  try {
    return decodeURIComponent(path).replace(/(?:\/index)?(?:\.html)?\/?$/, '');
  } catch {
    return path;
  }
}
