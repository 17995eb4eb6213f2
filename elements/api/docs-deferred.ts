import {render, type PropertyValues} from 'lit';
import {customElement, property} from '../shared/decorators.js';
import {askSite, type DocsTargetEvent} from '../shared/page-events.js';
import {DocsExpandable} from '../components/docs-expandable.js';
import {openAtOnce} from '../components/open-at-once.js';

/**
 * An expandable whose content is made when it opens for the first time: by the reader, or because a
 * link leads to something in it.
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
      hostConnected: () => document.addEventListener('docs-target', this.#onTarget),
      hostDisconnected: () => document.removeEventListener('docs-target', this.#onTarget),
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
