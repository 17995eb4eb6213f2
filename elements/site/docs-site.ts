import {html, LitElement, nothing, type PropertyValues} from 'lit';
import {keyed} from '../shared/keyed.js';
import {customElement, property, state} from '../shared/decorators.js';
import type {SiteColors, SiteConfig} from '../../src/config/site-config.js';
import {hasRail, type Page} from '../../src/content/page.js';
import {drillsDown} from '../../src/config/read/interaction.js';
import type {PageLabels} from '../../src/navigation/label.js';
import {isOnePage} from '../../src/navigation/sidebar-groups.js';
import type {SiteLoader} from '../../src/site/loader.js';
import {isWaiting, type ReadyState} from '../../src/site/state.js';
import type {DocsBannerDismissEvent} from '../layout/docs-banner.js';
import type {DocsChooseEvent, DocsModeChangeEvent, DocsPagesListedEvent} from '../shared/events.js';
import {hostStyles} from '../styles/host.css.js';
import {adoptStyles} from '../styles/adopt-styles.js';
import {isolatedProseStyles} from '../styles/prose.css.js';
import {derivedTokenStyles} from '../styles/tokens.css.js';
import {LocalizeController} from '../locales/localize-controller.js';
import {siteCatalog} from '../locales/site-catalog.js';
import type {DocsDrawer} from '../layout/docs-drawer.js';
import type {drawerLinks} from '../layout/drawer-links.js';
import '../layout/docs-outline.js';
import '../layout/sidebar/docs-sidebar.js';
import {pause} from '../../src/shared/pause.js';
import {siteStyles} from './docs-site.css.js';
import '../layout/topbar/docs-topbar.js';
import {installDocumentStyles, uninstallDocumentStyles} from './document-setup.js';
import '../menus/docs-mode-toggle.js';
import {followLinks} from './follow-links.js';
import {OnlineController} from './online-controller.js';
import {answerPageRequests} from './page-requests.js';
import {DeferredLayout} from './deferred-layout.js';
import {LightPage} from '../page/light-page.js';
import {pageSlot} from '../page/page-templates.js';
import {drawer} from '../layout/lazy-drawer.js';
import {scheduler, settled} from '../shared/scheduler.js';
import {showsProblems} from '../shared/shows-problems.js';
import {SiteController} from './site-controller.js';
import {SiteLanguage} from './site-language.js';
import {SiteMode} from './site-mode.js';
import {frameStyles} from './site-frame.css.js';
import {logo, locationBar} from '../layout/topbar-slots.js';
import {applyTheme} from './apply-theme.js';

/**
 * How long the first frame waits for the page, in milliseconds: placeholders that are gone sooner
 * would only flash, and delay the page.
 */
const longestWait = 100;

// Always the same, so that elements are not rendered anew.
const noEntries: Page['outline'] = [];
const noLabels: PageLabels = new Map();

/** A removed attribute is `undefined`, as one that was never set. */
const text = {converter: (value: string | null) => value ?? undefined};

