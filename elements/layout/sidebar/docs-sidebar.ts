import {html, LitElement, nothing, type PropertyValues, type ReactiveController} from 'lit';
import {customElement, property, state} from '../../shared/decorators.js';
import {labelOf, shownName, type PageLabels} from '../../../src/navigation/label.js';
import type {NavEntry, NavGroup} from '../../../src/navigation/navigation.js';
import {isListed} from '../../../src/navigation/resolve.js';
import type {DivisionView, View} from '../../../src/navigation/view.js';
import type {SiteLinks} from '../../../src/routing/site-links.js';
import {scheduler} from '../../shared/scheduler.js';
import {resolveIcon} from '../../../src/shared/resolve-icon.js';
import {DocsPagesListedEvent} from '../../shared/events.js';
import type {Extras} from '../../shared/extras.js';
import {lazy} from '../../shared/lazy.js';
import {askSite} from '../../shared/page-events.js';
import {hostStyles} from '../../styles/host.css.js';
import {uiIcon} from '../../shared/ui-icons.js';
import {LocalizeController} from '../../locales/localize-controller.js';
import {siteCatalog} from '../../locales/site-catalog.js';
import {sidebarStyles} from './docs-sidebar.css.js';
import type {EntryList, VirtualListRenderer} from './virtual-list/virtual-list.js';
import {pageTarget, siteLink} from '../../shared/site-link.js';
import {
  foldKey,
  isInSidebar,
  isOutermost,
  keysTo,
  lookOf,
  rowsIn,
  type RowLabel,
} from '../../../src/navigation/sidebar-groups.js';
import {sidebarLabel} from './sidebar-label.js';

/** Renders only the groups of a very long list that are near the window. */
const virtualLists = lazy('virtual-lists', () => import('./virtual-list/virtual-lists.js'));

/** Lists with more rows are virtual. */
const mostRows = 200;
/** With more pages in a list, those of closed groups are not announced. */
const mostAhead = 60;

/**
 * The pages of the site: anchors first, then the groups of the current division. The current page
 * is marked and in view.
 *
 * Groups can be collapsed. Top-level groups are open initially, or as the reader left them; nested
 * ones are closed, unless the author opens them. Those around the current page are open. Long lists
 * are virtual (`virtual-lists.ts`).
 *
 * @slot - Above the anchors (the drawer adds tabs and links there).
 * @csspart anchor - A shortcut with its icon.
 * @csspart anchors - All of them.
 * @csspart group - The name of a group.
 * @csspart tag - The tag beside the name of a page or group.
 * @csspart method - The method of an operation, before its name.
 * @csspart item - A page.
 * @csspart toggle - The button that opens and closes a group.
 * @fires docs-pages-listed - After each update: the pages that are listed, or will be when a group
 *   is opened.
 */
@customElement('docs-sidebar')
export class DocsSidebar extends LitElement {
  static override styles = [hostStyles, sidebarStyles];

  /** Anchors and groups to show. */
  @property({attribute: false}) view?: View;

  /** The labels of the pages. */
  @property({attribute: false}) labels: PageLabels = new Map();

  /** Resolves paths and targets to URLs. */
  @property({attribute: false}) links?: SiteLinks;

  /** The current page. */
  @property() path = '';

  /** Whether API descriptions are still being read: groups may get more pages. */
  @property({attribute: false}) isGrowing = false;

  /** Whether the current page has an icon. */
  @property({attribute: false}) hasIcon = false;

  /** Whether opening a group leads to its first page. */
  @property({attribute: false}) drillsDown = false;

