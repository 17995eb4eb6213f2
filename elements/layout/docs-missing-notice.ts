import {html, LitElement} from 'lit';
import {customElement, state} from '../shared/decorators.js';
import {hostStyles} from '../styles/host.css.js';
import {noticeStyles} from '../styles/notice.css.js';
import {uiIcon} from '../shared/ui-icons.js';
import {LocalizeController} from '../locales/localize-controller.js';

/**
 * Tells the reader that parts of a page, or the search, could not be loaded.
 *
 * @csspart notice - The box.
 * @csspart reload - The button that loads the document again.
 * @csspart dismiss - The button that closes the box.
 */
@customElement('docs-missing-notice')
export class DocsMissingNotice extends LitElement {
  static override styles = [hostStyles, noticeStyles];

  /** What could not be loaded. */
  @state() missing: 'page' | 'search' = 'page';

  readonly #locale = new LocalizeController(this);

  override render() {
    const {localize} = this.#locale;
    const text =
      this.missing === 'page'
        ? localize('partsMissing', 'Parts of this page could not be loaded.')
        : localize('searchMissing', 'The search could not be loaded.');
    return html`<div part="notice" role="status">
      ${text}
      <button part="reload" @click=${() => location.reload()}>
        ${localize('reload', 'Reload')}
      </button>
      <button
        part="dismiss"
        aria-label=${localize('dismiss', 'Dismiss')}
        @click=${() => this.remove()}
      >
        ${uiIcon('close')}
      </button>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-missing-notice': DocsMissingNotice;
  }
}
