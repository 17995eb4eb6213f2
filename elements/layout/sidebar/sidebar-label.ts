import {html, nothing} from 'lit';
import type {PageLabel} from '../../../src/navigation/labels.js';
import type {SiteLinks} from '../../../src/routing/site-links.js';
import {resolveIcon} from '../../shared/resolve-icon.js';
import {uiIcon} from '../../shared/ui-icons.js';

/** The label of a page, or as much of it as a group has. */
export type RowLabel = {readonly [K in keyof PageLabel]: PageLabel[K] | undefined};

/** What a row of the sidebar says: the operation's method, icon, name, tag, and a sign where it leads out of the site. */
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

/** Pills are equally wide: long methods lose their tail. */
function shortMethod(method: string): string {
  const short: Readonly<Partial<Record<string, string>>> = {DELETE: 'DEL', OPTIONS: 'OPT'};
  return Object.hasOwn(short, method) ? (short[method] ?? method) : method.slice(0, 5);
}
