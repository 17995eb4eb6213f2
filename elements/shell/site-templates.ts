import {html, nothing} from 'lit';
import type {Mode, SiteConfig} from '../../src/config/site-config.js';
import type {Page} from '../../src/content/page.js';
import type {Target} from '../../src/content/target.js';
import type {PageLabels} from '../../src/navigation/labels.js';
import type {View} from '../../src/navigation/view.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {uiIcon} from '../shared/ui-icons.js';

/** The picture behind every page (specification §2.1, `backgroundImage`). */
export function backdrop(config: SiteConfig, links: SiteLinks): unknown {
  return perMode(
    config.backgroundImage,
    links,
    (source, only) => html`<img part="backdrop" src=${source} alt="" data-only=${only} />`,
  );
}

/** The site's pictures for the top bar. One that does not load leaves its alternative, the name. */
export function logo(config: SiteConfig, links: SiteLinks): unknown {
  return perMode(
    config.logo,
    links,
    (source, only) =>
      html`<img slot="logo" part="logo" src=${source} alt=${config.name} data-only=${only} />`,
  );
}

/** Both modes' pictures are there and styles show one, so that a change of mode renders nothing. */
function perMode(
  pictures: Readonly<Record<Mode, Target>> | undefined,
  links: SiteLinks,
  picture: (source: string, only: string) => unknown,
): unknown {
  const light = pictures && links.src(pictures.light);
  const dark = pictures && links.src(pictures.dark);
  if (!light || !dark) return nothing;
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
        view?.trail.length
          ? html`<span part="section">${view.trail.at(-1)}</span>${uiIcon('chevronRight')}`
          : nothing
      }
      <strong>${page?.title}</strong>
    </span>
  </div>`;
}

/** What follows the page: its neighbours, unless its frontmatter hides them, and the site's accounts. */
export function pageEnd(
  config: SiteConfig,
  view: View,
  {labels, links}: {readonly labels: PageLabels; readonly links: SiteLinks},
  page: Page | undefined,
): unknown {
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
