import {css, html, LitElement, type PropertyValues} from 'lit';
import {customElement, property, query} from '../../shared/decorators.js';
import {drawIcon, uiIcon} from '../../shared/ui-icons.js';
import {LocalizeController} from '../../locales/localize-controller.js';
import {siteCatalog} from '../../locales/site-catalog.js';
import {hostStyles} from '../../styles/host.css.js';
import {enlargeStyles} from '../enlarge.css.js';

/** How much one press of a button or key changes the scale. */
const zoomStep = 1.5;
/** The maximum scale, compared to a diagram that fits the window. */
const largest = 16;
/** Pixels that an arrow key moves the diagram. */
const panStep = 80;

/** Keys that move the visible part: steps to the right and down. */
const panKeys: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

/** A point in the window. */
type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/**
 * A diagram in the size of the window. Buttons, the keys `+`, `-` and `0`, the wheel and two
 * fingers change its scale; arrow keys, dragging and one finger move it; Escape closes it.
 *
 * @csspart dialog - The dialog.
 * @csspart tools - The buttons above the diagram.
 * @csspart area - What scrolls around the diagram.
 * @csspart close - The button that closes it.
 * @fires close - It was closed.
 */
@customElement('docs-diagram-view')
export class DocsDiagramView extends LitElement {
  static override styles = [
    hostStyles,
    enlargeStyles,
    css`
      dialog[open] {
        display: flex;
        flex-direction: column;
        gap: 1rem;
      }
      [part='tools'] {
        display: flex;
        gap: 0.5rem;
      }
      [part='tools'] button {
        position: static;
        display: grid;
        place-items: center;
        inline-size: 2.5rem;
        block-size: 2.5rem;
        border: 1px solid var(--docs-color-border);
        border-radius: var(--docs-radius-control);
      }
      [part='tools'] [part='close'] {
        margin-inline-start: auto;
      }
      [part='area'] {
        flex: 1;
        display: grid;
        place-content: safe center;
        overflow: auto;
        min-block-size: 0;
        cursor: grab;
        scrollbar-width: none;
        /* Two fingers are handled here. */
        touch-action: pan-x pan-y;
        user-select: none;
      }
      [part='area']:active {
        cursor: grabbing;
      }
      [part='area']:focus-visible {
        outline-offset: -2px;
      }
    `,
  ];

  /** The diagram, of which a copy is shown. */
  @property({attribute: false}) drawing: SVGSVGElement | undefined;

  /** Its accessible name. */
  @property({attribute: false}) label = '';

  @query('dialog') private dialog?: HTMLDialogElement;

  @query('[part=area]') private area?: HTMLElement;

  readonly #locale = new LocalizeController(this, siteCatalog);
  readonly #resized = new ResizeObserver(() => this.#applyScale());
  #copy: SVGSVGElement | undefined;
  /** Its scale, compared to a diagram that fits the window. */
  #scale = 1;
  #pointer: Point = {clientX: 0, clientY: 0};
  /** The distance of two fingers, in pixels. */
  #spread = 0;

