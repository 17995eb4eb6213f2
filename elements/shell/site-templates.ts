import {html, nothing} from 'lit';
import type {SiteConfig} from '../../src/config/site-config.js';
import type {Page} from '../../src/content/page.js';
import type {PageLabels} from '../../src/navigation/labels.js';
import type {View} from '../../src/navigation/view.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {uiIcon} from '../shared/ui-icons.js';
import {callToAction} from './call-to-action.js';
import './docs-pager.js';
import {shellLink} from './shell-link.js';

/** The picture behind every page (specification §2.1, `backgroundImage`). */
export function backdrop(config: SiteConfig, links: SiteLinks): unknown {
  const source = config.backgroundImage && links.src(config.backgroundImage);
  return source ? html`<img part="backdrop" src=${source} alt="" />` : nothing;
}

/**
 * The site's pictures for the top bar. Both modes' are there and styles show one, so that a change of mode renders
 * nothing. One that does not load leaves its alternative, the name.
 */
export function logo(config: SiteConfig, links: SiteLinks): unknown {
  const light = config.logo && links.src(config.logo.light);
  const dark = config.logo && links.src(config.logo.dark);
  if (!light || !dark) return nothing;
  const picture = (source: string, only: string) =>
    html`<img slot="logo" part="logo" src=${source} alt=${config.name} data-only=${only} />`;
  return light === dark ? picture(light, 'any') : [picture(light, 'light'), picture(dark, 'dark')];
}

/** The row of narrow windows: opens the menu, says where the reader is. */
export function placeRow(
  page: Page | undefined,
  view: View | undefined,
  openMenu: () => unknown,
): unknown {
  return html`<div part="place">
    <button part="menu" aria-label="Menu" aria-haspopup="dialog" @click=${openMenu}>
      ${uiIcon('menu')}
    </button>
    <span part="crumbs">
      ${
        view?.eyebrow
          ? html`<span part="section">${view.eyebrow}</span>${uiIcon('chevronRight')}`
          : nothing
      }
      <strong>${page?.title}</strong>
    </span>
  </div>`;
}

/** What the top bar has no room for on phones: tabs, links and the call to action, as a list for the drawer. */
export function drawerLinks(config: SiteConfig, view: View, links: SiteLinks): unknown {
  const {topbarLinks, topbarCta} = config;
  const items = [
    ...view.tabs.map(({name, target, isCurrent}) =>
      shellLink(links, {part: 'tab', target, current: isCurrent ? 'true' : undefined}, name),
    ),
    ...topbarLinks.map(({name, target}) => shellLink(links, {part: 'link', target}, name)),
    ...(topbarCta ? [callToAction(topbarCta, links)] : []),
  ];
  if (items.length === 0) return nothing;
  return html`<ul part="drawer-links">
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`;
}

/** What follows the page: its neighbours, unless its frontmatter hides them, and the site's accounts. */
export function pageEnd(
  config: SiteConfig,
  view: View,
  {labels, links}: {readonly labels: PageLabels; readonly links: SiteLinks},
  page: Page | undefined,
): unknown {
  if (config.footerSocials.length > 0) void import('../lazy/footer.js').catch(() => undefined);
  const hasPager = page !== undefined && page.frontmatter.get('hideFooterPagination') !== true;
  return html`<div part="end">
    ${
      hasPager
        ? html`<docs-pager
            exportparts="previous, next"
            .previous=${view.previous}
            .next=${view.next}
            .labels=${labels}
            .links=${links}
          ></docs-pager>`
        : nothing
    }
    <docs-footer exportparts="social" .socials=${config.footerSocials} .links=${links}>
      <slot name="footer"></slot>
    </docs-footer>
  </div>`;
}