/**
 * A documentation site: reads `docs.json` and Markdown and shows them.
 *
 * The layout is in the shadow root around one slot; the page itself is rendered into the element's
 * own light DOM, so that anchors, ids and the host page's styles reach it. With `isolated` the page
 * is in the shadow root, too.
 *
 * @attr assets - The folder of icons and workers, where a bundler has moved the code.
 * @attr repository - The code host's repository of the site, for "Suggest edits" and "Raise issue".
 * @attr branch - Its branch; `main` when missing.
 * @attr directory - The folder of `docs.json` in it.
 * @attr index - URL of an index for sidebar and search, relative to the folder of the site.
 * @attr {boolean} search-chunks - Allows the script of the search chunks that the index names.
 * @attr {boolean | string} offline - Registers the service worker: `docs-sw.js` beside `docs.json`,
 *   or the URL given.
 * @attr {'demand' | 'load'} start - In published pages: starts when a reader needs it, or with
 *   each page.
 * @attr {boolean | string} data-tabs - The site has tabs: their space is reserved on the first
 *   visit, too.
 * @attr data-banner - The height of its banner in pixels, likewise.
 * @slot search - The middle of the top bar, instead of the search field.
 * @slot topbar-end - The end of the top bar.
 * @slot after-page - The end of each page, after the links to the previous and the next page.
 * @slot footer - Beside the accounts at the page's end.
 * @csspart backdrop - The background of the pages.
 * @csspart banner, dismiss - Parts of the banner.
 * @csspart top - Top bar, tabs, and on phones the row that opens the menu.
 * @csspart content - The column of the page.
 * @csspart page - The page (an ordinary element in the light DOM unless `isolated`).
 * @csspart eyebrow - The group's name above the title.
 * @csspart sidebar - The site's pages.
 * @csspart bar, bar-end, home, link, cta, tabs, tab, search, mode-toggle - Parts of the top bar.
 * @csspart anchor, anchors, group, item, sidebar-tag, sidebar-method, sidebar-toggle - Parts of the
 *   sidebar.
 * @csspart drawer - The menu of phones.
 * @csspart outline, outline-list, outline-entry, outline-current, outline-toggle, outline-mark -
 *   The contents list and its parts.
 * @csspart directory, directory-card - The pages of a group, and one of them as a card.
 * @csspart rating, rate, rated, form, updated - Parts of the feedback at the page's end.
 * @csspart shortcuts, back-to-top - The button for the keys, and that to the title.
 * @csspart edit, issue, previous, next, pager-name, footer, social, column, footer-header,
 *   footer-link - Parts of the page's end.
 * @fires docs-navigate - The reader is about to go to another page; can be canceled.
 * @fires docs-page-shown - A page's content is in the DOM.
 * @fires docs-search-open - The reader is about to search; can be canceled.
 * @fires docs-feedback - The reader rated the page; can be canceled.
 * @fires docs-mode-change - The reader chose a mode.
 * @fires docs-version-change - The reader chose a version.
 * @fires docs-diagnostics - The known problems have changed.
 */
@customElement('docs-site')
export class DocsSite extends LitElement {
  static override styles = [hostStyles, derivedTokenStyles, siteStyles, frameStyles];

  /** URL of a folder or of a configuration file; the document's folder when missing. */
  @property(text) src?: string;

  /** How URLs are written: `hash` (also for anything unknown), `history` or `memory`. */
  @property(text) router?: 'hash' | 'history' | 'memory';

  /** With `history`: what comes before page paths. */
  @property(text) base?: string;

  /** The page shown; set it to go there. */
  @property({...text, reflect: true}) path?: string;

  /** Loads the files of the site, instead of requests to its folder. */
  @property({attribute: false}) loader?: SiteLoader;

  /** Puts the page into the shadow root, out of the reach of the host page's styles. */
  @property({type: Boolean}) isolated = false;

  /** `light`, `dark` or `system`; lets a host application own the mode. */
  @property(text) mode?: 'light' | 'dark' | 'system';

  /** Renders the links at the top of the drawer; loads when the drawer is first opened. */
  @state() private drawerLinks: typeof drawerLinks | undefined;

  readonly #locale = new LocalizeController(this, siteCatalog);
  readonly #site = new SiteController(this);
  readonly #mode = new SiteMode(this);
  readonly #language = new SiteLanguage(this);
  readonly #layout = new DeferredLayout(this, this.#site);
  readonly #lightPage = new LightPage(this, () => this.requestUpdate());
  /** The colors that are shown. */
  #colors: SiteColors | undefined;