  /** What it does once the page is shown (`sidebar-extras.ts`), without another update. */
  set extras(extras: Extras<DocsSidebar> | undefined) {
    if (extras && !this.#extras) this.addController((this.#extras = new extras(this)));
  }

  /**
   * Groups that the reader or the current page opened or closed: `foldKey` → whether it is open.
   */
  @state() folds: ReadonlyMap<string, boolean> = new Map();

  /** Loaded on demand. */
  @state() private virtualLists?: VirtualListRenderer;

  readonly #locale = new LocalizeController(this, siteCatalog);
  #extras: ReactiveController | undefined;
  /** The labels that were known when the reader came to the page: only these take space. */
  #early: PageLabels = new Map();
  #isTooLong = false;
  readonly #listed = new Set<string>();

  protected override willUpdate(changed: PropertyValues<this>) {
    const groups = this.view?.groups ?? [];
    // Any other change of the view would reopen groups that the reader closed.
    if (changed.has('path') || isFirst(changed)) {
      this.#early = this.labels;
      const closed = isFirst(changed) && this.#frame['folded']?.split('\n');
      const folds = new Map(closed ? closed.map((key) => [key, false]) : this.folds);
      for (const key of keysTo(groups, this.path)) folds.set(key, true);
      this.folds = folds;
    }
    this.#isTooLong = !this.virtualLists && rowsIn(groups, '', this.#isOpen) > mostRows;
    this.#listed.clear();
  }

  override render() {
    if (this.view === undefined) return skeleton;
    const {anchors, groups, selectors} = this.view;
    return html`<nav aria-label=${this.#locale.localize('Pages')}>
      <slot></slot>
      ${selectors.map((selector) =>
        isInSidebar(selector)
          ? html`<docs-picker .selector=${selector} .links=${this.links}></docs-picker>`
          : nothing,
      )}
      ${
        anchors.length === 0
          ? nothing
          : html`<ul part="anchors">
              ${anchors.map((anchor) => html`<li>${this.#renderAnchor(anchor)}</li>`)}
            </ul>`
      }
      <div part="groups" data-list="">
        ${this.#isTooLong ? skeleton : this.#renderGroups(groups)}
      </div>
    </nav>`;
  }

  protected override updated(changed: PropertyValues<this>) {
    this.#colorAnchors();
    if (this.#isTooLong) void this.#loadVirtualLists();
    this.dispatchEvent(new DocsPagesListedEvent([...this.#listed]));
    // The type does not include private properties.
    const isNew = isFirst(changed) || (changed as Map<string, unknown>).has('virtualLists');
    if (!isNew && !changed.has('path')) return;
    const scroll = () => {
      // As it was on the page before, or before the page was reloaded.
      if (isNew) this.scrollTop = Number(this.#frame['scroll']);
      this.showCurrent();
    };
    // In the frame that shows it: to measure now would have everything laid out in this task.
    scheduler.frame(scroll);
  }

  /** The scroll container of the list: itself, or the panel around it. */
  scroller: Element = this;

  /** The page that the list was last scrolled to while it was visible. */
  scrolledTo = '';

  /** Scrolls the list to the current page, never the document. */
  showCurrent() {
    const {scroller} = this;
    const item = this.renderRoot.querySelector('[aria-current="page"]');
    const list = scroller.getBoundingClientRect();
    if (item === null || list.height === 0) return;
    this.scrolledTo = this.path;
    const {top, bottom} = item.getBoundingClientRect();
    if (top >= list.top + 32 && bottom <= list.bottom - 48) return;
    scroller.scrollTop += top - list.top - list.height / 3;
  }

  #renderAnchor(anchor: DivisionView) {
    if (this.links === undefined) return nothing;
    const icon = resolveIcon(anchor, this.links);
    const tile = html`<span part="tile">
      ${icon ? html`<docs-icon .icon=${icon}></docs-icon>` : uiIcon('link')}
    </span>`;
    const current = anchor.isCurrent ? 'true' : undefined;
    const {target} = anchor;
    return siteLink(
      this.links,
      {part: 'anchor', target, current, choice: {anchor: anchor.name}},
      html`${tile}${shownName(anchor, this.#locale.localize)}`,
    );
  }

  /** What follows a group that may grow is shown together with it. */
  #renderGroups(groups: readonly NavGroup[]): unknown {
    const first = this.isGrowing ? groups.findIndex(({awaitsPages}) => awaitsPages) : -1;
    if (first < 0) return this.#renderEach(groups.filter(isListed), '');
    return [this.#renderEach(groups.slice(0, first), ''), skeleton];
  }

  #renderEach(entries: readonly NavEntry[], key: string): unknown {
    const list: EntryList = {
      key,
      entries,
      isOpen: this.#isOpen,
      render: (entry, index) => this.#renderEntry(entry, `${key}/${index}`),
    };
    return this.virtualLists?.renderNearby(list) ?? entries.map(list.render);
  }

  #renderEntry(entry: NavEntry, key: string): unknown {
    if (entry.kind === 'page') {
      this.#listed.add(entry.path);
      const label = labelOf(entry, this.labels);
      // Labels that come later keep the other rows in place. Pages of APIs have theirs at once.
      const isLate = !(entry.source.file || this.#early.has(entry.path));
      const isGuess = isLate && !this.labels.has(entry.path) && !entry.label;
      return html`<li ?data-late=${isLate} title=${isLate ? label.text : nothing}>
        ${this.#renderLink(entry.path, label, isGuess)}
      </li>`;
    }
    const isOpen = this.#isOpen(entry, key);
    const inside = isOpen ? this.#renderInside(entry, key) : this.#listAhead(entry);
    if (!isOutermost(key)) return html`<li>${this.#renderName(entry, key, isOpen)}${inside}</li>`;
    return html`<section>
      ${
        entry.name === ''
          ? nothing
          : html`<h2 part="group">${this.#renderName(entry, key, isOpen)}</h2>`
      }${inside}
    </section>`;
  }

  /** The button that opens and closes a group, beside the link to its root page if it has one. */
  #renderName(group: NavGroup, key: string, isOpen: boolean) {
    const {name, root, entries} = group;
    const toggle = html`<button
      part="toggle"
      aria-expanded=${isOpen}
      aria-label=${root ? name : nothing}
      @click=${() => (this.folds = new Map([...this.folds, [foldKey(group, key), !isOpen]]))}
    >
      ${root ? nothing : this.#renderLabel(lookOf(group))}${uiIcon('chevronRight')}
    </button>`;
    return root
      ? html`<div part="branch">
          ${this.#renderLink(root.path, lookOf(group))}${entries.length > 0 ? toggle : nothing}
        </div>`
      : toggle;
  }

  /** How the site looked before. */
  get #frame(): Readonly<Partial<Record<string, string>>> {
    return askSite(this).store?.read().frame ?? {};
  }

  /** The titles are ready when the group opens. */
  #listAhead({entries}: NavGroup) {
    for (const entry of entries) {
      if (entry.kind === 'page' && this.#listed.size < mostAhead) this.#listed.add(entry.path);
    }
    return nothing;
  }

  #renderInside({entries}: NavGroup, key: string) {
    if (entries.length === 0) return nothing;
    return html`<ul data-list=${key} ?data-icons=${entries.some(this.#hasIcon)}>
      ${this.#renderEach(entries, key)}
    </ul>`;
  }

  /**
   * Whether a row has an icon, as far as known when the reader came to the page: if so, all rows of
   * its list have the space of one.
   */
  readonly #hasIcon = (entry: NavEntry): boolean => {
    if (entry.kind === 'group') return !!entry.icon;
    return !!this.#early.get(entry.path)?.icon || (this.hasIcon && entry.path === this.path);
  };

  #renderLink(path: string, label: RowLabel, isGuess?: boolean) {
    if (this.links === undefined) return nothing;
    const target = label.link ?? pageTarget(path);
    const current = path === this.path ? 'page' : undefined;
    return siteLink(this.links, {part: 'item', target, current}, this.#renderLabel(label, isGuess));
  }

  #renderLabel(label: RowLabel, isGuess?: boolean) {
    return this.links && sidebarLabel(label, this.links, this.#locale.localize, isGuess);
  }

  readonly #isOpen = (group: NavGroup, key: string): boolean =>
    group.name === '' ||
    (this.folds.get(foldKey(group, key)) ?? (isOutermost(key) || group.isExpanded === true));

  /** If it cannot be loaded, everything is rendered. */
  async #loadVirtualLists() {
    const module = await virtualLists();
    this.virtualLists ??= module ? new module.VirtualLists(this) : {renderNearby: () => undefined};
  }

  /** The custom colors of an anchor; set here, since a strict policy blocks `style` attributes. */
  #colorAnchors() {
    const tiles = this.renderRoot.querySelectorAll<HTMLElement>('[part="tile"]');
    tiles.forEach((tile, index) => {
      const color = this.view?.anchors[index]?.color;
      tile.toggleAttribute('data-colored', color !== undefined);
      tile.style.setProperty('--from', color?.from ?? '');
      tile.style.setProperty('--to', color?.to ?? '');
    });
  }
}

function isFirst(changed: PropertyValues<DocsSidebar>): boolean {
  return changed.has('view') && changed.get('view') === undefined;
}

/** Placeholder bars for groups and pages. */
const skeleton = html`<div part="skeleton" aria-hidden="true">
  ${Array.from({length: 3}, () => [html`<b></b>`, ...Array.from({length: 5}, () => html`<i></i>`)])}
</div>`;

declare global {
  interface HTMLElementTagNameMap {
    'docs-sidebar': DocsSidebar;
  }
}
