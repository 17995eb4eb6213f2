import {render, type PropertyValues} from 'lit';
import {customElement, property} from '../shared/decorators.js';
import {askSite, type DocsTargetEvent} from '../shared/page-events.js';
import {DocsExpandable} from '../components/docs-expandable.js';
import {openAtOnce} from '../components/open-at-once.js';

/** With more of them, those further inside have no content in print: schemas can be endless. */
const mostPrinted = 200;

/** How many had their content made for print; `undefined` while nothing is printed. */
let printed: number | undefined;
addEventListener('beforeprint', () => (printed = 0));
addEventListener('afterprint', () => (printed = undefined));

/**
 * An expandable whose content is made when it opens for the first time: by the reader, because a
 * link leads to something in it, or for print.
 */
@customElement('docs-deferred')
export class DocsDeferred extends DocsExpandable {
  /** Whether it contains what has an id. */
  @property({attribute: false}) holds: (id: string) => boolean = () => false;

  /** Renders the content. */
  @property({attribute: false}) content: () => unknown = () => undefined;

  constructor() {
    super();
    this.addController({
      hostConnected: () => {
        document.addEventListener('docs-target', this.#onTarget);
        addEventListener('beforeprint', this.#onPrint);
        if (printed !== undefined) this.#onPrint();
      },
      hostDisconnected: () => {
        document.removeEventListener('docs-target', this.#onTarget);
        removeEventListener('beforeprint', this.#onPrint);
      },
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this.hasUpdated) return;
    const {path = '', url} = askSite(this);
    this.#openFor(url?.read(path).hash ?? '');
  }

  protected override updated(): void {
    if (this.open) render(this.content(), this);
  }

  readonly #onTarget = (event: DocsTargetEvent): void => {
    if (this.#openFor(event.hash)) event.preventDefault();
  };

  /** In print, everything is open, level by level. */
  readonly #onPrint = (): void => {
    queueMicrotask(() => {
      if (this.open || printed === undefined || printed >= mostPrinted) return;
      printed += 1;
      render(this.content(), this);
    });
  };

  #openFor(hash: string): boolean {
    const isInside = hash !== '' && this.holds(hash);
    if (isInside) openAtOnce(this);
    return isInside;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-deferred': DocsDeferred;
  }
}
