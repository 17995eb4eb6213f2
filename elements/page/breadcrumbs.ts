import {css, html, type TemplateResult} from 'lit';
import type {NavGroup, NavPage} from '../../src/navigation/navigation.js';
import {containsPage} from '../../src/navigation/position.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {pageTarget, siteLink} from '../shared/site-link.js';

/** Styles of breadcrumbs, which are above a page's title in the root of the page. */
export const breadcrumbStyles = css`
  [part='eyebrow'] a {
    color: inherit;
    text-decoration: none;
  }
  [part='eyebrow'] a[href]:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  [part='eyebrow'] i {
    margin-inline: 0.375rem;
    color: var(--docs-color-muted);
    font-style: normal;
    font-weight: 400;
  }
`;

/**
 * The groups around a page, outermost first; each leads to its first page. `undefined` outside of
 * all groups.
 */
export function breadcrumbs(
  groups: readonly NavGroup[],
  path: string,
  links: SiteLinks,
): TemplateResult | undefined {
  const trail = trailTo(groups, path).filter(({name}) => name !== '');
  if (trail.length === 0) return undefined;
  return html`${trail.map((group, index) => {
    const page = firstPageIn(group);
    const crumb =
      page === undefined || page.path === path
        ? group.name
        : siteLink(links, {part: 'crumb', target: pageTarget(page.path)}, group.name);
    return index === 0 ? crumb : html`<i aria-hidden="true">/</i>${crumb}`;
  })}`;
}

function trailTo(entries: NavGroup['entries'], path: string): readonly NavGroup[] {
  for (const entry of entries) {
    if (entry.kind === 'group' && containsPage(entry, path))
      return [entry, ...trailTo(entry.entries, path)];
  }
  return [];
}

function firstPageIn({root, entries}: NavGroup): NavPage | undefined {
  if (root) return root;
  for (const entry of entries) {
    const page = entry.kind === 'page' ? entry : firstPageIn(entry);
    if (page) return page;
  }
  return undefined;
}
