import {css, html, type TemplateResult} from 'lit';
import {breadcrumbsTo} from '../../src/navigation/breadcrumbs.js';
import type {NavGroup} from '../../src/navigation/navigation.js';
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
  const trail = breadcrumbsTo(groups, path);
  if (trail.length === 0) return undefined;
  return html`${trail.map(({name, page}, index) => {
    const crumb =
      page === undefined || page.path === path
        ? name
        : siteLink(links, {part: 'crumb', target: pageTarget(page.path)}, name);
    return index === 0 ? crumb : html`<i aria-hidden="true">/</i>${crumb}`;
  })}`;
}
