import type {NavPage} from './navigation.js';
import type {PageLabel, PageLabels} from './labels.js';

/**
 * The last segment of a page path in words: `guides/getting-started` → `Getting started`,
 * `guides/index` → `Guides`.
 */
export function titleFromPath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  const part = (parts.length > 1 && parts.at(-1) === 'index' ? parts.at(-2) : parts.at(-1)) ?? '';
  const words = part.replace(/[-_]+/g, ' ').trim() || part;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The text for a page in the sidebar: its label once it is known, until then the last segment of
 * its path in words.
 */
export function labelOf(page: NavPage, labels: PageLabels): PageLabel {
  return labels.get(page.path) ?? {text: page.label ?? titleFromPath(page.path)};
}
