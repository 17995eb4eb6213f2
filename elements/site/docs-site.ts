import {html, LitElement, nothing, render, type PropertyValues} from 'lit';
import {customElement, property, query, state} from '../shared/decorators.js';
import type {SiteConfig} from '../../src/config/site-config.js';
import type {Page} from '../../src/content/page.js';
import type {DocsChooseEvent} from '../shared/choice-events.js';
import type {DocsModeChangeEvent, DocsPagesListedEvent} from '../shared/events.js';
import {hostStyles} from '../styles/host.css.js';
import {isolatedProseStyles} from '../styles/prose.css.js';
import {derivedTokenStyles} from '../styles/tokens.css.js';
import {LocalizeController} from '../locales/localize-controller.js';
import type {DocsDrawer} from '../layout/docs-drawer.js';
import type {drawerLinks} from '../layout/drawer-links.js';
import '../layout/sidebar/docs-sidebar.js';
import {siteStyles} from './docs-site.css.js';
import '../layout/topbar/docs-topbar.js';
import {installDocumentStyles, uninstallDocumentStyles} from './document-styles.js';
import {LanguageController} from './language-controller.js';
import {LinkController} from './link-controller.js';
import {prefetchDrawer, loadDrawer} from './deferred-parts.js';
import {ModeController} from './mode-controller.js';
import {OnlineController} from './online-controller.js';
import {PageEventsController} from '../page/page-events-controller.js';
import {DeferredLayout} from './deferred-layout.js';
import {pageSlot} from '../page/page-slot.js';
import {hasRail} from '../page/page-templates.js';
import {showsProblems} from '../problems/shows-problems.js';
import {SiteController} from './site-controller.js';
import {frameStyles} from './site-frame.css.js';
import {logo, locationBar} from '../layout/topbar-slots.js';
import {applyTheme} from './apply-theme.js';

/** An attribute that was taken away is as one that was never there. */
const text = {converter: (value: string | null) => value ?? undefined};

/**
 * A documentation site: reads `docs.json` and Markdown and shows them (contract: `<docs-site>`).
 *
 * The frame stands in the shadow root around one slot; the page itself is rendered into the element's own light DOM, so
 * that anchors, ids and the host page's styles reach it. With `isolated` the page stands in the shadow root too.
 *
 * @attr repository - The code host's repository of the site, for "Suggest edits" and "Raise issue".
 * @attr branch - Its branch; `main` when missing.
 * @attr directory - The folder of `docs.json` in it.
 * @slot search - The middle of the top bar.
 * @slot topbar-end - The end of the top bar.
 * @slot footer - Beside the accounts at the page's end.
 * @csspart backdrop - What lies behind the pages.
 * @csspart banner, dismiss - Parts of the banner.
 * @csspart top - Top bar, tabs, and on phones the row that opens the menu.
 * @csspart page - The page (an ordinary element in the light DOM unless `isolated`).
 * @csspart eyebrow - The group's name above the title.
 * @csspart sidebar - The site's pages.
 * @csspart bar, home, link, cta, tabs, tab - Parts of the top bar.
 * @csspart anchor, group, item, sidebar-toggle - Parts of the sidebar.
 * @csspart outline-list, outline-toggle, outline-mark - Parts of the contents list.
 * @csspart edit, issue, previous, next, social, column, footer-header, footer-link - Parts of the page's end.
 * @fires docs-navigate - The reader is about to go to another page; can be cancelled.
 * @fires docs-page-shown - A page's content is in the DOM.
 * @fires docs-mode-change - The reader chose a mode.
 * @fires docs-version-change - The reader chose a version.
 * @fires docs-diagnostics - The known problems have changed.
 */
@customElement('docs-site')
export class DocsSite extends LitElement {
  static override styles = [
    hostStyles,
    derivedTokenStyles,
    isolatedProseStyles,
    siteStyles,
    frameStyles,
  ];

  /** URL of a folder or of a configuration file; the document's folder when missing. */
  @property(text) src?: string;

  /** How addresses are written: `hash` (also for anything unknown), `history` or `memory`. */
  @property(text) router?: string;

  /** With `history`: what comes before page paths. */
  @property(text) base?: string;

  /** The page shown; set it to go there. */
  @property({...text, reflect: true}) path?: string;

  /** Puts the page into the shadow root, out of the reach of the host page's styles. */
  @property({type: Boolean}) isolated = false;

  /** `light`, `dark` or `system`; lets a host application own the mode. */
  @property(text) mode?: string;

  /** Makes what stands at the top of the drawer, once it was opened; its list is made then. */
  @state() private drawerLinks: typeof drawerLinks | undefined;

  @query('docs-drawer') private drawer?: DocsDrawer;
  @query('main') private main?: HTMLElement;
  @query('[part=menu]') private menuButton?: HTMLElement;

  readonly #words = new LocalizeController(this);
  readonly #site = new SiteController(this);
  readonly #mode = new ModeController(this, this.#site);
  readonly #surroundings = new DeferredLayout(this, this.#site);