  constructor() {
    super();
    followLinks(this, this.#site);
    answerPageRequests(this, this.#site);
    new OnlineController(this, this.#site);
    this.addController({
      hostConnected: () => {
        installDocumentStyles(this);
        // Before the first paint, so that no wrong mode flashes.
        this.#mode.show(this.#site.state, this.#site.resources?.store);
      },
      hostDisconnected: () => {
        uninstallDocumentStyles(this);
        this.#language.restore();
      },
    });
  }

  /** Where the page's content is. */
  get pageRoot(): ParentNode {
    return this.isolated ? this.renderRoot : this;
  }

  /**
   * The page is read before anything is rendered, if its files come in time. Then it is rendered,
   * and in another task what is around it: before that, nothing of it is on the screen.
   */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) {
      // What the host page has set since it added the element.
      this.#site.follow();
      await Promise.race([this.#site.firstPage, pause(longestWait)]);
      await pause();
      try {
        if (!this.isolated) this.#lightPage.show(this.#renderPage());
      } finally {
        await pause();
        await super.scheduleUpdate();
      }
    } else await super.scheduleUpdate();
  }

  protected override update(changed: PropertyValues<this>) {
    if (this.isolated && this.shadowRoot) adoptStyles(this.shadowRoot, isolatedProseStyles);
    const {state, view, resources} = this.#site;
    // Those of the visit before are right for the first frame.
    const colors = this.#config?.colors ?? resources?.store.read().siteColors;
    applyTheme(this, colors, this.#colors);
    this.#colors = colors;
    this.#mode.show(state, resources?.store);
    // An update may still come after the element was removed.
    if (view && resources) {
      this.#language.show(view.language ?? '', resources.history !== undefined);
    }
    super.update(changed);
  }

  override render() {
    const {localize} = this.#locale;
    const {state, view, session, resources, path} = this.#site;
    const branding = session?.branding;
    const ready = this.#ready;
    const {links} = ready ?? {};
    const config = this.#config;
    const page = this.#page;
    const isBooting = state.phase === 'booting';
    const hasNoPage = isWaiting(state);
    const remembered = resources?.store.read().frame;
    const {tabs, banner, single, wrap} = remembered ?? this.dataset;
    // In a window of another width, the banner may have more lines, or fewer.
    const isKnown =
      (remembered ?? tabs ?? banner) !== undefined && matchMedia(remembered?.windows ?? '').matches;
    const {parts} = this.#layout;
    const [end, footer] = (ready && view && resources && parts?.end(ready, view, resources)) ?? [];
    const hasOutline = page?.mode === 'default' && page.outline.length > 0;
    const layout = html`<div
      part="layout"
      ?data-wrap=${wrap}
      ?data-held=${isBooting && !isKnown}
      ?data-tabs=${view ? view.tabs.length > 0 : tabs !== undefined}
      @docs-mode-change=${this.#chooseMode}
      @docs-choose=${this.#choose}
      @docs-pages-listed=${this.#list}
      @docs-banner-dismiss=${this.#dismissBanner}
    >
      <button part="skip" @click=${() => session?.goToStart()}>
        ${localize('Skip to content')}
      </button>
      ${ready && branding?.backdrop(ready, this.#mode.mode)}
      ${ready ? branding?.banner(ready, view) : html`<div .style=${`height:${banner}px`}></div>`}
      <header part="top">
        <docs-topbar
          exportparts="bar, end: bar-end, home, link, cta, tabs, tab, mode-toggle"
          .config=${config}
          .view=${view}
          .links=${links}
          .mode=${this.#mode.isFixed ? undefined : this.#mode.mode}
          .extras=${parts?.topbar}
        >
          ${config && links ? logo(config, links, this.#locale.localize) : nothing}
          <slot name="search" slot="search">
            ${ready && view && resources && parts?.search(ready, view, resources)}
          </slot>
          <slot name="topbar-end" slot="topbar-end"></slot>
        </docs-topbar>
        ${locationBar(page, view, this.#openDrawer, localize)}
        <div part="progress" ?data-loading=${ready?.isLoading}></div>
      </header>
      <div
        part="frame"
        data-page=${page?.mode ?? (state.phase === 'failed' ? 'center' : 'default')}
        ?data-outline=${hasOutline}
        ?data-single=${view ? isOnePage(view) : single !== undefined}
        ?data-rail=${page && hasRail(page)}
      >
        ${this.#renderSidebar('sidebar', hasNoPage, nothing, !!config && drillsDown(config))}
        <docs-outline
          part="outline"
          exportparts="list: outline-list, entry: outline-entry, current: outline-current,
            toggle: outline-toggle, mark: outline-mark"
          .entries=${hasOutline ? page.outline : noEntries}
          .pageRoot=${this.pageRoot}
          .extras=${parts?.outline}
          .links=${links}
          path=${path}
        ></docs-outline>
        ${keyed(
          // The column of a page is not that of its placeholder, moved.
          hasNoPage,
          html`<div part="content">
            <main tabindex="-1">
              ${
                hasNoPage
                  ? nothing
                  : html`<docs-notes
                      path=${path}
                      .site=${ready?.site}
                      .choices=${ready?.choices}
                      .view=${view}
                      .missed=${ready?.missed}
                      .links=${links}
                    ></docs-notes>`
              }
              <div part="body">${this.isolated ? this.#renderPage() : html`<slot></slot>`}</div>
              ${end}
            </main>
            ${footer}
          </div>`,
        )}
      </div>
      ${this.#renderDrawer(config)}
      ${
        showsProblems(location)
          ? html`<docs-problems .diagnostics=${this.#site.problems.all}></docs-problems>`
          : nothing
      }
    </div>`;
    return this.isolated ? html`<div part="isolated">${layout}</div>` : layout;
  }

  /**
   * Resolves once the site has nothing more to do by itself: the page is shown with all that is in
   * view, and what is read and checked behind it is done. Images may still load.
   */
  settled(): Promise<void> {
    return settled(scheduler);
  }

  protected override updated(changed: PropertyValues<this>) {
    if (!this.isolated) this.#lightPage.show(this.#renderPage());
    else if (changed.get('isolated') === false) this.#lightPage.show(nothing);
    this.#site.session?.pageRendered(this.#locale.localize, this.#layout);
  }

  get #ready(): ReadyState | undefined {
    const {state} = this.#site;
    return state.phase === 'ready' ? state : undefined;
  }

  get #config(): SiteConfig | undefined {
    return this.#ready?.site.config;
  }

  get #page(): Page | undefined {
    const page = this.#ready?.page;
    return page?.phase === 'shown' ? page.page : undefined;
  }

  #renderPage() {
    const {state, view, session, path} = this.#site;
    const {branding, resources} = session ?? {};
    return pageSlot(state, {
      renderers: resources?.parts.renderers ?? {},
      trail: view?.trail ?? [],
      eyebrow: state.phase === 'ready' && view && branding?.eyebrow(state, view, path),
      retry: () => this.#site.retry(),
      localize: this.#locale.localize,
    });
  }

  #renderSidebar(part: string, hasNoPage = false, above: unknown = nothing, drills = false) {
    const {view, path} = this.#site;
    const {labels = noLabels, links} = this.#ready ?? {};
    return html`<docs-sidebar
      exportparts="anchor, anchors, group, item, tag: sidebar-tag, method: sidebar-method,
        toggle: sidebar-toggle"
      part=${part}
      .view=${hasNoPage ? undefined : view}
      .labels=${labels}
      .isGrowing=${this.#site.session?.isGrowing ?? false}
      .hasIcon=${this.#page?.frontmatter.has('icon') ?? false}
      .drillsDown=${drills}
      .extras=${this.#layout.parts?.sidebar}
      .links=${links}
      path=${path}
      >${above}</docs-sidebar
    >`;
  }

  #renderDrawer(config: SiteConfig | undefined) {
    const {view} = this.#site;
    const links = this.#ready?.links;
    const above =
      config && view && links && this.drawerLinks?.(config, view, links, this.#locale.localize);
    return html`<docs-drawer exportparts="drawer" path=${this.path ?? ''}>
      ${above ? this.#renderSidebar('drawer-sidebar', false, above) : nothing}
    </docs-drawer>`;
  }

  readonly #openDrawer = async () => {
    // Without it (offline, say) the button does nothing.
    this.drawerLinks = (await drawer())?.drawerLinks;
    await this.updateComplete;
    const root = this.renderRoot;
    const menu = root.querySelector<DocsDrawer>('docs-drawer');
    menu?.show?.(root.querySelector<HTMLElement>('[part=menu]') ?? undefined);
  };

  readonly #chooseMode = (event: DocsModeChangeEvent) => {
    event.stopPropagation(); // the site fires its own event, once it is done
    this.#mode.choose(event.mode, this.#site.state, this.#site.resources?.store);
  };

  readonly #list = (event: DocsPagesListedEvent) => {
    event.stopPropagation();
    this.#site.listPages(event.target, event.paths);
  };

  readonly #dismissBanner = (event: DocsBannerDismissEvent) => {
    event.stopPropagation();
    this.#site.dismissBanner(event.content);
  };

  readonly #choose = (event: DocsChooseEvent) => {
    event.stopPropagation();
    void this.#site.choose(event);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-site': DocsSite;
  }
}