  constructor() {
    super();
    this.addController({hostDisconnected: () => this.#resized.disconnect()});
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('drawing') || !this.drawing) return;
    this.#copy = this.drawing.cloneNode(true) as SVGSVGElement;
    this.#copy.style.setProperty('max-inline-size', 'none');
  }

  override render() {
    const {localize} = this.#locale;
    const button = (name: string, path: string, zoom: () => void) =>
      html`<button aria-label=${name} title=${name} @click=${zoom}>${drawIcon(path)}</button>`;
    return html`<dialog
      part="dialog"
      aria-label=${this.label}
      @keydown=${this.#onKey}
      @close=${() => this.dispatchEvent(new Event('close'))}
    >
      <div part="tools">
        ${button(localize('Zoom in'), 'M12 5v14M5 12h14', () => this.#zoom(zoomStep))}
        ${button(localize('Zoom out'), 'M5 12h14', () => this.#zoom(1 / zoomStep))}
        ${button(localize('Fit to window'), 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5', () =>
          this.#reset(),
        )}
        <button part="close" aria-label=${localize('Close')} @click=${() => this.dialog?.close()}>
          ${uiIcon('close')}
        </button>
      </div>
      <div
        part="area"
        role="group"
        aria-label=${this.label}
        tabindex="0"
        autofocus
        @wheel=${this.#onWheel}
        @pointermove=${this.#onPointerMove}
        @dragstart=${(event: Event) => event.preventDefault()}
        @touchstart=${this.#onTouch}
        @touchmove=${this.#onTouch}
      >
        ${this.#copy}
      </div>
    </dialog>`;
  }

  protected override firstUpdated(): void {
    this.dialog?.showModal();
    if (this.area) this.#resized.observe(this.area);
  }

  protected override updated(): void {
    this.#applyScale();
  }

  #applyScale(): void {
    const {width, height} = this.#copy?.viewBox.baseVal ?? {};
    if (!width || !height || !this.area) return;
    const {clientWidth, clientHeight} = this.area;
    const fit = Math.min(clientWidth / width, clientHeight / height);
    this.#copy?.style.setProperty('inline-size', `${Math.floor(width * fit * this.#scale)}px`);
    this.#copy?.style.setProperty('block-size', `${Math.floor(height * fit * this.#scale)}px`);
  }

  #reset(): void {
    this.#scale = 1;
    this.#applyScale();
  }

  /** Changes the scale; the place of the diagram below a point of the window stays there. */
  #zoom(factor: number, point = this.#center): void {
    const copy = this.#copy;
    if (!copy) return;
    const before = copy.getBoundingClientRect();
    this.#scale = Math.min(Math.max(this.#scale * factor, 1), largest);
    this.#applyScale();
    const after = copy.getBoundingClientRect();
    const grown = after.width / before.width;
    this.area?.scrollBy({
      left: after.left - point.clientX + (point.clientX - before.left) * grown,
      top: after.top - point.clientY + (point.clientY - before.top) * grown,
      behavior: 'instant',
    });
  }

  get #center(): Point {
    const {left = 0, top = 0, width = 0, height = 0} = this.area?.getBoundingClientRect() ?? {};
    return {clientX: left + width / 2, clientY: top + height / 2};
  }

  #onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [x, y] = panKeys.get(event.key) ?? [];
    if (x !== undefined && y !== undefined) {
      this.area?.scrollBy({left: x * panStep, top: y * panStep, behavior: 'instant'});
    } else if (event.key === '+' || event.key === '=') this.#zoom(zoomStep);
    else if (event.key === '-') this.#zoom(1 / zoomStep);
    else if (event.key === '0') this.#reset();
    else return;
    event.preventDefault();
  }

  #onWheel(event: WheelEvent): void {
    event.preventDefault();
    this.#zoom(event.deltaY < 0 ? 1.1 : 1 / 1.1, event);
  }

  /** Dragging; the browser scrolls by itself for the finger on a touch screen. */
  #onPointerMove({pointerType, buttons, clientX, clientY}: PointerEvent): void {
    const {clientX: left, clientY: top} = this.#pointer;
    this.#pointer = {clientX, clientY};
    if (pointerType === 'touch' || buttons !== 1) return;
    this.area?.scrollBy({left: left - clientX, top: top - clientY, behavior: 'instant'});
  }

  #onTouch(event: TouchEvent): void {
    const [one, other] = event.touches;
    if (!one || !other) return;
    event.preventDefault();
    const spread = Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY);
    if (event.type === 'touchmove') {
      this.#zoom(spread / this.#spread, {
        clientX: (one.clientX + other.clientX) / 2,
        clientY: (one.clientY + other.clientY) / 2,
      });
    }
    this.#spread = spread;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-diagram-view': DocsDiagramView;
  }
}
