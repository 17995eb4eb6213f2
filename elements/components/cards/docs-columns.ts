import {css, html, LitElement} from 'lit';
import {customElement, property} from '../../shared/decorators.js';
import {blockStyles} from '../block.css.js';

/**
 * A grid of equal columns: `cols` of them where they fit, fewer where the grid is narrow.
 *
 * @slot - Each child is a cell.
 * @csspart grid - The grid.
 */
@customElement('docs-columns')
export class DocsColumns extends LitElement {
  static override styles = [
    blockStyles,
    css`
      [part='grid'] {
        --_cols: 2;
        --_least: 12rem;
        --_share: calc((100% - (var(--_cols) - 1) * 1rem) / var(--_cols));
        display: grid;
        gap: 1rem;
        grid-template-columns: repeat(
          auto-fill,
          minmax(min(100%, max(var(--_least), var(--_share))), 1fr)
        );
      }
      [part='grid'][data-cols='1'] {
        --_cols: 1;
      }
      [part='grid'][data-cols='3'] {
        --_cols: 3;
      }
      /* Authors who choose four columns have small items. */
      [part='grid'][data-cols='4'] {
        --_cols: 4;
        --_least: 9.5rem;
      }
      ::slotted(*) {
        min-inline-size: 0;
        margin-block: 0;
      }
    `,
  ];

  /** The maximum number of columns, 1 to 4. Other numbers are clamped; anything else is 2. */
  @property({type: Number, reflect: true}) cols = 2;

  override render() {
    const cols = Math.min(4, Math.max(1, Math.round(this.cols) || 2));
    return html`<div part="grid" data-cols=${cols}><slot></slot></div>`;
  }
}

/** A grid of cards. */
@customElement('docs-card-group')
export class DocsCardGroup extends DocsColumns {}

/**
 * A cell of a grid, for content of more than one block.
 *
 * @slot - The cell's content.
 */
@customElement('docs-column')
export class DocsColumn extends LitElement {
  static override styles = blockStyles;

  override render() {
    return html`<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-columns': DocsColumns;
    'docs-card-group': DocsCardGroup;
    'docs-column': DocsColumn;
  }
}
