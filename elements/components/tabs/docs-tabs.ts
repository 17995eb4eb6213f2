import {css, html, LitElement, type PropertyValues} from 'lit';
import {customElement, property} from '../../shared/decorators.js';
import type {Icon} from '../../../src/shared/icon.js';
import {hostStyles} from '../../styles/host.css.js';
import {LocalizeController} from '../../locales/localize-controller.js';
import {siteCatalog} from '../../locales/site-catalog.js';
import {blockStyles} from '../block.css.js';
import {iconAttribute} from '../icons/icon-attribute.js';
import {TabList, tabListStyles} from './tab-list.js';

/**
 * A tab panel and the label of its tab.
 *
 * @slot - Its content.
 */
@customElement('docs-tab')
export class DocsTab extends LitElement {
  static override styles = [
    hostStyles,
    css`
      :host {
        display: block;
      }
    `,
  ];

  /** The label of the tab. */
  @property() heading = '';

  @property(iconAttribute) icon: Icon | undefined;

  protected override updated(): void {
    if (this.parentElement instanceof DocsTabs) this.parentElement.requestUpdate();
  }

  override render() {
    return html`<slot></slot>`;
  }
}

/**
 * Tabs: one of several panels is shown at a time.
 *
 * @slot - `<docs-tab>` elements.
 * @csspart tabs - The row of tabs.
 * @csspart tab - A tab; the selected one also has the part `selected`.
 * @csspart panel - The content of a tab.
 */
@customElement('docs-tabs')
export class DocsTabs extends LitElement {
  static override styles = [
    blockStyles,
    tabListStyles,
    css`
      [part='tabs'] {
        border-block-end: 1px solid var(--docs-color-border);
      }
      [part='panel'] {
        padding-block-start: 1.25rem;
      }
      @media not print {
        [part='panel'][hidden] {
          padding: 0;
        }
      }
      :host([border-bottom]) {
        padding-block-end: 1.25rem;
        border-block-end: 1px solid var(--docs-color-border);
      }
    `,
  ];

  /** The index of the initial tab, from 0. */
  @property({type: Number, attribute: 'default-tab-index'}) defaultTabIndex = 0;

  /** Whether the tabs are not synchronized with tabs of the same labels. */
  @property({type: Boolean}) unsynced = false;

  readonly #locale = new LocalizeController(this, siteCatalog);
  readonly #tabs = new TabList(this, (child) => child instanceof DocsTab);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('defaultTabIndex')) this.#tabs.initial = this.defaultTabIndex;
    this.#tabs.isAlone = this.unsynced;
  }

  override render() {
    const {localize} = this.#locale;
    const labels = this.#tabs.panels
      .filter((panel) => panel instanceof DocsTab)
      .map(({heading, icon}, index) => {
        const isNamed = heading.trim() !== '' || icon !== undefined;
        return {heading: isNamed ? heading : localize('Tab {0}', index + 1), icon};
      });
    return html`<div @slotchange=${this.#tabs.findPanels}>
      ${this.#tabs.renderTabs(labels, localize('Options'))}
      <slot></slot>
      ${this.#tabs.renderPanels()}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-tabs': DocsTabs;
    'docs-tab': DocsTab;
  }
}
