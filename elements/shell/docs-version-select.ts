import {css, html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {live} from 'lit/directives/live.js';
import {DocsVersionChangeEvent} from '../shared/events.js';
import {hostStyles} from '../shared/host.css.js';
import {uiIcon} from '../shared/ui-icons.js';

/**
 * The list of the site's versions (specification §9): the browser's own, which every reader and device knows.
 *
 * @fires docs-version-change - The reader chose a version.
 * @csspart select - The list.
 */
@customElement('docs-version-select')
export class DocsVersionSelect extends LitElement {
  static override styles = [
    hostStyles,
    css`
      :host {
        position: relative;
        display: inline-flex;
        align-items: center;
        color: var(--docs-color-muted);
      }
      select {
        appearance: none;
        height: 2rem;
        max-width: 12rem;
        padding-inline: 0.75rem 1.75rem;
        border: 1px solid var(--docs-color-border);
        border-radius: var(--docs-radius-pill);
        background: transparent;
        color: var(--docs-color-text);
        font: 500 0.8125rem/1 var(--docs-font-text);
        text-overflow: ellipsis;
        cursor: pointer;
      }
      select:hover {
        background: var(--docs-color-hover);
      }
      option {
        background: var(--docs-color-raised);
        color: var(--docs-color-text);
      }
      svg {
        position: absolute;
        inset-inline-end: 0.625rem;
        font-size: 0.875rem;
        pointer-events: none;
      }
    `,
  ];

  /** All versions, in the author's order. */
  @property({attribute: false}) versions: readonly string[] = [];

  /** The chosen one. A version that is not in the list is shown too. */
  @property() version = '';

  override render() {
    const versions = this.versions.includes(this.version)
      ? this.versions
      : [this.version, ...this.versions];
    return html`<select
        part="select"
        aria-label="Version"
        .value=${live(this.version)}
        @change=${this.#choose}
      >
        ${versions.map(
          (version) =>
            html`<option value=${version} ?selected=${version === this.version}>
              ${version}
            </option>`,
        )}</select
      >${uiIcon('chevronDown')}`;
  }

  readonly #choose = (event: Event) => {
    // The handler is bound to the select alone.
    const {value} = event.currentTarget as HTMLSelectElement;
    this.dispatchEvent(new DocsVersionChangeEvent(value));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-version-select': DocsVersionSelect;
  }
}
