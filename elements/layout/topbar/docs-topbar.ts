import {html, LitElement, nothing, type ReactiveController} from 'lit';
import {customElement, property} from '../../shared/decorators.js';
import type {SiteConfig} from '../../../src/config/site-config.js';
import {shownName} from '../../../src/navigation/label.js';
import type {View} from '../../../src/navigation/view.js';
import type {SiteLinks} from '../../../src/routing/site-links.js';
import type {ModeChoice} from '../../../src/theme/mode.js';
import type {Extras} from '../../shared/extras.js';
import {lazy} from '../../shared/lazy.js';
import {resolveIcon} from '../../../src/shared/resolve-icon.js';
import {hostStyles} from '../../styles/host.css.js';
import {LocalizeController} from '../../locales/localize-controller.js';
import {siteCatalog} from '../../locales/site-catalog.js';
import {callToAction, topbarLink} from './topbar-links.js';
import {topbarStyles} from './docs-topbar.css.js';
import {pageTarget, siteLink} from '../../shared/site-link.js';

/** Chooses versions, languages and the like, for sites that have several. */
export const selectorParts = lazy('selector', () => import('../../site/follow-choice.js'));

/**
 * The header of the site: name or logo, version, links and call to action, with the tabs below.
 *
 * @slot logo - The logo images; the name if empty.
 * @slot search - The middle.
 * @slot topbar-end - What the host page adds at the end.
 * @csspart bar - The first row.
 * @csspart home - The link around the logo.
 * @csspart link - A link of the bar.
 * @csspart cta - The call to action.
 * @csspart tabs - The second row.
 * @csspart tab - A tab.
 * @csspart end - The end of the first row.
 * @csspart mode-toggle - The button for the color mode.
 */
@customElement('docs-topbar')
export class DocsTopbar extends LitElement {
  static override styles = [hostStyles, topbarStyles];

  /** The site; without it, the space of the bar is reserved. */
  @property({attribute: false}) config?: SiteConfig;

  /** Tabs, versions and other divisions for the current page. */
  @property({attribute: false}) view?: View;

  /** Resolves targets to URLs. */
  @property({attribute: false}) links?: SiteLinks;

  /** The current mode; `undefined` if the reader cannot choose it. */
  @property() mode: ModeChoice | undefined;

  /** What it does once the page is shown (`topbar-extras.ts`), without another update. */
  set extras(extras: Extras<DocsTopbar> | undefined) {
    if (extras && !this.#extras) this.addController((this.#extras = new extras(this)));
  }

  readonly #locale = new LocalizeController(this, siteCatalog);
  #extras: ReactiveController | undefined;

  protected override willUpdate() {
    void loadSelectors(this.view);
  }

  override render() {
    return html`
      <div part="bar">
        ${this.#renderStart()}
        <slot name="search"></slot>
        ${this.#renderLinks()}
        <div part="end">
          <slot name="topbar-end"></slot>
          ${
            this.mode === undefined
              ? nothing
              : html`<docs-mode-toggle
                  exportparts="toggle: mode-toggle"
                  mode=${this.mode}
                ></docs-mode-toggle>`
          }
        </div>
      </div>
      ${this.#renderTabs()}
    `;
  }

  #renderStart() {
    const {config, links, view} = this;
    const {localize} = this.#locale;
    if (config === undefined || links === undefined) return html`<div part="start"></div>`;
    const target = config.logo?.href ?? pageTarget('');
    const called = shownName(config, localize);
    const site = html`<span part="site">${called}</span>`;
    const name = config.logo?.hasName
      ? html`<slot name="logo"></slot>${site}`
      : html`<slot name="logo">${site}</slot>`;
    const label = localize('{0} home', called);
    return html`<div part="start">
      ${siteLink(links, {part: 'home', target, label}, name)}
      ${view?.selectors.map((selector) => {
        const {kind} = selector;
        if (kind === 'product') {
          return html`<docs-picker
            kind=${kind}
            .selector=${selector}
            .links=${links}
          ></docs-picker>`;
        }
        return kind === 'language' || kind === 'version'
          ? html`<docs-selector .selector=${selector}></docs-selector>`
          : nothing;
      })}
    </div>`;
  }

  #renderLinks() {
    const {config, links} = this;
    if (config === undefined || links === undefined) return nothing;
    const {topbarLinks, topbarCta} = this.view?.navbar ?? config;
    if (topbarLinks.length === 0 && topbarCta === undefined) return nothing;
    return html`<nav part="links" aria-label=${this.#locale.localize('Links')}>
      <div part="scroller">${topbarLinks.map((link) => topbarLink(link, links))}</div>
      ${topbarCta ? callToAction(topbarCta, links, this.#locale.localize) : nothing}
    </nav>`;
  }

  #renderTabs() {
    const {links, view} = this;
    if (view === undefined || links === undefined || view.tabs.length === 0) return nothing;
    return html`<nav part="tabs" aria-label=${this.#locale.localize('Sections')}>
      ${view.tabs.map((tab) => {
        const icon = resolveIcon(tab, links);
        const current = tab.isCurrent ? ('true' as const) : undefined;
        const {target, menu, name} = tab;
        const called = shownName(tab, this.#locale.localize);
        const link = siteLink(
          links,
          {part: 'tab', target, current, choice: {tab: name}},
          html`${icon ? html`<docs-icon .icon=${icon}></docs-icon>` : nothing}${called}`,
        );
        return menu
          ? html`<docs-tab-menu name=${name} .menu=${menu} .links=${links}>${link}</docs-tab-menu>`
          : link;
      })}
    </nav>`;
  }
}

/** Loads what shows the lists of versions, languages and the like in the frame, if it has any. */
export async function loadSelectors(view: View | undefined): Promise<void> {
  const {selectors = [], tabs = []} = view ?? {};
  if (selectors.length > 0 || tabs.some(({menu}) => menu)) await selectorParts();
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-topbar': DocsTopbar;
  }
}
