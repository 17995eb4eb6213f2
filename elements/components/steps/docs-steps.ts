import {css, html, LitElement, nothing, type PropertyValues} from 'lit';
import {customElement, property} from '../../shared/decorators.js';
import type {Icon} from '../../../src/shared/icon.js';
import {hostStyles} from '../../styles/host.css.js';
import {LocalizeController} from '../../locales/localize-controller.js';
import {siteCatalog} from '../../locales/site-catalog.js';
import {blockStyles} from '../block.css.js';
import {iconAttribute} from '../icons/icon-attribute.js';

/**
 * A procedure: numbered steps, connected by a line.
 *
 * @slot - `<docs-step>` elements.
 */
@customElement('docs-steps')
export class DocsSteps extends LitElement {
  static override styles = blockStyles;

  /** The element of the titles: `h2`, `h3`, `h4` for headings, otherwise a paragraph. */
  @property({attribute: 'title-size'}) titleSize = '';

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('titleSize')) this.#number();
  }

  override render() {
    return html`<div role="list"><slot @slotchange=${this.#number}></slot></div>`;
  }

  #number(): void {
    const steps = [...this.children].filter((child) => child instanceof DocsStep);
    steps.forEach((step, index) => {
      step.position = index + 1;
      step.groupTitleSize = this.titleSize;
      step.toggleAttribute('data-last', index === steps.length - 1);
    });
  }
}

/**
 * One step: a numbered circle, a title and what to do.
 *
 * @slot - What to do.
 * @csspart marker - The circle with the number or icon.
 * @csspart heading - The title.
 * @csspart anchor - The link to the step.
 */
@customElement('docs-step')
export class DocsStep extends LitElement {
  static override styles = [
    hostStyles,
    css`
      :host {
        display: block;
      }
      [part='step'] {
        position: relative;
        padding-inline-start: 2.75rem;
        padding-block-end: 2rem;
      }
      :host([data-last]) [part='step'] {
        padding-block-end: 0;
      }
      /* The line to the next circle. */
      [part='step']::before {
        content: '';
        position: absolute;
        inset-block: 2.125rem 0.375rem;
        inset-inline-start: 0.875rem;
        inline-size: 1px;
        background: var(--docs-color-border-strong);
      }
      :host([data-last]) [part='step']::before {
        background: linear-gradient(var(--docs-color-border-strong), transparent);
      }
      [part='marker'] {
        position: absolute;
        inset-block-start: 0;
        inset-inline-start: 0;
        display: grid;
        place-items: center;
        inline-size: 1.75rem;
        block-size: 1.75rem;
        border: 1px solid var(--docs-color-border);
        border-radius: var(--docs-radius-pill);
        background: var(--docs-color-tint);
        color: var(--docs-color-heading);
        font-size: 0.8125rem;
        font-weight: 600;
        font-variant-numeric: tabular-nums;
      }
      [part='heading'] {
        margin: 0 0 0.5rem;
        color: var(--docs-color-heading);
        font-size: 1rem;
        font-weight: 600;
        line-height: 1.75rem;
      }
      [part='anchor'] {
        margin-inline-start: 0.35em;
        color: var(--docs-color-accent);
        font-weight: 400;
        opacity: 0;
        transition: opacity var(--docs-duration);
      }
      [part='heading']:hover [part='anchor'],
      [part='anchor']:focus-visible {
        opacity: 1;
      }
      h2[part='heading'] {
        font-size: 1.5rem;
      }
      h3[part='heading'] {
        font-size: 1.25rem;
      }
    `,
  ];

  @property() heading = '';

  /** Replaces the number. */
  @property(iconAttribute) icon: Icon | undefined;

  /** The number to show instead of the position in the list. */
  @property({type: Number, attribute: 'step-number'}) stepNumber: number | undefined;

  /** Like `titleSize` of `<docs-steps>`, for this title only. */
  @property({attribute: 'title-size'}) titleSize = '';

  /** The URL of the step, for the link after its title. */
  @property() href: string | undefined;

  /**
   * The position in the list, from 1; set by the list. Without a list, consecutive steps are
   * numbered.
   */
  @property({attribute: false}) position: number | undefined;

  /** The list's {@link titleSize}; set by the list. */
  @property({attribute: false}) groupTitleSize = '';

  readonly #locale = new LocalizeController(this, siteCatalog);

  override render() {
    return html`<div part="step" role=${this.position === undefined ? nothing : 'listitem'}>
      <div part="marker" aria-hidden="true">
        ${
          this.icon
            ? html`<docs-icon .icon=${this.icon}></docs-icon>`
            : (this.stepNumber ?? this.position ?? placeInRow(this))
        }
      </div>
      ${this.heading ? this.#renderHeading() : nothing}
      <slot></slot>
    </div>`;
  }

  #renderHeading() {
    const words = html`${this.heading}${
      this.href
        ? html`<a
            part="anchor"
            href=${this.href}
            aria-label=${this.#locale.localize('Link to “{0}”', this.heading)}
            ><span aria-hidden="true">#</span></a
          >`
        : nothing
    }`;
    switch (this.titleSize || this.groupTitleSize) {
      case 'h2':
        return html`<h2 part="heading">${words}</h2>`;
      case 'h3':
        return html`<h3 part="heading">${words}</h3>`;
      case 'h4':
        return html`<h4 part="heading">${words}</h4>`;
      default:
        return html`<p part="heading">${words}</p>`;
    }
  }
}

function placeInRow(step: Element): number {
  const before = step.previousElementSibling;
  return before instanceof DocsStep ? placeInRow(before) + 1 : 1;
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-steps': DocsSteps;
    'docs-step': DocsStep;
  }
}
