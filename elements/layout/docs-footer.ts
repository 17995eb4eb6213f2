import {css, html, LitElement, nothing} from 'lit';
import {customElement, property, state} from '../shared/decorators.js';
import type {FooterColumn} from '../../src/config/read/footer.js';
import type {ConfigLink, ConfigSocial} from '../../src/config/site-config.js';
import {platformIcon, platformName, unknownPlatformIcon} from '../../src/site/social-account.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {hostStyles} from '../styles/host.css.js';
import {LocalizeController} from '../locales/localize-controller.js';
import {siteCatalog} from '../locales/site-catalog.js';
import {siteLink} from '../shared/site-link.js';

/**
 * The footer of the page: lists of links, and the social accounts of the project. Without any
 * content, it is hidden.
 *
 * @slot - Content of the host page.
 * @csspart column - A list of links.
 * @csspart column-header - Its heading.
 * @csspart link - A link in it.
 * @csspart social - The link to one account.
 */
@customElement('docs-footer')
export class DocsFooter extends LitElement {
  static override styles = [
    hostStyles,
    css`
      footer {
        padding-block: 2rem;
        border-block-start: 1px solid var(--docs-color-border);
        color: var(--docs-color-muted);
        font-size: 0.875rem;
        line-height: 1.5;
      }
      ul {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      nav {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
        gap: 2rem 1.5rem;
        margin-block-end: 2.5rem;
      }
      [part='column-header'] {
        margin: 0 0 0.5rem;
        color: var(--docs-color-heading);
        font-weight: 600;
      }
      [part='link'] {
        display: inline-block;
        padding-block: 0.25rem;
        overflow-wrap: anywhere;
        transition: color var(--docs-duration);
      }
      [part='end'] {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 1rem 2rem;
      }
      [part='socials'] {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem;
        margin-inline: -0.5rem;
      }
      [part='social'] {
        display: grid;
        place-items: center;
        width: 2.25rem;
        height: 2.25rem;
        border-radius: var(--docs-radius-control);
        font-size: 1.25rem;
        transition: color var(--docs-duration);
      }
      a:hover {
        color: var(--docs-color-text);
      }
      @media print {
        footer {
          display: none;
        }
      }
    `,
  ];

  /** Accounts, in the author's order. */
  @property({attribute: false}) socials: readonly ConfigSocial[] = [];

  /** Lists of links above the accounts. */
  @property({attribute: false}) columns: readonly FooterColumn[] = [];

  /** Resolves targets to URLs. */
  @property({attribute: false}) links?: SiteLinks;

  /** Platforms without an icon of the same name. */
  @state() private unknown: ReadonlySet<string> = new Set();

  /** Whether the host page has added something. */
  @state() private isFilled = false;

  readonly #locale = new LocalizeController(this, siteCatalog);

  protected override willUpdate() {
    this.hidden = !this.isFilled && this.columns.length + this.socials.length === 0;
  }

  override render() {
    const {columns, socials} = this;
    return html`<footer>
      ${
        columns.length === 0
          ? nothing
          : html`<nav aria-label=${this.#locale.localize('Footer')}>
              ${columns.map((column, index) => this.#renderColumn(column, `column-${index}`))}
            </nav>`
      }
      <div part="end">
        ${
          socials.length === 0
            ? nothing
            : html`<ul part="socials">
                ${socials.map((social) => html`<li>${this.#renderSocial(social)}</li>`)}
              </ul>`
        }
        <slot @slotchange=${this.#onSlotChange}></slot>
      </div>
    </footer>`;
  }

  #renderColumn({header, links}: FooterColumn, id: string) {
    return html`<div part="column">
      ${header === undefined ? nothing : html`<p part="column-header" id=${id}>${header}</p>`}
      <ul aria-labelledby=${header === undefined ? nothing : id}>
        ${links.map((link) => html`<li>${this.#renderLink(link)}</li>`)}
      </ul>
    </div>`;
  }

  #renderLink({name, target}: ConfigLink) {
    return this.links ? siteLink(this.links, {part: 'link', target}, name) : nothing;
  }

  #renderSocial({platform, target}: ConfigSocial) {
    if (this.links === undefined) return nothing;
    const label = platformName(platform, this.#locale.localize);
    const icon = this.unknown.has(platform) ? unknownPlatformIcon : platformIcon(platform);
    return siteLink(
      this.links,
      {part: 'social', target, label},
      html`<docs-icon
        .icon=${icon}
        @docs-unknown-icon=${(event: Event) => this.#forget(event, platform)}
      ></docs-icon>`,
    );
  }

  readonly #onSlotChange = ({target}: Event): void => {
    // The default slot, or one of the host page's that is in it.
    this.isFilled = (target as HTMLSlotElement).assignedElements({flatten: true}).length > 0;
  };

  /** Validation of the configuration has reported it already. */
  #forget(event: Event, platform: string) {
    event.stopPropagation();
    this.unknown = new Set([...this.unknown, platform]);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-footer': DocsFooter;
  }
}
