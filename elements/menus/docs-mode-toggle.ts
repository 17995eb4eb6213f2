import {css, html, LitElement} from 'lit';
import {customElement, property} from '../shared/decorators.js';
import type {ModeChoice} from '../../src/theme/mode.js';
import {hostStyles} from '../styles/host.css.js';
import {lazy} from '../shared/lazy.js';
import {uiIcon} from '../shared/ui-icons.js';
import type {Message} from '../locales/site-catalog.js';
import {LocalizeController} from '../locales/localize-controller.js';
import {siteCatalog} from '../locales/site-catalog.js';

const modeMenu = lazy('docs-mode-menu', () => import('./docs-mode-menu.js'));

const names: Readonly<Record<ModeChoice, Message>> = {
  light: 'Light',
  dark: 'Dark',
  system: 'System',
};

/** What readers see for a mode. */
export function modeName(mode: ModeChoice): Message {
  return names[mode];
}

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

  readonly #locale = new LocalizeController(this, siteCatalog);

  override render() {
    const {localize} = this.#locale;
    return html`<button
        part="toggle"
        aria-label="${localize('Color mode')}: ${localize(modeName(this.mode))}"
        aria-haspopup="menu"
        aria-expanded="false"
        popovertarget="menu"
        @click=${this.#loadMenu}
      >
        ${uiIcon('sun')}${uiIcon('moon')}</button
      ><docs-mode-menu id="menu" popover mode=${this.mode}></docs-mode-menu>`;
  }

  /** The first press loads the menu. If it does not load (offline, for example), nothing opens. */
  readonly #loadMenu = async (event: Event) => {
    if (customElements.get('docs-mode-menu')) return;
    event.preventDefault();
    await modeMenu();
    if (customElements.get('docs-mode-menu')) this.#menu?.showPopover();
  };

  get #menu() {
    return this.renderRoot.querySelector('docs-mode-menu');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-mode-toggle': DocsModeToggle;
  }
}
