import {css, html, LitElement, nothing, type PropertyValues} from 'lit';
import {customElement, property} from '../../shared/decorators.js';
import type {Icon} from '../../../src/shared/icon.js';
import {uiIcon} from '../../shared/ui-icons.js';
import {LocalizeController} from '../../locales/localize-controller.js';
import {siteCatalog} from '../../locales/site-catalog.js';
import {calloutKinds} from '../../../src/content/callout-kinds.js';
import {blockStyles} from '../block.css.js';
import {calloutKindStyles, calloutIcon} from '../callouts/callout-kinds.js';
import {iconAttribute} from '../icons/icon-attribute.js';

/**
 * A highlighted block of content; with `href`, the whole card is a link.
 *
 * @slot - The card's body.
 * @csspart card - The box around everything.
 * @csspart heading - The title: an `<a>` when `href` is set, else a `<span>`.
 * @csspart cta - The call to action below the body.
 * @cssprop [--docs-card-padding=1.25rem] - Space between the border and the content.
 */
@customElement('docs-card')
export class DocsCard extends LitElement {
  static override styles = [
    blockStyles,
    css`
      :host {
        --_color: var(--docs-color-info);
      }
      [part='card'] {
        position: relative;
        overflow: hidden;
        block-size: 100%;
        border: 1px solid var(--docs-color-border);
        border-radius: var(--docs-radius);
        background: var(--docs-color-raised);
      }
      [part='card']:has(a[part='heading']):is(:hover, :focus-within) {
        border-color: var(--docs-color-accent);
      }
      [part='card']:has(a[part='heading']:focus-visible) {
        outline: 2px solid var(--docs-color-accent);
        outline-offset: 2px;
      }
      a[part='heading'] {
        outline: none;
      }
      a[part='heading']::after {
        content: '';
        position: absolute;
        inset: 0;
      }
      [part='content'] {
        display: flex;
        flex-direction: column;
        gap: 0.875rem;
        padding: var(--docs-card-padding, 1.25rem);
      }
      :host([horizontal]) [part='content'] {
        flex-direction: row;
      }
      :host([disabled]) [part='card'] {
        opacity: 0.6;
      }
      img {
        display: block;
        inline-size: 100%;
      }
      /* Until its own ratio is known, and if it does not load. */
      img:not([width]) {
        aspect-ratio: auto 16 / 9;
      }
      docs-icon {
        --docs-icon-size: 1.5rem;
        color: var(--docs-card-color, var(--docs-color-accent));
      }
      [part='text'] {
        flex: 1;
        min-inline-size: 0;
      }
      [part='heading'] {
        display: block;
        color: var(--docs-color-heading);
        font-weight: 600;
        line-height: 1.5;
        overflow-wrap: anywhere;
      }
      /* Beside the title, the arrow has its own space. */
      [part='card']:has(> [part='arrow']) [part='text']:first-child > [part='heading'],
      :host([horizontal]) [part='card']:has(> [part='arrow']) [part='heading'] {
        padding-inline-end: 1.75rem;
      }
      [part='body'] {
        color: var(--docs-color-muted);
        font-size: 0.9375rem;
        line-height: 1.6;
      }
      [part='heading'] + [part='body'] {
        margin-block-start: 0.25rem;
      }
      /* Links in the body are above the link of the card. */
      ::slotted(a) {
        position: relative;
      }
      [part='cta'] {
        display: inline-flex;
        align-items: center;
        gap: 0.375rem;
        margin-block-start: 0.75rem;
        color: var(--docs-color-accent);
        font-size: 0.875rem;
        font-weight: 500;
      }
      [part='arrow'] {
        position: absolute;
        inset-block-start: 1.25rem;
        inset-inline-end: 1.25rem;
        color: var(--docs-color-muted);
      }
      /* A card that looks like a callout. */
      [part='card'][data-kind] {
        border-color: color-mix(in oklab, var(--_color) 25%, transparent);
        background: color-mix(in oklab, var(--_color) 6%, transparent);
      }
      [part='card'][data-kind]:has(a[part='heading']):is(:hover, :focus-within) {
        border-color: var(--_color);
      }
      [part='icon'] {
        display: flex;
        flex: none;
        color: var(--docs-card-color, var(--_color));
        font-size: 1.5rem;
      }
      [part='icon'] docs-icon {
        color: inherit;
      }
      [part='card'][data-kind] [part='cta'] {
        color: var(--docs-color-heading);
      }
    `,
    calloutKindStyles,
  ];

