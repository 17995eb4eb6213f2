import {loadPart} from '../shared/load-part.js';
import type {PartModules} from '../shared/parts.js';
import type {SiteController} from './site-controller.js';
import type {SiteHost} from '../shared/site-host.js';

/** What stands around a site's pages and comes once the words of the first are there. */
export class DeferredLayout {
  readonly #host: SiteHost;
  readonly #site: SiteController;
  #loaded: PartModules['deferred-layout'] | undefined;
  #isAsked = false;

  constructor(host: SiteHost, site: SiteController) {
    this.#host = host;
    this.#site = site;
  }

  /** What follows the page. */
  get end(): unknown {
    return this.#loaded?.pageEnd(this.#host, this.#site);
  }

  /** To be called after each update of the host, once the page is in the DOM. */
  follow(frame: ParentNode): void {
    const {state} = this.#site;
    if (state.phase !== 'ready') return;
    if (state.page.phase !== 'loading' && !this.#isAsked) void this.#load();
    this.#loaded?.updateDocumentMetadata(this.#host, this.#site);
    this.#loaded?.drillDown(frame, state.site.config);
    this.#loaded?.updateTopbarOverflow(frame);
  }

  async #load(): Promise<void> {
    this.#isAsked = true;
    // Without it (offline, for example) the page can be read all the same.
    const loaded = await loadPart('deferred-layout', (layout) => {
      this.#loaded = layout;
      this.#host.requestUpdate();
    });
    this.#isAsked = loaded !== undefined;
    // Later there may be no network to load the sentences about that.
    void loadPart('load-diagnostic');
  }
}
