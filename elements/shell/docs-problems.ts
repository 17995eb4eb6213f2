import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {hostStyles} from '../shared/host.css.js';
import {uiIcon} from '../shared/ui-icons.js';
import {placeOf} from './problem-place.js';

/**
 * What is wrong with the site, for its author: a count in the corner that opens into the list.
 *
 * @csspart problems - The box in the corner.
 * @csspart problem - One problem, `data-severity` says how much it matters.
 */
@customElement('docs-problems')
export class DocsProblems extends LitElement {
  static override styles = [
    hostStyles,
    css`
      :host {
        font-size: 0.8125rem;
        line-height: 1.5;
      }
      details {
        position: fixed;
        z-index: 30;
        inset-block-end: 1rem;
        inset-inline-end: 1rem;
        max-width: min(30rem, calc(100vw - 2rem));
        border: 1px solid var(--docs-color-border);
        border-radius: 1.25rem;
        background: var(--docs-color-raised);
        box-shadow: var(--docs-shadow);
      }
      summary {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        padding: 0.5rem 0.875rem;
        border-radius: inherit;
        font-weight: 600;
        list-style: none;
        cursor: pointer;
      }
      summary svg {
        color: var(--docs-color-warning);
        font-size: 1rem;
      }
      summary::-webkit-details-marker {
        display: none;
      }
      ul {
        max-height: min(24rem, 50vh);
        margin: 0;
        padding: 0 0.875rem 0.875rem;
        overflow-y: auto;
        list-style: none;
      }
      li {
        padding-block: 0.625rem;
        border-block-start: 1px solid var(--docs-color-border);
        overflow-wrap: anywhere;
      }
      li[data-severity='error'] code {
        color: var(--docs-color-danger);
      }
      code {
        color: var(--docs-color-warning);
        font-family: var(--docs-font-code);
        font-size: 0.75rem;
      }
      p {
        margin: 0;
      }
      [part='hint'] {
        color: var(--docs-color-muted);
      }
      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];

  /** All problems known now. */
  @property({attribute: false}) diagnostics: readonly Diagnostic[] = [];

  override render() {
    const count = this.diagnostics.length;
    if (count === 0) return nothing;
    return html`<details part="problems">
      <summary>${uiIcon('alert')}${count} ${count === 1 ? 'problem' : 'problems'}</summary>
      <ul tabindex="0" aria-label="Problems">
        ${this.diagnostics.map(
          (problem) =>
            html`<li part="problem" data-severity=${problem.severity}>
              <code>${placeOf(problem.location)}</code>
              <p>${problem.message}</p>
              <p part="hint">${problem.hint}</p>
            </li>`,
        )}
      </ul>
    </details>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-problems': DocsProblems;
  }
}
