import {html, LitElement} from 'lit';
import {customElement} from '../shared/decorators.js';
import {hostStyles} from '../styles/host.css.js';
import {noticeStyles} from '../styles/notice.css.js';
import {uiIcon} from '../shared/ui-icons.js';
import {LocalizeController} from '../locales/localize-controller.js';

/**
 * Tells the reader that the page shown has another content by now, and offers to show it.
 *
 * @csspart notice - The box.
 * @csspart reload - The button that shows the new page.
 * @csspart dismiss - The button that closes the box.
 */
@customElement('docs-update-notice')
export class DocsUpdateNotice extends LitElement {
  static override styles = [hostStyles, noticeStyles];

  /** Shows the page as it is now. */
  reload: () => void = () => undefined;

  readonly #locale = new LocalizeController(this);

  override render() {
    const {localize} = this.#locale;
    return html`<div part="notice" role="status">
      ${localize('pageUpdated', 'This page was updated.')}
      <button part="reload" @click=${this.#reload}>${localize('reload', 'Reload')}</button>
      <button
        part="dismiss"
        aria-label=${localize('dismiss', 'Dismiss')}
        @click=${() => this.remove()}
      >
        ${uiIcon('close')}
      </button>
    </div>`;
  }

  readonly #reload = () => {
    this.remove();
    this.reload();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-update-notice': DocsUpdateNotice;
  }
}
