import {html, type TemplateResult} from 'lit';
import type {ConfigCallToAction} from '../../src/config/site-config.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {uiIcon} from '../shared/ui-icons.js';
import {shellLink} from './shell-link.js';

/** The site's call to action: a button to its target, or the name of its repository (specification §2.1). */
export function callToAction(cta: ConfigCallToAction, links: SiteLinks): TemplateResult {
  const {target} = cta;
  if (cta.type === 'link') return shellLink(links, {part: 'cta', target}, cta.name);
  return shellLink(
    links,
    {part: 'repository', target},
    html`${uiIcon('repository')}${repositoryName(links.href(target))}`,
  );
}

/** `owner/name` of a repository's address. */
function repositoryName(href: string | undefined): string {
  const parts = href && URL.canParse(href) ? new URL(href).pathname.split('/') : [];
  return (
    parts
      .filter((part) => part !== '')
      .slice(0, 2)
      .join('/') || 'Repository'
  );
}
