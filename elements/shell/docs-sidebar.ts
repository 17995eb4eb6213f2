import {html, LitElement, nothing, type PropertyValues} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import type {PageLabels} from '../../src/navigation/labels.js';
import type {NavGroup, NavPage} from '../../src/navigation/navigation.js';
import type {DivisionView, View} from '../../src/navigation/view.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import '../content/docs-icon.js';
import {placeIcon} from '../render/place-icon.js';
import {hostStyles} from '../shared/host.css.js';
import {uiIcon} from '../shared/ui-icons.js';
import {sidebarStyles} from './docs-sidebar.css.js';
import {pageTarget, shellLink} from './shell-link.js';

/**
 * The site's pages: anchors first, then the groups of the current division; the current page is marked and in view.
 *
 * Groups inside groups fold. They start closed, except where the current page is inside.
 *
 * @slot - Stands above the anchors (the drawer puts tabs and links there).
 * @csspart anchor - A shortcut with its icon.
 * @csspart group - The name of a group.
 * @csspart item - A page.
 * @csspart toggle - The button that opens a nested group.
 */
@customElement('docs-sidebar')
export class DocsSidebar extends LitElement {
  static override styles = [hostStyles, sidebarStyles];

  /** Anchors and groups to show. */
  @property({attribute: false}) view?: View;

  /** What the pages are called. */
  @property({attribute: false}) labels: PageLabels = new Map();

  /** Makes addresses of paths and targets. */
  @property({attribute: false}) links?: SiteLinks;

  /** The current page. */
  @property() path = '';

  /** Nested groups the reader (or the current page) opened, by their key. */
  @state() private open: ReadonlySet<string> = new Set();

  protected override willUpdate(changed: PropertyValues<this>) {
    // Any other change of the view would open again what the reader closed.
    const isFirst = changed.has('view') && changed.get('view') === undefined;
    if (!changed.has('path') && !isFirst) return;
    const inside = (this.view?.groups ?? []).flatMap((group) => this.#keysTo(group, ''));
    if (inside.some((key) => !this.open.has(key))) this.open = new Set([...this.open, ...inside]);
  }

  override render() {
    if (this.view === undefined) return skeleton;
    const {anchors, groups, selectors} = this.view;
    return html`<nav aria-label="Pages">
      <slot></slot>
      ${selectors.map((selector) =>
        /^(?:dropdown|menu)$/.test(selector.kind)
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
      ${groups.map((group) => this.#renderSection(group))}
    </nav>`;
  }

  protected override updated(changed: PropertyValues<this>) {
    this.#colorAnchors();
    if (changed.has('path') || changed.get('view') === undefined) this.#showCurrent();
  }

  #renderAnchor(anchor: DivisionView) {
    if (this.links === undefined) return nothing;
    const icon = placeIcon(anchor, this.links);
    const tile = html`<span part="tile">
      ${icon ? html`<docs-icon .icon=${icon}></docs-icon>` : uiIcon('link')}
    </span>`;
    const current = anchor.isCurrent ? 'true' : undefined;
    const {target} = anchor;
    return shellLink(
      this.links,
      {part: 'anchor', target, current, choice: {anchor: anchor.name}},
      html`${tile}${anchor.name}`,
    );
  }

  #renderSection(group: NavGroup) {
    const icon = this.links && group.icon && placeIcon({icon: group.icon}, this.links);
    return html`<section>
      ${
        group.name === ''
          ? nothing
          : html`<h2 part="group">
              ${icon ? html`<docs-icon .icon=${icon}></docs-icon>` : nothing}${group.name}
            </h2>`
      }
      ${this.#renderEntries(group, `/${group.name}`)}
    </section>`;
  }

  #renderEntries(group: NavGroup, key: string): unknown {
    return html`<ul>
      ${group.entries.map(
        (entry) =>
          html`<li>
            ${entry.kind === 'page' ? this.#renderPage(entry) : this.#renderNested(entry, key)}
          </li>`,
      )}
    </ul>`;
  }

  #renderNested(group: NavGroup, parent: string) {
    const key = `${parent}/${group.name}`;
    const isOpen = this.open.has(key);
    const icon = this.links && group.icon && placeIcon({icon: group.icon}, this.links);
    return html`<button part="toggle" aria-expanded=${isOpen} @click=${() => this.#toggle(key)}>
        ${icon ? html`<docs-icon .icon=${icon}></docs-icon>` : nothing}
        <span part="name">${group.name}</span>${uiIcon('chevronRight')}
      </button>
      ${isOpen ? this.#renderEntries(group, key) : nothing}`;
  }

  #renderPage(page: NavPage) {
    if (this.links === undefined) return nothing;
    const label = this.labels.get(page.path);
    const icon = label?.icon && placeIcon({icon: label.icon}, this.links);
    const target = label?.link ?? pageTarget(page.path);
    const current = page.path === this.path ? 'page' : undefined;
    const content = html`${
        label?.method
          ? html`<span part="method" data-method=${label.method.toLowerCase()}
              >${shortMethod(label.method)}</span
            >`
          : nothing
      }${icon ? html`<docs-icon .icon=${icon}></docs-icon>` : nothing}<span part="name"
        >${label?.text ?? page.label}</span
      >${label?.tag ? html`<span part="tag">${label.tag}</span>` : nothing}${
        label?.link ? uiIcon('external') : nothing
      }`;
    return shellLink(this.links, {part: 'item', target, current}, content);
  }

  #toggle(key: string) {
    const open = new Set(this.open);
    if (!open.delete(key)) open.add(key);
    this.open = open;
  }

  /** Keys of the nested groups that hold the current page. */
  #keysTo(group: NavGroup, parent: string): readonly string[] {
    const key = `${parent}/${group.name}`;
    for (const entry of group.entries) {
      if (entry.kind === 'page' && entry.path === this.path) return [key];
      if (entry.kind === 'page') continue;
      const keys = this.#keysTo(entry, key);
      if (keys.length > 0) return [key, ...keys];
    }
    return [];
  }

  /** An anchor's own colours; set here, since a strict policy forbids `style` attributes. */
  #colorAnchors() {
    const tiles = this.renderRoot.querySelectorAll<HTMLElement>('[part="tile"]');
    tiles.forEach((tile, index) => {
      const color = this.view?.anchors[index]?.color;
      tile.toggleAttribute('data-colored', color !== undefined);
      tile.style.setProperty('--from', color?.from ?? '');
      tile.style.setProperty('--to', color?.to ?? '');
    });
  }

  /** Scrolls the list itself, never the page. */
  #showCurrent() {
    const item = this.renderRoot.querySelector<HTMLElement>('[aria-current="page"]');
    if (item === null) return;
    const list = this.getBoundingClientRect();
    const {top, bottom} = item.getBoundingClientRect();
    if (top >= list.top + 32 && bottom <= list.bottom - 48) return;
    this.scrollTop += top - list.top - list.height / 3;
  }
}

/** Bars where groups and pages will stand. */
const skeleton = html`<div part="skeleton" aria-hidden="true">
  ${Array.from({length: 3}, () => [html`<b></b>`, ...Array.from({length: 5}, () => html`<i></i>`)])}
</div>`;

/** Pills are equally wide: long methods lose their tail. */
function shortMethod(method: string): string {
  const short: Readonly<Partial<Record<string, string>>> = {DELETE: 'DEL', OPTIONS: 'OPT'};
  return Object.hasOwn(short, method) ? (short[method] ?? method) : method.slice(0, 5);
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-sidebar': DocsSidebar;
  }
}
