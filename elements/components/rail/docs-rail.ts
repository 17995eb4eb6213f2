import {css, html, LitElement} from 'lit';
import {customElement} from '../../shared/decorators.js';
import {scheduler} from '../../shared/scheduler.js';
import {hostStyles} from '../../styles/host.css.js';

/** The minimum width for two columns, in em. */
const leastWidth = 52;

/**
 * A page with a sticky column next to the text for request and response examples and panels. On
 * narrow screens, they stay at their position in the text.
 *
 * @slot - The page; `<docs-example>` and `<docs-panel>` move to the rail.
 * @csspart words - The column of text.
 * @csspart rail - The column next to it.
 */
@customElement('docs-rail')
export class DocsRail extends LitElement {
  static override styles = [
    hostStyles,
    css`
      :host {
        display: block;
        position: relative;
      }
      [part='width'] {
        position: absolute;
        inset-inline: 0;
      }
      :host([data-wide]) {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 25rem;
        gap: 3rem;
      }
      [part='rail'] {
        display: none;
      }
      :host([data-wide]) [part='rail'] {
        position: sticky;
        inset-block-start: calc(var(--docs-top, 0rem) + 2.5rem);
        display: flex;
        flex-direction: column;
        align-self: start;
        overflow-y: auto;
        max-block-size: calc(100dvh - var(--docs-top, 0rem) - 2.75rem);
        scrollbar-width: thin;
        scrollbar-color: var(--docs-color-border-strong) transparent;
      }
      [part='examples'] {
        flex: none;
        display: flex;
        flex-direction: column;
        max-block-size: max(24rem, 100dvh - var(--docs-top, 0rem) - 2.75rem);
      }
      /* Each example has the height of its code, or its share of this: then the code scrolls. */
      [part='shares'] {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        grid-auto-rows: minmax(0, max-content);
        min-block-size: 0;
      }
      ::slotted([slot]) {
        flex: none;
        margin: 0 0 1.25rem;
      }
      ::slotted([kind='response']) {
        order: 1;
      }
      /* Below the text, as long as they are. */
      @media print {
        :host([data-wide]) {
          display: block;
        }
        :host([data-wide]) [part='rail'] {
          position: static;
          overflow: visible;
          max-block-size: none;
          padding-block-start: 1.25rem;
        }
        [part='examples'] {
          max-block-size: none;
        }
        [part='shares'] {
          grid-auto-rows: auto;
        }
      }
    `,
  ];

  #isPlaced = false;
  // The first call may place elements that had no place in the frame that shows the page. Later,
  // others may have been told the height of what is around, which changes when elements move.
  readonly #sizes = new ResizeObserver(() => {
    if (this.#isPlaced) scheduler.frame(this.#place);
    else this.#place();
  });

  constructor() {
    super();
    this.addController({
      hostConnected: () => {
        addEventListener('docs-page-shown', this.#placeSoon, {once: true});
        void this.updateComplete.then(() => this.#observe());
      },
      hostDisconnected: () => {
        removeEventListener('docs-page-shown', this.#placeSoon);
        this.#sizes.disconnect();
      },
    });
  }

  override render() {
    return html`<div part="words"><slot @slotchange=${this.#place}></slot></div>
      <div part="rail">
        <div part="examples">
          <div part="shares"><slot name="examples"></slot></div>
        </div>
        <slot name="panels"></slot>
      </div>
      <div part="width"></div>`;
  }

  #observe(): void {
    const width = this.renderRoot.querySelector('[part=width]');
    if (width && this.isConnected) this.#sizes.observe(width);
  }

  // A first page is rendered before its frame, and has no width until then. This runs before the
  // browser's next frame, so that moving the examples is not counted as a layout shift.
  readonly #placeSoon = (): void => void this.updateComplete.then(this.#place);

  readonly #place = (): void => {
    const width = this.offsetWidth;
    // It has no place yet.
    if (width === 0) return;
    this.#isPlaced = true;
    const isWide = width >= leastWidth * parseFloat(getComputedStyle(this).fontSize);
    this.toggleAttribute('data-wide', isWide);
    for (const child of this.querySelectorAll(':scope > :is(docs-example, docs-panel)')) {
      if (isWide) child.slot = child.localName === 'docs-panel' ? 'panels' : 'examples';
      else child.removeAttribute('slot');
    }
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-rail': DocsRail;
  }
}
