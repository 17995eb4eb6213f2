import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import type {View} from '../../src/navigation/view.js';
import type {ReadyState} from '../../src/site/state.js';
import {whenIdle} from '../shared/when-idle.js';
import type {DocumentMetadata} from './document-metadata.js';
import type {SiteHost} from './site-host.js';
import type {SiteResources} from './site-resources.js';

type Parts = Awaited<ReturnType<typeof loadParts>>;

/** The layout around a site's pages that loads once the first page can be read. */
export class DeferredLayout {
  readonly #host: SiteHost;
  readonly #report: (diagnostic: Diagnostic) => void;
  #parts: Parts;
  #isLoading = false;
  /** That of the site shown, and what it is known by. */
  #metadata: {readonly of: SiteResources; readonly metadata: DocumentMetadata} | undefined;

  constructor(host: SiteHost, report: (diagnostic: Diagnostic) => void) {
    this.#host = host;
    this.#report = report;
  }

  /** What follows the page; `undefined` until it has loaded. */
  end(state: ReadyState, view: View, {location}: SiteResources): unknown {
    if (!this.#parts) return undefined;
    const {raw} = state.site.config;
    const repository = this.#parts.repositoryOf(this.#host, raw, location.folder);
    return this.#parts.pageEnd(state, view, repository);
  }

  /** Brings the layout and the document's head up to date, after a page is shown. */
  update(state: ReadyState, resources: SiteResources): void {
    if (state.page.phase !== 'loading') void this.#load();
    const parts = this.#parts;
    if (!parts) return;
    if (this.#metadata?.of !== resources) {
      const metadata = new parts.DocumentMetadata(
        this.#host,
        state.site.config,
        resources,
        this.#report,
      );
      this.#metadata = {of: resources, metadata};
    }
    this.#metadata.metadata.update(state);
    const frame = this.#host.shadowRoot;
    if (!frame) return;
    parts.drillDown(frame, state.site.config);
    parts.updateTopbarOverflow(frame);
  }

  async #load(): Promise<void> {
    if (this.#parts || this.#isLoading) return;
    this.#isLoading = true;
    this.#parts = await loadParts();
    this.#isLoading = false;
    if (this.#parts) this.#host.requestUpdate();
  }
}

/** Without it (offline, say) the page can be read all the same. */
function loadParts() {
  return import('../lazy/deferred-layout.js').catch(() => undefined);
}

/** The menu of narrow windows; without it (offline, say) the button does nothing. */
export function loadDrawer() {
  return import('../lazy/drawer.js').catch(() => undefined);
}

/** Where the menu's button is shown, the menu opens without a wait. */
export function prefetchDrawer(button: () => Element | undefined): void {
  const fetchAhead = () => {
    if (button()?.checkVisibility()) void loadDrawer();
  };
  whenIdle(fetchAhead, new AbortController().signal);
}
