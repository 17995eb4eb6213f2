import {css, html, LitElement, nothing} from 'lit';
import {property, customElement} from '../../shared/decorators.js';
import {CopiedController} from '../../shared/copied-controller.js';
import {hostStyles} from '../../styles/host.css.js';
import {LocalizeController} from '../../locales/localize-controller.js';
import {siteCatalog} from '../../locales/site-catalog.js';

/** The maximum length of a default in a pill; longer ones are shown below the description. */
const longestPill = 40;

/**
 * The base class of request and response fields: a line with name, type and pills, and a
 * description below. Consecutive fields are separated by a hairline.
 *
 * @slot - The description.
 * @csspart head - The line of name and pills.
 * @csspart name - The name.
 * @csspart pill - A detail: type, location, default.
 * @csspart options - The allowed values, and a default that is too long for the head.
 */
export class FieldElement extends LitElement {
  static override styles = [
    hostStyles,
    css`
      :host {
        display: block;
        padding-block: 1.125rem;
        border-block-end: 1px solid var(--docs-color-border);
      }
      :host([hidden]) {
        display: none;
      }
      :host(:last-child) {
        border-block-end: 0;
      }
      [part='head'] {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.375rem 0.5rem;
        font-size: 0.8125rem;
        line-height: 1.25rem;
      }
      [part='name'] {
        color: var(--docs-color-accent);
        font: 600 0.875rem/1.5rem var(--docs-font-code);
        overflow-wrap: anywhere;
      }
      a[part='name']:hover {
        text-decoration: underline;
        text-underline-offset: 3px;
      }
      /* Always present, so that screen readers announce it; empty, it takes no space. */
      [role='status']:empty {
        margin-inline-start: -0.5rem;
      }
      [role='status'] {
        color: var(--docs-color-muted);
      }
      [part='options'] {
        margin-block-start: 0.5rem;
        color: var(--docs-color-muted);
        font-size: 0.8125rem;
        line-height: 1.65;
      }
      [part='options'] code {
        margin-inline-end: 0.25rem;
        padding: 0.0625rem 0.375rem;
        border-radius: 0.375rem;
        background: var(--docs-color-tint);
        font: 0.75rem var(--docs-font-code);
        overflow-wrap: anywhere;
      }
      :host([deprecated]) [part='name'] {
        text-decoration: line-through;
      }
      [part='pill'] {
        padding: 0.0625rem 0.5rem;
        border-radius: 0.375rem;
        background: var(--docs-color-tint);
        color: var(--docs-color-muted);
        font-weight: 500;
        overflow-wrap: anywhere;
      }
      [part='pill'] code {
        font: 0.75rem var(--docs-font-code);
      }
      [part='required'] {
        color: var(--docs-color-danger);
        font-weight: 500;
      }
      [part='deprecated'] {
        color: var(--docs-color-warning);
        font-weight: 500;
      }
      @media (forced-colors: active) {
        [part='pill'] {
          border: 1px solid;
        }
      }
      [part='description'] {
        margin-block-start: 0.5rem;
        font-size: 0.9375rem;
        line-height: 1.65;
      }
    `,
  ];

  @property() name = '';

  /** The type of the values: `string`, `object[]`. */
  @property() type = '';

  /** The default value. */
  @property() default = '';

  /** The allowed values. */
  @property({attribute: false}) enum: readonly string[] = [];

  /** The URL of the field: its name is a link to it, and a click copies it. */
  @property() href: string | undefined;

  @property({type: Boolean}) required = false;

  @property({type: Boolean, reflect: true}) deprecated = false;

  /** Labels before the name. */
  @property({attribute: false}) pre: readonly string[] = [];

  /** Labels after the name. */
  @property({attribute: false}) post: readonly string[] = [];

  readonly #locale = new LocalizeController(this, siteCatalog);
  readonly #copied = new CopiedController(this);

  override render() {
    const {localize} = this.#locale;
    return html`<div part="head">
        ${this.pre.map(pill)} ${this.name ? this.#renderName() : nothing} ${this.post.map(pill)}
        ${this.type ? pill(this.type) : nothing} ${this.place ? pill(this.place) : nothing}
        ${
          this.default && !this.#hasLongDefault
            ? html`<span part="pill">${localize('default:')} <code>${this.default}</code></span>`
            : nothing
        }
        ${this.required ? flag('required', localize('required')) : nothing}
        ${this.deprecated ? flag('deprecated', localize('deprecated')) : nothing}
      </div>
      <div part="description"><slot></slot></div>
      ${
        this.#hasLongDefault
          ? html`<div part="options">${localize('Default:')} <code>${this.default}</code></div>`
          : nothing
      }
      ${
        this.enum.length > 0
          ? html`<div part="options">
              ${localize('Allowed values:')}
              ${this.enum.map((value) => html`<code>${value}</code> `)}
            </div>`
          : nothing
      }`;
  }

  get #hasLongDefault(): boolean {
    return this.default.length > longestPill;
  }

  #renderName() {
    const status = this.#copied.isCopied ? this.#locale.localize('Link copied') : '';
    return this.href
      ? html`<a part="name" href=${this.href} @click=${this.#onClick}>${this.name}</a
          ><span role="status">${status}</span>`
      : html`<span part="name">${this.name}</span>`;
  }

  #onClick(event: MouseEvent): void {
    void this.#copied.copy((event.currentTarget as HTMLAnchorElement).href);
  }

  /** The location of a request field: `path`, `query`, …. */
  protected get place(): string {
    return '';
  }
}

function pill(text: string) {
  return html`<span part="pill">${text}</span>`;
}

function flag(part: string, text: string) {
  return html`<span part=${part}>${text}</span>`;
}

/** A parameter of a request; see {@link FieldElement} for slot and parts. */
@customElement('docs-param-field')
export class DocsParamField extends FieldElement {
  /** `path`, `query`, `body`, `header` or `cookie`. */
  @property() location = '';

  protected override get place(): string {
    return this.location;
  }
}

/** A field of a response; see {@link FieldElement} for slot and parts. */
@customElement('docs-response-field')
export class DocsResponseField extends FieldElement {}

declare global {
  interface HTMLElementTagNameMap {
    'docs-param-field': DocsParamField;
    'docs-response-field': DocsResponseField;
  }
}
