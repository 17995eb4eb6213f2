import {html, LitElement, nothing} from 'lit';
import {customElement, property} from '../shared/decorators.js';
import {readContextual} from '../../src/config/read/contextual.js';
import type {SiteConfig} from '../../src/config/site-config.js';
import type {Operation} from '../../src/openapi/operation.js';
import type {Page} from '../../src/content/page.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {BlobUrlController} from '../shared/blob-url-controller.js';
import {lazy} from '../shared/lazy.js';
import {resolveIcon} from '../../src/shared/resolve-icon.js';
import {CopiedController} from '../shared/copied-controller.js';
import {DocsFileRequestEvent} from '../shared/page-events.js';
import {adoptStyles} from '../styles/adopt-styles.js';
import {hostStyles} from '../styles/host.css.js';
import {uiIcon} from '../shared/ui-icons.js';
import {LocalizeController} from '../locales/localize-controller.js';
import {siteCatalog} from '../locales/site-catalog.js';
import {pageMenuPlace, pageMenuStyles} from './docs-page-menu.css.js';
import {hasOwnText, pageActions, type PageAction} from '../../src/site/page-actions.js';
import {PopoverController} from './popover-controller.js';
import {popoverStyles} from './popover.css.js';

const markdownWriter = lazy('write-markdown', () => import('../../src/content/write-markdown.js'));

/** The reader wants to print the pages of the section. */
export class DocsPrintRequestEvent extends Event {
  constructor() {
    super('docs-print-request', {bubbles: true, composed: true});
  }
}

/**
 * The actions for a page: copy it as Markdown, view that, ask an assistant about it. The first
 * action is a separate button; the menu contains all of them.
 *
 * @csspart action - The button of the first option.
 * @csspart open - The button that opens the menu.
 * @csspart menu - The list of all options.
 * @csspart item - An option in it.
 */
@customElement('docs-page-menu')
export class DocsPageMenu extends LitElement {
  static override styles = [hostStyles, popoverStyles, pageMenuStyles];

  /** The page. */
  @property({attribute: false}) page?: Page;

  /** The operation that the page is about. */
  @property({attribute: false}) operation?: Operation;

  /** The configuration of its site, which names the options. */
  @property({attribute: false}) config?: SiteConfig;

  /** The URLs of targets. */
  @property({attribute: false}) links?: SiteLinks;

  readonly #locale = new LocalizeController(this, siteCatalog);
  readonly #copied = new CopiedController(this);
  readonly #viewed = new BlobUrlController(this);
  readonly #popover = new PopoverController(this, {align: 'end'});

  constructor() {
    super();
    this.addController({
      hostConnected: () => {
        const root = this.getRootNode();
        if (root instanceof Document || root instanceof ShadowRoot) {
          adoptStyles(root, pageMenuPlace);
        }
      },
    });
  }

  override render() {
    const actions = this.#actions;
    const [first] = actions;
    if (!first) return nothing;
    return html`<div part="buttons">
      ${this.#renderFirst(first)} ${actions.length > 1 ? this.#renderMenu(actions) : nothing}
      <span part="said" role="status"
        >${this.#copied.isCopied ? this.#locale.localize('Copied') : ''}</span
      >
    </div>`;
  }

  get #actions(): readonly PageAction[] {
    const {page, config, links} = this;
    return page && config && links
      ? pageActions(readContextual(config), page, links, this.#locale.localize, location.href)
      : [];
  }

  #renderFirst(action: PageAction) {
    const {title, href} = action;
    if (href !== undefined) {
      return html`<a part="action" href=${href} target="_blank" rel="noopener noreferrer"
        >${this.#icon(action)}${title}</a
      >`;
    }
    const run = this.#runOf(action);
    if (run !== this.#copy) {
      return html`<button part="action" @click=${run}>
        ${this.#icon(action)}<span>${title}</span>
      </button>`;
    }
    return html`<button part="action" @click=${this.#copy}>
      ${uiIcon(this.#copied.isCopied ? 'check' : 'copy')}
      <span>${this.#copied.isCopied ? this.#locale.localize('Copied') : title}</span>
    </button>`;
  }

  #renderMenu(actions: readonly PageAction[]) {
    return html`<button
        part="open"
        aria-label=${this.#locale.localize('More page actions')}
        aria-haspopup="menu"
        aria-expanded="false"
        popovertarget="menu"
        @click=${this.#expect}
      >
        ${uiIcon('chevronDown')}
      </button>
      <div id="menu" popover>
        <div part="menu panel" role="menu" aria-label=${this.#locale.localize('Page actions')}>
          ${actions.map((action) => this.#renderItem(action))}
        </div>
      </div>`;
  }

  #renderItem(action: PageAction) {
    const leaves = action.href !== undefined || action.isView;
    const words = html`${this.#icon(action)}
      <span>
        <span part="title">${action.title}${leaves ? uiIcon('external') : nothing}</span>
        ${action.description === undefined ? nothing : html`<small>${action.description}</small>`}
      </span>`;
    if (action.href === undefined) {
      return html`<button part="item" role="menuitem" tabindex="-1" @click=${this.#runOf(action)}>
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
      @click=${this.#popover.close}
      >${words}</a
    >`;
  }

  #runOf({isView, isPrint}: PageAction): () => unknown {
    if (isPrint) return this.#print;
    return isView ? this.#view : this.#copy;
  }

  #icon(action: PageAction) {
    const {links} = this;
    const icon = links && action.icon && resolveIcon({icon: action.icon}, links);
    return icon ? html`<docs-icon .icon=${icon}></docs-icon>` : nothing;
  }

  readonly #copy = async () => {
    this.#popover.close();
    const text = await this.#text();
    if (text !== undefined) await this.#copied.copy(text);
  };

  /** Shows the text in a tab of its own. */
  readonly #view = async () => {
    this.#popover.close();
    const text = await this.#text();
    if (text === undefined) return;
    this.#viewed.set(new Blob([text], {type: 'text/plain;charset=utf-8'}));
    window.open(this.#viewed.url, '_blank', 'noopener');
  };

  readonly #print = () => {
    this.#popover.close();
    this.dispatchEvent(new DocsPrintRequestEvent());
  };

  /** Loads what writes the text: browsers open a tab only shortly after the reader asks for it. */
  readonly #expect = () => {
    if (this.page && !hasOwnText(this.page)) void markdownWriter();
  };

  /** The text of the page's file; of a page that is made from a description, the page itself. */
  async #text(): Promise<string | undefined> {
    const {page, links, operation} = this;
    if (!page || !links) return undefined;
    if (hasOwnText(page)) {
      const request = new DocsFileRequestEvent(page.file);
      this.dispatchEvent(request);
      return request.text?.catch(() => undefined);
    }
    const {localize} = this.#locale;
    const part = await markdownWriter();
    if (!part) return undefined;
    return part.writeMarkdown(page, {
      operation: operation && `${operation.method} ${operation.path}`,
      url(target, kind) {
        const url = kind === 'link' ? links.href(target) : links.src(target);
        return url === undefined ? undefined : new URL(url, location.href).href;
      },
      texts: part.fieldTexts(localize),
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-page-menu': DocsPageMenu;
  }
  interface HTMLElementEventMap {
    'docs-print-request': DocsPrintRequestEvent;
  }
}
