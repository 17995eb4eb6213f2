import {html, nothing} from 'lit';
import type {ConfigLink, SiteConfig} from '../../src/config/site-config.js';
import {shownName, titleFromPath} from '../../src/navigation/label.js';
import type {DivisionView, Selector, View} from '../../src/navigation/view.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import type {Localize} from '../locales/site-catalog.js';
import {siteLink} from '../shared/site-link.js';
import {callToAction, iconName, topbarLink} from './topbar/topbar-links.js';
import './docs-drawer.js';

/**
 * Parts of the top bar that do not fit on phones: products, languages and versions, then tabs with
 * their sections, links and the call to action as a list for the drawer.
 */
export function drawerLinks(
  config: SiteConfig,
  view: View,
  links: SiteLinks,
  localize: Localize,
): unknown {
  const {topbarLinks, topbarCta} = view.navbar ?? config;
  const lists = view.selectors.filter(({kind}) => kind !== 'dropdown' && kind !== 'menu');
  const items = [
    ...view.tabs.map((tab) => tabItem(tab, links, localize)),
    ...topbarLinks.map((link) => topbarLink(withWords(link), links)),
    ...(topbarCta ? [callToAction(topbarCta, links, localize)] : []),
  ];
  return html`${
    lists.length === 0
      ? nothing
      : html`<div part="drawer-lists">${lists.map((selector) => listOf(selector, links))}</div>`
  }${
    items.length === 0
      ? nothing
      : html`<ul part="drawer-links">
          ${items.map((item) => html`<li>${item}</li>`)}
        </ul>`
  }`;
}

/** There is room for text here, where the bar has only an icon. */
function withWords(link: ConfigLink): ConfigLink {
  const name = link.name || iconName(link.icon);
  return name === link.name ? link : {...link, name: titleFromPath(name)};
}

function listOf(selector: Selector, links: SiteLinks): unknown {
  return selector.kind === 'product'
    ? html`<docs-picker .selector=${selector} .links=${links}></docs-picker>`
    : html`<docs-selector .selector=${selector}></docs-selector>`;
}

/**
 * The sections of the current tab are below it, and those of one with links to other sites; the
 * tab is a link to the first section.
 */
function tabItem(tab: DivisionView, links: SiteLinks, localize: Localize): unknown {
  const {name, target, isCurrent, menu} = tab;
  const current = isCurrent ? ('true' as const) : undefined;
  const link = {part: 'tab', target, current, choice: {tab: name}};
  return html`${siteLink(links, link, shownName(tab, localize))}${
    menu && (isCurrent || menu.options.some((option) => option.target?.to === 'url'))
      ? html`<ul part="drawer-menu">
          ${menu.options.map(
            (option) =>
              option.target &&
              html`<li>
                ${siteLink(
                  links,
                  {
                    part: 'drawer-part',
                    target: option.target,
                    current: option.isCurrent ? 'true' : undefined,
                    choice: {menu: option.name},
                  },
                  option.name,
                )}
              </li>`,
          )}
        </ul>`
      : nothing
  }`;
}
