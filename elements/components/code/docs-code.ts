import {css, html, LitElement, nothing, type ReactiveController} from 'lit';
import {customElement, property} from '../../shared/decorators.js';
import type {CodeToken} from '../../../src/content/code/code-token.js';
import {dedent} from '../../../src/content/code/dedent.js';
import {codeExtras} from './lazy-code-extras.js';
import {LocalizeController} from '../../locales/localize-controller.js';
import {siteCatalog} from '../../locales/site-catalog.js';
import {blockStyles} from '../block.css.js';
import {whenLaidOut} from './when-laid-out.js';

/** The options, colors and buttons of a block: `code-extras.ts`, loaded after the first text. */
export interface DocsCodeExtras extends ReactiveController {
  /** The classes of the box. */
  readonly look: string;
  renderIcon(): unknown;
  renderCode(): unknown;
  renderButtons(): unknown;
  /** Highlights the code, wherever the block is. Resolves once it has its colors. */
  preparePrint(): Promise<void>;
}

/**
 * A code block with a copy button.
 *
 * @slot - The code as text, if `code` is not set.
 * @csspart header - The row with the title.
 * @csspart language - The language of a block without a title, while the pointer is on it.
 * @csspart code - The `<pre>`.
 * @csspart copy - The button that copies.
 * @csspart wrap - The button that wraps long lines.
 */
@customElement('docs-code')
export class DocsCode extends LitElement {
  static override styles = [
    blockStyles,
    css`
      :host {
        color-scheme: var(--docs-code-scheme);
      }
      [part='block'] {
        position: relative;
        overflow: hidden;
        border: 1px solid var(--docs-color-border);
        border-radius: var(--docs-radius);
        background: var(--docs-code-background);
        color: var(--docs-code-text);
      }
      :host([grouped]),
      :host([grouped]) [part='block'] {
        display: flex;
        flex-direction: column;
        min-block-size: 0;
      }
      :host([grouped]) [part='block'] {
        overflow: visible;
        border: 0;
        border-radius: 0;
      }
      [part='header'] {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        min-block-size: 2.5rem;
        padding-inline: 1.25rem 3rem;
        border-block-end: 1px solid var(--docs-color-border);
        color: var(--docs-color-muted);
        font-size: 0.8125rem;
        font-weight: 500;
      }
      [part='heading'] {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      [part='code'] {
        direction: ltr;
        text-align: left;
        unicode-bidi: isolate;
        overflow-x: auto;
        /* What the reader chose, until the extras apply it. */
        white-space: var(--_code-space, pre);
        overflow-wrap: anywhere;
        margin: 0;
        padding: 1rem 1.25rem;
        font: 0.875rem/1.7 var(--docs-font-code);
        tab-size: 2;
        scrollbar-width: thin;
        scrollbar-color: var(--docs-color-border-strong) transparent;
      }
      [part='code']:focus-visible {
        outline-offset: -2px;
        border-radius: var(--docs-radius);
      }
      code {
        font: inherit;
      }
    `,
  ];

  /** The code; without it, the text of the element without its common indentation. */
  @property() code: string | undefined;

  @property({reflect: true}) language = '';

  /** The title, usually a file name. */
  @property() heading = '';

  /**
   * The other options in the first line of a fence: `{1,3-5} lines wrap expandable
   * icon="terminal"`.
   */
  @property() options = '';

  /** The tokens of the code, once it is highlighted. Their concatenated texts are the code. */
  @property({attribute: false}) tokens: readonly CodeToken[] | undefined;

  /** Whether the block is in a group, which shows the title and the box. */
  @property({type: Boolean, reflect: true}) grouped = false;

  /** Creates the extras of a block; set by `code-extras.ts`. */
  static extras: ((block: DocsCode) => DocsCodeExtras) | undefined;

  /** @internal */
  readonly locale = new LocalizeController(this, siteCatalog);
  #extras: DocsCodeExtras | undefined;

  /** The block with the code: this one, or a block inside it. */
  get written(): DocsCode {
    return this.querySelector('docs-code') ?? this;
  }

  /** The code as the author wrote it. */
  get text(): string {
    return this.code ?? dedent(this.textContent ?? '');
  }

  /** Far down a long page, it stays plain text until it is laid out. */
  override connectedCallback(): void {
    const laidOut = this.hasUpdated ? undefined : whenLaidOut(this);
    if (!laidOut) return super.connectedCallback();
    this.toggleAttribute('data-plain', true);
    void laidOut.then(() => {
      if (!this.isConnected || !this.hasAttribute('data-plain')) return;
      this.removeAttribute('data-plain');
      super.connectedCallback();
    });
  }

  /** Resolves once the block is as it is printed. */
  async preparePrint(): Promise<void> {
    await codeExtras();
    await this.updateComplete;
    await this.#extras?.preparePrint();
  }

  protected override willUpdate(): void {
    this.toggleAttribute('titled', this.#title !== '');
    this.#extras ??= DocsCode.extras?.(this);
  }

  protected override firstUpdated(): void {
    // Without the extras, the code is shown without highlighting and buttons.
    void codeExtras(() => this.requestUpdate());
  }

  override render() {
    const title = this.#title;
    const extras = this.#extras;
    const {localize} = this.locale;
    const name = this.language ? localize('{0} code', this.language) : localize('Code');
    return html`<div part="block" class=${extras?.look || nothing}>
      ${
        title
          ? html`<div part="header">
              ${extras?.renderIcon()}<span part="heading">${title}</span>
            </div>`
          : nothing
      }
      <pre
        part="code"
        tabindex="0"
        role="group"
        aria-label=${this.heading || name}
      ><code>${extras ? extras.renderCode() : this.written.text}</code></pre>
      ${extras?.renderButtons()}
      <slot hidden @slotchange=${() => this.requestUpdate()}></slot>
    </div>`;
  }

  /** The title, else that of the block inside. */
  get label(): string {
    return this.heading || this.written.heading;
  }

  get #title(): string {
    return this.grouped ? '' : this.label;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-code': DocsCode;
  }
}
