import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from '../../shared/decorators.js';
import type {Icon} from '../../../src/shared/icon.js';
import {CopiedController} from '../../shared/copied-controller.js';
import {uiIcon} from '../../shared/ui-icons.js';
import {LocalizeController} from '../../locales/localize-controller.js';
import {siteCatalog} from '../../locales/site-catalog.js';
import {blockStyles} from '../block.css.js';
import {iconAttribute} from '../icons/icon-attribute.js';
import {cursorUrl} from './cursor-url.js';
import {promptText} from './prompt-text.js';

/**
 * A prompt for an AI assistant: its description, its text, and buttons to use it.
 *
 * @slot - The prompt.
 * @slot description - The description.
 * @csspart prompt - The box.
 * @csspart head - The row with the button.
 * @csspart copy - The button that copies.
 * @csspart cursor - The link that opens the prompt in the editor Cursor.
 */
@customElement('docs-prompt')
export class DocsPrompt extends LitElement {
  static override styles = [
    blockStyles,
    css`
      [part='prompt'] {
        overflow: hidden;
        border: 1px solid var(--docs-color-border);
        border-radius: var(--docs-radius);
        background: var(--docs-color-raised);
      }
      [part='head'] {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.75rem;
        padding-block: 0.75rem;
        padding-inline: 1.25rem 0.75rem;
      }
      docs-icon {
        color: var(--docs-color-accent);
      }
      [part='description'] {
        flex: 1 1 12rem;
        min-inline-size: 0;
        color: var(--docs-color-heading);
        font-weight: 500;
      }
      [part='copy'],
      [part='cursor'] {
        display: inline-flex;
        flex: none;
        align-items: center;
        gap: 0.5rem;
        padding: 0.25rem 0.75rem;
        border: 1px solid var(--docs-color-border);
        border-radius: var(--docs-radius-pill);
        font-size: 0.8125rem;
        font-weight: 500;
        line-height: 1.5rem;
      }
      :is([part='copy'], [part='cursor']):hover {
        background: var(--docs-color-hover);
      }
      [part='text'] {
        overflow-y: auto;
        max-block-size: 16rem;
        padding: 0.75rem 1.25rem;
        border-block-start: 1px solid var(--docs-color-border);
        color: var(--docs-color-muted);
        font-size: 0.875rem;
        line-height: 1.6;
      }
    `,
  ];

  @property(iconAttribute) icon: Icon | undefined;

  /** The actions: `copy`, `cursor`. */
  @property({attribute: false}) actions: readonly string[] = ['copy'];

  readonly #locale = new LocalizeController(this, siteCatalog);
  readonly #copied = new CopiedController(this);

  override render() {
    const {localize} = this.#locale;
    return html`<div part="prompt">
      <div part="head">
        ${this.icon ? html`<docs-icon .icon=${this.icon}></docs-icon>` : nothing}
        <span part="description"><slot name="description">${localize('Prompt')}</slot></span>
        ${this.actions.includes('copy') ? this.#renderCopy() : nothing}
        ${this.actions.includes('cursor') ? this.#renderCursor() : nothing}
      </div>
      <div part="text" tabindex="0" role="group" aria-label=${localize('Prompt')}>
        <slot @slotchange=${() => this.requestUpdate()}></slot>
      </div>
    </div>`;
  }

  /** The text of the prompt. */
  get text(): string {
    return promptText(
      [...this.childNodes].filter((node) => !(node instanceof Element && node.slot)),
    );
  }

  #renderCopy() {
    const {localize} = this.#locale;
    const label = this.#copied.isCopied ? localize('Copied') : localize('Copy prompt');
    return html`<button part="copy" @click=${() => this.#copied.copy(this.text)}>
      ${uiIcon(this.#copied.isCopied ? 'check' : 'copy')}
      <span aria-live="polite">${label}</span>
    </button>`;
  }

  #renderCursor() {
    const url = cursorUrl(this.text);
    if (url === undefined) return nothing;
    return html`<a part="cursor" href=${url} target="_blank" rel="noopener noreferrer">
      ${this.#locale.localize('Open in {0}', 'Cursor')}${uiIcon('external')}
    </a>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-prompt': DocsPrompt;
  }
}
