import {html, LitElement} from 'lit';
import {customElement, property} from '../shared/decorators.js';
import type {ModeChoice} from '../../src/theme/mode.js';
import {DocsModeChangeEvent} from '../shared/events.js';
import {hostStyles} from '../styles/host.css.js';
import {uiIcon} from '../shared/ui-icons.js';
import {LocalizeController} from '../locales/localize-controller.js';
import {siteCatalog} from '../locales/site-catalog.js';
import {modeName} from './docs-mode-toggle.js';
import {PopoverController} from './popover-controller.js';
import {popoverStyles} from './popover.css.js';

/** The modes with their icons. */
const choices: readonly (readonly [mode: ModeChoice, icon: unknown])[] = [
  ['light', uiIcon('sun')],
  ['dark', uiIcon('moon')],
  ['system', uiIcon('screen')],
];

/**
 * The three modes a reader can choose among: a popover, opened by a button with `popovertarget`.
 *
 * @fires docs-mode-change - The reader chose a mode.
 * @csspart panel - The list.
 */
@customElement('docs-mode-menu')
export class DocsModeMenu extends LitElement {
  static override styles = [hostStyles, popoverStyles];

  /** The reader's choice. */
  @property() mode: ModeChoice = 'system';

  readonly #locale = new LocalizeController(this, siteCatalog);
  readonly #popover = new PopoverController(this);

  override render() {
    const {localize} = this.#locale;
    return html`<div part="panel" role="menu" aria-label=${localize('Color mode')}>
      ${choices.map(
        ([mode, icon]) =>
          html`<button
            role="menuitemradio"
            tabindex="-1"
            aria-checked=${mode === this.mode}
            @click=${() => this.#choose(mode)}
          >
            ${icon} ${localize(modeName(mode))}
            ${mode === this.mode ? html`<span part="mark">${uiIcon('check')}</span>` : ''}
          </button>`,
      )}
    </div>`;
  }

  #choose(mode: ModeChoice) {
    this.#popover.close();
    this.dispatchEvent(new DocsModeChangeEvent(mode));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-mode-menu': DocsModeMenu;
  }
}
