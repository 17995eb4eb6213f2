import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from '../../shared/decorators.js';
import {blockStyles} from '../block.css.js';

/**
 * An image with a title and a description; the whole tile is a link.
 *
 * @slot - The image.
 * @csspart tile - The box around everything.
 * @csspart image - The background of the image.
 * @csspart heading - The title: an `<a>` when `href` is set.
 * @csspart description - The description below.
 */
@customElement('docs-tile')
export class DocsTile extends LitElement {
  static override styles = [
    blockStyles,
    css`
      [part='tile'] {
        position: relative;
      }
      [part='image'] {
        display: grid;
        place-items: center;
        overflow: hidden;
        min-block-size: 7rem;
        padding: 1rem;
        border: 1px solid var(--docs-color-border);
        border-radius: var(--docs-radius);
        background: radial-gradient(var(--docs-color-border) 1px, transparent 1px) 0 0 / 1rem 1rem
          var(--docs-color-tint);
      }
      ::slotted(*) {
        max-inline-size: 100%;
      }
      [part='tile']:has(a):is(:hover, :focus-within) [part='image'] {
        border-color: var(--docs-color-accent);
      }
      [part='tile']:has(a:focus-visible) [part='image'] {
        outline: 2px solid var(--docs-color-accent);
        outline-offset: 2px;
      }
      [part='heading'] {
        display: block;
        margin-block-start: 0.75rem;
        outline: none;
        color: var(--docs-color-heading);
        font-weight: 600;
        line-height: 1.5;
      }
      a[part='heading']::after {
        content: '';
        position: absolute;
        inset: 0;
      }
      [part='description'] {
        margin: 0.125rem 0 0;
        color: var(--docs-color-muted);
        font-size: 0.875rem;
        line-height: 1.5;
      }
    `,
  ];

  @property() heading = '';

  @property() description = '';

  /** The URL of the link. */
  @property() href: string | undefined;

  /** Whether the link leads to another site. */
  @property({type: Boolean}) external = false;

  override render() {
    return html`<div part="tile">
      <div part="image"><slot></slot></div>
      ${
        this.href
          ? html`<a
              part="heading"
              href=${this.href}
              target=${this.external ? '_blank' : nothing}
              rel=${this.external ? 'noopener noreferrer' : nothing}
              aria-label=${this.heading ? nothing : this.description || this.href}
              >${this.heading}</a
            >`
          : html`<span part="heading">${this.heading}</span>`
      }
      ${this.description ? html`<p part="description">${this.description}</p>` : nothing}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-tile': DocsTile;
  }
}
