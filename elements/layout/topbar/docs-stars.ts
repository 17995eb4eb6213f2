import {css, html, LitElement, nothing, type PropertyValues} from 'lit';
import {customElement, property, state} from '../../shared/decorators.js';
import {hostStyles} from '../../styles/host.css.js';
import {DocsStoreRequestEvent} from '../../shared/page-events.js';
import {drawIcon} from '../../shared/ui-icons.js';
import {LocalizeController} from '../../locales/localize-controller.js';
import {siteCatalog} from '../../locales/site-catalog.js';
import {countStars} from './count-stars.js';

const star = 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z';

/**
 * The number of stars of a repository on its code host; empty until it is known.
 */
@customElement('docs-stars')
export class DocsStars extends LitElement {
  static override styles = [
    hostStyles,
    css`
      :host {
        display: inline-flex;
      }
      span {
        display: inline-flex;
        align-items: center;
        gap: 0.25rem;
        margin-inline-start: 0.5rem;
        font-size: 0.8125rem;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  /** `owner/name`. */
  @property() repository = '';

  @state() private count: number | undefined;

  readonly #locale = new LocalizeController(this, siteCatalog);

  protected override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('repository')) void this.#load(this.repository);
  }

  override render() {
    const {count} = this;
    if (count === undefined) return nothing;
    const short = new Intl.NumberFormat('en', {notation: 'compact'}).format(count);
    return html`<span role="img" aria-label=${this.#locale.localize('{0} stars', short)}
      >${drawIcon(star)}${short}</span
    >`;
  }

  async #load(repository: string) {
    const request = new DocsStoreRequestEvent();
    this.dispatchEvent(request);
    const count = await countStars(repository, request.store);
    if (repository === this.repository) this.count = count;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-stars': DocsStars;
  }
}
