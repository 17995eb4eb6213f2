import {css, html, LitElement, nothing, type PropertyValues} from 'lit';
import {customElement, property, state} from '../shared/decorators.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {localeOf} from '../../src/shared/language-tag.js';
import {resolveLinkUrl} from '../../src/shared/urls.js';
import {editUrl, issueUrl, type Repository} from '../../src/site/repository.js';
import {hostStyles} from '../styles/host.css.js';
import {uiIcon} from '../shared/ui-icons.js';
import {languageAt, LocalizeController} from '../locales/localize-controller.js';
import {siteCatalog} from '../locales/site-catalog.js';
import {askSite} from '../shared/page-events.js';
import {pageTarget, siteLink} from '../shared/site-link.js';
import {lastChange} from './last-change.js';
import {ownProperty} from '../../src/shared/own-property.js';

/** What readers think of a page. */
export type Rating = 'up' | 'down';

/** The reader has rated a page; canceling the event leaves it to the host page to thank them. */
export class DocsFeedbackEvent extends Event {
  readonly path: string;
  readonly title: string;
  readonly rating: Rating;

  constructor(path: string, title: string, rating: Rating) {
    super('docs-feedback', {bubbles: true, composed: true, cancelable: true});
    this.path = path;
    this.title = title;
    this.rating = rating;
  }
}

/**
 * Buttons to rate a page, links to edit it or to report an issue at its code host, and the date of
 * its last update. A rating is remembered.
 *
 * @fires docs-feedback - The reader rated the page; can be canceled.
 * @csspart rating - The question and its two buttons.
 * @csspart rate - A button; the one that the reader pressed also has the part `rated`.
 * @csspart form - The link to a form, once the page is rated.
 * @csspart edit - The link to edit the page's file.
 * @csspart issue - The link to a new issue about the page.
 * @csspart updated - When the page was last updated.
 */
