import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from '../../shared/decorators.js';
import {hostStyles} from '../../styles/host.css.js';
import {uiIcon} from '../../shared/ui-icons.js';

/** Space in pixels between the panel and the edges of the window. */
const edge = 8;

/**
 * A term with an explanation, shown on hover, focus or tap. Escape closes it.
 *
 * @slot - The term.
 * @csspart term - The term, underlined.
 * @csspart panel - The explanation.
 */
@customElement('docs-tooltip')
export class DocsTooltip extends LitElement {
  static override styles = [
    hostStyles,
    css`
      :host {
        display: inline;
      }
      [part='term'] {
        border-radius: 2px;
        text-decoration: underline dotted;
        text-decoration-color: var(--docs-color-muted);
        text-underline-offset: 3px;
        cursor: help;
      }
      [part='panel'] {
        position: fixed;
        inset: var(--_top, 0) auto auto var(--_left, 0);
        overflow: visible;
        inline-size: max-content;
        max-inline-size: min(20rem, calc(100vw - 1rem));
        margin: 0;
        /* Invisible area above and below, so that the pointer can move to the panel without
           leaving. */
        padding: 0.375rem 0;
        border: 0;
        background: none;
        color: var(--docs-color-text);
        font: 400 0.875rem/1.5 var(--docs-font-text);
        letter-spacing: normal;
        /* It is above the whole page, where styles of authors must not apply. */
        word-spacing: normal;
        text-align: start;
        text-indent: 0;
        text-shadow: none;
        text-transform: none;
        white-space: normal;
      }
      [part='box'] {
        display: block;
        padding: 0.625rem 0.875rem;
        border: 1px solid var(--docs-color-border);
        border-radius: 0.75rem;
        background: var(--docs-color-raised);
        box-shadow: var(--docs-shadow);
      }
      [part='headline'] {
        display: block;
        color: var(--docs-color-heading);
        font-weight: 600;
      }
      [part='cta'] {
        display: flex;
        align-items: center;
        gap: 0.25rem;
        margin-block-start: 0.375rem;
        color: var(--docs-color-accent);
        font-weight: 500;
      }
    `,
  ];

  /** The explanation. */
  @property() tip = '';

  /** The title above the explanation. */
  @property() headline = '';

  /** The text of a link to `href` below the explanation. */
  @property() cta = '';

  @property() href: string | undefined;

  /** Whether the link leads to another site. */
  @property({type: Boolean}) external = false;

  #isOpen = false;

  constructor() {
    super();
    this.addController({hostDisconnected: this.#hide});
    this.addEventListener('pointerenter', this.#onEnter);
    this.addEventListener('pointerleave', this.#onLeave);
    this.addEventListener('focusin', this.#show);
    this.addEventListener('focusout', this.#hide);
  }

  override render() {
    return html`<span
        part="term"
        tabindex="0"
        role="button"
        aria-describedby="tip"
        @pointerdown=${this.#onPress}
        ><slot></slot></span
      ><span part="panel" id="tip" role="tooltip" popover="manual"
        ><span part="box"
          >${this.headline ? html`<strong part="headline">${this.headline}</strong>` : nothing}${
            this.tip
          }${this.cta && this.href ? this.#renderLink() : nothing}</span
        ></span
      >`;
  }

  #renderLink() {
    return html`<a
      part="cta"
      href=${this.href ?? nothing}
      target=${this.external ? '_blank' : nothing}
      rel=${this.external ? 'noopener noreferrer' : nothing}
      >${this.cta}${uiIcon(this.external ? 'external' : 'arrowRight')}</a
    >`;
  }

  get #panel(): HTMLElement | undefined {
    return this.renderRoot.querySelector<HTMLElement>('[part=panel]') ?? undefined;
  }

  readonly #show = (): void => {
    const panel = this.#panel;
    if (this.#isOpen || !panel || !(this.tip || this.headline)) return;
    this.#isOpen = true;
    panel.showPopover();
    this.#place();
    addEventListener('scroll', this.#place, {capture: true, passive: true});
    addEventListener('keydown', this.#onKeydown);
    addEventListener('pointerdown', this.#onPressElsewhere);
  };

  readonly #hide = (): void => {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    if (this.#panel?.isConnected) this.#panel.hidePopover();
    removeEventListener('scroll', this.#place, {capture: true});
    removeEventListener('keydown', this.#onKeydown);
    removeEventListener('pointerdown', this.#onPressElsewhere);
  };

  /**
   * Above the first line of the term, or below it if there is no room; always inside the window.
   */
  readonly #place = (): void => {
    const panel = this.#panel;
    const at = this.renderRoot.querySelector('[part=term]')?.getClientRects()[0];
    if (!panel || !at) return;
    const {width, height} = panel.getBoundingClientRect();
    const rightmost = document.documentElement.clientWidth - width - edge;
    const left = Math.max(edge, Math.min(at.left + (at.width - width) / 2, rightmost));
    const top = at.top - height;
    panel.style.setProperty('--_left', `${left}px`);
    panel.style.setProperty('--_top', `${top < edge ? at.bottom : top}px`);
  };

  readonly #onEnter = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') this.#show();
  };

  readonly #onLeave = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch' && !this.matches(':focus-within')) this.#hide();
  };

  /** A tap on an open term closes it. On a closed one, the focus event that follows opens it. */
  #onPress(event: PointerEvent): void {
    if (event.pointerType !== 'touch') return;
    if (!this.#isOpen) this.#show();
    else {
      event.preventDefault();
      this.#hide();
    }
  }

  readonly #onPressElsewhere = (event: PointerEvent): void => {
    if (!event.composedPath().includes(this)) this.#hide();
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.#hide();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-tooltip': DocsTooltip;
  }
}
