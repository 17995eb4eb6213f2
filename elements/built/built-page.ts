import {keepImageSizes} from './image-sizes.js';
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
  readonly #site: HTMLElement;
  readonly #layout: Element;
  readonly #slot = document.createElement('slot');
  #keepSizes: MutationObserver | undefined;

  /** @param layout What `<docs-site>` contains in the document. */
  constructor(site: HTMLElement, layout: Element) {
    this.#site = site;
    this.#layout = layout;
  }

  /** Shows the page until the element shows it. If it never does, the page stays as it is. */
  giveWay(): void {
    this.#slot.name = slotName;
    // Before the element is defined: without a slot, the page would have no height for a moment.
    const root = this.#site.shadowRoot ?? this.#site.attachShadow({mode: 'open'});
    root.append(this.#slot);
    this.#keepSizes = keepImageSizes(this.#layout, this.#site);
    // Its links are those of a document: an element that cannot load must not answer them.
    this.#layout.addEventListener('click', (event) => event.stopPropagation());
    this.#site.addEventListener('docs-page-shown', () => void this.#end(), {once: true});
    // No page is shown at a URL without one.
    if (this.#layout.hasAttribute('data-missing')) {
      void customElements.whenDefined('docs-site').then(() => this.#end());
    }
  }

  async #end(): Promise<void> {
    const site = this.#site as Site;
    const path = this.#layout.getAttribute('data-path') ?? '';
    // Code is colored, and icons are drawn.
    const isMissing = this.#layout.hasAttribute('data-missing');
    if (isMissing || site.path === path) await Promise.race([site.settled(), pause(longestWait)]);
    await this.#menusClosed();
    if (!this.#layout.isConnected) return;
    const place = site.path === path ? ReaderPlace.on(this.#layout) : undefined;
    this.#layout.remove();
    this.#slot.remove();
    delete site.dataset['built'];
    this.#keepSizes?.disconnect();
    // The element has its own styles.
    for (const link of document.querySelectorAll('link[data-docs-built]')) link.remove();
    await place?.restore(site);
  }

  /** Resolves when no menu of the page is open. */
  async #menusClosed(): Promise<void> {
    for (;;) {
      // Menus of the frame: an author may have used the same class in a page.
      const header = this.#layout.querySelector(':scope > header');
      const open = header?.querySelector('.docs-menu[open], .docs-choices[open]');
      if (!open) return;
      await new Promise((resolve) => open.addEventListener('toggle', resolve, {once: true}));
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
