import {css, html, LitElement, nothing, type PropertyValues} from 'lit';
import {customElement, property} from '../../shared/decorators.js';
import type {Icon} from '../../../src/shared/icon.js';
import {LocalizeController} from '../../locales/localize-controller.js';
import {siteCatalog} from '../../locales/site-catalog.js';
import {blockStyles} from '../block.css.js';
import type {CalloutKind} from '../../../src/content/callout-kinds.js';
import {calloutKindStyles, calloutIcon} from './callout-kinds.js';
import {iconAttribute} from '../icons/icon-attribute.js';

/**
 * A callout: Note, Tip, Warning, Info, Check, Danger, or one with a custom icon and color.
 *
 * @slot - The remark.
 * @csspart callout - The box.
 * @csspart heading - The title, when there is one.
 */
@customElement('docs-callout')
export class DocsCallout extends LitElement {
  static override styles = [
    blockStyles,
    css`
      :host {
        --_color: var(--docs-callout-color, var(--docs-color-info));
        color: var(--docs-color-text);
        font-size: 0.9375rem;
        line-height: 1.6;
      }
      [part='callout'] {
        display: flex;
        gap: 0.75rem;
        padding: 0.875rem 1.25rem;
        border: 1px solid color-mix(in oklab, var(--_color) 25%, transparent);
        border-radius: var(--docs-radius);
        background: color-mix(in oklab, var(--_color) 6%, transparent);
      }
      [part='icon'] {
        display: flex;
        flex: none;
        align-items: center;
        justify-content: center;
        inline-size: 1.125rem;
        block-size: 1.6em;
        color: var(--_color);
        font-size: 1rem;
      }
      [part='icon'] > svg {
        inline-size: 1.125rem;
        block-size: 1.125rem;
      }
      [part='body'] {
        flex: 1;
        min-inline-size: 0;
      }
      [part='heading'] {
        margin-block-end: 0.125rem;
        color: var(--docs-color-heading);
        font-weight: 600;
      }
    `,
    calloutKindStyles,
  ];

  @property({reflect: true}) kind: CalloutKind = 'note';

  @property() heading = '';

  /** Replaces the icon of the kind. */
  @property(iconAttribute) icon: Icon | undefined;

  /** Any CSS color, for the kind `custom`. */
  @property() color = '';

  readonly #locale = new LocalizeController(this, siteCatalog);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('color')) return;
    if (this.color) this.style.setProperty('--docs-callout-color', this.color);
    else this.style.removeProperty('--docs-callout-color');
  }

  override render() {
    return html`<div part="callout">
      ${calloutIcon(this.kind, this.icon, this.#locale.localize)}
      <div part="body">
        ${this.heading ? html`<div part="heading">${this.heading}</div>` : nothing}
        <slot></slot>
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-callout': DocsCallout;
  }
}
