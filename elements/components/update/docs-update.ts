import {css, html, isServer, LitElement, nothing, type PropertyValues} from 'lit';
import {customElement, property} from '../../shared/decorators.js';
import type {DocsNavigateEvent} from '../../shared/events.js';
import {askSite, DocsFilterEvent} from '../../shared/page-events.js';
import {hostStyles} from '../../styles/host.css.js';
import {LocalizeController} from '../../locales/localize-controller.js';
import {siteCatalog} from '../../locales/site-catalog.js';
import {siblingsOf} from '../siblings.js';
import {chooseTags, chosenTags} from './update-tags.js';

/**
 * An entry of a changelog: its label and date, next to what changed. Above the first entry of a
 * page, the reader selects tags: entries that have all of them are shown.
 *
 * @slot - What changed.
 * @csspart label - The pill.
 * @csspart description - Usually a date.
 * @csspart tags - The kinds of change.
 * @csspart content - The column of what changed.
 * @csspart filter - The row of tags to select.
 * @csspart choice - One tag.
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
      :host(:is(:first-child, [data-first])) {
        padding-block-start: 0;
      }
      :host([data-off]:not([data-first])) {
        display: none;
      }
      :host([data-off]) [part='update'] {
        display: none;
      }
      [part='filter'] {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
        margin-block-end: 2rem;
      }
      [part='choice'] {
        padding: 0.125rem 0.75rem;
        border: 1px solid var(--docs-color-border);
        border-radius: var(--docs-radius-pill);
        color: var(--docs-color-muted);
        font-size: 0.8125rem;
        font-weight: 500;
        line-height: 1.5rem;
      }
      [part='choice']:hover {
        color: var(--docs-color-heading);
      }
      [part='choice'][aria-pressed='true'] {
        border-color: var(--docs-color-accent);
        background: var(--docs-color-accent-background);
        color: var(--docs-color-accent);
      }
      @media (forced-colors: active) {
        [part='choice'][aria-pressed='true'] {
          border-color: Highlight;
          outline: 1px solid Highlight;
        }
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
        background: var(--docs-color-accent-background);
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
      @container (width < 34em) {
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

  /** The label: a version, a month. */
  @property() label = '';

  @property() description = '';

  /** The URL of the entry: its label is a link to it. */
  @property() href: string | undefined;

  /** The kinds of change. */
  @property({attribute: false}) tags: readonly string[] = [];

  /** The tags to choose from, above the first entry of a page; found there. Empty for others. */
  @property({attribute: false}) choices: readonly string[] = [];

  #chosen: readonly string[] = [];
  readonly #locale = new LocalizeController(this, siteCatalog);

  constructor() {
    super();
    this.addEventListener('docs-reveal', this.#onReveal);
    this.addController({
      hostConnected: () => document.addEventListener('docs-navigate', this.#onNavigate),
      hostDisconnected: () => document.removeEventListener('docs-navigate', this.#onNavigate),
    });
  }

  protected override willUpdate(): void {
    if (isServer) return;
    const peers = siblingsOf(this);
    this.choices = peers[0] === this ? [...new Set(peers.flatMap(({tags}) => tags))] : [];
    this.#chosen = chosenTags(this);
  }

  override render() {
    return html`${this.choices.length > 1 ? this.#renderFilter() : nothing}
      <div part="update">
        <div part="head">
          ${this.label ? this.#renderLabel() : nothing}
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

  protected override updated(changed: PropertyValues<this>): void {
    const chosen = this.#chosen;
    const isOff = !chosen.every((tag) => this.tags.includes(tag)) && this.#isKnown(chosen);
    const isNews = isOff !== this.hasAttribute('data-off');
    const [first] = siblingsOf(this);
    this.toggleAttribute('data-first', first === this);
    this.toggleAttribute('data-off', isOff);
    if (isNews) this.dispatchEvent(new DocsFilterEvent());
    if (changed.has('tags') && first !== this) first?.requestUpdate();
  }

  #renderLabel() {
    return this.href
      ? html`<a part="label" href=${this.href}>${this.label}</a>`
      : html`<span part="label">${this.label}</span>`;
  }

  #renderFilter() {
    const chosen = this.#chosen;
    return html`<div
      part="filter"
      class="docs-scripted"
      role="group"
      aria-label=${this.#locale.localize('Filter by tag')}
    >
      ${this.choices.map((tag) => {
        const isChosen = chosen.includes(tag);
        const next = isChosen ? chosen.filter((other) => other !== tag) : [...chosen, tag];
        return html`<button
          part="choice"
          aria-pressed=${isChosen}
          @click=${() => this.#choose(next)}
        >
          ${tag}
        </button>`;
      })}
    </div>`;
  }

  /** Ignores tags that no entry has. */
  #isKnown(chosen: readonly string[]): boolean {
    const tags = new Set(siblingsOf(this).flatMap((peer) => peer.tags));
    return chosen.every((tag) => tags.has(tag));
  }

  #choose(tags: readonly string[]): void {
    chooseTags(this, tags);
    for (const peer of siblingsOf(this)) peer.requestUpdate();
  }

  /** Shows an entry that the selected tags hide when a link leads to it or into it. */
  readonly #onReveal = (): void => {
    if (this.hasAttribute('data-off')) this.#choose([]);
  };

  /** A link to the current page may contain other tags. */
  readonly #onNavigate = (event: Event): void => {
    // An event of this name has this type.
    if ((event as DocsNavigateEvent).path === askSite(this).path) this.requestUpdate();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-update': DocsUpdate;
  }
}
