import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {Icon} from '../../src/content/icon.js';
import {CopiedController} from '../shared/copied-controller.js';
import {uiIcon} from '../shared/ui-icons.js';
import {blockStyles} from './block.css.js';
import './docs-icon.js';
import {iconAttribute} from './icon-attribute.js';

/**
 * Words to give to an assistant: what they are for, the words themselves on demand, and a button that copies them.
 *
 * @slot - The prompt.
 * @slot description - What it is for.
 * @csspart prompt - The box.
 * @csspart head - The row with the button.
 * @csspart copy - The button that copies.
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
        align-items: center;
        gap: 0.75rem;
        padding: 0.75rem 0.75rem 0.75rem 1.25rem;
      }
      docs-icon {
        color: var(--docs-color-accent);
      }
      [part='description'] {
        flex: 1;
        min-inline-size: 0;
        color: var(--docs-color-heading);
        font-weight: 500;
      }
      [part='copy'] {
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
      [part='copy']:hover {
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

  readonly #copied = new CopiedController(this);

  override render() {
    return html`<div part="prompt">
      <div part="head">
        ${this.icon ? html`<docs-icon .icon=${this.icon}></docs-icon>` : nothing}
        <span part="description"><slot name="description">Prompt</slot></span>
        <button part="copy" @click=${() => this.#copied.copy(this.text)}>
          ${uiIcon(this.#copied.isCopied ? 'check' : 'copy')}
          <span aria-live="polite">${this.#copied.isCopied ? 'Copied' : 'Copy prompt'}</span>
        </button>
      </div>
      <div part="text" tabindex="0" role="group" aria-label="Prompt"><slot></slot></div>
    </div>`;
  }

  /** The words that are copied: a blank line stands between blocks. */
  get text(): string {
    return [...this.childNodes]
      .filter((node) => !(node instanceof Element && node.slot))
      .map((node) =>
        (node instanceof HTMLElement ? node.innerText : (node.textContent ?? '')).trim(),
      )
      .filter((words) => words !== '')
      .join('\n\n');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-prompt': DocsPrompt;
  }
}
