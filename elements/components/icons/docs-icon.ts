import {css, html, LitElement, nothing, svg, type PropertyValues} from 'lit';
import {customElement, property} from '../../shared/decorators.js';
import {type Icon, type IconType, readIcon} from '../../../src/shared/icon.js';
import {ownProperty} from '../../../src/shared/own-property.js';
import {hostStyles} from '../../styles/host.css.js';
import {iconSpace} from '../../styles/icon-space.css.js';
import {isColorless} from '../../shared/colorless.js';
import {DocsPartUnavailableEvent, DocsUnknownIconEvent} from '../../shared/page-events.js';
import {loadOutline, type IconOutline} from './icon-source.js';

/**
 * The stroke width of an outlined icon in an SVG 512 units high. Only the inner half is visible.
 */
const lineWidths = {duotone: 72, light: 56, thin: 36} as const;

/** While an icon loads, and where it cannot be loaded: only its space. */
const blank: IconOutline = {viewBox: '0 0 512 512', path: ''};

let clipCount = 0;

/**
 * An icon, as high as the text around it. Its space is reserved while it loads.
 *
 * Icons are decorative: assistive technology announces only a `label`.
 *
 * @fires docs-unknown-icon - There is no icon with this name.
 * @cssprop [--docs-icon-size=1em] - Width and height.
 */
@customElement('docs-icon')
export class DocsIcon extends LitElement {
  static override styles = [
    hostStyles,
    css`
      :host {
        ${iconSpace}
      }
      svg,
      img {
        display: block;
        inline-size: 100%;
        block-size: 100%;
        object-fit: contain;
        fill: currentColor;
      }
      span {
        display: block;
        block-size: 100%;
        background: currentColor;
        mask: var(--docs-icon-shape) center / contain no-repeat;
      }
      @media (forced-colors: active) {
        span {
          background: CanvasText;
        }
      }
    `,
  ];

  /** The icon; in plain HTML, `name` and `type` define it. */
  @property({attribute: false}) icon: Icon | undefined;

  /** The icon's name: `book-open`, `github`. */
  @property() name = '';

  /** The style of the icon; `solid` by default. */
  @property() type: IconType | undefined;

  /** Height in pixels; without it, that of the text. */
  @property({type: Number}) size: number | undefined;

  /** Any CSS color; without it, that of the text. */
  @property() color = '';

  /** The accessible name, for icons without text next to them. */
  @property() label = '';

  readonly #clip = `docs-icon-${++clipCount}`;
  #outline = blank;
  /** Whether an image is a shape; undefined as long as that is not known. */
  #isShape: boolean | undefined;
  #loads = 0;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('icon') || changed.has('name') || changed.has('type')) void this.#load();
    if (changed.has('size')) setStyle(this, '--docs-icon-size', this.size && `${this.size}px`);
    if (changed.has('color')) setStyle(this, 'color', this.color);
  }

  override render() {
    const icon = this.#icon;
    if (icon?.kind === 'image') {
      if (this.#isShape === undefined) return nothing;
      return this.#isShape
        ? html`<span role="img" aria-label=${this.label} aria-hidden=${this.label === ''}></span>`
        : html`<img src=${icon.src} alt=${this.label} />`;
    }
    const {viewBox, path} = this.#outline;
    return html`<svg
      viewBox=${viewBox}
      role=${this.label ? 'img' : nothing}
      aria-label=${this.label || nothing}
      aria-hidden=${this.label ? nothing : 'true'}
    >
      ${icon?.kind === 'emoji' ? renderText(icon.text) : this.#renderPath(path)}
    </svg>`;
  }

  get #icon(): Icon | undefined {
    return this.icon ?? readIcon(this.name);
  }

  get #type(): IconType {
    const icon = this.#icon;
    return (icon?.kind === 'name' ? icon.type : undefined) ?? this.type ?? 'solid';
  }

  #renderPath(path: string) {
    const type = this.#type;
    const width = ownProperty<number>(lineWidths, type);
    if (width === undefined) return svg`<path d=${path} />`;
    return svg`<clipPath id=${this.#clip}><path d=${path} /></clipPath>
      ${type === 'duotone' ? svg`<path d=${path} fill-opacity="0.28" />` : nothing}
      <path d=${path} clip-path="url(#${this.#clip})" fill="none" stroke="currentColor"
        stroke-width=${width} />`;
  }

  async #load(): Promise<void> {
    const icon = this.#icon;
    const load = ++this.#loads;
    this.#outline = blank;
    if (icon?.kind === 'image') return this.#loadImage(icon.src, load);
    if (icon?.kind !== 'name') return;
    const outline = await loadOutline(icon.name, this.#type).catch((error: unknown) => {
      // Offline (a TypeError), a missing icon is not an error of the author.
      if (!(error instanceof TypeError)) dispatchEvent(new DocsPartUnavailableEvent('icons'));
      return undefined;
    });
    // The icon may have changed in the meantime.
    if (load !== this.#loads) return;
    this.#outline = outline ?? blank;
    if (outline?.isNear) this.dispatchEvent(new DocsUnknownIconEvent(icon.name));
    this.requestUpdate();
  }

  /** An image without colors is shown as a shape in the color of the text. */
  async #loadImage(src: string, load: number): Promise<void> {
    const isShape = isColorless(src);
    this.#isShape = typeof isShape === 'boolean' ? isShape : undefined;
    if (typeof isShape !== 'boolean') {
      const isKnown = await isShape;
      if (load !== this.#loads) return;
      this.#isShape = isKnown;
      this.requestUpdate();
    }
    const shape = this.#isShape && `url("${new URL(src, document.baseURI).href}")`;
    setStyle(this, '--docs-icon-shape', shape);
  }
}

function renderText(text: string) {
  return svg`<text x="256" y="256" text-anchor="middle" dominant-baseline="central"
    font-size="400" font-weight="600">${text}</text>`;
}

function setStyle(
  element: HTMLElement,
  name: string,
  value: string | number | false | undefined,
): void {
  if (value) element.style.setProperty(name, String(value));
  else element.style.removeProperty(name);
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-icon': DocsIcon;
  }
}
