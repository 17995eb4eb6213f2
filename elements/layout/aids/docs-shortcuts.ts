import {html, LitElement, nothing, type TemplateResult} from 'lit';
import {LocalizeController} from '../../locales/localize-controller.js';
import {siteCatalog} from '../../locales/site-catalog.js';
import {customElement, property, query, state} from '../../shared/decorators.js';
import {DocsModeChangeEvent} from '../../shared/events.js';
import {askSite} from '../../shared/page-events.js';
import {restorePosition} from '../../shared/scroll.js';
import {shortcutKey} from '../../shared/letter-key.js';
import {isMac} from '../../shared/shortcut-key.js';
import {uiIcon} from '../../shared/ui-icons.js';
import {hostStyles} from '../../styles/host.css.js';
import type {ReadSite} from './docs-reading-aids.js';
import {shortcutsStyles} from './docs-shortcuts.css.js';

/** What a key does. */
interface Shortcut {
  readonly keys: readonly string[];
  readonly name: string;
  /** Missing for keys that another element handles. */
  readonly run?: () => void;
}

/**
 * The keys of a site: a button below the page, and the key `?`, open the list of them. Readers can
 * turn off those of a single character, which speech input and slips of the hand may press.
 *
 * @csspart button - The button that opens the list.
 * @csspart dialog - The list.
 */
@customElement('docs-shortcuts')
export class DocsShortcuts extends LitElement {
  static override styles = [hostStyles, shortcutsStyles];

  /** The site. */
  @property({attribute: false}) site?: ReadSite;

  @state() private isOpen = false;
  /** Announced: a key shows nothing that has a name. */
  @state() private news = '';

  @query('dialog') private dialog?: HTMLDialogElement;

  readonly #locale = new LocalizeController(this, siteCatalog);

  constructor() {
    super();
    this.addController({
      hostConnected: () => addEventListener('keydown', this.#onKey),
      hostDisconnected: () => removeEventListener('keydown', this.#onKey),
    });
  }

  override render() {
    return html`<button part="button" aria-haspopup="dialog" @click=${this.#show}>
        ${this.#locale.localize('Keyboard shortcuts')}
        <kbd aria-hidden="true">?</kbd></button
      ><span role="status">${this.news}</span>${this.isOpen ? this.#renderDialog() : nothing}`;
  }

  #renderDialog(): TemplateResult {
    const {localize} = this.#locale;
    return html`<dialog
      part="dialog"
      aria-labelledby="title"
      @click=${this.#closeFrom}
      @close=${() => (this.isOpen = false)}
    >
      <div part="bar">
        <h2 id="title">${localize('Keyboard shortcuts')}</h2>
        <button part="close" aria-label=${localize('Close')} @click=${this.#close}>
          ${uiIcon('close')}
        </button>
      </div>
      <dl>
        ${this.#shortcuts.map(
          ({keys, name}) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dd>
            </div>`,
        )}
      </dl>
      <label>
        <input type="checkbox" .checked=${!this.#isOff} @change=${this.#turn} />
        ${localize('Use single-key shortcuts')}
      </label>
    </dialog>`;
  }

  /** Those that have an effect on this site. */
  get #shortcuts(): readonly Shortcut[] {
    const {localize} = this.#locale;
    const pager = this.#inFrame('docs-pager')?.shadowRoot;
    const link = (part: string) => pager?.querySelector<HTMLElement>(`[part="${part}"]`);
    const [previous, next] = [link('previous'), link('next')];
    const toggle = this.#inFrame('docs-topbar')?.shadowRoot?.querySelector('docs-mode-toggle');
    const isSearchable = this.#inFrame('docs-search')?.checkVisibility();
    const shortcuts: readonly (Shortcut | false | null | undefined)[] = [
      isSearchable && {keys: ['/', isMac() ? '⌘ K' : 'Ctrl K'], name: localize('Search')},
      next && {
        keys: ['n'],
        name: localize('Next page'),
        run: () => next.click(),
      },
      previous && {
        keys: ['p'],
        name: localize('Previous page'),
        run: () => previous.click(),
      },
      {keys: ['t'], name: localize('Back to top'), run: () => this.#goToTop()},
      toggle && {
        keys: ['m'],
        name: localize('Switch between light and dark'),
        run: () => this.#switchMode(),
      },
      {
        keys: ['?'],
        name: localize('Show this list'),
        run: () => void this.#show(),
      },
    ];
    return shortcuts.filter((shortcut) => !!shortcut);
  }

  #inFrame(selector: string): HTMLElement | null | undefined {
    return this.site?.shadowRoot?.querySelector<HTMLElement>(selector);
  }

  readonly #onKey = (event: KeyboardEvent) => {
    const {site} = this;
    const key = site && shortcutKey(event, site, askSite(this).store);
    const run = key && this.#shortcuts.find(({keys}) => keys.includes(key))?.run;
    if (!run) return;
    event.preventDefault();
    run();
  };

  #goToTop() {
    const {site} = this;
    const target = {hash: '', movesFocus: true};
    if (site) restorePosition(site, site.pageRoot, target, new AbortController().signal);
  }

  #switchMode() {
    const {localize} = this.#locale;
    const mode = this.site?.dataset['mode'];
    const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const isDark = mode === 'dark' || (mode === 'system' && isSystemDark);
    this.dispatchEvent(new DocsModeChangeEvent(isDark ? 'light' : 'dark'));
    const name = isDark ? localize('Light') : localize('Dark');
    this.news = `${localize('Color mode')}: ${name}`;
  }

  readonly #show = async () => {
    this.isOpen = true;
    await this.updateComplete;
    this.dialog?.showModal();
  };

  readonly #close = () => this.dialog?.close();

  /** A click on the backdrop has the dialog as its target; its content covers all of its box. */
  readonly #closeFrom = ({target}: Event) => {
    if (target === this.dialog) this.#close();
  };

  get #isOff(): boolean {
    return askSite(this).store?.read().turnedOff?.includes('shortcuts') === true;
  }

  readonly #turn = ({target}: Event) => {
    const isOn = (target as HTMLInputElement).checked; // of the checkbox
    askSite(this).store?.write({turnedOff: isOn ? [] : ['shortcuts']});
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-shortcuts': DocsShortcuts;
  }
}
