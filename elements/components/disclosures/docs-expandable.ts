import {css, html, LitElement, type PropertyValues} from 'lit';
import {customElement, property} from '../../shared/decorators.js';
import {uiIcon} from '../../shared/ui-icons.js';
import {LocalizeController} from '../../locales/localize-controller.js';
import {siteCatalog} from '../../locales/site-catalog.js';
import {blockStyles} from '../block.css.js';
import {disclosureStyles} from './disclosure.css.js';
import {openAtOnce, slideIfShort} from './open-at-once.js';
import {rememberedOpen, rememberOpen} from './open-state.js';

/**
 * The properties of a nested object, collapsed by default. What the reader opens stays open for the
 * session.
 *
 * @slot - Fields.
 * @csspart expandable - The `<details>`.
 * @csspart summary - The row that opens it.
 */
@customElement('docs-expandable')
export class DocsExpandable extends LitElement {
  static override styles = [
    blockStyles,
    disclosureStyles,
    css`
      [part='expandable'] {
        inline-size: fit-content;
        max-inline-size: 100%;
        border: 1px solid var(--docs-color-border);
        border-radius: 0.75rem;
      }
      [part='expandable'][open] {
        inline-size: auto;
      }
      summary {
        gap: 0.5rem;
        align-items: center;
        padding: 0.5rem 0.875rem;
        border-radius: inherit;
        color: var(--docs-color-muted);
        font-size: 0.875rem;
        font-weight: 500;
        line-height: 1.25rem;
      }
      summary:hover {
        color: var(--docs-color-heading);
      }
      /* Deeply nested, indentation would leave no room for the text. */
      :host {
        --_depth: calc(var(--_outer-depth, 0) + 1);
      }
      [part='content'] {
        --_outer-depth: var(--_depth);
        padding-inline: max(0.1875rem, 1.125rem - var(--_depth) * 0.125rem)
          max(0rem, 1rem - var(--_depth) * 0.25rem);
        border-block-start: 1px solid var(--docs-color-border);
      }
      ::slotted(:not(docs-param-field, docs-response-field)) {
        margin-block: 1rem;
      }
    `,
  ];

  /** The name of the content, as in "Show {heading}" and "Hide {heading}". */
  @property() heading = '';

  @property({type: Boolean, reflect: true}) open = false;

  readonly #locale = new LocalizeController(this, siteCatalog);

  constructor() {
    super();
    this.addEventListener('docs-reveal', () => openAtOnce(this));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (!this.hasUpdated) this.open = rememberedOpen(this) ?? this.open;
  }

  override render() {
    const {localize} = this.#locale;
    const heading = this.heading || localize('child attributes');
    const label = this.open ? localize('Hide {0}', heading) : localize('Show {0}', heading);
    return html`<details part="expandable" ?open=${this.open} @toggle=${this.#onToggle}>
      <summary part="summary" @click=${() => slideIfShort(this)}>
        <span part="chevron">${uiIcon('chevronRight')}</span>
        <span>${label}</span>
      </summary>
      <div part="content"><slot></slot></div>
    </details>`;
  }

  #onToggle(event: Event): void {
    const {open} = event.currentTarget as HTMLDetailsElement;
    // Otherwise `open` was set from outside.
    if (open === this.open) return;
    this.open = open;
    rememberOpen(this, open);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-expandable': DocsExpandable;
  }
}
