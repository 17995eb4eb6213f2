import type {ReactiveController} from 'lit';
import type {DocsDiscloseEvent, DocsStoreRequestEvent} from '../shared/page-events.js';
import type {SiteController} from './site-controller.js';
import type {SiteHost} from './site-host.js';

/** Answers the elements of the page: gives them the reader's choices, and writes what the reader opened into the address. */
export class PageController implements ReactiveController {
  readonly #host: SiteHost;
  readonly #site: SiteController;

  constructor(host: SiteHost, site: SiteController) {
    this.#host = host;
    this.#site = site;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener('docs-store-request', this.#onStoreRequest);
    this.#host.addEventListener('docs-disclose', this.#onDisclose);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('docs-store-request', this.#onStoreRequest);
    this.#host.removeEventListener('docs-disclose', this.#onDisclose);
  }

  readonly #onStoreRequest = (event: DocsStoreRequestEvent): void => {
    event.store = this.#site.session?.store;
  };

  /** What is closed stays in the address only while the address leads elsewhere. */
  readonly #onDisclose = ({id, isOpen}: DocsDiscloseEvent): void => {
    const {path, session} = this.#site;
    const address = session?.address;
    const hash = address?.read(path).hash ?? '';
    if (isOpen) address?.replace({path, hash: id});
    else if (hash === id || hash.startsWith(`${id}:`)) address?.replace({path, hash: ''});
  };
}
