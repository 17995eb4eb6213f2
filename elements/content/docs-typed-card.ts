import {css, type CSSResultGroup} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {calloutKindStyles} from './callout-kinds.css.js';
import type {CalloutKind} from './callout-kinds.js';
import {calloutSign} from './callout-sign.js';
import {DocsCard} from './docs-card.js';

/**
 * A card with the sign and the colours of a callout; see {@link DocsCard} for slot and parts.
 *
 * @csspart sign - The sign of its kind, or its icon.
 */
@customElement('docs-typed-card')
export class DocsTypedCard extends DocsCard {
  static override styles: CSSResultGroup = [
    DocsCard.styles,
    css`
      :host {
        --_color: var(--docs-color-info);
      }
      [part='card'] {
        border-color: color-mix(in oklab, var(--_color) 25%, transparent);
        background: color-mix(in oklab, var(--_color) 6%, transparent);
      }
      [part='card']:has(a[part='heading']):is(:hover, :focus-within) {
        border-color: var(--_color);
      }
      [part='sign'] {
        display: flex;
        flex: none;
        color: var(--docs-card-color, var(--_color));
        font-size: 1.5rem;
      }
      docs-icon {
        color: inherit;
      }
      [part='cta'] {
        color: var(--docs-color-heading);
      }
    `,
    calloutKindStyles,
  ];

  @property({reflect: true}) kind: CalloutKind = 'note';

  protected override renderIcon() {
    return calloutSign(this.kind, this.icon);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-typed-card': DocsTypedCard;
  }
}
