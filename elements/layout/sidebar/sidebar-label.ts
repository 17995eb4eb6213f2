import {html, nothing} from 'lit';
import {shortMethods, type RowLabel} from '../../../src/navigation/sidebar-groups.js';
import type {SiteLinks} from '../../../src/routing/site-links.js';
import type {Localize} from '../../locales/site-catalog.js';
import {resolveIcon} from '../../../src/shared/resolve-icon.js';
import {uiIcon} from '../../shared/ui-icons.js';

/**
 * The content of a sidebar row: HTTP method, icon, name, tag, and an icon for links to other sites.
 * A name that is a guess is another element than the real one: browsers would say that this has
 * moved where a method comes before it.
 */
export function sidebarLabel(
  label: RowLabel,
  links: SiteLinks,
  localize: Localize,
  isGuess = false,
) {
  const {text, icon, method, link} = label;
  if (isGuess) return html`<span part="name" data-guess>${text}</span>`;
  const tag = label.isDeprecated ? localize('deprecated') : label.tag;
  const placed = icon && resolveIcon({icon}, links);
  return html`${
      method
        ? html`<span part="method" data-method=${method.toLowerCase()}
            >${shortMethods.get(method) ?? method}</span
          >`
        : nothing
    }${placed ? html`<docs-icon .icon=${placed}></docs-icon>` : nothing}<span part="name"
      >${text}</span
    >${tag ? html`<span part="tag">${tag}</span>` : nothing}${link ? uiIcon('external') : nothing}`;
}
