import {css, html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {blockStyles} from './block.css.js';

/**
 * A picture (or a video) on a quiet ground, with words around it.
 *
 * @slot - The picture.
 * @slot caption - The caption, when it is more than text.
 * @slot hint - Words above.
 * @csspart panel - The ground.
 * @csspart caption - The caption below.
 * @csspart hint - The words above.
 */
@customElement('docs-frame')
export class DocsFrame extends LitElement {
  static override styles = [
    blockStyles,
    css`
      figure {
        margin: 0;
      }
      [part='panel'] {
        display: flex;
        flex-direction: column;
        align-items: center;
        gap: 0.5rem;
        overflow: hidden;
        padding: 0.5rem;
        border: 1px solid var(--docs-color-border);
        border-radius: var(--docs-radius);
        background: radial-gradient(var(--docs-color-border) 1px, transparent 1px) 0 0 / 1rem 1rem
          var(--docs-color-tint);
      }
      ::slotted(*) {
        max-inline-size: 100%;
      }
      ::slotted(iframe) {
        inline-size: 100%;
      }
      [part='caption'],
      [part='hint'] {
        display: block;
        color: var(--docs-color-muted);
        font-size: 0.875rem;
        line-height: 1.5;
      }
      [part='caption'] {
        padding-block-start: 0.625rem;
        text-align: center;
        text-wrap: balance;
      }
      [part='hint'] {
        padding-block-end: 0.625rem;
      }
      .empty {
        display: none;
      }
    `,
  ];

  /** The caption, as text. */
  @property() caption = '';

  /** The words above, as text. */
  @property() hint = '';

  override render() {
    return html`<figure>
      ${this.#renderWords('hint')}
      <div part="panel"><slot></slot></div>
      ${this.#renderWords('caption')}
    </figure>`;
  }

  #renderWords(name: 'caption' | 'hint') {
    const isEmpty = !this[name] && !this.querySelector(`:scope > [slot=${name}]`);
    const content = html`<slot name=${name} @slotchange=${() => this.requestUpdate()}
      >${this[name]}</slot
    >`;
    return name === 'caption'
      ? html`<figcaption part="caption" class=${isEmpty ? 'empty' : ''}>${content}</figcaption>`
      : html`<div part="hint" class=${isEmpty ? 'empty' : ''}>${content}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-frame': DocsFrame;
  }
}
