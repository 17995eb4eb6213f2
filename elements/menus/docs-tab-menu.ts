import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from '../shared/decorators.js';
import type {Selector} from '../../src/navigation/view.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {hostStyles} from '../styles/host.css.js';
import {uiIcon} from '../shared/ui-icons.js';
import {LocalizeController} from '../locales/localize-controller.js';
import {siteCatalog} from '../locales/site-catalog.js';
import {optionList, optionStyles} from './option-list.js';
import {PopoverController} from './popover-controller.js';
import {popoverStyles} from './popover.css.js';

/**
 * A tab with several sections. They open below it on hover, on keyboard focus, and on a press of
 * the button after it, which shows the current section. Until this element is defined, the tab is a
 * plain link.
 *
 * @slot - The tab, a link to the first section.
 * @csspart button - The button after the tab.
 * @csspart panel - The list of sections.
 * @csspart option - A section.
 */
@customElement('docs-tab-menu')
export class DocsTabMenu extends LitElement {
  static override styles = [
    hostStyles,
    popoverStyles,
    optionStyles,
    css`
      [part='button'] {
        display: flex;
        align-items: center;
        gap: 0.375rem;
        min-width: 1.5rem;
        height: 2rem;
        padding-inline: 0.25rem;
        border-radius: var(--docs-radius-control);
        color: var(--docs-color-muted);
        font-size: 0.8125rem;
      }
      [part='button']:hover {
        color: var(--docs-color-text);
      }
      [part='button'] svg {
        transition: rotate var(--docs-duration);
      }
      [part='button'][aria-expanded='true'] svg {
        rotate: 180deg;
      }
      [popover] {
        margin-block-start: -1px;
      }
    `,
  ];

  /** The sections, in the author's order, and the current one. */
  @property({attribute: false}) menu?: Selector;

  /** The label of the tab. */
  @property() name = '';

  /** Resolves targets to URLs. */
  @property({attribute: false}) links?: SiteLinks;

  readonly #locale = new LocalizeController(this, siteCatalog);
  readonly #popover = new PopoverController(this, {anchor: this});
  /** Whether the reader closed it; it opens again after the pointer or focus has left. */
  #isDismissed = false;
  /** A press after the pointer has opened it does not close it. */
  #isHovered = false;

  constructor() {
    super();
    this.addEventListener('pointerenter', ({pointerType}) => {
      if (pointerType !== 'mouse') return;
      this.#isHovered = !this.#popover.isOpen;
      this.#open();
    });
    this.addEventListener('pointerleave', () => {
      this.#isHovered = this.#isDismissed = false;
      if (!this.shadowRoot?.activeElement) this.#popover.close();
    });
    this.addEventListener('focusin', (event) => {
      const [target] = event.composedPath();
      if (target instanceof Element && target.matches(':focus-visible')) this.#open();
    });
    this.addEventListener('focusout', () => (this.#isDismissed = false));
    this.addEventListener(
      'keydown',
      ({key}) => {
        if (key === 'Escape') this.#isDismissed = true;
      },
      {capture: true},
    );
  }

  override render() {
    const {menu, links} = this;
    if (menu === undefined || links === undefined) return nothing;
    const part = menu.options.find(({isCurrent}) => isCurrent)?.name;
    return html`<slot></slot
      ><button
        part="button"
        aria-expanded="false"
        popovertarget="parts"
        aria-label=${
          part === undefined
            ? this.#locale.localize('{0} sections', this.name)
            : `${this.name}: ${part}`
        }
        @click=${this.#press}
      >
        ${part}${uiIcon('chevronDown')}
      </button>
      <div id="parts" popover @click=${this.#popover.close}>${optionList(menu, links)}</div>`;
  }

  #open() {
    if (!this.#isDismissed) this.#popover.open();
  }

  readonly #press = (event: Event) => {
    if (this.#isHovered && this.#popover.isOpen) event.preventDefault();
    this.#isHovered = false;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-tab-menu': DocsTabMenu;
  }
}
