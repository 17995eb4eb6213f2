import {css, html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {Mode} from '../../src/config/site-config.js';
import {DocsModeChangeEvent} from '../shared/events.js';
import {hostStyles} from '../shared/host.css.js';
import {uiIcon} from '../shared/ui-icons.js';

/**
 * One button between light and dark.
 *
 * @fires docs-mode-change - The reader chose the other mode.
 * @csspart toggle - The button.
 */
@customElement('docs-mode-toggle')
export class DocsModeToggle extends LitElement {
  static override styles = [
    hostStyles,
    css`
      button {
        display: grid;
        place-items: center;
        width: 2.25rem;
        height: 2.25rem;
        border-radius: var(--docs-radius-control);
        color: var(--docs-color-muted);
        font-size: 1.125rem;
        transition: color var(--docs-duration);
      }
      button:hover {
        background: var(--docs-color-hover);
        color: var(--docs-color-text);
      }
    `,
  ];

  /** The mode that is shown now. */
  @property() mode: Mode = 'light';

  override render() {
    const other = this.mode === 'dark' ? 'light' : 'dark';
    return html`<button
      part="toggle"
      aria-label="Switch to ${other} mode"
      @click=${() => this.dispatchEvent(new DocsModeChangeEvent(other))}
    >
      ${uiIcon(this.mode === 'dark' ? 'moon' : 'sun')}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-mode-toggle': DocsModeToggle;
  }
}
