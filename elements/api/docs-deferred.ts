import {render, type PropertyValues} from 'lit';
import {customElement, property} from '../shared/decorators.js';
import {askSite, type DocsTargetEvent} from '../shared/page-events.js';
import {DocsExpandable} from '../components/disclosures/docs-expandable.js';
import {openAtOnce} from '../components/disclosures/open-at-once.js';

/** With more of them, those further inside have no content in print: schemas can be endless. */
const mostPrinted = 200;

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

  /** In print, everything has its content, level by level: the first one makes that of all. */
  readonly #onPrint = (): void => {
    const root = this.getRootNode() as ParentNode;
    if (root.querySelector('docs-deferred') !== this) return;
    let made = 0;
    const found = new Set(root.querySelectorAll('docs-deferred'));
    for (const one of found) {
      if (one.open) continue;
      if (made === mostPrinted) return;
      made += 1;
      render(one.content(), one);
      // The loop continues with those that are added.
      for (const inner of one.querySelectorAll('docs-deferred')) found.add(inner);
    }
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
