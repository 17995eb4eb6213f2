import {html, LitElement, nothing, type PropertyValues} from 'lit';
import type {FoundPages} from '../../src/search/search-index.js';
import type {Cancel} from '../../src/shared/scheduler.js';
import type {SearchProgress} from '../../src/site/search/search-engine.js';
import {customElement, property, query, state} from '../shared/decorators.js';
import {uiIcon} from '../shared/ui-icons.js';
import {scheduler} from '../shared/scheduler.js';
import {savesData} from '../shared/saves-data.js';
import {hostStyles} from '../styles/host.css.js';
import {dialogStyles} from './docs-search-dialog.css.js';
import {highlightResult} from './highlight-result.js';
import {LocalizeController} from '../locales/localize-controller.js';
import {searchCatalog} from './locales/search-catalog.js';
import {forgetSearch, rememberSearch} from './recent-searches.js';
import {SearchClient} from './search-client.js';
import {progressText, renderFooter} from './search-footer.js';
import {renderResults, type ResultLink} from './search-results.js';
import type {SearchResources, SearchSite} from './search-site.js';
import {renderStart} from './search-start.js';
import {suggestedPages} from './suggested-pages.js';

/** So many pages are shown at first, and as many more on request. */
const pagesShown = 12;
/** How long the number of results stays the same before it is announced, in milliseconds. */
const announceAfter = 700;
/** How long results stay the same at least while pages are read, in milliseconds. */
const leastPause = 250;
/** How long pages are read on after the dialog was closed, in milliseconds. */
const readOnFor = 60_000;

/**
 * The search of a site: a field, and below it what was found, by page; before anything is typed,
 * recent searches and pages to begin with. The focus stays in the field while arrow keys choose a
 * result, and returns to where it was when the dialog closes.
 *
 * @csspart dialog - The panel.
 */
@customElement('docs-search-dialog')
export class DocsSearchDialog extends LitElement {
  static override styles = [hostStyles, dialogStyles];

  @property({attribute: false}) site?: SearchSite;

  /** The text of the empty field. */
  @property() placeholder = '';

  @state() private typed = '';
  @state() private found: FoundPages | undefined;
  @state() private progress: SearchProgress | undefined;
  @state() private active = -1;
  @state() private limit = pagesShown;
  @state() private isEverywhere = false;
  @state() private isUnavailable = false;
  /** Whether the reader wants all pages to be loaded, although they save data. */
  @state() private hasConsent = !savesData();

  @query('dialog') private dialog!: HTMLDialogElement;
  @query('input') private input!: HTMLInputElement;
  @query('[role=status]') private status!: HTMLElement;

  readonly #locale = new LocalizeController(this, searchCatalog);
  #client: SearchClient | undefined;
  #resources: SearchResources | undefined;
  #hasRead = false;
  #count = 0;
  #announcing: Cancel | undefined;
  #pausing: Cancel | undefined;
  #highlight = new AbortController();
  #refreshing: Cancel | undefined;
  /** How long the last search took, in milliseconds. */
  #lastDuration = 0;
  /** Whether the reader has chosen the active result: it stays active when others come. */
  #hasChosen = false;

  constructor() {
    super();
    const goOn = () => {
      if (!this.dialog.open) return;
      if (this.isUnavailable) {
        this.#client = undefined;
        this.#start();
        void this.#search();
      } else if (this.progress?.isOffline) this.#read();
    };
    this.addController({
      hostConnected: () => addEventListener('online', goOn),
      hostDisconnected: () => {
        removeEventListener('online', goOn);
        this.#highlight.abort();
        if (this.hasUpdated) this.dialog.close();
      },
    });
  }

