import {css, html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {ModeChoice} from '../../src/theme/mode.js';
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
      :host([mode='dark']) svg:first-child,
      :host(:not([mode='dark'])) svg:last-child {
        display: none;
      }
      @media (prefers-color-scheme: dark) {
        :host([mode='system']) svg:first-child {
          display: none;
        }
        :host([mode='system']) svg:last-child {
          display: block;
        }
      }
    `,
  ];

  /** The mode that is shown now. */
  @property({reflect: true}) mode: ModeChoice = 'system';

  override render() {
    return html`<button
      part="toggle"
      aria-label="Switch between light and dark mode"
      @click=${this.#switch}
    >
      ${uiIcon('sun')}${uiIcon('moon')}
    </button>`;
  }

  readonly #switch = () => {
    const isDark =
      this.mode === 'dark' ||
      (this.mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    this.dispatchEvent(new DocsModeChangeEvent(isDark ? 'light' : 'dark'));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-mode-toggle': DocsModeToggle;
  }
}
