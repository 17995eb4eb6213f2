import {css, html, LitElement, nothing} from 'lit';
import {customElement, property, state} from '../shared/decorators.js';
import {pageInDivision, pageInVersion} from '../../src/navigation/equivalent-page.js';
import type {View} from '../../src/navigation/view.js';
import {DocsChooseEvent} from '../shared/choice-events.js';
import {hostStyles} from '../styles/host.css.js';
import {uiIcon} from '../shared/ui-icons.js';
import {LocalizeController} from '../locales/localize-controller.js';
import {defaultOption, isOfLanguages, nameOf} from '../menus/selector-labels.js';
import {pageTarget, siteLink} from '../shared/site-link.js';
import {divisionsBeside, type MissedPage} from '../site/choose-division.js';
import type {SiteController} from '../site/site-controller.js';

/** What the notes are about. */
export type NotesModel = Pick<SiteController, 'state' | 'path' | 'links' | 'missed'>;

/**
 * What a reader should know of the version they read, above the page: that the page they come from is not in it, and that
 * there is a newer one.
 *
 * @fires docs-choose - The reader wants the newer version.
 * @csspart note - One note.
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

  /** The site, what the reader chose of it, and where they are. */
  @property({attribute: false}) site?: NotesModel;

  /** What the navigation shows there; a new one means that they are elsewhere. */
  @property({attribute: false}) view?: View;

  /** What the reader has read. */
  @state() private dismissed: MissedPage | undefined;

  readonly #words = new LocalizeController(this);

  override render() {
    return html`<div role="status">${this.#renderMissed()}</div>
      ${this.#renderOlder()}`;
  }

  #renderMissed() {
    const {say} = this.#words;
    const missed = this.site?.missed;
    if (!missed || missed === this.dismissed || missed.path !== this.site?.path) return nothing;
    return html`<p part="note">
      ${uiIcon('info')}
      <span>
        ${say('This page is not in {0}. You see the one that comes nearest.', nameOf(missed.kind, missed.name))}
      </span>
      <button aria-label=${say('Dismiss')} @click=${() => (this.dismissed = missed)}>
        ${uiIcon('close')}
      </button>
    </p>`;
  }

  #renderOlder() {
    const {say} = this.#words;
    const {links, path: here} = this.site ?? {};
    const versions = this.view?.selectors.find(({kind}) => kind === 'version');
    if (!versions || !links || isOfLanguages(versions)) return nothing;
    const shown = versions.options.find(({isCurrent}) => isCurrent);
    const newest = defaultOption(versions);
    if (!shown || !newest || shown === newest) return nothing;
    const path = this.#pathIn(newest.name);
    // A page that stands in both is not out of date.
    if (path === undefined || path === here) return nothing;
    return html`<p part="note" role="note">
      ${uiIcon('info')}
      <span @click=${(event: MouseEvent) => this.#choose(event, newest.name)}>
        ${say('You are reading the documentation of {0}.', shown.name)}
        ${siteLink(
          links,
          {part: 'newest', target: pageTarget(path)},
          say('Read it for {0}.', newest.name),
        )}
      </span>
    </p>`;
  }

  #pathIn(version: string): string | undefined {
    if (this.site?.state.phase !== 'ready') return undefined;
    const {path, state} = this.site;
    const {site, choices} = state;
    const {navigation} = site;
    const division = divisionsBeside(state, path).find(
      ({kind, name}) => kind === 'version' && name === version,
    );
    const found = division
      ? pageInDivision(navigation, division, path, choices)
      : pageInVersion(navigation, path, version);
    return found?.page.path;
  }

  /** The link alone would not say which version a page of several is wanted in. */
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
