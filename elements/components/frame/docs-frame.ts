import {css, html, LitElement, nothing} from 'lit';
import {customElement, property, query, state} from '../../shared/decorators.js';
import {scheduler} from '../../shared/scheduler.js';
import {uiIcon} from '../../shared/ui-icons.js';
import {LocalizeController} from '../../locales/localize-controller.js';
import {siteCatalog} from '../../locales/site-catalog.js';
import {blockStyles} from '../block.css.js';
import {enlargeStyles} from '../enlarge.css.js';

/** Images that cannot be enlarged: in links, with `noZoom`, and in captions. */
const fixed = 'a, [nozoom], [slot]';

/**
 * An image or a video on a subtle background, with a caption and a hint. Images that are not links
 * can be enlarged to the size of the window.
 *
 * @slot - The image.
 * @slot caption - The caption, when it is more than text.
 * @slot hint - The hint above.
 * @csspart panel - The background.
 * @csspart caption - The caption below.
 * @csspart hint - The hint above.
 * @csspart zoom - The button that enlarges.
 * @csspart dialog - The enlarged image.
 * @csspart close - The button that closes it.
 */
@customElement('docs-frame')
export class DocsFrame extends LitElement {
  static override styles = [
    blockStyles,
    enlargeStyles,
    css`
      figure {
        margin: 0;
      }
      [part='panel'] {
        display: flex;
        flex-direction: column;
        align-items: center;
        gap: 0.5rem;
        overflow: hidden;
        padding: 0.5rem;
        border: 1px solid var(--docs-color-border);
        border-radius: var(--docs-radius);
        background: radial-gradient(var(--docs-color-border) 1px, transparent 1px) 0 0 / 1rem 1rem
          var(--docs-color-tint);
      }
      ::slotted(*) {
        max-inline-size: 100%;
      }
      ::slotted(iframe) {
        inline-size: 100%;
      }
      [part='caption'],
      [part='hint'] {
        display: block;
        color: var(--docs-color-muted);
        font-size: 0.875rem;
        line-height: 1.5;
      }
      [part='caption'] {
        padding-block-start: 0.625rem;
        text-align: center;
        text-wrap: balance;
      }
      [part='hint'] {
        padding-block-end: 0.625rem;
      }
      dialog {
        cursor: zoom-out;
      }
      dialog img {
        display: block;
        inline-size: 100%;
        block-size: 100%;
        object-fit: contain;
      }
      .empty {
        display: none;
      }
      /* Its images can load: the one for the other mode may be there. */
      [part='panel'].empty {
        position: absolute;
        display: flex;
        visibility: hidden;
      }
    `,
  ];

  /** The caption, as text. */
  @property() caption = '';

  /** The hint above, as text. */
  @property() hint = '';

  /** Whether images cannot be enlarged. */
  @property({type: Boolean, reflect: true, attribute: 'no-zoom'}) noZoom = false;

  /** The image that can be enlarged. */
  @state() private image: HTMLImageElement | undefined;

  /** Images that could not be loaded: the browser shows their alternative texts. */
  @state() private failed: ReadonlySet<Element> = new Set();

  @query('[part=panel]') private panel?: HTMLElement;

  @query('dialog') private dialog?: HTMLDialogElement;

  readonly #locale = new LocalizeController(this, siteCatalog);

  /** The reader's mode decides which images are displayed: the others have no size. */
  readonly #resized = new ResizeObserver(() => scheduler.frame(() => this.requestUpdate()));

  constructor() {
    super();
    // These events do not bubble.
    this.addEventListener('error', this.#onError, {capture: true});
  }

  override render() {
    return html`<figure>
        ${this.#renderWords('hint')}
        <div part="panel" class=${this.#hasNothingToShow ? 'empty' : ''}>
          <slot
            class=${this.image && !this.noZoom ? 'zooms' : ''}
            @slotchange=${this.#findPicture}
            @click=${this.#onClick}
          ></slot>
          ${
            this.image && !this.noZoom
              ? html`<button
                  part="zoom"
                  aria-label=${this.#locale.localize('Enlarge image')}
                  @click=${this.#enlarge}
                >
                  ${uiIcon('enlarge')}
                </button>`
              : nothing
          }
        </div>
        ${this.#renderWords('caption')}
      </figure>
      ${this.image ? this.#renderDialog(this.image) : nothing}`;
  }

  #renderDialog({alt}: HTMLImageElement) {
    const {localize} = this.#locale;
    return html`<dialog
      part="dialog"
      aria-label=${alt || localize('Image')}
      @click=${this.#close}
      @close=${this.#onClose}
    >
      <img alt=${alt} />
      <button part="close" aria-label=${localize('Close')}>${uiIcon('close')}</button>
    </dialog>`;
  }

  #findPicture(): void {
    this.image = this.#images[0];
  }

  readonly #onError = ({target}: Event): void => {
    if (!(target instanceof HTMLImageElement)) return;
    this.failed = new Set([...this.failed, target]);
    this.#findPicture();
    if (this.panel) this.#resized.observe(this.panel);
  };

  /** All of it that is displayed are images that could not be loaded, without alternative texts. */
  get #hasNothingToShow(): boolean {
    const shows = (node: Node): boolean => {
      if (node instanceof Text) return node.data.trim() !== '';
      if (!(node instanceof Element) || getComputedStyle(node).display === 'none') return false;
      if (node instanceof HTMLImageElement) {
        return !this.failed.has(node) || !!node.getAttribute('alt');
      }
      // Images are in paragraphs and links.
      return node.hasChildNodes() && !node.matches('video, audio')
        ? [...node.childNodes].some(shows)
        : !node.matches('br, source');
    };
    const content = [...this.childNodes].filter((node) => !(node as Partial<Element>).slot);
    return this.failed.size > 0 && !content.some(shows);
  }

  /** Images that are there and not links. Of a pair for light and dark mode, only one is shown. */
  get #images(): readonly HTMLImageElement[] {
    const images = [...this.querySelectorAll('img')].filter(
      (img) => !img.closest(fixed) && !this.failed.has(img),
    );
    return images.sort((a, b) => Number(b.checkVisibility()) - Number(a.checkVisibility()));
  }

  async #onClick({target}: Event): Promise<void> {
    if (this.noZoom || !(target instanceof HTMLImageElement) || target.closest(fixed)) return;
    this.image = target;
    await this.updateComplete;
    this.#show(target);
  }

  #enlarge(): void {
    const image = this.#images[0];
    if (image) this.#show(image);
  }

  #show({currentSrc, src}: HTMLImageElement): void {
    this.dialog?.querySelector('img')?.setAttribute('src', currentSrc || src);
    this.dialog?.showModal();
  }

  #close(): void {
    this.dialog?.close();
  }

  /** A click on the image does not focus it: the focus would go to what had it before. */
  #onClose(): void {
    this.renderRoot.querySelector<HTMLElement>('[part=zoom]')?.focus();
  }

  #renderWords(name: 'caption' | 'hint') {
    const isEmpty = !this[name] && !this.querySelector(`:scope > [slot=${name}]`);
    const content = html`<slot name=${name} @slotchange=${() => this.requestUpdate()}
      >${this[name]}</slot
    >`;
    return name === 'caption'
      ? html`<figcaption part="caption" class=${isEmpty ? 'empty' : ''}>${content}</figcaption>`
      : html`<div part="hint" class=${isEmpty ? 'empty' : ''}>${content}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-frame': DocsFrame;
  }
}
