import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from '../shared/decorators.js';
import {live} from 'lit/directives/live.js';
import type {Selector} from '../../src/navigation/view.js';
import {DocsChooseEvent} from '../shared/events.js';
import {hostStyles} from '../styles/host.css.js';
import {drawIcon, uiIcon} from '../shared/ui-icons.js';
import {languageTag} from '../../src/shared/language-tag.js';
import {LocalizeController} from '../locales/localize-controller.js';
import {siteCatalog} from '../locales/site-catalog.js';
import {selectorNames} from '../../src/site/selector-names.js';
import {isOfLanguages, optionLabel} from '../../src/navigation/selectors.js';

const globe =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3.5 9h17M3.5 15h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 ' +
  '5.5 5 12.5 0 18';

/**
 * The list of versions or languages: a native `<select>`, familiar on every device.
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
        /* As wide as what is chosen, not as the longest entry. */
        field-sizing: content;
        width: 100%;
        height: 2rem;
        padding-inline: 0.75rem 1.75rem;
        border: 1px solid var(--docs-color-border);
        border-radius: var(--docs-radius-pill);
        background: transparent;
        color: var(--docs-color-text);
        font: 500 0.8125rem/1 var(--docs-font-text);
        text-overflow: ellipsis;
        cursor: pointer;
      }
      select:not(:first-child) {
        padding-inline-start: 2rem;
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
      svg:first-child {
        inset-inline: 0.6875rem auto;
        font-size: 1rem;
      }
    `,
  ];

  /** The entries, in the author's order, and the selected one. */
  @property({attribute: false}) selector?: Selector;

  readonly #locale = new LocalizeController(this, siteCatalog);

  override render() {
    const {localize} = this.#locale;
    const {selector} = this;
    if (selector === undefined) return nothing;
    const {options} = selector;
    const hasLanguages = isOfLanguages(selector);
    const chosen = options.find(({isCurrent}) => isCurrent)?.name ?? '';
    return html`${hasLanguages ? drawIcon(globe) : nothing}<select
        part="select"
        aria-label=${localize(selectorNames[hasLanguages ? 'language' : selector.kind])}
        .value=${live(chosen)}
        @change=${this.#choose}
      >
        ${options.map(
          (option) =>
            html`<option
              value=${option.name}
              lang=${hasLanguages ? languageTag(option.locale ?? option.name) : nothing}
              ?selected=${option.isCurrent}
            >
              ${optionLabel(selector, option, localize('Default'))}
            </option>`,
        )}</select
      >${uiIcon('chevronDown')}`;
  }

  readonly #choose = (event: Event) => {
    if (this.selector === undefined) return;
    // The handler is only on the `<select>`.
    const {value} = event.currentTarget as HTMLSelectElement;
    this.dispatchEvent(new DocsChooseEvent(this.selector.kind, value));
    this.requestUpdate(); // an entry of another site is not selected
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-selector': DocsSelector;
  }
}
