import {css, html, LitElement, nothing} from 'lit';
import {customElement, property, state} from '../shared/decorators.js';
import {newerVersion} from '../../src/navigation/newer-version.js';
import type {Choices} from '../../src/navigation/position.js';
import type {View} from '../../src/navigation/view.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import type {MissedPage, Site} from '../../src/site/state.js';
import {DocsChooseEvent} from '../shared/events.js';
import {hostStyles} from '../styles/host.css.js';
import {uiIcon} from '../shared/ui-icons.js';
import {LocalizeController} from '../locales/localize-controller.js';
import {siteCatalog} from '../locales/site-catalog.js';
import {selectorLabel} from '../../src/navigation/selectors.js';
import {pageTarget, siteLink} from '../shared/site-link.js';

/**
 * Notes about the version above the page: that it does not have the previous page, and that
 * there is a newer version.
 *
 * @fires docs-choose - The reader chose the newer version.
 * @csspart note - A note.
 */
@customElement('docs-notes')
export class DocsNotes extends LitElement {
  static override styles = [
    hostStyles,
    css`
      :host {
        display: block;
        padding-inline-end: var(--docs-head-end, 0);
        font-size: 0.875rem;
        line-height: 1.5;
      }
      [part='note'] {
        display: flex;
        align-items: start;
        gap: 0.625rem;
        margin: 0 0 1.25rem;
        padding: 0.625rem 0.875rem;
        border: 1px solid var(--docs-color-border);
        border-radius: 0.75rem;
        background: var(--docs-color-tint);
        color: var(--docs-color-text);
      }
      [part='note'] > svg {
        margin-block-start: 0.2em;
        color: var(--docs-color-muted);
        font-size: 1rem;
      }
      a {
        color: var(--docs-color-accent);
        font-weight: 500;
        text-decoration: underline;
        text-underline-offset: 3px;
      }
      button {
        display: grid;
        flex: none;
        place-items: center;
        width: 1.5rem;
        height: 1.5rem;
        margin-inline-start: auto;
        border-radius: 0.375rem;
        color: var(--docs-color-muted);
      }
      button:hover {
        background: var(--docs-color-hover);
      }
      @media print {
        button {
          display: none;
        }
      }
    `,
  ];

  /** The site. */
  @property({attribute: false}) site?: Site;

  /** The reader's choices. */
  @property({attribute: false}) choices: Choices = {};

  /** The page on the screen. */
  @property() path = '';

  /** What the navigation shows there. */
  @property({attribute: false}) view?: View;

  /** What the reader's last choice did not lead to. */
  @property({attribute: false}) missed?: MissedPage;

  /** The URLs of pages. */
  @property({attribute: false}) links?: SiteLinks;

  /** The note that the reader dismissed. */
  @state() private dismissed: MissedPage | undefined;

  readonly #locale = new LocalizeController(this, siteCatalog);

  override render() {
    return html`<div role="status">${this.#renderMissed()}</div>
      ${this.#renderOlder()}`;
  }

  #renderMissed() {
    const {localize} = this.#locale;
    const {missed} = this;
    if (!missed || missed === this.dismissed || missed.path !== this.path) return nothing;
    const text = localize(
      'This page isn’t available in {0}. Showing the closest match.',
      selectorLabel(missed.kind, missed.name),
    );
    return html`<p part="note">
      ${uiIcon('info')}
      <span>${text}</span>
      <button aria-label=${localize('Dismiss')} @click=${() => (this.dismissed = missed)}>
        ${uiIcon('close')}
      </button>
    </p>`;
  }

  #renderOlder() {
    const {localize} = this.#locale;
    const {links} = this;
    const {site, view, path, choices} = this;
    if (!site || !view || !links) return nothing;
    const newer = newerVersion(site.navigation, view, path, choices);
    if (!newer) return nothing;
    return html`<p part="note" role="note">
      ${uiIcon('info')}
      <span @click=${(event: MouseEvent) => this.#choose(event, newer.newest)}>
        ${localize('You’re viewing the docs for {0}.', newer.shown)}
        ${siteLink(
          links,
          {part: 'newest', target: pageTarget(newer.path)},
          localize('View the docs for {0}.', newer.newest),
        )}
      </span>
    </p>`;
  }

  /** The link alone does not tell which version is wanted if a page is in several. */
  #choose(event: MouseEvent, version: string) {
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (!isPlain || !(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    this.dispatchEvent(new DocsChooseEvent('version', version));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-notes': DocsNotes;
  }
}
