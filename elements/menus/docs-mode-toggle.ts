import {css, html, LitElement} from 'lit';
import {customElement, property, query} from '../shared/decorators.js';
import type {ModeChoice} from '../../src/theme/mode.js';
import {hostStyles} from '../styles/host.css.js';
import {loadPart} from '../shared/load-part.js';
import {uiIcon} from '../shared/ui-icons.js';
import {LocalizeController} from '../locales/localize-controller.js';
import type {DocsModeMenu} from './docs-mode-menu.js';

/**
 * The button that shows the mode and opens the choice: light, dark, or as the system.
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

  /** The mode that is shown now. */
  @property({reflect: true}) mode: ModeChoice = 'system';

  @query('button') private button!: HTMLElement;
  @query('docs-mode-menu') private menu!: Partial<DocsModeMenu>;

  readonly #words = new LocalizeController(this);

  override render() {
    return html`<button
        part="toggle"
        aria-label=${this.#words.say('Colour mode')}
        aria-haspopup="menu"
        @click=${this.#openMenu}
      >
        ${uiIcon('sun')}${uiIcon('moon')}</button
      ><docs-mode-menu mode=${this.mode}></docs-mode-menu>`;
  }

  /** Without the menu (offline, say) the button does nothing. */
  readonly #openMenu = async () => {
    await loadPart('docs-mode-menu');
    this.menu.toggle?.(this.button);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-mode-toggle': DocsModeToggle;
  }
}