  constructor() {
    super();
    new LanguageController(this, this.#site);
    new LinkController(this, this.#site);
    new PageEventsController(this, this.#site);
    new OnlineController(this, this.#site);
    this.addController({
      hostConnected: () => installDocumentStyles(this),
      hostDisconnected: () => uninstallDocumentStyles(this),
    });
  }

  /** Where the page's content is. */
  get pageRoot(): ParentNode {
    return this.isolated ? this.renderRoot : this;
  }

  protected override willUpdate() {
    const {session} = this.#site;
    const config = this.#config;
    applyTheme(this, config?.colors);
    if (config && session) session.dress?.applyBranding(this, config, session);
  }

  override render() {
    const {say} = this.#words;
    const {state, view, links, session} = this.#site;
    const config = this.#config;
    const page = this.#page;
    const hasOutline = page?.mode === 'default' && page.outline.length > 0;
    return html`<div
      part="layout"
      ?data-tabs=${view && view.tabs.length > 0}
      @docs-mode-change=${this.#chooseMode}
      @docs-choose=${this.#choose}
      @docs-pages-listed=${this.#list}
    >
      <button part="skip" @click=${() => this.main?.focus()}>${say('Skip to content')}</button>
      ${config && session?.dress?.backdrop(config, session, this.#mode.mode)}
      ${config && session?.dress?.banner(config, view, session)}
      <header part="top">
        <docs-topbar
          exportparts="bar, home, link, cta, tabs, tab"
          .config=${config}
          .view=${view}
          .links=${links}
          .mode=${this.#mode.isFixed ? undefined : this.#mode.mode}
        >
          ${config && links ? logo(config, links) : nothing}
          <slot name="search" slot="search"></slot>
          <slot name="topbar-end" slot="topbar-end"></slot>
        </docs-topbar>
        ${locationBar(page, view, this.#openDrawer, say)}
        <div part="progress" ?data-loading=${state.phase === 'ready' && state.isLoading}></div>
      </header>
      <div
        part="frame"
        data-page=${page?.mode ?? (state.phase === 'failed' ? 'center' : 'default')}
        ?data-outline=${hasOutline}
        ?data-rail=${page && hasRail(page)}
      >
        ${this.#renderSidebar('sidebar')}
        <docs-outline
          exportparts="list: outline-list, toggle: outline-toggle, mark: outline-mark"
          .entries=${hasOutline ? page.outline : []}
          .pageRoot=${this.pageRoot}
          .links=${links}
          path=${this.#site.path}
        ></docs-outline>
        <div part="content">
          <docs-notes .site=${this.#site} .view=${view}></docs-notes>
          <main tabindex="-1">
            ${this.isolated ? pageSlot(this.#site, this.#words.say) : html`<slot></slot>`}
          </main>
          ${this.#surroundings.end}
        </div>
      </div>
      ${this.#renderDrawer(config)}
      ${
        showsProblems(location)
          ? html`<docs-problems .diagnostics=${this.#site.diagnostics}></docs-problems>`
          : nothing
      }
    </div>`;
  }

  protected override firstUpdated() {
    prefetchDrawer(() => this.menuButton);
  }

  protected override updated(changed: PropertyValues<this>) {
    if (!this.isolated) render(pageSlot(this.#site, this.#words.say), this);
    else if (changed.get('isolated') === false) render(nothing, this);
    this.#site.pageRendered(this.#words.say);
    this.#surroundings.follow(this.renderRoot);
  }

  get #config(): SiteConfig | undefined {
    const {state} = this.#site;
    return state.phase === 'ready' ? state.site.config : undefined;
  }

  get #page(): Page | undefined {
    const {state} = this.#site;
    return state.phase === 'ready' && state.page.phase === 'shown' ? state.page.page : undefined;
  }

  #renderSidebar(part: string, above: unknown = nothing) {
    const {view, labels, links, path} = this.#site;
    return html`<docs-sidebar
      exportparts="anchor, group, item, toggle: sidebar-toggle"
      part=${part}
      .view=${view}
      .labels=${labels}
      .links=${links}
      path=${path}
      >${above}</docs-sidebar
    >`;
  }

  #renderDrawer(config: SiteConfig | undefined) {
    const {links, view} = this.#site;
    const above =
      config && view && links && this.drawerLinks?.(config, view, links, this.#words.say);
    return html`<docs-drawer path=${this.path ?? ''}>
      ${above ? this.#renderSidebar('drawer-sidebar', above) : nothing}
    </docs-drawer>`;
  }

  readonly #openDrawer = async () => {
    this.drawerLinks = (await loadDrawer())?.drawerLinks;
    await this.updateComplete;
    this.drawer?.show?.(this.menuButton);
  };

  readonly #chooseMode = (event: DocsModeChangeEvent) => {
    event.stopPropagation(); // the site says it itself, once it is done
    this.#mode.choose(event.mode);
  };

  readonly #list = (event: DocsPagesListedEvent) => {
    event.stopPropagation();
    this.#site.session?.labels.list(event.target, event.paths);
  };

  readonly #choose = (event: DocsChooseEvent) => {
    event.stopPropagation();
    void this.#site.choose(event.kind, event.name);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-site': DocsSite;
  }
}
