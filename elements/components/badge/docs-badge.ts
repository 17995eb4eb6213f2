import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from '../../shared/decorators.js';
import type {Icon} from '../../../src/shared/icon.js';
import {hostStyles} from '../../styles/host.css.js';
import {iconAttribute} from '../icons/icon-attribute.js';

/**
 * A short label in a pill.
 *
 * @slot - The label.
 * @csspart badge - The pill.
 */
@customElement('docs-badge')
export class DocsBadge extends LitElement {
  static override styles = [
    hostStyles,
    css`
      :host {
        --_color: var(--docs-color-muted);
        display: inline;
      }
      :host([color='blue']) {
        --_color: var(--docs-color-note);
      }
      :host(:is([color='green'], [color='success'])) {
        --_color: var(--docs-color-check);
      }
      :host(:is([color='yellow'], [color='orange'], [color='warning'])) {
        --_color: var(--docs-color-warning);
      }
      :host(:is([color='red'], [color$='destructive'])) {
        --_color: var(--docs-color-danger);
      }
      :host(:is([color='purple'], [color='pink'])) {
        --_color: var(--docs-code-keyword);
      }
      [part='badge'] {
        display: inline-block;
        padding: 0.05em 0.6em;
        border: 1px solid transparent;
        border-radius: 0.375rem;
        background: color-mix(in oklab, var(--_color) 10%, transparent);
        color: var(--_color);
        font-size: 0.8125em;
        font-weight: 500;
        line-height: 1.5;
        vertical-align: 0.05em;
      }
      docs-icon {
        margin-inline-end: 0.35em;
      }
      :host([color^='white']) [part='badge'] {
        border-color: var(--docs-color-border);
        background: none;
      }
      :host([color^='surface']) [part='badge'] {
        border-color: var(--docs-color-border);
        background: var(--docs-color-raised);
      }
      :host([shape='pill']) [part='badge'] {
        border-radius: var(--docs-radius-pill);
      }
      :host([size='xs']) [part='badge'] {
        font-size: 0.6875em;
      }
      :host([size='sm']) [part='badge'] {
        font-size: 0.75em;
      }
      :host([size='lg']) [part='badge'] {
        font-size: 0.9375em;
      }
      :host([stroke]) [part='badge'] {
        border-color: color-mix(in oklab, var(--_color) 40%, transparent);
        background: none;
      }
      /* Without its color, but still readable. */
      :host([disabled]) [part='badge'] {
        border: 1px dashed var(--docs-color-border-strong);
        background: none;
        color: var(--docs-color-muted);
      }
    `,
  ];

  /**
   * `gray`, `blue`, `green`, `yellow`, `orange`, `red`, `purple`, `white`, `surface`,
   * `white-destructive`, …
   */
  @property({reflect: true}) color = '';

  /** `xs`, `sm`, `md`, `lg`. */
  @property({reflect: true}) size = '';

  /** `rounded` or `pill`. */
  @property({reflect: true}) shape = '';

  @property(iconAttribute) icon: Icon | undefined;

  /** Outlined, without a background. */
  @property({type: Boolean, reflect: true}) stroke = false;

  @property({type: Boolean, reflect: true}) disabled = false;

  override render() {
    return html`<span part="badge"
      >${this.icon ? html`<docs-icon .icon=${this.icon}></docs-icon>` : nothing}<slot></slot
    ></span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-badge': DocsBadge;
  }
}
