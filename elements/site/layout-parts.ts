import {html, nothing} from 'lit';
import type {Page} from '../../src/content/page.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import type {View} from '../../src/navigation/view.js';
import {titleInTab} from '../../src/site/title-in-tab.js';
import {pathOf, type ReadyState} from '../../src/site/state.js';
import {failureTexts} from '../problems/failure-texts.js';
import {drawer} from '../layout/lazy-drawer.js';
import {lazy} from '../shared/lazy.js';
import {renewCopies} from '../shared/renew-copies.js';
import type {OfflineSession} from '../offline/offline-session.js';
import type {UpdatableSite} from '../offline/updatable-site.js';
import {isElsewhere, restoreStyles} from '../layout/other-document.js';
import {knownWorkers} from '../offline/known-workers.js';
import {scheduler} from '../shared/scheduler.js';
import {type PageEnd, pageEnd} from '../layout/page-end.js';
import {storeFrame} from '../layout/store-frame.js';
import type {Localize} from '../locales/site-catalog.js';
import {tellMissing} from '../layout/tell-missing.js';
import {OutlineExtras} from '../layout/outline-extras.js';
import {SidebarExtras} from '../layout/sidebar/sidebar-extras.js';
import {TopbarExtras} from '../layout/topbar/topbar-extras.js';
import '../search/docs-search.js';
import type {SearchSite} from '../search/search-site.js';
import {adoptStyles} from '../styles/adopt-styles.js';
import {lateLayoutStyles, latePageStyles} from '../styles/late.css.js';
import {DocumentMetadata} from './document-metadata.js';
import {prepareRepeatVisit, showStoredChanges} from '../offline/repeat-visit.js';
import type {SiteHost} from './site-options.js';
import {prefetchLinks} from './prefetch-links.js';
import {namesRepository, repositoryOf} from '../../src/site/site-repository.js';
import {watchLoader} from './watch-loader.js';
import type {SiteResources} from './site-resources.js';

/** Reading without a network. */
const offlineReading = lazy('offline', () => import('../offline/offline.js'));
/** Prints all pages of a section. */
const printing = lazy('print-section', () => import('../print/print-section.js'));
/** What helps readers on long pages, and the keys of the site. */
const readingAids = lazy('reading-aids', () => import('../layout/aids/reading-aids.js'));

export {writeDisclosure} from '../page/disclosure-in-url.js';

/**
 * Brings a site up to date when its files have changed: those that the browser has kept, or those
 * of a loader of the application.
 */
export async function showChanges(
  host: SiteHost,
  site: UpdatableSite,
  resources: SiteResources,
): Promise<void> {
  if (resources.given) watchLoader(host, site, resources);
  await showStoredChanges(host, site, resources);
}

/** The parts of the layout that load once the first page can be read. */
export class LayoutParts {
  /** What elements of the layout do from now on. */
  readonly topbar = TopbarExtras;
  readonly sidebar = SidebarExtras;
  readonly outline = OutlineExtras;
  readonly #host: SiteHost;
  readonly #site: UpdatableSite;
  readonly #report: (diagnostic: Diagnostic) => void;
  #metadata: DocumentMetadata | undefined;
  #path: string | undefined;
  #page: Page | undefined;
  #dismissed: string | undefined;
  #offline: OfflineSession | undefined;
  /** Whether the site was moved into another document, and has lost its styles. */
  #wasElsewhere = false;
  /** The style sheets of the frame: those of its class, and what sets the tokens of the site. */
  #sheets: readonly CSSStyleSheet[] = [];
  /** The resources of the site that the metadata is of. */
  #resources: SiteResources | undefined;

