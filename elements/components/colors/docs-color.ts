import {css, html, LitElement, nothing, type PropertyValues} from 'lit';
import {customElement, property} from '../../shared/decorators.js';
import {CopiedController} from '../../shared/copied-controller.js';
import {colorText, readColorPair} from '../../../src/content/color-pair.js';
import {hostStyles} from '../../styles/host.css.js';
import {LocalizeController} from '../../locales/localize-controller.js';
import {siteCatalog} from '../../locales/site-catalog.js';
import {blockStyles} from '../block.css.js';

/**
 * A palette of colors, or of rows of colors.
 *
 * @slot - `<docs-color-item>` or `<docs-color-row>` elements.
 * @csspart palette - The grid.
 */
@customElement('docs-color')
export class DocsColor extends LitElement {
  static override styles = [
    blockStyles,
    css`
      [part='palette'] {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
        gap: 1rem;
      }
      ::slotted(docs-color-row) {
        grid-column: 1 / -1;
      }
    `,
  ];

  override render() {
    return html`<div part="palette"><slot></slot></div>`;
  }
}

/**
 * A row of related colors.
 *
 * @slot - `<docs-color-item>` elements.
 * @csspart heading - The name of the row.
 * @csspart palette - The grid.
 */
@customElement('docs-color-row')
export class DocsColorRow extends LitElement {
  static override styles = [
    hostStyles,
    css`
      :host {
        display: block;
      }
      [part='heading'] {
        margin-block-end: 0.5rem;
        color: var(--docs-color-heading);
        font-size: 0.875rem;
        font-weight: 600;
      }
      [part='palette'] {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
        gap: 1rem;
      }
    `,
  ];

  @property() heading = '';

  override render() {
    return html`${this.heading ? html`<div part="heading">${this.heading}</div>` : nothing}
      <div part="palette"><slot></slot></div>`;
  }
}

/**
 * A color. A click copies its value.
 *
 * @csspart item - The button.
 * @csspart swatch - The color.
 * @csspart name - The name of the color.
 * @csspart value - The value of the color.
 */
@customElement('docs-color-item')
export class DocsColorItem extends LitElement {
  static override styles = [
    hostStyles,
    css`
      :host {
        display: block;
      }
      [part='item'] {
        inline-size: 100%;
        border-radius: var(--docs-radius-control);
        font-size: 0.8125rem;
        line-height: 1.25rem;
      }
      [part='swatch'] {
        display: block;
        block-size: 3.5rem;
        margin-block-end: 0.5rem;
        border: 1px solid var(--docs-color-border);
        border-radius: var(--docs-radius-control);
        background-color: light-dark(var(--_light), var(--_dark));
        forced-color-adjust: none;
      }
      [part='name'] {
        display: block;
        color: var(--docs-color-heading);
        font-weight: 500;
        overflow-wrap: anywhere;
      }
      [part='value'] {
        display: block;
        color: var(--docs-color-muted);
        font-family: var(--docs-font-code);
        font-size: 0.75rem;
        overflow-wrap: anywhere;
      }
    `,
  ];

  @property() name = '';

  /** A CSS color, or one for each mode: `{"light": "#fff", "dark": "#000"}`. */
  @property() value = '';

  readonly #locale = new LocalizeController(this, siteCatalog);
  readonly #copied = new CopiedController(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('value')) return;
    const {light, dark} = readColorPair(this.value);
    this.style.setProperty('--_light', light);
    this.style.setProperty('--_dark', dark);
  }

  override render() {
    const value = colorText(readColorPair(this.value));
    return html`<button part="item" @click=${() => this.#copied.copy(value)}>
      <span part="swatch"></span>
      <span part="name">${this.name}</span>
      <span part="value" aria-live="polite"
        >${this.#copied.isCopied ? this.#locale.localize('Copied') : value}</span
      >
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-color': DocsColor;
    'docs-color-row': DocsColorRow;
    'docs-color-item': DocsColorItem;
  }
}
