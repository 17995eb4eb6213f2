import {css, html, LitElement, nothing} from 'lit';
import {customElement, property, query, state} from '../shared/decorators.js';
import {readSearchPrompt} from '../../src/config/read/search.js';
import {DocsSearchOpenEvent} from '../shared/events.js';
import {DocsPartUnavailableEvent} from '../shared/page-events.js';
import {lazy} from '../shared/lazy.js';
import {shortcutKey} from '../shared/letter-key.js';
import {isMac, isSearchKey} from '../shared/shortcut-key.js';
import {uiIcon} from '../shared/ui-icons.js';
import {hostStyles} from '../styles/host.css.js';
import {LocalizeController} from '../locales/localize-controller.js';
import {siteCatalog} from '../locales/site-catalog.js';
import type {DocsSearchDialog} from './docs-search-dialog.js';
import type {SearchSite} from './search-site.js';

const searchDialog = lazy('docs-search-dialog', () => import('./docs-search-dialog.js'));

/**
 * The search field of the top bar: a button that opens the search, as `/` and Ctrl-K (⌘K) do. Where
 * the site is part of another page, keys belong to that page unless the focus is in the site.
 *
 * @csspart search - The button.
 * @fires docs-search-open - The reader is about to search; can be canceled.
 */
@customElement('docs-search')
export class DocsSearch extends LitElement {
  static override styles = [
    hostStyles,
    css`
      :host {
        flex: 0 1 22rem;
        min-width: 2.5rem;
      }
      button {
        display: flex;
        align-items: center;
        gap: 0.625rem;
        width: 100%;
        height: 2.5rem;
        padding-inline: 0.75rem 0.5rem;
        border: 1px solid var(--docs-color-border-strong);
        border-radius: var(--docs-radius-control);
        background: var(--docs-color-raised);
        color: var(--docs-color-muted);
        transition: border-color var(--docs-duration);
      }
      button:hover {
        border-color: var(--docs-color-muted);
        color: var(--docs-color-text);
      }
      svg {
        font-size: 1.125rem;
      }
      span {
        flex: 1;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      kbd {
        padding: 0.0625rem 0.375rem;
        border: 1px solid var(--docs-color-border);
        border-radius: 0.375rem;
        font: inherit;
        font-size: 0.75rem;
        white-space: nowrap;
      }
      @container docs-site (width < 64em) {
        :host {
          flex: none;
        }
        button {
          justify-content: center;
          width: 2.5rem;
          padding: 0;
          border-color: transparent;
          background: none;
        }
        span {
          position: absolute;
          width: 1px;
          clip-path: inset(50%);
        }
        kbd {
          display: none;
        }
      }
    `,
  ];

  @property({attribute: false}) site?: SearchSite;

  /** Whether the dialog has loaded. */
  @state() private hasDialog = false;

  @query('docs-search-dialog') private dialog?: DocsSearchDialog;

  readonly #locale = new LocalizeController(this, siteCatalog);

  constructor() {
    super();
    this.addController({
      hostConnected: () => addEventListener('keydown', this.#onKey),
      hostDisconnected: () => removeEventListener('keydown', this.#onKey),
    });
  }

  override render() {
    const text = this.#locale.localize('Search');
    const label = this.#prompt ?? `${text}…`;
    return html`<button
        part="search"
        aria-keyshortcuts=${isMac() ? '/ Meta+K' : '/ Control+K'}
        aria-haspopup="dialog"
        @click=${() => this.open()}
        @pointerenter=${loadDialog}
      >
        ${uiIcon('magnifier')}<span>${label}</span
        ><kbd aria-hidden="true">${isMac() ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      ${
        this.hasDialog
          ? html`<docs-search-dialog
              .site=${this.site}
              placeholder=${this.#prompt ?? ''}
            ></docs-search-dialog>`
          : nothing
      }`;
  }

  /** Loads what opens. */
  async prepare(): Promise<void> {
    await loadDialog();
  }

  /** Opens the search, unless a listener of `docs-search-open` does something else. */
  async open(): Promise<void> {
    if (!this.dispatchEvent(new DocsSearchOpenEvent())) return;
    this.hasDialog = (await loadDialog()) !== undefined;
    // Without it (offline, say) nothing opens, and the reader is told.
    if (!this.hasDialog) dispatchEvent(new DocsPartUnavailableEvent('search'));
    await this.updateComplete;
    this.dialog?.show();
  }

  /** The placeholder that the configuration names. */
  get #prompt(): string | undefined {
    return this.site && readSearchPrompt(this.site.config);
  }

  readonly #onKey = (event: KeyboardEvent) => {
    if (!this.site) return;
    const {host, resources} = this.site;
    const isSlash = shortcutKey(event, host, resources.store) === '/';
    if (!(isSlash || isSearchKey(event, host))) return;
    if (!this.checkVisibility()) return; // the host page has a search of its own
    event.preventDefault();
    void this.open();
  };
}

function loadDialog() {
  return searchDialog();
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-search': DocsSearch;
  }
}