  /** Opens the dialog with the last search selected. */
  show(): void {
    if (this.dialog.open) return;
    this.#pausing?.();
    this.dialog.showModal();
    this.input.select();
    this.#start();
    if (this.typed !== '') void this.#search();
    if (this.#hasRead) this.#read();
  }

  get options(): NodeListOf<HTMLAnchorElement> {
    return this.renderRoot.querySelectorAll<HTMLAnchorElement>('[role=option]');
  }

  close(): void {
    this.dialog.close();
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('site') && this.site && this.#client) {
      if (this.site.resources === this.#resources) this.#client.update(this.site);
      else this.#reset();
    }
  }

  protected override updated() {
    const option = this.options[this.active];
    option?.scrollIntoView({block: 'nearest'});
  }

  override render() {
    const {localize} = this.#locale;
    const hasResults = this.typed.trim() !== '' && (this.found?.pages.length ?? 0) > 0;
    const hasActive = hasResults && this.active >= 0;
    // The body scrolls to what is chosen in it. Without `tabindex` it would be a tab stop.
    return html`<dialog
      part="dialog"
      aria-label=${localize('Search')}
      @click=${this.#onClick}
      @close=${this.#onClose}
      @keydown=${this.#onKey}
    >
      <div part="bar">
        ${uiIcon('magnifier')}
        <input
          type="search"
          role="combobox"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          enterkeyhint="go"
          maxlength="200"
          aria-label=${localize('Search')}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded=${hasResults}
          aria-controls=${hasResults ? 'results' : nothing}
          aria-activedescendant=${hasActive ? `option-${this.active}` : nothing}
          placeholder=${this.placeholder || `${localize('Search')}…`}
          .value=${this.typed}
          @input=${this.#onInput}
        />
        <button part="close" aria-label=${localize('Close')} @click=${() => this.close()}>
          ${uiIcon('close')}
        </button>
      </div>
      <div part="progress" ?hidden=${!this.progress?.isReading}>
        <progress
          aria-label=${progressText(localize, this.progress)}
          max=${this.progress?.total || 1}
          .value=${this.progress?.read ?? 0}
        ></progress>
      </div>
      <div part="body" tabindex="-1">${this.#renderBody()}</div>
      ${renderFooter({
        localize,
        progress: this.typed.trim() === '' ? undefined : this.progress,
        hasConsent: this.hasConsent,
        readAll: this.#readAll,
      })}
      <p role="status"></p>
    </dialog>`;
  }

  #renderBody() {
    const {localize} = this.#locale;
    const {found, site, active} = this;
    const typed = this.typed.trim();
    if (this.isUnavailable) {
      return html`<p part="empty">
        <strong>${localize('The search is not available at the moment.')}</strong>
      </p>`;
    }
    if (typed !== '') {
      return found
        ? renderResults(found, typed, {
            localize,
            links: site?.links,
            active,
            choose: (index) => this.#choose(index),
            showMore: this.#showMore,
            searchEverywhere: this.#searchEverywhere,
          })
        : nothing;
    }
    return site
      ? renderStart({
          localize,
          recent: site.resources.store.read().searches ?? [],
          pages: suggestedPages(site),
          search: (text) => this.#type(text),
          forget: (text) => this.#forget(text),
        })
      : nothing;
  }

  #start(): void {
    const {site} = this;
    if (!site || this.#client) return;
    this.#resources = site.resources;
    this.#client = new SearchClient(site, (progress) => {
      if (site.resources !== this.#resources) return;
      this.progress = progress;
      this.#searchAgain(!progress.isReading);
    });
    site.resources.signal.addEventListener('abort', () => this.#reset(), {once: true});
  }

