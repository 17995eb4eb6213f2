import {css, html, LitElement} from 'lit';
import {customElement} from '../shared/decorators.js';
import {blockStyles} from './block.css.js';

/**
 * Words for the margin: beside the page where there is room, else where they were written.
 *
 * @slot - The words.
 * @csspart panel - The place of the words.
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
