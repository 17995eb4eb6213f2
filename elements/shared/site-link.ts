import {html, nothing, type TemplateResult} from 'lit';
import type {Target} from '../../src/shared/target.js';
import type {Choices} from '../../src/navigation/choices.js';
import type {SiteLinks} from '../../src/routing/site-links.js';

/** How a link of the shell differs from another. */
export interface SiteLink {
  readonly part: string;
  readonly target: Target;
  /** Says `aria-current`: the page itself, or the section it stands in. */
  readonly current?: 'page' | 'true' | undefined;
  /** The accessible name, where the content is a picture. */
  readonly label?: string;
  /** What is chosen by following it, where several divisions may hold the page. */
  readonly choice?: Choices;
}

/** An element that says what is chosen by following it. */
export type ChoiceLink = HTMLAnchorElement & Pick<SiteLink, 'choice'>;

/** A link of the shell. One that leaves the site opens in a new tab; a refused target is shown as plain text. */
export function siteLink(links: SiteLinks, link: SiteLink, content: unknown): TemplateResult {
  const href = links.href(link.target);
  const leaves = href !== undefined && links.isExternal(link.target);
  return html`<a
    part=${link.part}
    href=${href ?? nothing}
    target=${leaves ? '_blank' : nothing}
    rel=${leaves ? 'noopener noreferrer' : nothing}
    aria-current=${link.current ?? nothing}
    aria-label=${link.label ?? nothing}
    .choice=${link.choice}
    >${content}</a
  >`;
}

/** The target that a page's path stands for. */
export function pageTarget(path: string): Target {
  return {to: 'site', path, query: '', hash: ''};
}
