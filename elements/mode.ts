/*
 * An optional classic script for the head of a page that is a site: applies the mode that the
 * reader chose, or that the site had at their last visit, before the first paint. The module of the
 * site runs later.
 *
 * It imports nothing, so that it is a few lines: it repeats what it needs of
 * `shared/reader-store.ts`. The site itself owns the mode as soon as it runs.
 */
import type {ReaderRecord} from './shared/reader-store.js';

try {
  const folder = new URL(document.currentScript?.dataset['site'] ?? '.', document.baseURI).href;
  const stored = localStorage.getItem(`docs-site:${folder}`) ?? '{}';
  const {mode, siteMode, dismissed} = JSON.parse(stored) as ReaderRecord;
  const chosen = mode ?? siteMode;
  // Published pages follow this attribute: they are seen before their element runs.
  const {dataset} = document.documentElement;
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
