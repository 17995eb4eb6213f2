import {html, nothing} from 'lit';
import type {SiteConfig} from '../../src/config/site-config.js';
import type {Page} from '../../src/content/page.js';
import {shownName} from '../../src/navigation/label.js';
import type {View} from '../../src/navigation/view.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {uiIcon} from '../shared/ui-icons.js';
import type {Localize} from '../locales/site-catalog.js';

/**
 * The logo images for the top bar. If one does not load, its alternative text is shown: the name.
 */
export function logo(config: SiteConfig, links: SiteLinks, localize: Localize): unknown {
  const {logo: images} = config;
  const light = images && links.src(images.light);
  const dark = images && links.src(images.dark);
  if (!light || !dark) return nothing;
  const alt = images.hasName ? '' : shownName(config, localize);
  const image = (source: string, only: string) =>
    html`<img slot="logo" part="logo" src=${source} alt=${alt} data-only=${only} />`;
  // The images of both modes are in the DOM and styles show one, so that a change of mode needs no
  // rendering.
  return light === dark ? image(light, 'any') : [image(light, 'light'), image(dark, 'dark')];
}

/** The row of narrow windows: the menu button and the path of the page. */
export function locationBar(
  page: Page | undefined,
  view: View | undefined,
  openMenu: () => unknown,
  localize: Localize,
): unknown {
  return html`<div part="place">
    <button part="menu" aria-label=${localize('Menu')} aria-haspopup="dialog" @click=${openMenu}>
      ${uiIcon('menu')}
    </button>
    <span part="crumbs">
      ${
        page && view?.trail.length
          ? html`<span part="section">${view.trail.at(-1)}</span>${uiIcon('chevronRight')}`
          : nothing
      }
      <strong>${page?.title}</strong>
    </span>
  </div>`;
}
