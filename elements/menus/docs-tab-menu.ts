import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from '../shared/decorators.js';
import type {Selector} from '../../src/navigation/view.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {hostStyles} from '../styles/host.css.js';
import {uiIcon} from '../shared/ui-icons.js';
import {LocalizeController} from '../locales/localize-controller.js';
import {optionList, optionStyles} from './option-list.js';
import {PopoverController} from './popover-controller.js';
import {popoverStyles} from './popover.css.js';

/**
 * A tab of several parts: they open below it when the pointer or the keyboard's focus comes to it, and at a press on the
 * button behind it, which names the part that is shown. Until this element is defined the tab is a link like the others.
 *
 * @slot - The tab, which leads to the first part.
 * @csspart button - The button behind the tab.
 * @csspart panel - The list of parts.
 * @csspart option - A part.
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

  /** The parts, in the author's order, and which one is shown. */
  @property({attribute: false}) menu?: Selector;

  /** What the tab is called. */
  @property() name = '';

  /** Makes addresses of targets. */
  @property({attribute: false}) links?: SiteLinks;

  readonly #words = new LocalizeController(this);
  readonly #popover = new PopoverController(this);
  /** The reader closed it; it opens again once they have been elsewhere. */
  #isDismissed = false;
  /** A press that comes after the pointer has opened it is none to close it. */
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
        aria-expanded=${this.#popover.isOpen}
        aria-label=${part === undefined ? this.#words.say('{0}: parts', this.name) : `${this.name}: ${part}`}
        @click=${this.#press}
      >
        ${part}${uiIcon('chevronDown')}
      </button>
      <div popover="manual" @click=${this.#popover.close}>${optionList(menu, links)}</div>`;
  }

  #open() {
    if (!this.#isDismissed) this.#popover.open(this);
  }

  readonly #press = () => {
    if (this.#isHovered && this.#popover.isOpen) this.#isHovered = false;
    else if (this.#popover.isOpen) this.#popover.close();
    else this.#popover.open(this);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-tab-menu': DocsTabMenu;
  }
}