@customElement('docs-feedback')
export class DocsFeedback extends LitElement {
  static override styles = [
    hostStyles,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem;
        color: var(--docs-color-muted);
        font-size: 0.875rem;
        line-height: 1.5;
      }
      [part='rating'] {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem;
        margin-inline-end: 0.5rem;
      }
      a,
      button {
        display: inline-flex;
        align-items: center;
        gap: 0.5rem;
        padding: 0.375rem 0.875rem;
        border: 1px solid var(--docs-color-border);
        border-radius: var(--docs-radius-control);
        font-weight: 500;
        transition:
          color var(--docs-duration),
          border-color var(--docs-duration);
      }
      [part='updated'] {
        margin-inline-start: auto;
      }
      :is(a, button):hover {
        border-color: var(--docs-color-border-strong);
        color: var(--docs-color-text);
      }
      [part='rate rated'] {
        border-color: var(--docs-color-accent);
        color: var(--docs-color-accent);
      }
      button:last-of-type svg {
        rotate: 180deg;
      }
      [part='form'] {
        padding-inline: 0.25rem;
        border-color: transparent;
        text-decoration: underline;
        text-underline-offset: 3px;
      }
      @media (forced-colors: active) {
        [part='rate rated'] {
          outline: 2px solid Highlight;
        }
      }
      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];

  /** The repository of the page's file. */
  @property({attribute: false}) repository?: Repository;

  /** The page's file, relative to `docs.json`. */
  @property() file = '';

  /** The page's title. */
  @property() heading = '';

  /** The page. */
  @property() path = '';

  /** Resolves the form to a URL. */
  @property({attribute: false}) links?: SiteLinks;

  /** Whether readers can rate the page. */
  @property({type: Boolean}) thumbsRating = false;

  /** The URL of a form for those who have, with `$path`, `$page` and `$rating`. */
  @property() form = '';

  /** Whether there is a link to edit the page. */
  @property({type: Boolean}) suggestEdit = false;

  /** Whether there is a link to a new issue. */
  @property({type: Boolean}) raiseIssue = false;

  /** When the page was last updated, as its author wrote it. */
  @property() changed = '';

  /** The URLs whose dates tell when that was, if its author did not write it (`lastChange`). */
  @property({attribute: false}) dated: readonly [file: string, other?: string] | undefined;

  @state() private rating: string | undefined;
  @state() private hasThanks = false;
  /** The date that the host says. */
  @state() private date = '';

  readonly #locale = new LocalizeController(this, siteCatalog);

  protected override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('path')) {
      this.rating = ownProperty(askSite(this).store?.read().ratings, this.path);
      this.hasThanks = false;
    }
    const isOther = String(changed.get('dated') ?? '') !== String(this.dated ?? '');
    if (changed.has('dated') && isOther) void this.#findDate();
  }

  override render() {
    const changed = this.changed || this.date;
    const {thumbsRating} = this;
    // The thanks come after the links, which stay in their place.
    return html`${thumbsRating ? this.#renderRating() : nothing}${this.#renderLinks()}${
      thumbsRating ? this.#renderThanks() : nothing
    }${
      changed === ''
        ? nothing
        : html`<span part="updated"
            >${this.#locale.localize('Last updated')} ${dateOf(changed, languageAt(this))}</span
          >`
    }`;
  }

  async #findDate() {
    const {dated} = this;
    this.date = '';
    const date = dated && (await lastChange(...dated));
    if (String(dated) === String(this.dated)) this.date = date ?? '';
  }

  #renderRating() {
    const {localize} = this.#locale;
    const button = (rating: Rating, words: string) =>
      html`<button
        part=${rating === this.rating ? 'rate rated' : 'rate'}
        aria-pressed=${rating === this.rating}
        @click=${() => this.#rate(rating)}
      >
        ${uiIcon('thumb')}${words}
      </button>`;
    return html`<div part="rating" role="group" aria-labelledby="question">
      <span id="question">${localize('Was this page helpful?')}</span>
      ${button('up', localize('Yes'))}${button('down', localize('No'))}
    </div>`;
  }

  #renderThanks() {
    const {hasThanks, form} = this;
    const words = this.#locale.localize('Thank you for your feedback.');
    return html`<span role="status">${hasThanks ? words : nothing}</span>${
        hasThanks && form !== '' ? this.#renderForm() : nothing
      }`;
  }

  #renderForm() {
    if (!this.links) return nothing;
    const values: Readonly<Record<string, unknown>> = {
      path: this.path,
      page: new URL(this.links.href(pageTarget(this.path)) ?? '', location.href),
      rating: this.rating,
    };
    const url = this.form.replace(/\$(path|page|rating)\b/g, (_, name: string) =>
      encodeURIComponent(String(ownProperty(values, name))),
    );
    const words = this.#locale.localize('Tell us more');
    return siteLink(this.links, {part: 'form', target: resolveLinkUrl(url)}, words);
  }

  #rate(rating: Rating) {
    const {path} = this;
    if (rating === this.rating) return;
    if (!this.dispatchEvent(new DocsFeedbackEvent(path, this.heading, rating))) return;
    this.rating = rating;
    this.hasThanks = true;
    const {store} = askSite(this);
    store?.write({ratings: {...store.read().ratings, [path]: rating}});
  }

  #renderLinks() {
    const {localize} = this.#locale;
    const {repository, file, heading} = this;
    if (!repository) return nothing;
    // The reader's URL: it tells which page they viewed, and where.
    const text = `Page: ${location.href}\nFile: ${file}`;
    return html`
      ${
        this.suggestEdit
          ? link('edit', editUrl(repository, file), uiIcon('pencil'), localize('Edit this page'))
          : nothing
      }
      ${
        this.raiseIssue
          ? link(
              'issue',
              issueUrl(repository, heading, text),
              uiIcon('alert'),
              localize('Report an issue'),
            )
          : nothing
      }
    `;
  }
}

/** A date in the language of the page; anything else is shown as written. */
function dateOf(written: string, language: string) {
  const date = new Date(written);
  if (Number.isNaN(date.getTime())) return written;
  const words = date.toLocaleDateString(localeOf(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return html`<time datetime=${date.toISOString().slice(0, 10)}>${words}</time>`;
}

function link(part: string, href: string, icon: unknown, words: string) {
  return html`<a part=${part} href=${href} target="_blank" rel="noopener noreferrer"
    >${icon}${words}</a
  >`;
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-feedback': DocsFeedback;
  }
  interface HTMLElementEventMap {
    'docs-feedback': DocsFeedbackEvent;
  }
}
