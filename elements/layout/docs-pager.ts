import {css, html, LitElement, nothing, type PropertyValues} from 'lit';
import {keyed} from '../shared/keyed.js';
import {customElement, property} from '../shared/decorators.js';
import {type PageLabels, labelOf} from '../../src/navigation/label.js';
import type {Choices} from '../../src/navigation/position.js';
import {neighborsAt, type Neighbor, type Neighbors} from '../../src/navigation/neighbors.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import type {Site} from '../../src/site/state.js';
import {DocsPagesListedEvent} from '../shared/events.js';
import {hostStyles} from '../styles/host.css.js';
import {uiIcon} from '../shared/ui-icons.js';
import {LocalizeController} from '../locales/localize-controller.js';
import {siteCatalog} from '../locales/site-catalog.js';
import {pageTarget, siteLink} from '../shared/site-link.js';

/**
 * The pages before and after this one, as two large links.
 *
 * @csspart previous - The link to the page before.
 * @csspart next - The link to the page after.
 * @csspart name - The name of a page in a link.
 * @fires docs-pages-listed - After each update: the pages it leads to.
 */
@customElement('docs-pager')
export class DocsPager extends LitElement {
  static override styles = [
    hostStyles,
    css`
      nav {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 1rem;
      }
      a {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.125rem;
        padding: 0.875rem 1.25rem;
        border: 1px solid var(--docs-color-border);
        border-radius: var(--docs-radius);
        transition: border-color var(--docs-duration);
      }
      a:hover {
        border-color: var(--docs-color-accent);
      }
      [part='next'] {
        grid-column: 2;
        text-align: end;
      }
      [part='next'] [part='caption'] {
        justify-content: end;
      }
      [part='caption'] {
        display: flex;
        align-items: center;
        gap: 0.375rem;
        color: var(--docs-color-muted);
        font-size: 0.8125rem;
      }
      [part='name'] {
        color: var(--docs-color-heading);
        font-weight: 600;
        overflow: hidden;
        text-overflow: ellipsis;
        /* Its height is the same before the page's title is known. */
        white-space: nowrap;
      }
      @container (width < 36em) {
        nav {
          grid-template-columns: 1fr;
        }
        [part='next'] {
          grid-column: 1;
        }
      }
      @media print {
        nav {
          display: none;
        }
      }
    `,
  ];

  /** The site. */
  @property({attribute: false}) site?: Site;

  /** The reader's choices. */
  @property({attribute: false}) choices: Choices = {};

  /** The current page. */
  @property() path = '';

  /** The labels of the pages. */
  @property({attribute: false}) labels: PageLabels = new Map();

  /** Resolves paths to URLs. */
  @property({attribute: false}) links?: SiteLinks;

  readonly #locale = new LocalizeController(this, siteCatalog);
  #neighbors: Neighbors = {};

  protected override willUpdate(changed: PropertyValues<this>) {
    if (this.site && (changed.has('site') || changed.has('choices') || changed.has('path'))) {
      const {navigation, config} = this.site;
      this.#neighbors = neighborsAt(navigation, config, this.path, this.choices);
    }
  }

  override render() {
    const {previous, next} = this.#neighbors;
    if (previous === undefined && next === undefined) return nothing;
    const {localize} = this.#locale;
    const previousLabel = html`${uiIcon('arrowLeft')} ${localize('Previous')}`;
    const nextLabel = html`${localize('Next')} ${uiIcon('arrowRight')}`;
    return html`<nav aria-label=${localize('Previous and next pages')}>
      ${this.#renderLink(previous, 'previous', previousLabel)}
      ${this.#renderLink(next, 'next', nextLabel)}
    </nav>`;
  }

  protected override updated() {
    const {previous, next} = this.#neighbors;
    const paths = [next, previous].flatMap((page) => (page ? [page.path] : []));
    this.dispatchEvent(new DocsPagesListedEvent(paths));
  }

  #renderLink(page: Neighbor | undefined, part: string, caption: unknown) {
    if (page === undefined || this.links === undefined) return nothing;
    const label = this.labels.get(page.path);
    const {text} = labelOf(page, this.labels);
    const content = html`<span part="caption">${caption}</span>
      ${keyed(text, html`<span part="name">${text}</span>`)}`;
    const target = label?.link ?? pageTarget(page.path);
    return siteLink(this.links, {part, target, choice: page.choices}, content);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-pager': DocsPager;
  }
}
