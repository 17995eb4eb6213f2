import type {SiteLinks} from '../routing/site-links.js';
import type {Target} from '../shared/urls.js';
import {element, type AttributeValue, type Html, type HtmlContent} from './html.js';

/** The attributes of a link: one that leaves the site opens in a new tab. */
export function linkAttributes(target: Target | undefined, links: SiteLinks) {
  const isExternal = target !== undefined && links.isExternal(target);
  return {
    href: target && links.href(target),
    target: isExternal && '_blank',
    rel: isExternal && 'noopener noreferrer',
  } as const;
}

/** A link of the layout. */
export function siteLink(
  target: Target,
  look: Readonly<Record<string, AttributeValue>>,
  content: HtmlContent,
  {links}: {readonly links: SiteLinks},
): Html {
  return element('a', {...look, ...linkAttributes(target, links)}, content);
}

/** The target of a page path. */
export function pageTarget(path: string): Target {
  return {to: 'site', path, query: '', hash: ''};
}
