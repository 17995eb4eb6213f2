import {html, nothing, type TemplateResult} from 'lit';
import type {Target} from '../../src/shared/urls.js';
import type {Choices} from '../../src/navigation/position.js';
import type {SiteLinks} from '../../src/routing/site-links.js';

/** The options of a link in the layout. */
export interface SiteLink {
  readonly part: string;
  readonly target: Target;
  /** The value of `aria-current`: the page itself, or its section. */
  readonly current?: 'page' | 'true' | undefined;
  /** The accessible name, if the content is an image. */
  readonly label?: string;
  /** The choice that following the link makes, if several divisions contain the page. */
  readonly choice?: Choices;
}

/** A link with the choice that following it makes. */
export type ChoiceLink = HTMLAnchorElement & Pick<SiteLink, 'choice'>;

/**
 * A link in the layout; `data-path` is the page that it leads to. A link to another site opens in
 * a new tab; a rejected target is shown as plain text.
 */
export function siteLink(links: SiteLinks, link: SiteLink, content: unknown): TemplateResult {
  const href = links.href(link.target);
  const path = link.target.to === 'site' ? link.target.path : nothing;
  const leaves = href !== undefined && links.isExternal(link.target);
  return html`<a
    part=${link.part}
    data-path=${path}
    href=${href ?? nothing}
    target=${leaves ? '_blank' : nothing}
    rel=${leaves ? 'noopener noreferrer' : nothing}
    aria-current=${link.current ?? nothing}
    aria-label=${link.label ?? nothing}
    .choice=${link.choice}
    >${content}</a
  >`;
}

/** The target of a page path. */
export function pageTarget(path: string): Target {
  return {to: 'site', path, query: '', hash: ''};
}
