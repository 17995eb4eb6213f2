import {render} from 'lit';

/**
 * The page of a site in the light DOM of its element, where the application around the site may
 * change it. A comment marks the end of the page, so that elements in slots stay where they are
 * when the page changes.
 */
export class LightPage {
  readonly #host: HTMLElement;
  /** The comment after the page. */
  #end: Comment | undefined;
  readonly #observer: MutationObserver;

  /** `onRemoved` is called when the application has removed the page, as `replaceChildren` does. */
  constructor(host: HTMLElement, onRemoved: () => void) {
    this.#host = host;
    this.#observer = new MutationObserver(() => {
      if (this.#end?.parentNode !== host) onRemoved();
    });
  }

  /** Shows a page instead of the one before. */
  show(page: unknown): void {
    const host = this.#host;
    const end = this.#end?.parentNode === host ? this.#end : this.#begin();
    render(page, host, {renderBefore: end});
  }

  /** Makes room for the page at the end of the element. */
  #begin(): Comment {
    const host = this.#host;
    // A copy of an element (`cloneNode`) has the page of that element.
    for (const copy of host.querySelectorAll(':scope > article[part="page"]')) copy.remove();
    const end = host.ownerDocument.createComment('');
    host.append(end);
    this.#end = end;
    this.#observer.observe(host, {childList: true});
    return end;
  }
}
