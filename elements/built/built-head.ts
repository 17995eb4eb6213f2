/** Elements that name the page itself: they follow the reader. */
const ownUrl = 'link[rel="canonical"], meta[property="og:url"]';

/** What is used of `<docs-site>` here. */
interface Site extends HTMLElement {
  readonly path?: string;
}

/**
 * What the head of a published document says of its page, besides what the element keeps up to
 * date: URLs, previews of links, related pages. On other pages, none of it would be true.
 */
export class BuiltHead {
  readonly #elements = [...document.head.querySelectorAll('[data-docs-page]')];
  readonly #urls = new Map(
    this.#elements
      .filter((element) => element.matches(ownUrl))
      .map((element) => [element, element.getAttribute(attributeOf(element)) ?? '']),
  );

  /**
   * Keeps the head true while the site shows other pages.
   *
   * @param path The path of the document's page.
   */
  follow(site: Site, path: string): void {
    site.addEventListener('docs-page-shown', () => {
      if (site.path === path) this.#restore();
      else this.#adapt();
    });
  }

  #restore(): void {
    for (const [element, url] of this.#urls) element.setAttribute(attributeOf(element), url);
    document.head.append(...this.#elements.filter(({isConnected}) => !isConnected));
  }

  #adapt(): void {
    for (const element of this.#elements) {
      const written = this.#urls.get(element);
      if (written !== undefined && URL.canParse(written)) {
        const {origin} = new URL(written);
        element.setAttribute(attributeOf(element), origin + location.pathname);
      } else element.remove();
    }
  }
}

function attributeOf({localName}: Element): 'href' | 'content' {
  return localName === 'link' ? 'href' : 'content';
}
