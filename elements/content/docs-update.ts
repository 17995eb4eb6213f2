import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {hostStyles} from '../shared/host.css.js';

/**
 * An entry of a changelog: what it is called and when it was, beside what changed.
 *
 * @slot - What changed.
 * @csspart label - The pill.
 * @csspart description - Mostly a date.
 * @csspart tags - The kinds of change.
 * @csspart content - The column of what changed.
 */
@customElement('docs-update')
export class DocsUpdate extends LitElement {
  static override styles = [
    hostStyles,
    css`
      :host {
        display: block;
        container-type: inline-size;
        padding-block: 2rem;
      }
      :host(:first-child) {
        padding-block-start: 0;
      }
      [part='update'] {
        display: grid;
        grid-template-columns: 10rem minmax(0, 1fr);
        gap: 1rem 2rem;
      }
      [part='head'] {
        position: sticky;
        inset-block-start: calc(var(--docs-top, 0rem) + 1.5rem);
        display: flex;
        flex-direction: column;
        align-items: flex-start;
        align-self: start;
        gap: 0.5rem;
        font-size: 0.875rem;
        line-height: 1.5;
      }
      [part='label'] {
        padding: 0.25rem 0.625rem;
        border-radius: var(--docs-radius-control);
        background: var(--docs-color-accent-ground);
        color: var(--docs-color-accent);
        font-weight: 600;
        overflow-wrap: anywhere;
      }
      [part='description'] {
        color: var(--docs-color-muted);
      }
      [part='tags'] {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      [part='tags'] > li {
        padding: 0 0.5rem;
        border: 1px solid var(--docs-color-border);
        border-radius: var(--docs-radius-pill);
        color: var(--docs-color-muted);
        font-size: 0.75rem;
      }
      @container (width < 34rem) {
        [part='update'] {
          grid-template-columns: minmax(0, 1fr);
        }
        [part='head'] {
          position: static;
          flex-flow: wrap;
          align-items: center;
          gap: 0.5rem 0.75rem;
        }
      }
    `,
  ];

  /** What it is called: a version, a month. */
  @property() label = '';

  @property() description = '';

  /** The kinds of change. */
  @property({attribute: false}) tags: readonly string[] = [];

  override render() {
    return html`<div part="update">
      <div part="head">
        ${this.label ? html`<span part="label">${this.label}</span>` : nothing}
        ${this.description ? html`<span part="description">${this.description}</span>` : nothing}
        ${
          this.tags.length
            ? html`<ul part="tags">
                ${this.tags.map((tag) => html`<li>${tag}</li>`)}
              </ul>`
            : nothing
        }
      </div>
      <div part="content"><slot></slot></div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-update': DocsUpdate;
  }
}
