import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from '../shared/decorators.js';
import type {Selector, SelectorOption} from '../../src/navigation/view.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {resolveIcon} from '../../src/shared/resolve-icon.js';
import {DocsChooseEvent} from '../shared/events.js';
import {hostStyles} from '../styles/host.css.js';
import {uiIcon} from '../shared/ui-icons.js';
import {LocalizeController} from '../locales/localize-controller.js';
import {siteCatalog} from '../locales/site-catalog.js';
import {optionList, optionStyles} from './option-list.js';
import {PopoverController} from './popover-controller.js';
import {popoverStyles} from './popover.css.js';
import {selectorNames} from '../../src/site/selector-names.js';

/**
 * A list of products, dropdowns or menu items, opened by a button with the current one. Each is a
 * link with an icon and a description.
 *
 * @fires docs-choose - The reader chose an entry of the site.
 * @csspart button - The button.
 * @csspart panel - The list.
 * @csspart option - An entry.
 */
@customElement('docs-picker')
export class DocsPicker extends LitElement {
  static override styles = [
    hostStyles,
    popoverStyles,
    optionStyles,
    css`
      :host {
        display: block;
        min-width: 0;
      }
      [part='button'] {
        display: flex;
        align-items: center;
        gap: 0.625rem;
        width: 100%;
        min-height: 2.75rem;
        padding: 0.375rem 0.75rem 0.375rem 0.4375rem;
        border: 1px solid var(--docs-color-border);
        border-radius: 0.75rem;
        color: var(--docs-color-text);
        font: 500 0.875rem/1.3 var(--docs-font-text);
      }
      [part='button'] > :is(svg:first-child, span:first-child:not([part])) {
        margin-inline-start: 0.3125rem;
      }
      [part='button']:is(:hover, [aria-expanded='true']) {
        background: var(--docs-color-hover);
      }
      [part='label'] {
        overflow: hidden;
        min-width: 0;
        padding-inline-start: 0.25rem;
        text-overflow: ellipsis;
        white-space: nowrap;
        unicode-bidi: plaintext;
      }
      [part='button'] > svg {
        margin-inline-start: auto;
        color: var(--docs-color-muted);
      }
      [part='button'] [part='tile'] {
        width: 1.75rem;
        height: 1.75rem;
      }
      :host([kind='product']) [part='button'] {
        gap: 0.25rem;
        min-height: 2rem;
        padding: 0.25rem 0.5rem;
        border-color: transparent;
        border-radius: var(--docs-radius-control);
      }
      :host([kind='product']) [part='button'] [part='tile'] {
        display: none;
      }
    `,
  ];

  /** The entries, in the author's order, and the selected one. */
  @property({attribute: false}) selector?: Selector;

  /** Resolves targets to URLs. */
  @property({attribute: false}) links?: SiteLinks;

  readonly #locale = new LocalizeController(this, siteCatalog);
  readonly #popover = new PopoverController(this);

  override render() {
    const {selector, links} = this;
    if (selector === undefined || links === undefined) return nothing;
    const {kind, options} = selector;
    const current = options.find(({isCurrent}) => isCurrent);
    const icon = current && resolveIcon(current, links);
    const name = this.#locale.localize(selectorNames[kind]);
    return html`<button
        part="button"
        aria-expanded="false"
        popovertarget="options"
        aria-label=${current ? `${name}: ${current.name}` : name}
      >
        ${icon ? html`<span part="tile"><docs-icon .icon=${icon}></docs-icon></span>` : nothing}
        <span part="label">${current?.name ?? name}</span>${uiIcon('chevronDown')}
      </button>
      <div id="options" popover>${optionList(selector, links, this.#choose)}</div>`;
  }

  /**
   * For entries of the site, it dispatches an event, since the site knows the current page. Others
   * are plain links.
   */
  readonly #choose = (event: MouseEvent, {name, target}: SelectorOption) => {
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (!this.selector || !isPlain || target?.to !== 'site') return;
    event.preventDefault();
    this.#popover.close();
    this.dispatchEvent(new DocsChooseEvent(this.selector.kind, name));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-picker': DocsPicker;
  }
}
