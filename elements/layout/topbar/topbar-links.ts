import {html, nothing, type TemplateResult} from 'lit';
import type {ConfigCallToAction, ConfigLink} from '../../../src/config/site-config.js';
import type {Icon} from '../../../src/shared/icon.js';
import type {SiteLinks} from '../../../src/routing/site-links.js';
import {repositoryAt} from '../../../src/site/repository-name.js';
import {resolveIcon} from '../../../src/shared/resolve-icon.js';
import {uiIcon} from '../../shared/ui-icons.js';
import type {Localize} from '../../locales/site-catalog.js';
import {siteLink} from '../../shared/site-link.js';

/** The call to action: a button, or a link to the repository, whose stars are loaded later. */
export function callToAction(
  cta: ConfigCallToAction,
  links: SiteLinks,
  localize: Localize,
): TemplateResult {
  const {target} = cta;
  if (cta.type === 'link') return siteLink(links, {part: 'cta', target}, cta.name);
  const {host, name, brand} = repositoryAt(links.href(target) ?? '');
  return siteLink(
    links,
    {part: 'repository', target},
    html`${
      brand ? html`<docs-icon name=${brand} type="brands"></docs-icon>` : uiIcon('repository')
    }<span>${name || localize('Repository')}</span>${
      host === 'github.com' ? html`<docs-stars repository=${name}></docs-stars>` : nothing
    }`,
  );
}

/** What an icon without text is called; images have no name. */
export function iconName(icon: Icon | undefined): string {
  return icon?.kind === 'name' ? icon.name : icon?.kind === 'emoji' ? icon.text : '';
}

/** A link of the top bar. A link without text is named after its icon. */
export function topbarLink(link: ConfigLink, links: SiteLinks): TemplateResult {
  const {name, target} = link;
  const icon = resolveIcon(link, links);
  const label = name === '' && iconName(link.icon);
  return siteLink(
    links,
    {part: 'link', target, ...(label && {label})},
    html`${icon ? html`<docs-icon .icon=${icon}></docs-icon>` : nothing}${name}`,
  );
}
