import {focus, focusedIn, type FocusedElement} from './focused-element.js';
import {restoreParts} from './restore-parts.js';
import {select, selectedIn, type SelectedText} from './selected-text.js';

interface Live extends HTMLElement {
  readonly pageRoot: ParentNode;
}

/**
 * What the reader has done on a page of the document: how far they scrolled, what they selected,
 * opened and chose, and where the focus is. The page of the element gets the same.
 */
export class ReaderPlace {
  readonly #article: Element;
  readonly #directory: Element | null;
  readonly #anchor: readonly [index: number, top: number];
  readonly #selection: SelectedText | undefined;
  readonly #focus: FocusedElement | undefined;

  private constructor(layout: Element, article: Element) {
    this.#article = article;
    this.#directory = layout.querySelector('.docs-directory');
    const blocks = [...article.children];
    const first = blocks.findIndex((block) => block.getBoundingClientRect().bottom > 0);
    this.#anchor = [first, blocks[first]?.getBoundingClientRect().top ?? 0];
    this.#selection = selectedIn(article);
    this.#focus = focusedIn(layout, article);
  }

  /** Reads it, as long as the page is in the document. */
  static on(layout: Element): ReaderPlace | undefined {
    const article = layout.querySelector('article');
    return article ? new ReaderPlace(layout, article) : undefined;
  }

  /** Brings the page of the element into the same state, before anything is painted. */
  async restore(site: Live): Promise<void> {
    const article = site.pageRoot.querySelector('article');
    if (!article) return;
    await restoreParts(this.#article, article);
    const directory = site.shadowRoot?.querySelector('docs-directory')?.shadowRoot;
    if (this.#directory && directory) await restoreParts(this.#directory, directory);
    if (this.#selection) select(article, this.#selection);
    if (this.#focus) focus(site, article, this.#focus);
    const [index, top] = this.#anchor;
    const block = article.children[index];
    if (block) scrollBy({top: block.getBoundingClientRect().top - top, behavior: 'instant'});
    // A place that the element holds (`hold-place.ts`) is more exact.
    site.dispatchEvent(new Event('docs-page-complete'));
  }
}
