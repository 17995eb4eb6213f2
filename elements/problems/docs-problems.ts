import {css, html, LitElement, nothing} from 'lit';
import {customElement, property, state} from '../shared/decorators.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {helpUrl} from '../../src/diagnostics/help-url.js';
import {locationText} from '../../src/diagnostics/location-text.js';
import {groupBy} from '../../src/shared/group-by.js';
import {hostStyles} from '../styles/host.css.js';
import {connectedSites} from '../shared/running-script.js';
import {uiIcon} from '../shared/ui-icons.js';

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
        /* Its sentences are English in sites of any language. */
        direction: ltr;
        font-size: 0.8125rem;
        line-height: 1.5;
      }
      details {
        position: fixed;
        z-index: 30;
        /* Above the button that leads back to the title; several sites, one above the other. */
        inset-block-end: calc(4.75rem + var(--_place, 0) * 3rem);
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
      summary:focus-visible,
      ul:focus-visible {
        border-radius: 1.25rem;
        outline-offset: -2px;
      }
      summary svg {
        font-size: 1rem;
      }
      summary svg:first-child {
        color: var(--docs-color-warning);
      }
      summary svg:last-child {
        color: var(--docs-color-muted);
        rotate: 180deg;
      }
      [open] summary svg:last-child {
        margin-inline-start: auto;
        rotate: none;
      }
      .filter {
        display: flex;
        align-items: center;
        gap: 0.75rem;
        padding: 0.25rem 0.875rem 0.75rem;
      }
      input {
        flex: 1;
        min-width: 0;
        padding: 0.25rem 0.5rem;
        border: 1px solid var(--docs-color-border);
        border-radius: 0.5rem;
        background: transparent;
        color: inherit;
        font: inherit;
      }
      output {
        color: var(--docs-color-muted);
        white-space: nowrap;
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
      .place {
        color: var(--docs-color-warning);
      }
      li[data-severity='error'] .place {
        color: var(--docs-color-danger);
      }
      li[data-severity='info'] .place {
        color: var(--docs-color-muted);
      }
      code {
        font-family: var(--docs-font-code);
        font-size: 0.75rem;
      }
      p {
        margin: 0;
      }
      [part='hint'] {
        color: var(--docs-color-muted);
      }
      a {
        text-decoration: underline;
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
  /** Only problems that hold these words are listed. */
  @state() private filter = '';

  constructor() {
    super();
    this.addController({hostConnected: () => this.#findPlace()});
  }

  override render() {
    const count = this.diagnostics.length;
    if (count === 0) return nothing;
    const words = this.filter.toLowerCase().split(/\s+/);
    const all = bySeverity(this.diagnostics);
    const shown = this.filter === '' ? all : all.filter((problem) => holds(problem, words));
    return html`<details part="problems" @keydown=${this.#onKey}>
      <summary>
        ${uiIcon('alert')}<span>${countText(this.diagnostics)}</span>${uiIcon('chevronDown')}
      </summary>
      ${count > fewProblems ? this.#filterField(shown.length) : nothing}
      <ul tabindex="0" aria-label="Problems">
        ${shown.slice(0, most).map(
          (problem) =>
            html`<li part="problem" data-severity=${problem.severity}>
              <span class="place"
                ><b>${severities[problem.severity]}</b>
                <code>${locationText(problem.location)}</code></span
              >
              <p>${problem.message}</p>
              <p part="hint">
                ${withLinks(problem.hint)}
                <a href=${helpUrl(problem.code)} target="_blank" rel="noopener">${problem.code}</a>
              </p>
            </li>`,
        )}
        ${
          shown.length > most
            ? html`<li part="hint">${shown.length - most} more: filter them to see the rest.</li>`
            : nothing
        }
      </ul>
    </details>`;
  }

  #findPlace(): void {
    const root = this.getRootNode();
    const place = [...connectedSites].findIndex((site) => site.shadowRoot === root);
    this.style.setProperty('--_place', String(Math.max(0, place)));
  }

  #filterField(shown: number) {
    return html`<div class="filter">
      <input
        type="search"
        aria-label="Filter problems"
        placeholder="Filter by file or words"
        .value=${this.filter}
        @input=${this.#onFilter}
      />
      <output>${this.filter === '' ? nothing : `${shown} of ${this.diagnostics.length}`}</output>
    </div>`;
  }

  readonly #onFilter = ({target}: Event): void => {
    this.filter = (target as HTMLInputElement).value; // it listens to its field only
  };

  /** Escape empties the filter first, then closes the list and leads back to what opened it. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const details = event.currentTarget as HTMLDetailsElement; // where it listens
    if (event.key !== 'Escape' || !details.open) return;
    event.preventDefault();
    if (this.filter !== '') {
      this.filter = '';
      return;
    }
    details.open = false;
    details.querySelector('summary')?.focus();
  };
}

/** A text whose URLs are links. */
function withLinks(text: string): unknown {
  return text
    .split(/(https:\/\/\S+)/)
    .map((part, index) =>
      index % 2 ? html`<a href=${part} target="_blank" rel="noopener">${part}</a>` : part,
    );
}

/** So many are read faster than they are filtered. */
const fewProblems = 8;

/** So many are listed: more take long to show, and no one reads them. */
const most = 500;

const severities = {error: 'Error', warning: 'Warning', info: 'Note'} as const;

/** How many problems there are, and how many notes, which are advice only. */
function countText(diagnostics: readonly Diagnostic[]): string {
  const notes = diagnostics.filter(({severity}) => severity === 'info').length;
  const counts = {problem: diagnostics.length - notes, note: notes};
  return Object.entries(counts)
    .flatMap(([name, count]) => (count === 0 ? [] : `${count} ${name}${count === 1 ? '' : 's'}`))
    .join(', ');
}

/** What is broken first, remarks last; each in the order in which they were told. */
function bySeverity(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups: ReadonlyMap<string, readonly Diagnostic[]> = groupBy(
    diagnostics,
    ({severity}) => severity,
  );
  return Object.keys(severities).flatMap((severity) => groups.get(severity) ?? []);
}

function holds({location, message, hint, code, severity}: Diagnostic, words: readonly string[]) {
  const text = [locationText(location), message, hint, code, severities[severity]]
    .join(' ')
    .toLowerCase();
  return words.every((word) => text.includes(word));
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-problems': DocsProblems;
  }
}
