import type {PageState, ReadyState} from '../../src/site/state.js';
import type {UpdatableSite} from '../offline/updatable-site.js';
import {codeExtras} from '../components/code/lazy-code-extras.js';
import {lazyIcons} from '../components/icons/lazy-icons.js';
import {failureTexts} from '../problems/failure-texts.js';
import type {Localize} from '../locales/site-catalog.js';
import {lazy} from '../shared/lazy.js';
import {isSearchKey} from '../shared/shortcut-key.js';
import type {LayoutParts} from './layout-parts.js';
import type {SiteHost} from './site-options.js';
import type {SiteResources} from './site-resources.js';

/** The layout around the page, which comes after its text. */
export const layoutParts = lazy('layout-parts', () => import('./layout-parts.js'));

/** The layout around a site's pages that loads once the first page can be read. */
export class DeferredLayout {
  readonly #host: SiteHost;
  readonly #site: UpdatableSite;
  /** What shows it; `undefined` until it has loaded. */
  parts: LayoutParts | undefined;
  /** The page that it was last brought up to date for. */
  #page: PageState | undefined;
  /** Whether the reader has asked for the search, which opens as soon as it has loaded. */
  #wantsSearch = false;

  constructor(host: SiteHost, site: UpdatableSite) {
    this.#host = host;
    this.#site = site;
    host.addController({
      hostConnected: () => addEventListener('keydown', this.#onKey),
      hostDisconnected: () => removeEventListener('keydown', this.#onKey),
    });
  }

  /** Brings the layout and the document's head up to date, after a page is shown. */
  update(state: ReadyState, resources: SiteResources, localize: Localize): void {
    const {page} = state;
    if (page !== this.#page) {
      this.#page = page;
      // If that fails, the next page requests it again.
      if (page.phase !== 'loading' && !this.parts) void this.#load();
      // Code blocks are plain text before that.
      const code = this.#host.pageRoot.querySelector('docs-code:not(:defined)');
      if (code) void codeExtras();
    }
    this.parts?.update(state, resources, localize);
  }

  async #load(): Promise<void> {
    // Icons have their place in the first view, and come next.
    void lazyIcons();
    // Without it (offline, for example) the page can be read all the same.
    await layoutParts(({LayoutParts}) => {
      this.parts ??= new LayoutParts(this.#host, this.#site);
      this.#host.requestUpdate();
      if (this.#wantsSearch) void this.#openSearch();
    });
    // Later there may be no network to load the sentences about that.
    void failureTexts();
  }

  /** Later, the search field listens for its keys itself. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const host = this.#host;
    if (this.parts || !isSearchKey(event, host) || host.querySelector('[slot="search"]')) return;
    event.preventDefault();
    this.#wantsSearch = true;
  };

  async #openSearch(): Promise<void> {
    await this.#host.updateComplete;
    const search = this.#host.shadowRoot?.querySelector('docs-search');
    if (search?.checkVisibility()) await search.open();
  }
}
