import {css, html, LitElement} from 'lit';
import {customElement} from '../shared/decorators.js';
import {hostStyles} from '../styles/host.css.js';
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
  static override styles = [
    hostStyles,
    css`
      :host {
        position: fixed;
        inset: auto 0 max(1rem, env(safe-area-inset-bottom)) 0;
        z-index: 30;
        display: grid;
        justify-content: center;
        padding-inline: 1rem;
        pointer-events: none;
      }
      [part='notice'] {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        padding: 0.375rem 0.375rem 0.375rem 1rem;
        border: 1px solid var(--docs-color-border);
        border-radius: 999px;
        background: var(--docs-color-raised);
        box-shadow: var(--docs-shadow);
        color: var(--docs-color-text);
        font-size: 0.875rem;
        line-height: 1.5;
        pointer-events: auto;
      }
      [part='reload'] {
        padding: 0.375rem 0.75rem;
        border-radius: 999px;
        color: var(--docs-color-accent);
        font-weight: 600;
      }
      [part='dismiss'] {
        display: grid;
        place-items: center;
        width: 2rem;
        height: 2rem;
        border-radius: 999px;
        color: var(--docs-color-muted);
      }
      button:hover {
        background: var(--docs-color-hover);
      }
      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];

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
