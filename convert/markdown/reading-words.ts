import type {Target} from '../../src/shared/urls.js';

/**
 * The elements that begin a block, with what a reading calls them: nothing where the block is all
 * that counts.
 */
export const blockTags: ReadonlyMap<string, string> = new Map([
  ...['p', 'div', 'section', 'article', 'header', 'footer', 'main', 'nav', 'aside', 'center'].map(
    (tag) => [tag, ''] as const,
  ),
  ...['figure', 'figcaption', 'dl', 'dt', 'dd', 'address', 'fieldset', 'form', 'hgroup'].map(
    (tag) => [tag, ''] as const,
  ),
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, tag] as const),
  ['ul', 'ul'],
  ['li', 'li'],
  ['blockquote', 'quote'],
  ['table', 'table'],
  ['caption', ''],
  ['tr', 'tr'],
  ['td', 'cell'],
  ['th', 'cell'],
  ['details', 'details'],
  ['summary', 'summary'],
]);

/** The elements whose content is emphasized, with the marks of a reading. */
export const emphasisTags: ReadonlyMap<string, string> = new Map([
  ['strong', '**'],
  ['b', '**'],
  ['em', '*'],
  ['i', '*'],
  ['del', '~~'],
  ['s', '~~'],
  ['strike', '~~'],
  ['code', '`'],
]);

/** Where something leads, with one spelling for all that lead there. */
export function writtenTarget(target: Target): string {
  switch (target.to) {
    case 'url':
      return target.href;
    case 'nowhere':
      return '';
    case 'site': {
      const path = target.path.replace(/(?:^|\/)(?:README|index)$/i, '').replace(/\.mdx?$/, '');
      const query = target.query === '' ? '' : `?${target.query}`;
      const hash = target.hash === '' ? '' : `#${target.hash}`;
      return `/${path}${query}${hash}`;
    }
    default:
      return target satisfies never;
  }
}
