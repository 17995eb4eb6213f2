import {html, nothing, type TemplateResult} from 'lit';
import type {ConfigLink} from '../../../src/config/site-config.js';
import type {SiteLinks} from '../../../src/routing/site-links.js';
import {resolveIcon} from '../../shared/resolve-icon.js';
import {siteLink} from '../../shared/site-link.js';

/** A link of the top bar. The accessible name of an icon link is that of its icon or target. */
export function topbarLink(link: ConfigLink, links: SiteLinks): TemplateResult {
  const {name, target} = link;
  const icon = resolveIcon(link, links);
  const label = name === '' && link.icon?.kind === 'name' ? {label: link.icon.name} : {};
  return siteLink(
    links,
    {part: 'link', target, ...label},
    html`${icon ? html`<docs-icon .icon=${icon}></docs-icon>` : nothing}${name}`,
  );
}
