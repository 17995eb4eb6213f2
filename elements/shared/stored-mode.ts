import type {ReaderRecord} from './reader-store.js';

/** What is stored of a site, as far as it decides how its first frame looks. */
type StoredLook = {
  readonly [Name in 'dismissed' | 'mode']?: ReaderRecord[Name] | undefined;
};

/**
 * Applies the mode that the reader chose, or that the site had at their last visit; returns what is
 * stored of the site, and the mode.
 *
 * @param site The folder of the site, relative to the document.
 * @param isFixed Whether the mode is not the reader's to choose.
 */
export function applyStoredMode(site: string, isFixed = false): StoredLook {
  try {
    const folder = new URL(site, document.baseURI).href;
    const stored = localStorage.getItem(`docs-site:${folder}`) ?? '{}';
    const {mode, siteMode, dismissed} = JSON.parse(stored) as ReaderRecord;
    const chosen = isFixed ? undefined : (mode ?? siteMode);
    if (chosen === 'light' || chosen === 'dark') {
      const colorScheme = document.createElement('meta');
      colorScheme.name = 'color-scheme';
      colorScheme.content = chosen;
      document.head.prepend(colorScheme);
    }
    return {dismissed, mode: chosen};
  } catch {
    // Without storage, the page has the mode of the system.
    return {};
  }
}
