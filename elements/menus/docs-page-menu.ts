import {html, LitElement, nothing} from 'lit';
import {customElement, property, query, state} from '../shared/decorators.js';
import {readContextual} from '../../src/config/read/contextual.js';
import type {Page} from '../../src/content/page.js';
import {resolveIcon} from '../shared/resolve-icon.js';
import {CopiedController} from '../shared/copied-controller.js';
import {adoptStyles} from '../styles/adopt-styles.js';
import {hostStyles} from '../styles/host.css.js';
import {uiIcon} from '../shared/ui-icons.js';
import {LocalizeController} from '../locales/localize-controller.js';
import {pageMenuPlace, pageMenuStyles} from './docs-page-menu.css.js';
import {pageActions, type PageAction} from './page-actions.js';
import type {PageSurroundings} from '../page/page-templates.js';

/**
 * What a reader can do with a page as a whole: copy it as Markdown, see its file, ask an assistant about it. The first
 * option is a button of its own, all of them stand in a menu.
 *
 * @csspart action - The button of the first option.
 * @csspart open - The button that opens the menu.
 * @csspart menu - The list of all options.
 * @csspart item - An option in it.
 */
@customElement('docs-page-menu')
export class DocsPageMenu extends LitElement {
  static override styles = [hostStyles, pageMenuStyles];

  /** The page. */
  @property({attribute: false}) page?: Page;

  /** Its site: names the options, makes addresses, gives the text of files. */
  @property({attribute: false}) around?: Pick<PageSurroundings, 'config' | 'links' | 'loadText'>;

  @state() private isOpen = false;

  @query('[part="open"]') private opener?: HTMLElement;

  readonly #words = new LocalizeController(this);
  readonly #copied = new CopiedController(this);

  constructor() {
    super();
    this.addController({
      hostConnected: () => {
        document.addEventListener('pointerdown', this.#onPointer);
        const root = this.getRootNode();
        if (root instanceof Document || root instanceof ShadowRoot) {
          adoptStyles(root, pageMenuPlace);
        }
      },
      hostDisconnected: () => document.removeEventListener('pointerdown', this.#onPointer),
    });
  }

  override render() {
    const actions = this.#actions;
    const [first] = actions;
    if (!first) return nothing;
    return html`<div part="buttons" @keydown=${this.#onKey} @focusout=${this.#onLeave}>
      ${this.#renderFirst(first)} ${actions.length > 1 ? this.#renderMenu(actions) : nothing}
      <span part="said" role="status"
        >${this.#copied.isCopied ? this.#words.say('Copied') : ''}</span
      >
    </div>`;
  }

  get #actions(): readonly PageAction[] {
    const {page, around} = this;
    return page && around
      ? pageActions(readContextual(around.config.raw), page, around.links, this.#words.say)
      : [];
  }

  #renderFirst(action: PageAction) {
    const {title, href} = action;
    if (href !== undefined) {
      return html`<a part="action" href=${href} target="_blank" rel="noopener noreferrer"
        >${this.#icon(action)}${title}</a
      >`;
    }
    return html`<button part="action" @click=${this.#copy}>
      ${uiIcon(this.#copied.isCopied ? 'check' : 'copy')}
      <span>${this.#copied.isCopied ? this.#words.say('Copied') : title}</span>
    </button>`;
  }

  #renderMenu(actions: readonly PageAction[]) {
    return html`<button
        part="open"
        aria-label=${this.#words.say('More for this page')}
        aria-haspopup="menu"
        aria-expanded=${this.isOpen}
        @click=${() => void this.#toggle(!this.isOpen)}
      >
        ${uiIcon('chevronDown')}
      </button>
      <div
        part="menu"
        role="menu"
        aria-label=${this.#words.say('This page')}
        ?hidden=${!this.isOpen}
      >
        ${actions.map((action) => this.#renderItem(action))}
      </div>`;
  }

  #renderItem(action: PageAction) {
    const words = html`${this.#icon(action)}
      <span>
        <span part="title"
          >${action.title}${action.href === undefined ? nothing : uiIcon('external')}</span
        >
        ${action.description === undefined ? nothing : html`<small>${action.description}</small>`}
      </span>`;
    if (action.href === undefined) {
      return html`<button part="item" role="menuitem" tabindex="-1" @click=${this.#copy}>
        ${words}
      </button>`;
    }
    return html`<a
      part="item"
      role="menuitem"
      tabindex="-1"
      href=${action.href}
      target="_blank"
      rel="noopener noreferrer"
      @click=${() => void this.#toggle(false)}
      >${words}</a
    >`;
  }

  #icon(action: PageAction) {
    const {around} = this;
    const icon = around && action.icon && resolveIcon({icon: action.icon}, around.links);
    return icon ? html`<docs-icon .icon=${icon}></docs-icon>` : nothing;
  }

  readonly #copy = async () => {
    if (this.isOpen) await this.#toggle(false);
    const {page, around} = this;
    if (!page) return;
    const text = await around?.loadText(page.file)?.catch(() => undefined);
    if (text !== undefined) await this.#copied.copy(text);
  };

  /** Opening takes the focus to the first option, closing takes it back. */
  async #toggle(isOpen: boolean): Promise<void> {
    if (isOpen === this.isOpen) return;
    this.isOpen = isOpen;
    await this.updateComplete;
    if (isOpen) this.#items[0]?.focus();
    else this.opener?.focus();
  }

  get #items(): readonly HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('[part="item"]')];
  }

  readonly #onKey = (event: KeyboardEvent) => {
    const items = this.#items;
    const at = items.findIndex((item) => item.matches(':focus'));
    if (!this.isOpen) {
      if (event.key !== 'ArrowDown' || event.target !== this.opener) return;
      event.preventDefault();
      void this.#toggle(true);
      return;
    }
    const next = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: -1,
    }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      items.at(next % items.length)?.focus();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      void this.#toggle(false);
    }
  };

  /** The reader goes on with Tab. */
  readonly #onLeave = ({relatedTarget}: FocusEvent) => {
    if (relatedTarget instanceof Node && !this.renderRoot.contains(relatedTarget)) {
      this.isOpen = false;
    }
  };

  readonly #onPointer = (event: Event) => {
    if (!event.composedPath().includes(this)) this.isOpen = false;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-page-menu': DocsPageMenu;
  }
}
