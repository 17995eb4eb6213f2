import {keepImageSizes} from './image-sizes.js';
import {prepareSearch} from './live-part.js';
import {openPlace} from './open-place.js';
import {ReaderPlace} from './reader-place.js';

/** How long the page of the document stays after the element has shown its own, in milliseconds. */
const longestWait = 3000;

/** The slot of the page that is in the document. */
export const slotName = 'built';

/** What is used of `<docs-site>` here: its class is not loaded yet. */
interface Site extends HTMLElement {
  readonly pageRoot: ParentNode;
  readonly path?: string;
  settled(): Promise<void>;
}

/**
 * The page that a document has before its element runs. It stays on the screen until the element
 * shows the same page: that is laid out at the same place, and hidden until then (`published.css`).
 */
export class BuiltPage {
  readonly #site: Site;
  readonly #layout: Element;
  readonly #slot = document.createElement('slot');
  readonly #title = document.title;
  readonly #changes = new MutationObserver(() => this.#follow());
  #onEnd: () => void = () => undefined;
  #keepSizes: MutationObserver | undefined;
  /** Whether the element has announced a page. */
  #isAnnounced = false;
  /** Whether the document has (`built.ts`): the same page is not announced again. */
  readonly #wasAnnounced: boolean;

  /** @param layout What `<docs-site>` contains in the document. */
  constructor(site: HTMLElement, layout: Element) {
    this.#site = site as Site;
    this.#layout = layout;
    this.#wasAnnounced = site.dataset['path'] === this.#path;
  }

  /**
   * Shows the page until the element shows it, when the promise resolves. If it never does, the
   * page stays as it is.
   */
  giveWay(): Promise<void> {
    this.#slot.name = slotName;
    // Before the element is defined: without a slot, the page would have no height for a moment.
    const root = this.#site.shadowRoot ?? this.#site.attachShadow({mode: 'open'});
    root.append(this.#slot);
    this.#keepSizes = keepImageSizes(this.#layout, this.#site);
    // Its links are those of a document: an element that cannot load must not answer them.
    this.#layout.addEventListener('click', (event) => event.stopPropagation());
    addEventListener('docs-page-shown', this.#onPage, {capture: true});
    this.#site.addEventListener('docs-reveal', this.#open);
    // There is no event for what is shown instead of a page. With `isolated`, it is in the root.
    for (const parent of [this.#site, root]) {
      this.#changes.observe(parent, {childList: true, subtree: true});
    }
    return new Promise((resolve) => (this.#onEnd = resolve));
  }

  readonly #onPage = (event: Event): void => {
    if (event.target !== this.#site) return;
    const isAgain = this.#wasAnnounced && !this.#isAnnounced && this.#site.path === this.#path;
    if (isAgain) event.stopImmediatePropagation();
    this.#isAnnounced = true;
    this.#follow();
  };

  /** Ends once the element shows something that is better for the reader. */
  readonly #follow = (): void => {
    const site = this.#site;
    // Nothing stays of what another script has removed.
    if (!this.#isInSite) return void this.#end();
    const article =
      site.querySelector(':scope > article[part="page"]') ??
      site.shadowRoot?.querySelector('article[part="page"]');
    const hasFrame = site.shadowRoot?.querySelector('[part="layout"]');
    if (!hasFrame || !article || article.hasAttribute('aria-busy')) return;
    // What is around a page follows: then the page is announced.
    if (article.hasAttribute('data-mode') && !this.#isAnnounced) return;
    // Readers can only try again what could not be loaded: that says nothing about the page, whose
    // written text is better than an error. Where the element knows that there is no page, a text
    // from before would be wrong.
    const hasFailed = article.querySelector('p > button[part="action"]') !== null;
    if (hasFailed && this.#isWanted) document.title = this.#title;
    else void this.#end();
  };

  /** Opens what the element opens for a link. */
  readonly #open = (event: Event): void => {
    const [place] = event.composedPath();
    const article = this.#layout.querySelector('article');
    if (article && place instanceof Element) openPlace(article, place.id);
  };

  /** Whether the reader sees the text of the page that they asked for. */
  get #isWanted(): boolean {
    const {path = this.#path} = this.#site;
    // The document of another page is hidden (`built-mode.ts`).
    const isHidden = document.documentElement.dataset['docsElsewhere'] !== undefined;
    return path === this.#path && !isHidden && !this.#isMissing;
  }

  get #path(): string {
    return this.#layout.getAttribute('data-path') ?? '';
  }

  /** Whether it only says that there is no page. */
  get #isMissing(): boolean {
    return this.#layout.hasAttribute('data-missing');
  }

  async #end(): Promise<void> {
    const site = this.#site;
    this.#changes.disconnect();
    removeEventListener('docs-page-shown', this.#onPage, {capture: true});
    const isAlike = this.#isMissing || site.path === this.#path;
    // Code is colored, and icons are drawn.
    if (this.#isInSite && isAlike) await Promise.race([site.settled(), pause(longestWait)]);
    await this.#menusClosed();
    await prepareSearch(site);
    const isSame = this.#isInSite && site.dataset['path'] === this.#path;
    const place = isSame ? ReaderPlace.on(this.#layout) : undefined;
    site.removeEventListener('docs-reveal', this.#open);
    this.#layout.remove();
    this.#slot.remove();
    delete site.dataset['built'];
    this.#keepSizes?.disconnect();
    const own = 'link[data-docs-built], style[data-docs-built]';
    for (const one of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(own)) {
      if (!one.sheet || !keepTypefaces(one.sheet)) one.remove();
    }
    await place?.restore(site);
    this.#onEnd();
  }

  /** Resolves when no menu of the page is open. */
  async #menusClosed(): Promise<void> {
    for (;;) {
      // Menus of the frame: an author may have used the same class in a page.
      const header = this.#layout.querySelector(':scope > header');
      const open = header?.querySelector(':is(.docs-menu, .docs-choices, .docs-mode-toggle)[open]');
      if (!open || !this.#isInSite) return;
      await new Promise<void>((resolve) => {
        open.addEventListener('toggle', () => resolve(), {once: true});
        new MutationObserver(() => resolve()).observe(this.#site, {childList: true});
      });
    }
  }

  /** Whether no other script has removed it. */
  get #isInSite(): boolean {
    return this.#layout.parentElement === this.#site;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Removes everything but typefaces, and tells whether there are any. The element has its own
 * styles; a typeface that was removed would have to come again.
 */
function keepTypefaces(sheet: CSSStyleSheet): boolean {
  const {cssRules} = sheet;
  for (let index = cssRules.length - 1; index >= 0; index--) {
    if (!(cssRules[index] instanceof CSSFontFaceRule)) sheet.deleteRule(index);
  }
  return cssRules.length > 0;
}
