import {css, html, LitElement} from 'lit';
import {customElement, property} from '../../shared/decorators.js';
import {readIcon} from '../../../src/shared/icon.js';
import {uiIcon} from '../../shared/ui-icons.js';
import {LocalizeController} from '../../locales/localize-controller.js';
import {siteCatalog} from '../../locales/site-catalog.js';
import {blockStyles} from '../block.css.js';
import {DocsCode} from './docs-code.js';
import {languageName} from '../../../src/content/code/language-name.js';
import {TabList, tabListStyles} from '../tabs/tab-list.js';

/** The icon in the first line of a fence (`code-options.ts` reads the other options on demand). */
const iconOption = /\bicon=[{"']*([^"'}\s]+)/;

/**
 * Code in several languages or files: one block at a time, selected by tabs or, with `dropdown`,
 * from a list.
 *
 * @slot - `<docs-code>` elements; a tab is named by the block's title, else its language, and has
 *   the block's icon.
 * @csspart group - The box.
 * @csspart tabs - The row of tabs.
 * @csspart select - The list that replaces the tabs.
 * @csspart panel - The box around a block.
 */
@customElement('docs-code-group')
export class DocsCodeGroup extends LitElement {
  static override styles = [
    blockStyles,
    tabListStyles,
    css`
      :host {
        color-scheme: var(--docs-code-scheme);
      }
      [part='group'] {
        overflow: hidden;
        border: 1px solid var(--docs-color-border);
        border-radius: var(--docs-radius);
        background: var(--docs-code-background);
      }
      [part='bar'] {
        display: flex;
        align-items: center;
        /* The buttons of the block are at the end. */
        padding-inline: 1.25rem 4.875rem;
        border-block-end: 1px solid var(--docs-color-border);
        color: var(--docs-color-muted);
      }
      [part='tabs'] {
        margin-block-end: -1px;
      }
      [part~='tab'] {
        font-size: 0.8125rem;
      }
      [part='select'] {
        position: relative;
        display: flex;
        align-items: center;
        gap: 0.375rem;
        margin-inline-start: -0.5rem;
        font-size: 0.8125rem;
      }
      select {
        appearance: none;
        margin-block: 0.25rem;
        padding: 0.375rem 1.75rem 0.375rem 0.5rem;
        border: 0;
        border-radius: var(--docs-radius-control);
        background: none;
        color: var(--docs-color-heading);
        font: inherit;
        font-weight: 500;
        cursor: pointer;
      }
      option {
        background: var(--docs-color-raised);
      }
      [part='select'] svg {
        margin-inline-start: -1.75rem;
        pointer-events: none;
      }
      ::slotted(docs-code) {
        margin: 0;
      }
      [part='label'] {
        margin: 0;
        padding: 1rem 1.25rem 0;
      }
      /* Beside the text, a long block scrolls in what there is of the column. */
      :host([slot]),
      :host([slot]) :is([part='group'], [part='panel']:not([hidden])) {
        display: flex;
        flex-direction: column;
        min-block-size: 0;
      }
      :host([slot]) [part='bar'] {
        flex: none;
      }
      @media print {
        [part='bar'] {
          display: none;
        }
      }
    `,
  ];

  /** Whether to show a list instead of tabs. */
  @property({type: Boolean, reflect: true}) dropdown = false;

  protected readonly locale = new LocalizeController(this, siteCatalog);
  readonly #tabs = new TabList(this, (child) => child instanceof DocsCode);

  protected override willUpdate(): void {
    for (const block of this.#blocks) block.grouped = true;
  }

  override render() {
    const labels = this.#blocks.map(({label, language, written, options}) => ({
      heading: label || languageName(language || written.language) || this.locale.localize('Code'),
      icon: readIcon(iconOption.exec(options)?.[1]),
    }));
    return html`<slot @slotchange=${this.#tabs.findPanels}></slot>
      <div part="group" @slotchange=${this.#tabs.findPanels}>
        <div part="bar">
          ${this.dropdown ? this.#renderSelect(labels) : this.#tabs.renderTabs(labels, this.label)}
        </div>
        ${this.#tabs.renderPanels(this.dropdown ? 'group' : 'tabpanel')}
      </div>`;
  }

  /** The accessible name of the tabs or list. */
  protected get label(): string {
    return this.locale.localize('Code');
  }

  get #blocks(): readonly DocsCode[] {
    return this.#tabs.panels.filter((panel) => panel instanceof DocsCode);
  }

  #renderSelect(labels: readonly {heading: string}[]) {
    const shown = this.#tabs.shownOf(labels);
    return html`<span part="select">
      <select aria-label=${this.label} @change=${this.#onChange}>
        ${labels.map(
          ({heading}, index) =>
            html`<option id="tab-${index}" ?selected=${index === shown}>${heading}</option>`,
        )}
      </select>
      ${uiIcon('chevronDown')}
    </span>`;
  }

  #onChange(event: Event): void {
    this.#tabs.select((event.target as HTMLSelectElement).selectedIndex);
  }
}

/** Request or response examples, for pages about an API. */
@customElement('docs-example')
export class DocsExample extends DocsCodeGroup {
  @property({reflect: true}) kind: 'request' | 'response' = 'request';

  protected override get label(): string {
    return this.kind === 'response'
      ? this.locale.localize('Response example')
      : this.locale.localize('Request example');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-code-group': DocsCodeGroup;
    'docs-example': DocsExample;
  }
}
