import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {live} from 'lit/directives/live.js';
import type {Selector, SelectorKind, SelectorOption} from '../../src/navigation/view.js';
import {DocsChooseEvent} from '../shared/events.js';
import {hostStyles} from '../shared/host.css.js';
import {uiIcon} from '../shared/ui-icons.js';

/** What a list is called. */
const names: Readonly<Record<SelectorKind, string>> = {
  product: 'Product',
  language: 'Language',
  version: 'Version',
  dropdown: 'Section',
  menu: 'Section',
};

/**
 * A list of versions (specification §9), languages, products or other divisions: the browser's own, which every reader
 * and device knows.
 *
 * @fires docs-choose - The reader chose an entry.
 * @csspart select - The list.
 */
@customElement('docs-selector')
export class DocsSelector extends LitElement {
  static override styles = [
    hostStyles,
    css`
      :host {
        position: relative;
        display: inline-flex;
        align-items: center;
        color: var(--docs-color-muted);
      }
      select {
        appearance: none;
        height: 2rem;
        max-width: 12rem;
        padding-inline: 0.75rem 1.75rem;
        border: 1px solid var(--docs-color-border);
        border-radius: var(--docs-radius-pill);
        background: transparent;
        color: var(--docs-color-text);
        font: 500 0.8125rem/1 var(--docs-font-text);
        text-overflow: ellipsis;
        cursor: pointer;
      }
      select:hover {
        background: var(--docs-color-hover);
      }
      option {
        background: var(--docs-color-raised);
        color: var(--docs-color-text);
      }
      svg {
        position: absolute;
        inset-inline-end: 0.625rem;
        font-size: 0.875rem;
        pointer-events: none;
      }
    `,
  ];

  /** The entries, in the author's order, and which one is chosen. */
  @property({attribute: false}) selector?: Selector;

  override render() {
    if (this.selector === undefined) return nothing;
    const {kind, options} = this.selector;
    const chosen = options.find(({isCurrent}) => isCurrent)?.name ?? '';
    return html`<select
        part="select"
        aria-label=${names[kind]}
        .value=${live(chosen)}
        @change=${this.#choose}
      >
        ${options.map(
          (option) =>
            html`<option value=${option.name} ?selected=${option.isCurrent}>
              ${labelOf(kind, option)}
            </option>`,
        )}</select
      >${uiIcon('chevronDown')}`;
  }

  readonly #choose = (event: Event) => {
    if (this.selector === undefined) return;
    // The handler is bound to the select alone.
    const {value} = event.currentTarget as HTMLSelectElement;
    this.dispatchEvent(new DocsChooseEvent(this.selector.kind, value));
    this.requestUpdate(); // an entry that leads out of the site is not chosen
  };
}

/** A language is called as its readers call it. */
function labelOf(kind: SelectorKind, {name, tag}: SelectorOption): string {
  const label = kind === 'language' ? languageName(name) : name;
  return tag === undefined ? label : `${label} · ${tag}`;
}

function languageName(code: string): string {
  try {
    const name = new Intl.DisplayNames([code], {type: 'language'}).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return code; // no language tag
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-selector': DocsSelector;
  }
}
