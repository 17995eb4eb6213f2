import {css, html, LitElement, nothing, type PropertyValues} from 'lit';
import {customElement, property, state} from '../../shared/decorators.js';
import {formulaError, formulaSource} from '../../../src/formulas/formula-source.js';
import {hostStyles} from '../../styles/host.css.js';
import {lazyContent} from '../../shared/lazy.js';
import {during} from '../../shared/scheduler.js';
import {NearController} from '../../shared/near-controller.js';
import {LocalizeController} from '../../locales/localize-controller.js';
import {siteCatalog} from '../../locales/site-catalog.js';
import {DrawnForPrint} from './draw-for-print.js';

const formulaDrawing = lazyContent('draw-formula', () => import('./draw-formula.js'));

/**
 * A TeX formula. It is drawn when it comes near the viewport. Until then, and if it has an
 * error, its source is shown.
 *
 * @slot - The TeX source, if `tex` is not set.
 * @csspart formula - The formula.
 * @csspart source - Its source.
 * @csspart error - The error message.
 */
@customElement('docs-math')
export class DocsMath extends LitElement {
  static override styles = [
    hostStyles,
    css`
      :host([block]) {
        display: block;
        margin: 1.25rem 0;
        text-align: center;
      }
      /* Unlike an inline block, it keeps the baseline of the formula while it scrolls. */
      [part='formula'] {
        display: inline-flex;
        overflow: auto hidden;
        max-inline-size: 100%;
        margin-block: -0.25rem;
        padding-block: 0.25rem;
        scrollbar-width: thin;
      }
      :host([block]) [part='formula'] {
        display: block;
        margin-block: 0;
      }
      math {
        font-family: docs-math, math;
        font-size: 1.125em;
      }
      [part='source'] {
        font: 0.875em var(--docs-font-code);
        overflow-wrap: anywhere;
      }
      [part='error'] {
        color: var(--docs-color-danger);
        font-size: 0.875em;
      }
      :host([block]) [part='error'] {
        display: block;
      }
    `,
  ];

  /** The TeX source; without it, the text of the element. */
  @property() tex: string | undefined;

  /** Whether it is a block instead of inline. */
  @property({type: Boolean, reflect: true}) block = false;

  /** Whether it is wider than the column, inline: then it can be focused, and scrolls. */
  @state() private isWide = false;

  readonly #locale = new LocalizeController(this, siteCatalog);
  readonly #sizes = new ResizeObserver(([entry]) => {
    const {scrollWidth = 0, clientWidth = 0} = entry?.target ?? {};
    this.isWide = scrollWidth > clientWidth;
  });
  readonly #near = new NearController(this, () => this.#draw());
  /** What `#sizes` observes. */
  #measured: Element | null = null;
  /** Resolves once it is drawn, or cannot be. */
  #drawn: Promise<unknown> | undefined;
  #formula: Element | undefined;
  #error = '';
  /** Whether it has its size. */
  #isSettled = false;

  constructor() {
    super();
    new DrawnForPrint(this);
    this.addController({
      hostConnected: () => {
        // It takes the place of one that is drawn in the document: nothing below it is to move.
        if (this.closest('docs-site[data-built]')) this.#near.meet();
      },
    });
  }

  /** Resolves once the formula is as it is printed. */
  async preparePrint(): Promise<void> {
    this.#near.meet();
    await this.#drawn;
    await this.updateComplete;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.#near.isNear || !(changed.has('tex') || changed.has('block'))) return;
    this.#draw();
  }

  override render() {
    const scrolls = this.block || this.isWide;
    return html`${
        this.#formula
          ? html`<span
              part="formula"
              role=${scrolls ? 'group' : nothing}
              aria-label=${scrolls ? this.#locale.localize('Formula') : nothing}
              tabindex=${scrolls ? 0 : nothing}
              >${this.#formula}</span
            >`
          : html`<code part="source">${this.#tex}</code>`
      }${this.#error ? html` <span part="error">${this.#error}</span>` : nothing}<slot
        hidden
        @slotchange=${this.#onSlotChange}
      ></slot>`;
  }

  protected override updated(): void {
    this.ariaBusy = this.#isSettled ? null : 'true';
    const formula = this.block ? null : this.renderRoot.querySelector('[part=formula]');
    if (formula === this.#measured) return;
    this.#sizes.disconnect();
    if (formula) this.#sizes.observe(formula);
    this.#measured = formula;
  }

  get #tex(): string {
    return formulaSource(this.tex ?? this.textContent ?? '');
  }

  #draw(): void {
    const tex = this.#tex;
    // If the part cannot be loaded, the source is shown.
    let drawing: Promise<void> | undefined;
    const loading = formulaDrawing(({drawFormula, font}) => {
      drawing = during(font.then(() => this.#drawWith(drawFormula, tex)));
    });
    this.#drawn = loading.then((part) => (part ? drawing : this.#settle()));
  }

  #drawWith(drawFormula: (tex: string, isBlock: boolean) => Element, tex: string): void {
    // The formula may have changed in the meantime.
    if (tex !== this.#tex) return;
    this.#formula = undefined;
    this.#error = '';
    try {
      this.#formula = drawFormula(tex, this.block);
    } catch (error) {
      this.#error = formulaError(error);
    }
    this.#settle();
  }

  #settle(): void {
    this.#isSettled = true;
    this.requestUpdate();
  }

  #onSlotChange(): void {
    if (this.tex === undefined && this.#near.isNear) this.#draw();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-math': DocsMath;
  }
}
