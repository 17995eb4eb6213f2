import {css, html, LitElement, nothing} from 'lit';
import {customElement, property, query, state} from '../shared/decorators.js';
import type {Operation} from '../../src/openapi/operation.js';
import {
  defaultPlaygroundOptions,
  type PlaygroundOptions,
} from '../../src/requests/playground-options.js';
import {baseUrlOf, serversOf, type ServerChoice} from '../../src/requests/playground-state.js';
import {CopiedController} from '../shared/copied-controller.js';
import {drawIcon, uiIcon} from '../shared/ui-icons.js';
import {loadApiPart} from './api-parts.js';
import {hostStyles} from '../styles/host.css.js';
import {fieldStyles} from './form/fields.css.js';
import {ApiLocalizeController} from './locales/api-localize-controller.js';
import {methodStyles} from './method.css.js';
import './docs-server-choice.js';
import type {DocsServerChangeEvent} from './docs-server-choice.js';
import type {DocsPlayground} from './docs-playground.js';
import {readServer, writeServer} from './server-store.js';
import {readShared} from './share.js';

const play = 'M7 5v14l12-7z';

/**
 * The bar of an API page: method, URL, a button that copies the URL, and one that opens the
 * playground, which is loaded then.
 *
 * @csspart bar - The row.
 * @csspart method - The badge of the method.
 * @csspart url - The base URL and the path template.
 * @csspart base - The base URL.
 * @csspart parameter - A parameter of the path.
 * @csspart copy - The button that copies the URL.
 * @csspart try - The button that opens the playground.
 */
@customElement('docs-endpoint')
export class DocsEndpoint extends LitElement {
  static override styles = [
    hostStyles,
    fieldStyles,
    methodStyles,
    css`
      :host {
        display: block;
        margin: 1.25rem 0;
        container-type: inline-size;
      }
      [part='bar'] {
        display: flex;
        align-items: center;
        gap: 0.625rem;
        padding: 0.5rem;
        padding-inline-start: 0.75rem;
        border: 1px solid var(--docs-color-border);
        border-radius: 0.875rem;
        background: var(--docs-color-raised);
      }
      [part='url'] {
        flex: 1;
        min-inline-size: 0;
        direction: ltr;
        color: var(--docs-color-heading);
        font: 0.8125rem/1.5rem var(--docs-font-code);
        text-align: left;
        overflow-wrap: anywhere;
      }
      [part='base'] {
        color: var(--docs-color-muted);
      }
      [part='parameter'] {
        padding: 0.0625rem 0.25rem;
        border-radius: 0.3125rem;
        /* Opaque, since the accent may be unreadable on the tint of what is raised. */
        background: color-mix(in oklab, var(--docs-color-accent) 10%, var(--docs-color-ground));
        color: var(--docs-color-accent);
        font-style: normal;
      }
      :host([deprecated]) [part='url'] {
        text-decoration: line-through;
      }
      [part='deprecated'] {
        padding: 0.0625rem 0.5rem;
        border-radius: 0.375rem;
        background: color-mix(in oklab, var(--docs-color-warning) 10%, transparent);
        font-size: 0.75rem;
      }
      [part='copy'] {
        padding: 0.4375rem;
        border-radius: var(--docs-radius-control);
        color: var(--docs-color-muted);
      }
      [part='copy']:hover {
        background: var(--docs-color-hover);
        color: var(--docs-color-heading);
      }
      [part~='primary'] {
        padding-inline: 0.75rem 0.875rem;
      }
      [part~='primary'] svg {
        fill: currentColor;
        stroke-width: 1;
      }
      docs-server-choice {
        margin-block-start: 0.75rem;
      }
      [role='status'] {
        position: absolute;
        overflow: hidden;
        inline-size: 1px;
        block-size: 1px;
        clip-path: inset(50%);
      }
      @container (width < 26rem) {
        [part='bar'] {
          flex-wrap: wrap;
        }
        [part='url'] {
          order: 1;
          flex-basis: 100%;
        }
        [part='copy'] {
          margin-inline-start: auto;
        }
      }
    `,
  ];

