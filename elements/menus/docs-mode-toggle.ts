import {css, html, LitElement} from 'lit';
import {customElement, property, query} from 'lit/decorators.js';
import type {ModeChoice} from '../../src/theme/mode.js';
import {hostStyles} from '../styles/host.css.js';
import {uiIcon} from '../shared/ui-icons.js';
import {LocalizeController} from '../locales/localize-controller.js';
import type {DocsModeMenu} from './docs-mode-menu.js';

/**
 * The button that shows the color mode and opens the menu: light, dark or system.
 *
 * @fires docs-mode-change - The reader chose a mode.
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

  /** The current mode. */
  @property({reflect: true}) mode: ModeChoice = 'system';

  @query('button') private button!: HTMLElement;
  @query('docs-mode-menu') private menu!: Partial<DocsModeMenu>;

  readonly #locale = new LocalizeController(this);

  override render() {
    return html`<button
        part="toggle"
        aria-label=${this.#locale.localize('colorMode', 'Color mode')}
        aria-haspopup="menu"
        @click=${this.#openMenu}
      >
        ${uiIcon('sun')}${uiIcon('moon')}</button
      ><docs-mode-menu mode=${this.mode}></docs-mode-menu>`;
  }

  /** If the menu cannot be loaded, the button does nothing. */
  readonly #openMenu = async () => {
    await import('../lazy/mode-menu.js').catch(() => undefined);
    this.menu.toggle?.(this.button);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-mode-toggle': DocsModeToggle;
  }
}