  /** The card's title. Not `title`: that attribute is the browser's tooltip. */
  @property() heading = '';

  /** The URL of the card's link; without it the card is not a link. */
  @property() href: string | undefined;

  @property(iconAttribute) icon: Icon | undefined;

  /** `note`, `tip`, …: the card has the icon and colors of that callout. */
  @property({reflect: true}) kind: string | undefined;

  /** Any CSS color, for the icon. */
  @property() color = '';

  /** The URL of an image above the text, as wide as the card. */
  @property() img: string | undefined;

  /** The text of the call to action below the body. */
  @property() cta = '';

  /** Whether the icon is next to the text instead of above it. */
  @property({type: Boolean, reflect: true}) horizontal = false;

  /** Whether the link has an arrow; by default, only links to other sites do. */
  @property({type: Boolean}) arrow: boolean | undefined;

  /** Whether the link is disabled. */
  @property({type: Boolean, reflect: true}) disabled = false;

  /** Whether the link leads to another site; unless it is set, absolute URLs of other hosts do. */
  @property({type: Boolean}) external: boolean | undefined;

  readonly #locale = new LocalizeController(this, siteCatalog);

  /** The element of the image, once it is rendered. */
  get image(): HTMLImageElement | null | undefined {
    return this.renderRoot?.querySelector('img');
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('color')) return;
    if (this.color) this.style.setProperty('--docs-card-color', this.color);
    else this.style.removeProperty('--docs-card-color');
  }

  override render() {
    const kind = calloutKinds.find((known) => known === this.kind);
    const icon = this.icon ? html`<docs-icon .icon=${this.icon}></docs-icon>` : nothing;
    return html`<div
      part="card"
      data-kind=${kind ?? nothing}
      aria-disabled=${this.disabled || nothing}
    >
      ${this.img ? html`<img src=${this.img} alt="" loading="lazy" />` : nothing}
      <div part="content">
        ${kind ? calloutIcon(kind, this.icon, this.#locale.localize) : icon}
        <div part="text">
          ${this.#renderHeading()}
          <div part="body" id=${this.#isLink && !this.heading ? 'body' : nothing}>
            <slot></slot>
          </div>
          ${this.cta ? html`<span part="cta">${this.cta}${uiIcon('arrowRight')}</span>` : nothing}
        </div>
      </div>
      ${
        this.#isLink && (this.arrow ?? this.#isExternal)
          ? html`<span part="arrow">${uiIcon(this.#isExternal ? 'external' : 'arrowRight')}</span>`
          : nothing
      }
    </div>`;
  }

  get #isLink(): boolean {
    return !!this.href && !this.disabled;
  }

  get #isExternal(): boolean {
    const href = this.href ?? '';
    return (
      this.external ?? (/^https?:/.test(href) && !href.startsWith(`${window.location.origin}/`))
    );
  }

  #renderHeading() {
    if (this.#isLink) {
      return html`<a
        part="heading"
        href=${this.href}
        target=${this.#isExternal ? '_blank' : nothing}
        rel=${this.#isExternal ? 'noopener noreferrer' : nothing}
        aria-labelledby=${this.heading ? nothing : 'body'}
        >${this.heading}</a
      >`;
    }
    return this.heading ? html`<span part="heading">${this.heading}</span>` : nothing;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-card': DocsCard;
  }
}
