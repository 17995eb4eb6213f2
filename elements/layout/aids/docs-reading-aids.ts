import {css, html, LitElement, nothing} from 'lit';
import {LocalizeController} from '../../locales/localize-controller.js';
import {siteCatalog} from '../../locales/site-catalog.js';
import {CopiedController} from '../../shared/copied-controller.js';
import {customElement, property, state} from '../../shared/decorators.js';
import {restorePosition} from '../../shared/scroll.js';
import {drawIcon} from '../../shared/ui-icons.js';
import {adoptStyles} from '../../styles/adopt-styles.js';
import {hostStyles} from '../../styles/host.css.js';
import {copiedLinkStyles, readingProgressStyles} from './reading-aids.css.js';

const arrowUp = 'M12 20V4m-6 6 6-6 6 6';

/** The button appears after so many screens. */
const screensToButton = 2;
/** A page of more screens has a line that shows the progress. */
const screensToProgress = 4;

/** The site's element. */
export interface ReadSite extends HTMLElement {
  readonly pageRoot: ParentNode;
}

/**
 * Helps on long pages: a button that leads back to the title, a line below the top bar that shows
 * how far the page is read, and links of headings that are copied when they are followed.
 *
 * @csspart top - The button that leads back to the title.
 */
@customElement('docs-reading-aids')
export class DocsReadingAids extends LitElement {
  static override styles = [
    hostStyles,
    css`
      [part='top'] {
        display: grid;
        flex: none;
        place-items: center;
        width: 2.5rem;
        height: 2.5rem;
        border: 1px solid var(--docs-color-border-strong);
        border-radius: var(--docs-radius-pill);
        background: var(--docs-color-raised);
        box-shadow: var(--docs-shadow);
        color: var(--docs-color-muted);
        font-size: 1.125rem;
        transition: color var(--docs-duration);
      }
      [part='top']:hover {
        color: var(--docs-color-text);
      }
      [role='status'] {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    `,
  ];

  /** The site. */
  @property({attribute: false}) site?: ReadSite;

  /** Whether the reader has scrolled past some screens. */
  @state() private isFar = false;

  readonly #locale = new LocalizeController(this, siteCatalog);
  readonly #copied = new CopiedController(this);
  readonly #sizes = new ResizeObserver(() => this.#measure());
  #lifetime = new AbortController();
  #anchor: HTMLElement | undefined;

  constructor() {
    super();
    this.addController({
      hostConnected: () => this.#start(),
      hostDisconnected: () => {
        this.#sizes.disconnect();
        this.#lifetime.abort();
      },
    });
  }

  protected override updated() {
    if (!this.#copied.isCopied) delete this.#anchor?.dataset['copied'];
  }

  override render() {
    const {localize} = this.#locale;
    const name = localize('Back to top');
    return html`${
        this.isFar
          ? html`<button part="top" aria-label=${name} title=${name} @click=${this.#goToTop}>
              ${drawIcon(arrowUp)}
            </button>`
          : nothing
      }<span role="status">${this.#copied.isCopied ? localize('Link copied') : nothing}</span>`;
  }

  #start() {
    const {signal} = (this.#lifetime = new AbortController());
    const root = this.getRootNode();
    const main = this.#main;
    if (!(root instanceof ShadowRoot) || !main) return;
    adoptStyles(root, readingProgressStyles);
    this.#sizes.observe(main);
    const options = {signal, passive: true};
    document.addEventListener('scroll', this.#look, {...options, capture: true});
    root.host.addEventListener('click', this.#copyLink, options);
    root.host.addEventListener('pointerover', this.#nameLink, options);
    root.host.addEventListener('focusin', this.#nameLink, options);
  }

  get #main(): HTMLElement | null | undefined {
    return this.parentElement?.querySelector('main');
  }

  get #layout(): Element | null {
    return this.closest('[part="layout"]');
  }

  #goToTop() {
    const {site} = this;
    const target = {hash: '', movesFocus: true};
    if (site) restorePosition(site, site.pageRoot, target, this.#lifetime.signal);
  }

  readonly #look = () => {
    // Not the site itself, which may be what scrolls.
    const top = this.#layout?.getBoundingClientRect().top ?? 0;
    this.isFar = top < -screensToButton * innerHeight;
  };

  #measure() {
    const height = this.#main?.offsetHeight ?? 0;
    this.#layout?.toggleAttribute('data-long', height > screensToProgress * innerHeight);
    this.#look();
  }

  /** The link of a heading to itself also copies its URL. */
  readonly #copyLink = (event: Event) => {
    const anchor = anchorOf(event);
    const {altKey, ctrlKey, metaKey, shiftKey} = event as MouseEvent; // by its name
    if (!anchor || altKey || ctrlKey || metaKey || shiftKey) return;
    delete this.#anchor?.dataset['copied'];
    this.#anchor = anchor;
    const root = anchor.getRootNode();
    if (root instanceof Document || root instanceof ShadowRoot) adoptStyles(root, copiedLinkStyles);
    void this.#copied.copy(anchor.href).then(() => {
      if (this.#copied.isCopied && anchor === this.#anchor) anchor.dataset['copied'] = '';
    });
  };

  readonly #nameLink = (event: Event) => {
    const anchor = anchorOf(event);
    if (anchor) anchor.title = this.#locale.localize('Copy link to section');
  };
}

function anchorOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
  return link?.matches('.anchor') ? link : undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-reading-aids': DocsReadingAids;
  }
}
