import {css, html, LitElement} from 'lit';
import {customElement} from '../../shared/decorators.js';
import {blockStyles} from '../block.css.js';

/**
 * Content of the right-hand column; on narrow screens, it stays at its position in the text.
 *
 * @slot - The content.
 * @csspart panel - The box around the content.
 */
@customElement('docs-panel')
export class DocsPanel extends LitElement {
  static override styles = [
    blockStyles,
    css`
      ::slotted(:first-child) {
        margin-block-start: 0;
      }
      ::slotted(:last-child) {
        margin-block-end: 0;
      }
    `,
  ];

  override render() {
    return html`<div part="panel"><slot></slot></div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-panel': DocsPanel;
  }
}
