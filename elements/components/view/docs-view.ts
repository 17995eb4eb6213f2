import {css, html, LitElement, nothing, type PropertyValues} from 'lit';
import {customElement, property} from '../../shared/decorators.js';
import type {Icon} from '../../../src/shared/icon.js';
import {hostStyles} from '../../styles/host.css.js';
import {DocsFilterEvent} from '../../shared/page-events.js';
import {LocalizeController} from '../../locales/localize-controller.js';
import {siteCatalog} from '../../locales/site-catalog.js';
import {syncedLabels, rememberLabel} from '../tabs/tab-list.js';
import {iconAttribute} from '../icons/icon-attribute.js';
import {siblingsOf} from '../siblings.js';

/**
 * A variant of a page, for one language or one kind of reader. Of all views of a page, the reader
 * sees those of one name. The switch is above the first view.
 *
 * @slot - The content of the view.
 * @csspart switch - The row of names.
 * @csspart choice - A name; the selected one also has the part `selected`.
 */
@customElement('docs-view')
export class DocsView extends LitElement {
  static override styles = [
    hostStyles,
    css`
      :host {
        display: block;
      }
      [part='switch'] {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem;
        inline-size: fit-content;
        margin-block: 0 1.5rem;
        padding: 0.25rem;
        border: 1px solid var(--docs-color-border);
        border-radius: calc(var(--docs-radius-control) + 0.25rem);
        background: var(--docs-color-tint);
      }
      [part~='choice'] {
        display: inline-flex;
        align-items: center;
        gap: 0.5rem;
        padding: 0.25rem 0.75rem;
        border-radius: var(--docs-radius-control);
        color: var(--docs-color-muted);
        font-size: 0.875rem;
        font-weight: 500;
        line-height: 1.5rem;
      }
      [part~='choice']:hover {
        color: var(--docs-color-heading);
      }
      [part~='selected'] {
        background: var(--docs-color-background);
        color: var(--docs-color-accent);
      }
      @media (forced-colors: active) {
        [part~='selected'] {
          outline: 1px solid Highlight;
        }
      }
    `,
  ];

  /** The name of the view on the switch. */
  @property() heading = '';

  @property(iconAttribute) icon: Icon | undefined;

  readonly #locale = new LocalizeController(this, siteCatalog);

  constructor() {
    super();
    this.addEventListener('docs-reveal', () => this.#choose(this.heading));
  }

  override render() {
    const peers = siblingsOf(this);
    const isOff = this.heading !== this.#chosen;
    const names = new Map(peers.map((peer) => [peer.heading, peer.icon]));
    const isSwitch = peers[0] === this && names.size > 1;
    // The browser finds words in it all the same.
    return html`${isSwitch ? this.#renderSwitch(names) : nothing}
      <div
        hidden=${isOff ? 'until-found' : nothing}
        @beforematch=${() => this.#choose(this.heading)}
      >
        <slot></slot>
      </div>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    const isOff = this.heading !== this.#chosen;
    const isNews = isOff !== this.hasAttribute('data-off');
    this.toggleAttribute('data-off', isOff);
    if (isNews) this.dispatchEvent(new DocsFilterEvent());
    if (changed.has('heading') || changed.has('icon')) {
      const [first] = siblingsOf(this);
      if (first !== this) first?.requestUpdate();
    }
  }

  get #chosen(): string | undefined {
    const names = siblingsOf(this).map(({heading}) => heading);
    return syncedLabels(this).find((label) => names.includes(label)) ?? names[0];
  }

  #renderSwitch(names: ReadonlyMap<string, Icon | undefined>) {
    const chosen = this.#chosen;
    return html`<div part="switch" role="group" aria-label=${this.#locale.localize('View')}>
      ${[...names].map(
        ([name, icon]) =>
          html`<button
            part=${name === chosen ? 'choice selected' : 'choice'}
            aria-pressed=${name === chosen}
            @click=${() => this.#choose(name)}
          >
            ${icon ? html`<docs-icon .icon=${icon}></docs-icon>` : nothing}${name}
          </button>`,
      )}
    </div>`;
  }

  #choose(name: string): void {
    rememberLabel(this, name);
    for (const peer of siblingsOf(this)) peer.requestUpdate();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-view': DocsView;
  }
}
