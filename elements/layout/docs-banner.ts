import {css, html, LitElement, nothing, type PropertyValues} from 'lit';
import {customElement, property} from '../shared/decorators.js';
import type {ConfigBanner} from '../../src/config/read/banner.js';
import type {DocNode} from '../../src/content/nodes.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {bannerColors} from '../../src/theme/banner-colors.js';
import {renderNodes} from '../render/render-node.js';
import {hostStyles} from '../styles/host.css.js';
import {uiIcon} from '../shared/ui-icons.js';
import {LocalizeController} from '../locales/localize-controller.js';
import {siteCatalog} from '../locales/site-catalog.js';

/**
 * A message to all readers above the top bar. Once dismissed, it stays hidden until its text
 * changes.
 *
 * @csspart banner - The box around everything.
 * @csspart dismiss - The button that dismisses it.
 * @fires docs-banner-dismiss - The reader has dismissed it.
 * @cssprop [--docs-banner-background] - The background; by default, that of the banner's type.
 * @cssprop [--docs-banner-text] - The color of its text.
 */
@customElement('docs-banner')
export class DocsBanner extends LitElement {
  static override styles = [
    hostStyles,
    css`
      :host {
        position: relative;
        display: block;
      }
      [part='banner'] {
        display: flex;
        align-items: center;
        justify-content: center;
        min-height: 2.75rem;
        padding: 0.5rem 3.5rem;
        background: var(--docs-banner-background, var(--docs-color-accent));
        color: var(--docs-banner-text, var(--docs-color-on-accent));
        font-size: 0.875rem;
        font-weight: 500;
        line-height: 1.5;
        text-align: center;
      }
      :is([data-type='warning'], [data-type='critical'])[part='banner'] {
        color: var(--docs-banner-text, light-dark(#fff, oklch(0.2 0.02 60)));
      }
      [data-type='warning'][part='banner'] {
        background: var(--docs-banner-background, var(--docs-color-warning));
      }
      [data-type='critical'][part='banner'] {
        background: var(--docs-banner-background, var(--docs-color-danger));
      }
      p {
        margin: 0;
        text-wrap: balance;
      }
      [part='words'] a {
        text-decoration: underline;
        text-underline-offset: 3px;
      }
      [part='words'] a:hover {
        text-decoration-thickness: 2px;
      }
      code {
        font: 0.9em var(--docs-font-code);
      }
      :focus-visible {
        outline-color: currentcolor;
      }
      [part='dismiss'] {
        position: absolute;
        inset-inline-end: 1rem;
        display: grid;
        place-items: center;
        width: 1.75rem;
        height: 1.75rem;
        border-radius: var(--docs-radius-control);
        font-size: 1rem;
      }
      [part='dismiss']:hover {
        background: color-mix(in oklab, currentcolor 16%, transparent);
      }
      @container docs-site (width < 40em) {
        [part='banner']:not([data-dismissible]) {
          padding-inline: 1.25rem;
        }
        [part='banner'][data-dismissible] {
          padding-inline: 1.25rem 3.5rem;
          justify-content: start;
          text-align: start;
        }
      }
      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];

  /** The text and options of the banner. */
  @property({attribute: false}) banner?: ConfigBanner | undefined;

  /** Its text as nodes. */
  @property({attribute: false}) nodes: readonly DocNode[] = [];

  /** Resolves targets to URLs. */
  @property({attribute: false}) links?: SiteLinks;

  /** The text of the banner that the reader has dismissed. */
  @property() dismissed?: string | undefined;

  readonly #locale = new LocalizeController(this, siteCatalog);

  protected override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has('banner')) return;
    const colors = this.banner?.color && bannerColors(this.banner.color);
    for (const name of ['background', 'text'] as const) {
      if (colors) this.style.setProperty(`--docs-banner-${name}`, colors[name]);
      else this.style.removeProperty(`--docs-banner-${name}`);
    }
  }

  override render() {
    const {banner, nodes, links, dismissed} = this;
    if (!banner || !links) return nothing;
    const {content, isDismissible, type} = banner;
    if (isDismissible && dismissed === content) return nothing;
    const {localize} = this.#locale;
    return html`<section
      part="banner"
      aria-label=${localize('Announcement')}
      data-type=${type}
      ?data-dismissible=${isDismissible}
    >
      <div part="words">${renderNodes(nodes, {links, localize, path: ''})}</div>
      ${
        isDismissible
          ? html`<button part="dismiss" aria-label=${localize('Dismiss')} @click=${this.#dismiss}>
              ${uiIcon('close')}
            </button>`
          : nothing
      }
    </section>`;
  }

  readonly #dismiss = () => {
    const {banner} = this;
    if (!banner) return;
    this.dispatchEvent(new DocsBannerDismissEvent(banner.content));
    // Otherwise the focus moves to the start of the document.
    this.nextElementSibling?.querySelector('docs-topbar')?.shadowRoot?.querySelector('a')?.focus();
  };
}

const upward = {bubbles: true, composed: true} as const;

/** The reader dismissed the banner with this text. */
export class DocsBannerDismissEvent extends Event {
  readonly content: string;

  constructor(content: string) {
    super('docs-banner-dismiss', upward);
    this.content = content;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-banner': DocsBanner;
  }
  interface HTMLElementEventMap {
    'docs-banner-dismiss': DocsBannerDismissEvent;
  }
}
