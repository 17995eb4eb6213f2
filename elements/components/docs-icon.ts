import {css, html, LitElement, nothing, svg, type PropertyValues} from 'lit';
import {customElement, property} from '../shared/decorators.js';
import type {Icon, IconType} from '../../src/shared/icon.js';
import {readIcon} from '../../src/shared/read-icon.js';
import {hostStyles} from '../styles/host.css.js';
import {DocsUnknownIconEvent} from '../shared/page-events.js';
import {drawingOf, type Drawing} from './icon-source.js';

/** Width of the line that outlines an icon, in a drawing 512 high. Only the half inside the outline is seen. */
const lineWidths = {duotone: 72, light: 56, thin: 36} as const;

/** Shown for a name that no icon has. */
const fallback: Drawing = {
  viewBox: '0 0 512 512',
  path: 'M256 96a160 160 0 1 0 0 320 160 160 0 1 0 0-320z',
};

let clipCount = 0;

/**
 * An icon, as high as the text around it. Its place is kept while it loads.
 *
 * Icons are ornament: assistive technology hears only a `label`.
 *
 * @fires docs-unknown-icon - No icon has this name.
 * @cssprop [--docs-icon-size=1em] - Width and height.
 */
@customElement('docs-icon')
export class DocsIcon extends LitElement {
  static override styles = [
    hostStyles,
    css`
      :host {
        display: inline-block;
        flex: none;
        inline-size: var(--docs-icon-size, 1em);
        block-size: var(--docs-icon-size, 1em);
        /* The middle of a large one stands where that of a small one does. */
        vertical-align: calc(0.375em - var(--docs-icon-size, 1em) / 2);
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
    `,
  ];

  /** What to draw; `name` and `type` say the same in plain HTML. */
  @property({attribute: false}) icon: Icon | undefined;

  /** The icon's name: `book-open`, `github`. */
  @property() name = '';

  /** The style to draw it in; `solid` unless said. */
  @property() type: IconType | undefined;

  /** Height in pixels; without it the text's. */
  @property({type: Number}) size: number | undefined;

  /** Any CSS colour; without it the text's. */
  @property() color = '';

  /** What it stands for, where no text beside it says so. */
  @property() label = '';

  readonly #clip = `docs-icon-${++clipCount}`;
  #drawing: Drawing | undefined;
  #loads = 0;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('icon') || changed.has('name') || changed.has('type')) void this.#load();
    if (this.#icon?.kind === 'picture' && takesColor(this.#icon.src)) {
      setStyle(this, '--docs-icon-shape', `url("${this.#icon.src}")`);
    }
    if (changed.has('size')) setStyle(this, '--docs-icon-size', this.size && `${this.size}px`);
    if (changed.has('color')) setStyle(this, 'color', this.color);
  }

  override render() {
    const icon = this.#icon;
    if (icon?.kind === 'picture') {
      return takesColor(icon.src)
        ? html`<span role="img" aria-label=${this.label} aria-hidden=${this.label === ''}></span>`
        : html`<img src=${icon.src} alt=${this.label} />`;
    }
    const {viewBox, path} = this.#drawing ?? {viewBox: fallback.viewBox, path: ''};
    return html`<svg
      viewBox=${viewBox}
      role=${this.label ? 'img' : nothing}
      aria-label=${this.label || nothing}
      aria-hidden=${this.label ? nothing : 'true'}
    >
      ${this.#renderPath(path)}
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
    const type = this.#drawing === fallback ? 'thin' : this.#type;
    if (!(type in lineWidths)) return svg`<path d=${path} />`;
    return svg`<clipPath id=${this.#clip}><path d=${path} /></clipPath>
      ${type === 'duotone' ? svg`<path d=${path} fill-opacity="0.28" />` : nothing}
      <path d=${path} clip-path="url(#${this.#clip})" fill="none" stroke="currentColor"
        stroke-width=${lineWidths[type as keyof typeof lineWidths]} />`;
  }

  async #load(): Promise<void> {
    const icon = this.#icon;
    const load = ++this.#loads;
    this.#drawing = undefined;
    if (icon?.kind !== 'name') return;
    // Offline nobody is to blame for an icon.
    const drawing = await drawingOf(icon.name, this.#type).catch(() => fallback);
    // Meanwhile it may have become another icon.
    if (load !== this.#loads) return;
    this.#drawing = drawing ?? fallback;
    if (!drawing || drawing.isNear) this.dispatchEvent(new DocsUnknownIconEvent(icon.name));
    this.requestUpdate();
  }
}

/** Whether a drawing written in the page has no colour but the text's: a picture of its own would be black in the dark. */
function takesColor(src: string): boolean {
  return (
    /^data:image\/svg\+xml,[^"]*currentColor/.test(src) &&
    !/(?:fill|stroke|stop-color)%3D%22(?!none|currentColor|transparent)/.test(src)
  );
}

function setStyle(element: HTMLElement, name: string, value: string | number | undefined): void {
  if (value) element.style.setProperty(name, String(value));
  else element.style.removeProperty(name);
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-icon': DocsIcon;
  }
}
