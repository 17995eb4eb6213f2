import {matchPath} from '../../src/routing/paths.js';
import type {
  DocsDiscloseEvent,
  DocsFileRequestEvent,
  DocsStoreRequestEvent,
} from '../shared/page-events.js';
import type {SiteController} from './site-controller.js';
import type {SiteHost} from './site-options.js';

/**
 * Answers the elements of the page: gives them the reader's choices, the URL and files of the site,
 * and writes what the reader opened into the URL.
 */
export class PageEventsController {
  readonly #site: SiteController;

  constructor(host: SiteHost, site: SiteController) {
    this.#site = site;
    host.addEventListener('docs-store-request', this.#onStoreRequest);
    host.addEventListener('docs-file-request', this.#onFileRequest);
    host.addEventListener('docs-disclose', this.#onDisclose);
  }

  readonly #onStoreRequest = (event: DocsStoreRequestEvent): void => {
    const {path, resources} = this.#site;
    event.path = path;
    event.store = resources?.store;
    event.url = resources?.history;
  };

  readonly #onFileRequest = (event: DocsFileRequestEvent): void => {
    event.text = this.#site.resources?.reader.loader.text(event.file);
  };

  /**
   * What is closed stays in the URL only while the URL is of something else. A URL that is, or will
   * be, that of another page is left alone.
   */
  readonly #onDisclose = ({id, isOpen}: DocsDiscloseEvent): void => {
    const {path, resources, state} = this.#site;
    const history = resources?.history;
    if (!history || state.phase !== 'ready' || state.isLoading) return;
    const route = history.read(path);
    if (route.path !== '' && matchPath(state.site.navigation, route.path) !== path) return;
    const {hash} = route;
    if (isOpen) history.replace({...route, path, hash: id});
    else if (hash === id || hash.startsWith(`${id}:`)) {
      // What is inside something open leaves that in the URL.
      history.replace({...route, path, hash: id.slice(0, Math.max(0, id.lastIndexOf(':')))});
    }
  };
}