  /** Another site is shown. */
  #reset(): void {
    this.#client = this.#resources = this.found = this.progress = undefined;
    this.#hasRead = false;
    this.typed = '';
    if (this.hasUpdated) this.close();
  }

  #type(typed: string): void {
    this.typed = typed;
    this.input.focus();
    void this.#search();
  }

  readonly #onInput = () => {
    this.typed = this.input.value;
    this.isEverywhere = false;
    this.limit = pagesShown;
    void this.#search(true);
  };

  /** Searches; only the answer to the latest search is shown. */
  async #search(isNew = false): Promise<void> {
    const {typed} = this;
    const count = ++this.#count;
    if (typed.trim() === '') {
      this.found = undefined;
      this.active = -1;
      this.#announce('');
      return;
    }
    if (!this.#hasRead && this.hasConsent) this.#read();
    const start = performance.now();
    const found = await this.#client?.search(typed, {
      limit: this.limit,
      isEverywhere: this.isEverywhere,
    });
    this.#lastDuration = performance.now() - start;
    if (count !== this.#count) return;
    this.#hasChosen &&= !isNew;
    const before = this.#hasChosen ? this.options[this.active]?.href : undefined;
    this.isUnavailable = found === undefined;
    this.found = found;
    await this.updateComplete;
    // More results may come while pages are read: the chosen one stays chosen.
    const kept =
      before === undefined ? -1 : [...this.options].findIndex((one) => one.href === before);
    this.active = this.options.length === 0 ? -1 : Math.max(0, kept);
    this.#announceResults();
  }

  /**
   * Searches what has been read meanwhile: at once when reading has ended, else after a pause that
   * leaves most of the time to reading.
   */
  #searchAgain(isLast: boolean): void {
    if (isLast) {
      this.#refreshing?.();
      this.#refreshing = undefined;
      if (this.dialog.open && this.typed.trim() !== '') void this.#search();
    } else {
      const pause = Math.max(leastPause, this.#lastDuration * 10);
      this.#refreshing ??= scheduler.wait(pause, () => this.#searchAgain(true));
    }
  }

  #read(): void {
    this.#hasRead = true;
    void this.#client?.read();
  }

  readonly #readAll = () => {
    this.hasConsent = true;
    this.#read();
  };

  readonly #searchEverywhere = () => {
    this.isEverywhere = true;
    this.input.focus();
    void this.#search(true);
  };

  readonly #showMore = () => {
    this.limit += pagesShown;
    this.input.focus();
    void this.#search();
  };

  #announceResults(): void {
    const {localize} = this.#locale;
    // Not how many pages there are in all: what the arrow keys reach.
    const total = this.options.length;
    if (total === 0) this.#announce(localize('No results for “{0}”', this.typed.trim()));
    else if (total === 1) this.#announce(localize('1 result'));
    else this.#announce(localize('{0} results', total));
  }

  #announce(text: string): void {
    this.#announcing?.();
    this.#announcing = scheduler.wait(announceAfter, () => {
      if (this.status.textContent !== text) this.status.textContent = text;
    });
  }

  #forget(typed: string): void {
    if (this.site) forgetSearch(this.site.resources.store, typed);
    this.requestUpdate();
    this.input.focus();
  }

  readonly #onKey = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const {key} = event;
    const isInField = event.composedPath()[0] === this.input;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      this.#move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter' && isInField) {
      event.preventDefault();
      this.#openActive(event);
    } else if (key === 'Escape' && isInField) {
      // Browsers clear a search field instead of closing its dialog; Safari keeps an empty one.
      event.preventDefault();
      this.close();
    }
  };

  #choose(index: number): void {
    this.#hasChosen = true;
    this.active = index;
  }

  #move(step: 1 | -1): void {
    if (this.options.length > 0) {
      this.input.focus();
      this.#choose((this.active + step + this.options.length) % this.options.length);
      return;
    }
    const items = [...this.renderRoot.querySelectorAll<HTMLElement>('[part=item]')];
    const all = [this.input, ...items];
    const focused = (this.renderRoot as ShadowRoot).activeElement;
    const at = all.findIndex((item) => item === focused);
    all[(at + step + all.length) % all.length]?.focus();
  }

  #openActive({ctrlKey, metaKey}: KeyboardEvent): void {
    const option = this.options[this.active];
    if (!option) return;
    if (ctrlKey || metaKey) {
      this.#remember();
      window.open(option.href, '_blank', 'noopener');
    } else option.click();
  }

  /** A result that is opened here closes the dialog; its words are marked on the page. */
  readonly #onClick = (event: MouseEvent) => {
    const targets = event.composedPath();
    const link = targets.find((target) => target instanceof HTMLAnchorElement);
    if (targets[0] === this.dialog) this.close(); // the backdrop
    if (!link || !this.site) return;
    const isHere = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const {section} = link as ResultLink;
    if (section) this.#remember();
    if (!isHere) return;
    if (section) {
      this.#highlight.abort();
      this.#highlight = highlightResult(this.site, section, () => this.dialog.open);
    }
    this.close();
  };

  #remember(): void {
    if (this.site) rememberSearch(this.site.resources.store, this.typed);
  }

  readonly #onClose = () => {
    this.#announcing?.();
    this.status.textContent = '';
    this.#pausing = scheduler.timeout(readOnFor, () => void this.#client?.pause());
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-search-dialog': DocsSearchDialog;
  }
}
