import {html, LitElement, nothing, type PropertyValues, type ReactiveController} from 'lit';
import {customElement, property, state} from '../shared/decorators.js';
import type {OutlineEntry} from '../../src/content/page.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {hostStyles} from '../styles/host.css.js';
import {uiIcon} from '../shared/ui-icons.js';
import {outlineStyles} from './docs-outline.css.js';
import {findTarget} from '../shared/scroll.js';
import type {Extras} from '../shared/extras.js';
import {LocalizeController} from '../locales/localize-controller.js';
import {siteCatalog} from '../locales/site-catalog.js';

/** The reader sees other parts of the page. */
const changes = ['docs-filter', 'docs-tab-shown'];

/** What is not shown; of tabs that have not loaded, all but the first. */
const off = '[data-off], docs-tabs:not(:defined) > docs-tab ~ docs-tab';

/**
 * "On this page": the headings of the page, with the current one marked. On narrow screens, it
 * collapses into a button.
 *
 * @csspart toggle - The button it collapses into.
 * @csspart list - The headings.
 * @csspart entry - One of them; the current one also has the part `current`.
 * @csspart mark - The marker of the current heading.
 */
@customElement('docs-outline')
export class DocsOutline extends LitElement {
  static override styles = [hostStyles, outlineStyles];

  /** The page's headings in order. */
  @property({attribute: false}) entries: readonly OutlineEntry[] = [];

  /** The root that contains the headings. */
  @property({attribute: false}) pageRoot?: ParentNode;

  /** The page the entries belong to. */
  @property() path = '';

  /** The id of the heading that is read; until that is known, the first one is marked. */
  @property() current = '';

  /** Resolves headings to URLs. */
  @property({attribute: false}) links?: SiteLinks;

  /** What it does once the page is shown (`outline-extras.ts`), without another update. */
  set extras(extras: Extras<DocsOutline> | undefined) {
    if (extras && !this.#extras) this.addController((this.#extras = new extras(this)));
  }

  /** Whether the collapsed list is open. */
  @state() isOpen = false;

  readonly #locale = new LocalizeController(this, siteCatalog);
  #extras: ReactiveController | undefined;

  constructor() {
    super();
    const refresh = () => this.requestUpdate();
    this.addController({
      hostConnected: () => changes.forEach((type) => document.addEventListener(type, refresh)),
      hostDisconnected: () =>
        changes.forEach((type) => document.removeEventListener(type, refresh)),
    });
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('entries')) this.isOpen = false;
  }

  /** The ids of the headings in the list. */
  get ids(): readonly string[] {
    return this.#shown.map(({id}) => id);
  }

  /** A heading of the page. */
  headingOf(id: string): Element | undefined {
    return this.pageRoot && findTarget(this.pageRoot, id);
  }

  override render() {
    const name = this.#locale.localize('On this page');
    const entries = this.#shown;
    if (entries.length === 0) return nothing;
    const current = entries.find(({id}) => id === this.current) ?? entries[0];
    const top = Math.min(...entries.map(({level}) => level));
    return html`<nav aria-labelledby="name">
      <h2 id="name">${uiIcon('lines')}${name}</h2>
      <button
        part="toggle"
        aria-expanded=${this.isOpen}
        @click=${() => (this.isOpen = !this.isOpen)}
      >
        ${uiIcon('lines')}<span>${name}</span>${uiIcon('chevronDown')}
      </button>
      <div part="list" ?data-open=${this.isOpen} @click=${() => (this.isOpen = false)}>
        <i part="mark"></i>
        <ul>
          ${entries.map(
            (entry) =>
              html`<li data-depth=${Math.min(entry.level - top, 2)}>
                ${this.#renderLink(entry, entry === current)}
              </li>`,
          )}
        </ul>
      </div>
    </nav>`;
  }

  protected override updated(changed: PropertyValues<this>) {
    // A long page grows below what is marked, and is laid out with the next frame, not before.
    const before = changed.get('entries') ?? [];
    if (before.length > 0 && before.every((entry, at) => entry === this.entries[at])) return;
    const current = this.renderRoot.querySelector<HTMLElement>('[aria-current]');
    const mark = this.renderRoot.querySelector<HTMLElement>('[part="mark"]');
    mark?.style.setProperty('--y', `${current?.offsetTop ?? 0}px`);
    mark?.style.setProperty('--size', `${current?.offsetHeight ?? 0}px`);
    if (current !== null) this.#keepInView(current);
  }

  /** All headings but those in tabs that are not selected, and those that were filtered out. */
  get #shown(): readonly OutlineEntry[] {
    if (!this.pageRoot?.querySelector(off)) return this.entries;
    const isOff = (id: string) =>
      this.pageRoot?.querySelector(`#${CSS.escape(id)}:is(${off}, :is(${off}) *)`);
    return this.entries.filter(({id}) => !isOff(id));
  }

  #renderLink({id, text}: OutlineEntry, isCurrent: boolean) {
    const href = this.links?.href({to: 'site', path: this.path, query: '', hash: id});
    return html`<a
      part=${isCurrent ? 'entry current' : 'entry'}
      href=${href ?? nothing}
      aria-current=${isCurrent ? 'location' : nothing}
      >${text}</a
    >`;
  }

  /** Scrolls a long list to the current heading. */
  #keepInView(link: HTMLElement) {
    const {top, bottom} = link.getBoundingClientRect();
    const own = this.getBoundingClientRect();
    if (top < own.top || bottom > own.bottom) this.scrollTop += top - own.top - own.height / 2;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-outline': DocsOutline;
  }
}
