import {html, LitElement} from 'lit';
import type {Localize} from '../locales/site-catalog.js';
import {LocalizeController} from '../locales/localize-controller.js';
import {siteCatalog} from '../locales/site-catalog.js';
import {hostStyles} from '../styles/host.css.js';
import {noticeStyles} from '../styles/notice.css.js';
import {uiIcon} from '../shared/ui-icons.js';

/**
 * A sentence at the bottom of the window, with a button that reloads, until the reader closes it.
 *
 * @csspart notice - The box.
 * @csspart reload - The button that reloads.
 * @csspart dismiss - The button that closes the box.
 */
export abstract class NoticeElement extends LitElement {
  static override styles = [hostStyles, noticeStyles];

  /** Loads again what the sentence is about. */
  reload: () => void = () => location.reload();

  readonly #locale = new LocalizeController(this, siteCatalog);

  /** The sentence. */
  protected abstract sentence(localize: Localize): string;

  override render() {
    const {localize} = this.#locale;
    return html`<div part="notice" role="status">
      ${this.sentence(localize)}
      <button part="reload" @click=${this.#reload}>${localize('Reload')}</button>
      <button part="dismiss" aria-label=${localize('Dismiss')} @click=${() => this.remove()}>
        ${uiIcon('close')}
      </button>
    </div>`;
  }

  readonly #reload = () => {
    this.remove();
    this.reload();
  };
}
