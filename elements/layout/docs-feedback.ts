import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from '../shared/decorators.js';
import {editUrl, issueUrl, type Repository} from '../../src/site/repository.js';
import {hostStyles} from '../styles/host.css.js';
import {drawIcon, uiIcon} from '../shared/ui-icons.js';
import {languageAt, LocalizeController} from '../locales/localize-controller.js';

const pencil = 'm4 20 1-4L16 5l3 3L8 19zM14 7l3 3';

/**
 * Links to edit a page or to report an issue at its code host, and the date of its last update.
 *
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
      a {
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
      a:hover {
        border-color: var(--docs-color-border-strong);
        color: var(--docs-color-text);
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

  /** Whether there is a link to edit the page. */
  @property({type: Boolean}) suggestEdit = false;

  /** Whether there is a link to a new issue. */
  @property({type: Boolean}) raiseIssue = false;

  /** When the page was last updated, as its author wrote it. */
  @property() changed = '';

  readonly #locale = new LocalizeController(this);

  override render() {
    return html`${this.#renderLinks()}${
      this.changed === ''
        ? nothing
        : html`<span part="updated"
            >${this.#locale.localize('lastUpdated', 'Last updated')}
            ${dateOf(this.changed, languageAt(this))}</span
          >`
    }`;
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
          ? link(
              'edit',
              editUrl(repository, file),
              drawIcon(pencil),
              localize('editPage', 'Edit this page'),
            )
          : nothing
      }
      ${
        this.raiseIssue
          ? link(
              'issue',
              issueUrl(repository, heading, text),
              uiIcon('alert'),
              localize('reportIssue', 'Report an issue'),
            )
          : nothing
      }
    `;
  }
}

/** A valid locale for `Intl`; for an invalid tag, the reader's. */
function localeOf(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined;
  }
}

/** A date in the reader's locale; anything else is shown as written. */
function dateOf(written: string, language: string) {
  const date = new Date(written);
  if (Number.isNaN(date.getTime())) return written;
  const words = date.toLocaleDateString(localeOf(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return html`<time datetime=${date.toISOString().slice(0, 10)}>${words}</time>`;
}

function link(part: string, href: string, sign: unknown, words: string) {
  return html`<a part=${part} href=${href} target="_blank" rel="noopener noreferrer"
    >${sign}${words}</a
  >`;
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-feedback': DocsFeedback;
  }
}
