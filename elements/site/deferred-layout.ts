import type {PageState, ReadyState} from '../../src/site/state.js';
import type {OfflineTarget} from '../offline/offline-session.js';
import {loadPart} from '../shared/load-part.js';
import {whenIdle} from '../shared/waiting.js';
import type {LayoutParts} from './layout-parts.js';
import type {SiteHost} from './site-options.js';
import type {SiteResources} from './site-resources.js';

/** The layout around a site's pages that loads once the first page can be read. */
export class DeferredLayout {
  readonly #host: SiteHost;
  readonly #site: OfflineTarget;
  /** What shows it; `undefined` until it has loaded. */
  parts: LayoutParts | undefined;
  /** The page for which it was last requested. */
  #triedFor: PageState | undefined;

  /** The page whose code blocks were looked for last. */
  #page: PageState | undefined;

  constructor(host: SiteHost, site: OfflineTarget) {
    this.#host = host;
    this.#site = site;
  }

  /** Brings the layout and the document's head up to date, after a page is shown. */
  update(state: ReadyState, resources: SiteResources): void {
    if (state.page.phase !== 'loading') void this.#load(state.page);
    this.#loadCode(state.page);
    this.parts?.update(state, resources);
  }

  /** Loads the element of code blocks, which are plain text before that. */
  #loadCode(page: PageState): void {
    if (page === this.#page || customElements.get('docs-code')) return;
    this.#page = page;
    if (this.#host.pageRoot.querySelector('docs-code')) void loadPart('code-extras');
  }

  /** Loads it; if that fails, the next page requests it again. */
  async #load(page: PageState): Promise<void> {
    if (this.parts || this.#triedFor === page) return;
    this.#triedFor = page;
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

/** The menu of narrow windows; without it (offline, say) the button does nothing. */
export function loadDrawer() {
  return loadPart('drawer');
}

/** Where the menu's button is shown, the menu opens without a wait. */
export function prefetchDrawer(button: () => Element | undefined): void {
  const fetchAhead = () => {
    if (button()?.checkVisibility()) void loadDrawer();
  };
  whenIdle(fetchAhead, new AbortController().signal);
}
