import {html, LitElement, nothing} from 'lit';
import type {PrintEntry} from '../../src/publish/print/print-outline.js';
import {printHref} from '../../src/publish/print/print-links.js';
import {LocalizeController} from '../locales/localize-controller.js';
import {siteCatalog} from '../locales/site-catalog.js';
import {customElement, property, query} from '../shared/decorators.js';
import {hostStyles} from '../styles/host.css.js';
import {printedTarget} from './complete-page.js';
import {printViewStyles} from './docs-print.css.js';

/** How many pages have been read. */
interface ReadProgress {
  readonly done: number;
  readonly total: number;
}

/** What the table of contents lists. */
export interface PrintContents {
  readonly entries: readonly PrintEntry[];
  /** The numbers of the pages, by their paths; those without one are not listed. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly titleOf: (path: string) => string;
}

/**
 * The pages of a section one after another, with a table of contents, to be printed. While they
 * are read, a dialog shows how far that is.
 *
 * @slot - The pages.
 * @csspart print, close - The buttons above the pages.
 * @csspart progress - The dialog while pages are read.
 * @csspart contents - The table of contents.
 */
@customElement('docs-print')
export class DocsPrint extends LitElement {
  static override styles = [hostStyles, printViewStyles];

  /** The name of the site. */
  @property() heading = '';

  /** What is printed is complete: the view replaces the dialog. */
  @property({attribute: false}) contents?: PrintContents | undefined;

  /** How far reading is. */
  @property({attribute: false}) progress: ReadProgress = {done: 0, total: 0};

  /** Called when the reader cancels or closes the view. */
  @property({attribute: false}) onClose: () => void = () => undefined;

  @query('dialog') private dialog?: HTMLDialogElement;
  @query('[part="print"]') private button?: HTMLElement;

  readonly #locale = new LocalizeController(this, siteCatalog);

  constructor() {
    super();
    this.addEventListener('click', this.#follow);
    this.addEventListener('keydown', ({key, defaultPrevented}) => {
      if (key === 'Escape' && !defaultPrevented && this.contents) this.onClose();
    });
  }

  /** Moves the focus to the button that prints. */
  override focus() {
    this.button?.focus();
  }

  protected override updated() {
    const {dialog} = this;
    if (dialog && !dialog.open) dialog.showModal();
  }

  override render() {
    const {contents} = this;
    if (!contents) return this.#renderProgress(this.progress);
    const {localize} = this.#locale;
    return html`<div part="bar">
        <button part="print" @click=${() => print()}>${localize('Print')}</button>
        <button part="close" @click=${() => this.onClose()}>${localize('Close')}</button>
      </div>
      <main>
        <h1>${this.heading}</h1>
        <nav part="contents" aria-label=${localize('Contents')}>
          <h2>${localize('Contents')}</h2>
          ${this.#renderList(contents.entries, contents)}
        </nav>
        <slot></slot>
      </main>`;
  }

  #renderProgress({done, total}: ReadProgress) {
    const {localize} = this.#locale;
    const cancel = (event: Event) => {
      event.preventDefault();
      this.onClose();
    };
    return html`<dialog part="progress" aria-labelledby="title" @cancel=${cancel}>
      <h2 id="title">${localize('Print all pages')}</h2>
      <progress max=${Math.max(1, total)} value=${done} aria-labelledby="title"></progress>
      <p>${localize('{0} of {1} pages', done, total)}</p>
      <button part="cancel" @click=${cancel}>${localize('Cancel')}</button>
    </dialog>`;
  }

  #renderList(entries: readonly PrintEntry[], contents: PrintContents): unknown {
    const items = entries.map((entry) => {
      if (entry.kind === 'part') {
        return html`<li><b>${entry.name}</b>${this.#renderList(entry.entries, contents)}</li>`;
      }
      const {path} = entry.page;
      const number = contents.numbers.get(path);
      return number === undefined
        ? nothing
        : html`<li><a href=${printHref(number)}>${contents.titleOf(path)}</a></li>`;
    });
    return html`<ol>
      ${items}
    </ol>`;
  }

  /** Links inside the view are no links of the site. */
  readonly #follow = (event: Event) => {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    const href = link?.getAttribute('href');
    if (!href?.startsWith('#page-')) return;
    event.preventDefault();
    const target = printedTarget(this, href);
    target?.scrollIntoView();
    target?.focus({preventScroll: true});
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-print': DocsPrint;
  }
}
