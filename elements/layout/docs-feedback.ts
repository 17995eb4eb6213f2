import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from '../shared/decorators.js';
import {editUrl, issueUrl, type Repository} from '../../src/site/repository.js';
import {hostStyles} from '../styles/host.css.js';
import {drawIcon, uiIcon} from '../shared/ui-icons.js';
import {languageAt, LocalizeController} from '../locales/localize-controller.js';

const pencil = 'm4 20 1-4L16 5l3 3L8 19zM14 7l3 3';

/**
 * Ways to tell the authors of a page what is wrong with it, at the host of its source; and how old it is.
 *
 * @csspart edit - The link to edit the page's file.
 * @csspart issue - The link to a new issue about the page.
 * @csspart updated - When the page was changed last.
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

  /** Where the page's file is kept. */
  @property({attribute: false}) repository?: Repository;

  /** The page's file, relative to `docs.json`. */
  @property() file = '';

  /** The page's title. */
  @property() heading = '';

  /** Whether there is a link to edit the page. */
  @property({type: Boolean}) suggestEdit = false;

  /** Whether there is a link to a new issue. */
  @property({type: Boolean}) raiseIssue = false;

  /** When the page was changed last, as its author wrote it. */
  @property() changed = '';

  readonly #words = new LocalizeController(this);

  override render() {
    return html`${this.#renderLinks()}${
      this.changed === ''
        ? nothing
        : html`<span part="updated"
            >${this.#words.say('Last updated')} ${dateOf(this.changed, languageAt(this))}</span
          >`
    }`;
  }

  #renderLinks() {
    const {say} = this.#words;
    const {repository, file, heading} = this;
    if (!repository) return nothing;
    // The address is the reader's own: it says which page was seen, and where.
    const text = `Page: ${location.href}\nFile: ${file}`;
    return html`
      ${
        this.suggestEdit
          ? link('edit', editUrl(repository, file), drawIcon(pencil), say('Suggest edits'))
          : nothing
      }
      ${
        this.raiseIssue
          ? link('issue', issueUrl(repository, heading, text), uiIcon('alert'), say('Raise issue'))
          : nothing
      }
    `;
  }
}

/** A language as `Intl` takes it: of a tag that is none, the reader's own. */
function localeOf(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined;
  }
}

/** A date in the reader's words; what is none stays as written. */
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
