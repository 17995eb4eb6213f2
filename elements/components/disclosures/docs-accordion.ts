import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from '../../shared/decorators.js';
import type {Icon} from '../../../src/shared/icon.js';
import {uiIcon} from '../../shared/ui-icons.js';
import {DocsDiscloseEvent} from '../../shared/page-events.js';
import {blockStyles} from '../block.css.js';
import {disclosureStyles} from './disclosure.css.js';
import {openAtOnce, slideIfShort} from './open-at-once.js';
import {iconAttribute} from '../icons/icon-attribute.js';

/**
 * A title that shows or hides its content.
 *
 * @slot - The content.
 * @fires docs-disclose - The reader opened or closed an accordion that has an id.
 * @csspart accordion - The `<details>`.
 * @csspart summary - The row that opens it.
 * @csspart heading - The title.
 * @csspart description - The line below the title.
 */
@customElement('docs-accordion')
export class DocsAccordion extends LitElement {
  static override styles = [
    blockStyles,
    disclosureStyles,
    css`
      [part='accordion'] {
        overflow: clip;
        border: var(--_group-border, 1px solid var(--docs-color-border));
        border-radius: var(--_group-radius, var(--docs-radius));
        background: var(--docs-color-raised);
      }
      summary {
        gap: 0.75rem;
        align-items: center;
        padding: 0.875rem 1.25rem;
        border-radius: inherit;
      }
      summary:hover {
        background: var(--docs-color-hover);
      }
      docs-icon {
        color: var(--docs-color-accent);
      }
      [part='text'] {
        flex: 1;
        min-inline-size: 0;
      }
      [part='heading'] {
        display: block;
        color: var(--docs-color-heading);
        font-weight: 500;
        line-height: 1.5;
      }
      [part='description'] {
        display: block;
        color: var(--docs-color-muted);
        font-size: 0.875rem;
        line-height: 1.5;
      }
      [part='content'] {
        --_group-border: initial;
        --_group-radius: initial;
        padding: 0.5rem 1.25rem 1.25rem;
      }
    `,
  ];

  @property() heading = '';

  /** The line below the title. */
  @property() description = '';

  @property(iconAttribute) icon: Icon | undefined;

  @property({type: Boolean, reflect: true}) open = false;

  constructor() {
    super();
    this.addEventListener('docs-reveal', () => openAtOnce(this));
  }

  override render() {
    return html`<details part="accordion" ?open=${this.open} @toggle=${this.#onToggle}>
      <summary part="summary" @click=${() => slideIfShort(this)}>
        <span part="chevron">${uiIcon('chevronRight')}</span>
        ${this.icon ? html`<docs-icon .icon=${this.icon}></docs-icon>` : nothing}
        <span part="text">
          <span part="heading">${this.heading}</span>
          ${this.description ? html`<span part="description">${this.description}</span>` : nothing}
        </span>
      </summary>
      <div part="content"><slot></slot></div>
    </details>`;
  }

  #onToggle(event: Event): void {
    const {open} = event.currentTarget as HTMLDetailsElement;
    // Otherwise `open` was set from outside.
    if (open === this.open) return;
    this.open = open;
    if (this.id) this.dispatchEvent(new DocsDiscloseEvent(this.id, open));
  }
}

/**
 * A box of accordions.
 *
 * @slot - `<docs-accordion>` elements.
 * @csspart group - The box.
 */
@customElement('docs-accordion-group')
export class DocsAccordionGroup extends LitElement {
  static override styles = [
    blockStyles,
    css`
      [part='group'] {
        overflow: clip;
        border: 1px solid var(--docs-color-border);
        border-radius: var(--docs-radius);
      }
      ::slotted(docs-accordion) {
        --_group-border: 0;
        --_group-radius: 0;
        margin: 0;
      }
      ::slotted(docs-accordion:not(:last-child)) {
        border-block-end: 1px solid var(--docs-color-border);
      }
    `,
  ];

  override render() {
    return html`<div part="group"><slot></slot></div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-accordion': DocsAccordion;
    'docs-accordion-group': DocsAccordionGroup;
  }
}
