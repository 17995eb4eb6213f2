import type {PageState, ReadyState} from '../../src/site/state.js';
import type {UpdatableSite} from '../offline/updatable-site.js';
import {loadPart} from '../shared/load-part.js';
import type {LayoutParts} from './layout-parts.js';
import type {SiteHost} from './site-options.js';
import type {SiteResources} from './site-resources.js';

/** The layout around a site's pages that loads once the first page can be read. */
export class DeferredLayout {
  readonly #host: SiteHost;
  readonly #site: UpdatableSite;
  /** What shows it; `undefined` until it has loaded. */
  parts: LayoutParts | undefined;
  /** The page that it was last brought up to date for. */
  #page: PageState | undefined;

  constructor(host: SiteHost, site: UpdatableSite) {
    this.#host = host;
    this.#site = site;
  }

  /** Brings the layout and the document's head up to date, after a page is shown. */
  update(state: ReadyState, resources: SiteResources): void {
    const {page} = state;
    if (page !== this.#page) {
      this.#page = page;
      // If that fails, the next page requests it again.
      if (page.phase !== 'loading' && !this.parts) void this.#load();
      // Code blocks are plain text before that.
      const code = this.#host.pageRoot.querySelector('docs-code:not(:defined)');
      if (code) void loadPart('code-extras');
    }
    this.parts?.update(state, resources);
  }

  async #load(): Promise<void> {
    // Icons have their place in the first view, and come next.
    void loadPart('docs-icon');
    // Without it (offline, for example) the page can be read all the same.
    await loadPart('layout-parts', ({LayoutParts}) => {
      this.parts ??= new LayoutParts(this.#host, this.#site);
      this.#host.requestUpdate();
    });
    // Later there may be no network to load the sentences about that.
    void loadPart('load-diagnostic');
  }
}
