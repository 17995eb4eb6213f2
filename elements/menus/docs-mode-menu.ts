import {html, LitElement} from 'lit';
import {customElement, property} from '../shared/decorators.js';
import type {ModeChoice} from '../../src/theme/mode.js';
import {DocsModeChangeEvent} from '../shared/events.js';
import {hostStyles} from '../styles/host.css.js';
import type {InterfaceText} from '../locales/messages.js';
import {drawIcon, uiIcon} from '../shared/ui-icons.js';
import {LocalizeController} from '../locales/localize-controller.js';
import {PopoverController} from './popover-controller.js';
import {popoverStyles} from './popover.css.js';

const screen = 'M3.5 5h17v11h-17zM9 20h6M12 16v4';

/** The modes, what they are called, and their signs. */
const choices: readonly (readonly [mode: ModeChoice, words: InterfaceText, sign: unknown])[] = [
  ['light', 'Light', uiIcon('sun')],
  ['dark', 'Dark', uiIcon('moon')],
  ['system', 'As the system', drawIcon(screen)],
];

/**
 * The three modes a reader can choose among, below the button that opens them.
 *
 * @fires docs-mode-change - The reader chose a mode.
 * @csspart panel - The list.
 */
@customElement('docs-mode-menu')
export class DocsModeMenu extends LitElement {
  static override styles = [hostStyles, popoverStyles];

  /** The reader's choice. */
  @property() mode: ModeChoice = 'system';

  readonly #words = new LocalizeController(this);
  readonly #popover = new PopoverController(this);
  #opener: HTMLElement | undefined;

  /** Opens below `opener`, or closes; the focus goes to the current choice. */
  toggle(opener: HTMLElement) {
    this.#opener = opener;
    if (this.#popover.isOpen) {
      this.#popover.close();
      return;
    }
    this.#popover.open(opener);
    this.#popover.enter();
  }

  override render() {
    const {say} = this.#words;
    return html`<div popover="manual">
      <div part="panel" role="menu" aria-label=${say('Colour mode')}>
        ${choices.map(
          ([mode, words, sign]) =>
            html`<button
              role="menuitemradio"
              tabindex="-1"
              aria-checked=${mode === this.mode}
              @click=${() => this.#choose(mode)}
            >
              ${sign} ${say(words)}
              ${mode === this.mode ? html`<span part="mark">${uiIcon('check')}</span>` : ''}
            </button>`,
        )}
      </div>
    </div>`;
  }

  protected override updated() {
    this.#opener?.setAttribute('aria-expanded', String(this.#popover.isOpen));
  }

  #choose(mode: ModeChoice) {
    this.#popover.close();
    this.#opener?.focus();
    this.dispatchEvent(new DocsModeChangeEvent(mode));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-mode-menu': DocsModeMenu;
  }
}
