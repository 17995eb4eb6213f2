import type {ReactiveController} from 'lit';
import {matchPath} from '../../src/routing/match.js';
import type {DocsDiscloseEvent, DocsStoreRequestEvent} from '../shared/page-events.js';
import type {SiteController} from '../site/site-controller.js';
import type {SiteHost} from '../shared/site-host.js';

/** Answers the elements of the page: gives them the reader's choices and the address, and writes what the reader opened into the address. */
export class PageEventsController implements ReactiveController {
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
    const {path, session} = this.#site;
    event.path = path;
    event.store = session?.store;
    event.address = session?.address;
  };

  /**
   * What is closed stays in the address only while the address leads elsewhere. An address that is, or will be, that of
   * another page is left alone.
   */
  readonly #onDisclose = ({id, isOpen}: DocsDiscloseEvent): void => {
    const {path, session, state} = this.#site;
    const address = session?.address;
    if (!address || state.phase !== 'ready' || state.isLoading) return;
    const route = address.read(path);
    if (route.path !== '' && matchPath(state.site.navigation, route.path) !== path) return;
    const {hash} = route;
    if (isOpen) address.replace({...route, path, hash: id});
    else if (hash === id || hash.startsWith(`${id}:`)) {
      // What stands inside something open leaves that in the address.
      address.replace({...route, path, hash: id.replace(/:?[^:]*$/, '')});
    }
  };
}
