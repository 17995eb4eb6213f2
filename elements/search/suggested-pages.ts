import {labelOf} from '../../src/navigation/label.js';
import type {NavGroup, NavPage} from '../../src/navigation/navigation.js';
import type {SearchSite} from './search-site.js';

/** A page that a reader may begin with. */
export interface SuggestedPage {
  readonly href: string;
  readonly text: string;
  readonly group: string;
}

const mostSuggested = 6;

/** The first pages of the groups that the sidebar shows; of few groups, more of each. */
export function suggestedPages({labels, links, path, view}: SearchSite): readonly SuggestedPage[] {
  const each = Math.ceil(mostSuggested / Math.max(1, view.groups.length));
  const pages = view.groups
    .flatMap((group) => [...pagesOf(group)].slice(0, each))
    .filter((page) => page.path !== path);
  return pages.slice(0, mostSuggested).flatMap((page) => {
    const href = links.href({to: 'site', path: page.path, query: '', hash: ''});
    const group = page.trail.at(-1) ?? '';
    return href === undefined ? [] : [{href, text: labelOf(page, labels).text, group}];
  });
}

function* pagesOf({root, entries}: NavGroup): Generator<NavPage> {
  if (root) yield root;
  for (const entry of entries) {
    if (entry.kind === 'group') yield* pagesOf(entry);
    else yield entry;
  }
}