  @property({attribute: false}) operation: Operation | undefined;

  @property({attribute: false}) options: PlaygroundOptions = defaultPlaygroundOptions;

  /** Whether the operation is deprecated; set from it. */
  @property({type: Boolean, reflect: true}) deprecated = false;

  @state() private server: ServerChoice | undefined;

  /** Whether the reader has opened the playground. */
  @state() private isOpened = false;

  @query('docs-playground') private readonly playground!: DocsPlayground | null;

  readonly #locale = new ApiLocalizeController(this);
  readonly #copied = new CopiedController(this);

  protected override willUpdate(): void {
    this.deprecated = this.operation?.isDeprecated ?? false;
  }

  protected override firstUpdated(): void {
    // A link to share opens what it contains.
    if (this.#canTry(true) && readShared(this) !== undefined) void this.open();
  }

  override render() {
    const {operation, options} = this;
    if (!operation) return nothing;
    const {localize} = this.#locale;
    const choice = this.#choice;
    const {servers} = serversOf(operation, options, choice);
    const path = pathParts(operation.path);
    const base = operation.kind === 'operation' ? baseUrlOf(operation, options, choice) : '';
    return html`<div part="bar">
        <span part="method" data-method=${operation.method.toLowerCase()}>${operation.method}</span>
        ${
          operation.isDeprecated
            ? html`<span part="deprecated">${localize('deprecated', 'deprecated')}</span>`
            : nothing
        }
        <span part="url" role="group" aria-label=${localize('endpoint', 'Endpoint')}
          >${base ? html`<span part="base">${withBreaks(base)}</span>` : nothing}${path}</span
        >
        ${
          operation.kind === 'operation'
            ? html`<button
                part="copy"
                aria-label=${localize('copyUrl', 'Copy URL')}
                title=${localize('copyUrl', 'Copy URL')}
                @click=${() => this.#copied.copy(base + operation.path)}
              >
                ${uiIcon(this.#copied.isCopied ? 'check' : 'copy')}
              </button>`
            : nothing
        }
        ${
          this.#canTry(servers.length > 0)
            ? html`<button part="button primary try" aria-haspopup="dialog" @click=${this.open}>
                ${drawIcon(play)} ${localize('tryIt', 'Try it')}
              </button>`
            : nothing
        }
      </div>
      <span role="status">${this.#copied.isCopied ? localize('urlCopied', 'URL copied') : ''}</span>
      ${
        operation.kind === 'operation'
          ? html`<docs-server-choice
              .servers=${servers}
              .choice=${choice}
              .fileUrl=${options.fileUrl}
              @docs-server-change=${this.#onServer}
            ></docs-server-choice>`
          : nothing
      }
      ${
        this.isOpened
          ? html`<docs-playground
              .operation=${operation}
              .options=${options}
              @docs-server-change=${this.#onServer}
            ></docs-playground>`
          : nothing
      }`;
  }

  /** Opens the playground. */
  readonly open = async (): Promise<void> => {
    if (!(await loadApiPart('docs-playground'))) return;
    this.isOpened = true;
    await this.updateComplete;
    await this.playground?.open();
  };

  #canTry(hasServer: boolean): boolean {
    return this.operation?.kind === 'operation' && this.options.mode === 'show' && hasServer;
  }

  /** What the reader has chosen before, on any page of this API. */
  get #choice(): ServerChoice {
    return this.server ?? readServer(this, this.options.fileUrl);
  }

  readonly #onServer = ({choice}: DocsServerChangeEvent): void => {
    this.server = choice;
    writeServer(this, this.options.fileUrl, choice);
  };
}

/** The path template; each parameter is marked. */
function pathParts(path: string) {
  return path
    .split(/(\{[^{}]*\})/)
    .map((part) =>
      part.startsWith('{') ? html`<em part="parameter">${part}</em>` : withBreaks(part),
    );
}

/** A part of a URL, which may break before each segment of its path. */
function withBreaks(part: string) {
  return part.split(/(?<=[^/])(?=\/[^/])/).map((piece) => html`<wbr />${piece}`);
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-endpoint': DocsEndpoint;
  }
}
