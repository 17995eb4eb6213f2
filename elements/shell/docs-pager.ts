import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {PageLabels} from '../../src/navigation/labels.js';
import type {NavPage} from '../../src/navigation/navigation.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {hostStyles} from '../shared/host.css.js';
import {drawSign, uiIcon} from '../shared/ui-icons.js';
import {pageTarget, shellLink} from './shell-link.js';

const arrowLeft = 'M20 12H4m6-6-6 6 6 6';

/**
 * The pages before and after this one, as two large links.
 *
 * @csspart previous - The link to the page before.
 * @csspart next - The link to the page after.
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
        justify-items: end;
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
        overflow-wrap: anywhere;
      }
      svg:dir(rtl) {
        scale: -1 1;
      }
      @container (width < 36rem) {
        nav {
          grid-template-columns: 1fr;
        }
        [part='next'] {
          grid-column: 1;
        }
      }
      svg:dir(rtl) {
        scale: -1 1;
      }
      @media print {
        nav {
          display: none;
        }
      }
    `,
  ];

  /** The page before, in reading order. */
  @property({attribute: false}) previous: NavPage | undefined;

  /** The page after, in reading order. */
  @property({attribute: false}) next: NavPage | undefined;

  /** What the pages are called. */
  @property({attribute: false}) labels: PageLabels = new Map();

  /** Makes addresses of paths. */
  @property({attribute: false}) links?: SiteLinks;

  override render() {
    if (this.previous === undefined && this.next === undefined) return nothing;
    return html`<nav aria-label="Previous and next page">
      ${this.#renderLink(this.previous, 'previous', html`${drawSign(arrowLeft)} Previous`)}
      ${this.#renderLink(this.next, 'next', html`Next ${uiIcon('arrowRight')}`)}
    </nav>`;
  }

  #renderLink(page: NavPage | undefined, part: string, caption: unknown) {
    if (page === undefined || this.links === undefined) return nothing;
    const label = this.labels.get(page.path);
    const content = html`<span part="caption">${caption}</span>
      <span part="name">${label?.text ?? page.label}</span>`;
    const target = label?.link ?? pageTarget(page.path);
    return shellLink(this.links, {part, target}, content);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-pager': DocsPager;
  }
}
