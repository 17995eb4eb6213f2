import {css, html, LitElement} from 'lit';
import {customElement, query} from '../shared/decorators.js';
import {adoptStyles} from '../styles/adopt-styles.js';
import {hostStyles} from '../styles/host.css.js';
import {uiIcon} from '../shared/ui-icons.js';
import {LocalizeController} from '../locales/localize-controller.js';
import {siteCatalog} from '../locales/site-catalog.js';
import {drawerLinksStyles} from './drawer-links.css.js';

/**
 * A panel at the edge of a narrow window. While it is open, the page is inert: the focus stays
 * inside. Escape, a click outside, and following a link close it, and the focus returns to where it
 * was. It also closes when the URL changes to another page, or when the button that opened it is no
 * longer visible.
 *
 * @slot - The content of the panel.
 * @csspart drawer - The panel.
 * @csspart close - The button that closes it, always in view.
 * @csspart scroller - What scrolls below that button.
 * @fires close - It was closed.
 */
@customElement('docs-drawer')
export class DocsDrawer extends LitElement {
  static override styles = [
    hostStyles,
    css`
      dialog {
        position: fixed;
        inset: 0 auto 0 0;
        width: min(20rem, 86vw);
        max-width: none;
        height: 100dvh;
        max-height: none;
        margin: 0;
        padding: 0;
        overflow: hidden;
        border: 0;
        border-inline-end: 1px solid var(--docs-color-border);
        background: var(--docs-color-background);
        color: var(--docs-color-text);
        transition: translate var(--docs-duration) ease-out;
      }
      dialog[open] {
        display: flex;
        flex-direction: column;
      }
      dialog:dir(rtl) {
        inset: 0 0 0 auto;
      }
      @starting-style {
        dialog[open] {
          translate: -2rem 0;
        }
        dialog[open]:dir(rtl) {
          translate: 2rem 0;
        }
      }
      dialog::backdrop {
        background: rgb(0 0 0 / 45%);
      }
      [part='scroller'] {
        flex: 1;
        padding: 0 0.75rem 0.75rem;
        overflow: hidden auto;
        overscroll-behavior: contain;
        /* Firefox gives it the mode of the system, not that of the site. */
        scrollbar-color: var(--docs-color-border-strong) transparent;
      }
      [part='close'] {
        display: grid;
        flex: none;
        place-items: center;
        width: 2.5rem;
        height: 2.5rem;
        margin-block: 0.75rem 0.25rem;
        margin-inline: auto 0.75rem;
        border-radius: var(--docs-radius-control);
        color: var(--docs-color-muted);
        font-size: 1.25rem;
      }
      [part='close']:hover {
        background: var(--docs-color-hover);
      }
    `,
  ];

  @query('dialog') private dialog!: HTMLDialogElement;
  @query('[part=scroller]') private scroller!: HTMLElement;

  static override properties = {path: {}};

  readonly #locale = new LocalizeController(this, siteCatalog);
  #path = '';
  readonly #sizes = new ResizeObserver(([entry]) => {
    if (entry && !entry.target.checkVisibility()) this.close();
  });

  /** The current page. Another one closes the panel at once, since the focus moves there. */
  get path(): string {
    return this.#path;
  }
  set path(path: string) {
    if (path !== this.#path && this.hasUpdated) this.close();
    this.#path = path;
  }

  constructor() {
    super();
    this.addController({
      hostConnected: () => this.#dressLinks(),
      hostDisconnected: () => this.hasUpdated && this.close(),
    });
  }

  /** Opens the panel and moves the focus into it. It closes when `opener` is no longer visible. */
  show(opener?: Element) {
    if (!this.dialog.open) this.dialog.showModal();
    if (opener) this.#sizes.observe(opener);
    for (const sidebar of this.querySelectorAll('docs-sidebar')) {
      sidebar.scroller = this.scroller;
      void sidebar.updateComplete.then(() => sidebar.showCurrent());
    }
  }

  /** Closes the panel and returns the focus to the element that had it. */
  close() {
    this.#sizes.disconnect();
    this.dialog.close();
  }

  override render() {
    const {localize} = this.#locale;
    return html`<dialog
      part="drawer"
      aria-label=${localize('Menu')}
      @click=${this.#closeFrom}
      @close=${this.#onClose}
    >
      <button part="close" aria-label=${localize('Close menu')} @click=${() => this.close()}>
        ${uiIcon('close')}
      </button>
      <div part="scroller"><slot></slot></div>
    </dialog>`;
  }

  /** The links are part of the site, and so are their styles; they are not needed before. */
  #dressLinks() {
    const root = this.getRootNode();
    if (root instanceof ShadowRoot) adoptStyles(root, drawerLinksStyles);
  }

  readonly #onClose = () => {
    if (!this.dialog.open) this.#sizes.disconnect(); // `close` comes later: it may be open again
    this.dispatchEvent(new Event('close'));
  };

  /** A click on the backdrop has the dialog as its target, outside its box. */
  readonly #closeFrom = (event: MouseEvent) => {
    const path = event.composedPath();
    const isLink = path.some((target) => target instanceof HTMLAnchorElement);
    const {left, right} = this.dialog.getBoundingClientRect();
    const isBeside = path[0] === this.dialog && (event.clientX < left || event.clientX > right);
    if (isLink || isBeside) this.close();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-drawer': DocsDrawer;
  }
}
