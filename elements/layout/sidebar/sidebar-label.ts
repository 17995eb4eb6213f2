import {html, nothing} from 'lit';
import type {PageLabel} from '../../../src/navigation/label.js';
import type {SiteLinks} from '../../../src/routing/site-links.js';
import {resolveIcon} from '../../shared/resolve-icon.js';
import {uiIcon} from '../../shared/ui-icons.js';

/** The label of a page, or the parts of it that a group has. */
export type RowLabel = {readonly [K in keyof PageLabel]: PageLabel[K] | undefined};

/**
 * The content of a sidebar row: HTTP method, icon, name, tag, and an icon for links to other sites.
 */
export function sidebarLabel({text, icon, tag, method, link}: RowLabel, links: SiteLinks) {
  const placed = icon && resolveIcon({icon}, links);
  return html`${
      method
        ? html`<span part="method" data-method=${method.toLowerCase()}
            >${shortMethod(method)}</span
          >`
        : nothing
    }${placed ? html`<docs-icon .icon=${placed}></docs-icon>` : nothing}<span part="name"
      >${text}</span
    >${tag ? html`<span part="tag">${tag}</span>` : nothing}${link ? uiIcon('external') : nothing}`;
}

/** Pills have equal widths: long methods are shortened. */
function shortMethod(method: string): string {
  const short: Readonly<Partial<Record<string, string>>> = {DELETE: 'DEL', OPTIONS: 'OPT'};
  return Object.hasOwn(short, method) ? (short[method] ?? method) : method.slice(0, 5);
}
