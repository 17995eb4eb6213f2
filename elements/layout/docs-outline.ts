import {html, LitElement, nothing, type PropertyValues} from 'lit';
import {customElement, property, state} from '../shared/decorators.js';
import type {OutlineEntry} from '../../src/content/page.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {hostStyles} from '../styles/host.css.js';
import {drawIcon, uiIcon} from '../shared/ui-icons.js';
import {outlineStyles} from './docs-outline.css.js';
import {findTarget} from '../shared/find-target.js';
import {LocalizeController} from '../locales/localize-controller.js';
import {ScrollSpyController} from './scroll-spy-controller.js';

const lines = 'M4 6h16M4 12h10M4 18h13';

/**
 * "On this page": the page's headings, the one being read marked. Where there is no room beside the text it folds into a
 * button.
 *
 * @csspart toggle - The button it folds into.
 * @csspart list - The headings.
 * @csspart mark - The moving mark on the rail.
 */
@customElement('docs-outline')
export class DocsOutline extends LitElement {
  static override styles = [hostStyles, outlineStyles];

  /** The page's headings in order. */
  @property({attribute: false}) entries: readonly OutlineEntry[] = [];

  /** Where the headings are found by their ids. */
  @property({attribute: false}) pageRoot?: ParentNode;

  /** The page the entries belong to. */
  @property() path = '';

  /** Makes addresses of headings. */
  @property({attribute: false}) links?: SiteLinks;

  /** Whether the folded list is open. */
  @state() private isOpen = false;

  readonly #words = new LocalizeController(this);
  readonly #reading = new ScrollSpyController(
    this,
    (id) => this.pageRoot && findTarget(this.pageRoot, id),
  );

  constructor() {
    super();
    const refresh = () => this.requestUpdate();
    this.addController({
      hostConnected: () => document.addEventListener('docs-filter', refresh),
      hostDisconnected: () => document.removeEventListener('docs-filter', refresh),
    });
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('entries')) this.isOpen = false;
    this.#reading.ids = this.#shown.map(({id}) => id);
  }

  override render() {
    const {say} = this.#words;
    const entries = this.#shown;
    if (entries.length === 0) return nothing;
    const top = Math.min(...entries.map(({level}) => level));
    return html`<nav
      aria-labelledby="name"
      @focusout=${this.#closeOutside}
      @keydown=${this.#closeOnEscape}
    >
      <h2 id="name">${drawIcon(lines)}${say('On this page')}</h2>
      <button
        part="toggle"
        aria-expanded=${this.isOpen}
        @click=${() => (this.isOpen = !this.isOpen)}
      >
        ${drawIcon(lines)}<span>${say('On this page')}</span>${uiIcon('chevronDown')}
      </button>
      <div part="list" ?data-open=${this.isOpen} @click=${() => (this.isOpen = false)}>
        <i part="mark"></i>
        <ul>
          ${entries.map(
            (entry) =>
              html`<li data-depth=${Math.min(entry.level - top, 2)}>
                ${this.#renderLink(entry)}
              </li>`,
          )}
        </ul>
      </div>
    </nav>`;
  }

  protected override updated() {
    const current = this.renderRoot.querySelector<HTMLElement>('[aria-current]');
    const mark = this.renderRoot.querySelector<HTMLElement>('[part="mark"]');
    mark?.style.setProperty('--y', `${current?.offsetTop ?? 0}px`);
    mark?.style.setProperty('--size', `${current?.offsetHeight ?? 0}px`);
    if (current !== null) this.#keepInView(current);
  }

  /** Headings of the first three levels, without those that the reader has filtered out. */
  get #shown(): readonly OutlineEntry[] {
    const isOff = (id: string) =>
      this.pageRoot?.querySelector(`#${CSS.escape(id)}:is([data-off], [data-off] *)`);
    return this.entries.filter(({id, level}) => level <= 3 && !isOff(id));
  }

  #renderLink({id, text}: OutlineEntry) {
    const href = this.links?.href({to: 'site', path: this.path, query: '', hash: id});
    const current = id === this.#reading.current ? 'location' : nothing;
    return html`<a href=${href ?? nothing} aria-current=${current}>${text}</a>`;
  }

  /** A long list scrolls along, by itself. */
  #keepInView(link: HTMLElement) {
    const {top, bottom} = link.getBoundingClientRect();
    const own = this.getBoundingClientRect();
    if (top < own.top || bottom > own.bottom) this.scrollTop += top - own.top - own.height / 2;
  }

  readonly #closeOutside = (event: FocusEvent) => {
    // `relatedTarget` of a focus event is an element or nothing.
    if (event.relatedTarget && !this.renderRoot.contains(event.relatedTarget as Node)) {
      this.isOpen = false;
    }
  };

  readonly #closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !this.isOpen) return;
    this.isOpen = false;
    this.renderRoot.querySelector('button')?.focus();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-outline': DocsOutline;
  }
}