  constructor(host: SiteHost, site: UpdatableSite) {
    this.#host = host;
    this.#site = site;
    this.#report = (diagnostic) => site.problems.add(diagnostic);
    renewCopies();
    prefetchLinks(host, site);
    host.addEventListener('docs-print-request', () => void this.#print());
  }

  /** What follows the page, and the footer of the site. */
  end(state: ReadyState, view: View, {location, loader, given}: SiteResources): PageEnd {
    const {config} = state.site;
    const attribute = (name: string) => this.#host.getAttribute(name) ?? undefined;
    const repository = repositoryOf(attribute, config, location.folder);
    const isNamed = repository !== undefined && namesRepository(attribute, config);
    const url = given ? undefined : (file: string) => loader.url(file);
    const source = {repository, isNamed, url, configFile: location.configFile};
    const session = this.#offline;
    const offline = session ? html`<docs-offline .session=${session}></docs-offline>` : nothing;
    const [end, footer] = pageEnd(state, view, source, offline);
    const site = this.#host;
    const aids = html`${footer}<docs-shortcuts exportparts="button: shortcuts" .site=${site}>
      </docs-shortcuts>
      <docs-reading-aids exportparts="top: back-to-top" .site=${site}></docs-reading-aids>`;
    return [end, aids];
  }

  /** The search field of the top bar. */
  search(state: ReadyState, view: View, resources: SiteResources): unknown {
    const host = this.#host;
    const {site, links, labels} = state;
    const path = pathOf(state);
    const report = this.#report;
    const searched: SearchSite = {host, ...site, links, labels, view, path, resources, report};
    return html`<docs-search exportparts="search" .site=${searched}></docs-search>`;
  }

  /** Brings the document's head, the sidebar and the top bar up to date. */
  update(state: ReadyState, resources: SiteResources, localize: Localize): void {
    const host = this.#host;
    const frame = host.shadowRoot;
    const {config} = state.site;
    if (this.#resources !== resources) {
      this.#resources = resources;
      this.#metadata = new DocumentMetadata(host, config, resources, this.#report);
      void showChanges(host, this.#site, resources);
      if (!resources.given) {
        prepareRepeatVisit(host, state, resources);
        if (host.hasAttribute('offline') || knownWorkers(resources.location.folder)) {
          void this.#startOffline(resources);
        }
      }
      const {store, signal} = resources;
      if (frame) tellMissing(frame, signal);
      if (this.#wasElsewhere && !isElsewhere(host)) {
        this.#wasElsewhere = false;
        restoreStyles(host, this.#sheets);
      }
      signal.addEventListener('abort', () => void this.#checkDocument());
      addEventListener('pagehide', () => frame && storeFrame(frame, store), {signal});
      scheduler.idle(() => {
        void readingAids();
        // Where its button is shown, the menu opens without a wait.
        if (frame?.querySelector('[part="menu"]')?.checkVisibility()) void drawer();
      }, signal);
    }
    this.#metadata?.update(state);
    this.#rename(state, resources, localize);
    if (!frame) return;
    const {dismissed} = state;
    const path = pathOf(state);
    // Not with each part of a long page: measuring lays out what has been added.
    if (path !== this.#path || dismissed !== this.#dismissed) {
      this.#path = path;
      this.#dismissed = dismissed;
      scheduler.idle(() => storeFrame(frame, resources.store), resources.signal);
    }
    adoptStyles(frame, lateLayoutStyles);
    for (const root of [frame, host.getRootNode()]) {
      if (root instanceof Document || root instanceof ShadowRoot) {
        adoptStyles(root, latePageStyles);
      }
    }
    this.#sheets = [...frame.adoptedStyleSheets];
  }

  /** Updates the tab and the sidebar if a page that was read again has a new title. */
  #rename({page, site}: ReadyState, resources: SiteResources, localize: Localize): void {
    const before = this.#page;
    this.#page = page.phase === 'shown' ? page.page : undefined;
    if (!before || before.path !== this.#page?.path || before.title === this.#page.title) return;
    const title = titleInTab(this.#page.title, page, site, resources.reader, localize);
    resources.history?.showTitle(title);
    resources.labels.read(this.#page, resources, this.#host);
  }

  async #print(): Promise<void> {
    const {state, view, resources} = this.#site;
    const lazy = await printing();
    if (!lazy || !view || !resources || state.phase !== 'ready') return;
    await lazy.printSection(this.#host, {state, view, resources});
  }

  /** Says so where the site was moved into another document. */
  async #checkDocument(): Promise<void> {
    if (!isElsewhere(this.#host)) return;
    this.#wasElsewhere = true;
    const lazy = await failureTexts();
    if (lazy) this.#report(lazy.documentDiagnostic());
  }

  /** Keeps the site for readers without a network. */
  async #startOffline(resources: SiteResources): Promise<void> {
    const host = this.#host;
    const lazy = await offlineReading();
    this.#offline = await lazy?.startOffline(host, this.#site, resources, this.#offline);
    host.requestUpdate();
  }
}
