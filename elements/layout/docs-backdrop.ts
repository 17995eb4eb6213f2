import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from '../shared/decorators.js';
import type {ConfigBackground} from '../../src/config/read/background.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {hostStyles} from '../styles/host.css.js';

/**
 * The background of all pages: an image, a pattern, or both, faint enough that text on it stays
 * readable.
 *
 * @csspart image - The image.
 * @csspart decoration - The pattern.
 */
@customElement('docs-backdrop')
export class DocsBackdrop extends LitElement {
  static override styles = [
    hostStyles,
    css`
      :host {
        position: absolute;
        inset: 0 0 auto;
        overflow: hidden;
        height: min(40rem, 100%);
        pointer-events: none;
      }
      [part='image'],
      [part='decoration'] {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
        mask-image: linear-gradient(#000, transparent);
      }
      [part='image'] {
        object-fit: cover;
        opacity: 0.14;
      }
      :host([mode='dark']) [data-only='light'],
      :host([mode='light']) [data-only='dark'] {
        display: none;
      }
      @media (prefers-color-scheme: dark) {
        :host([mode='system']) [data-only='light'] {
          display: none;
        }
      }
      @media (prefers-color-scheme: light) {
        :host([mode='system']) [data-only='dark'] {
          display: none;
        }
      }
      [data-decoration='gradient'] {
        --glow: color-mix(in oklab, var(--docs-color-accent) 22%, transparent);
        background:
          radial-gradient(50% 70% at 75% 0, var(--glow), transparent),
          radial-gradient(45% 45% at 15% 0, var(--glow), transparent);
        opacity: 0.8;
      }
      [data-decoration='grid'] {
        --line: color-mix(in oklab, var(--docs-color-text) 9%, transparent);
        background:
          linear-gradient(var(--line) 1px, transparent 1px) center / 4rem 4rem,
          linear-gradient(90deg, var(--line) 1px, transparent 1px) center / 4rem 4rem;
      }
      [data-decoration='windows'] {
        --pane: color-mix(in oklab, var(--docs-color-accent) 9%, transparent);
        background:
          linear-gradient(
            108deg,
            transparent 22%,
            var(--pane) 22% 36%,
            transparent 36% 41%,
            var(--pane) 41% 55%,
            transparent 55%
          ),
          linear-gradient(
            108deg,
            transparent 66%,
            var(--pane) 66% 72%,
            transparent 72% 75%,
            var(--pane) 75% 81%,
            transparent 81%
          );
      }
      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];

  /** The background of the pages. */
  @property({attribute: false}) background: ConfigBackground = {};

  /** Resolves targets to URLs. */
  @property({attribute: false}) links?: SiteLinks;

  /** The current mode: `light`, `dark` or `system`. */
  @property({reflect: true}) mode = 'system';

  override render() {
    const {decoration} = this.background;
    return html`${
      decoration ? html`<div part="decoration" data-decoration=${decoration}></div>` : nothing
    }${this.#renderImage()}`;
  }

  /**
   * The images of both modes are in the DOM and styles show one, so that a change of mode needs no
   * rendering.
   */
  #renderImage() {
    const {image} = this.background;
    const light = image && this.links?.src(image.light);
    const dark = image && this.links?.src(image.dark);
    if (light === undefined || dark === undefined) return nothing;
    const renderImage = (source: string, only: string) =>
      html`<img part="image" src=${source} alt="" data-only=${only} />`;
    return light === dark
      ? renderImage(light, 'any')
      : [renderImage(light, 'light'), renderImage(dark, 'dark')];
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-backdrop': DocsBackdrop;
  }
}
