import {css, html, nothing, type PropertyValues} from 'lit';
import {customElement, property, query, state} from '../shared/decorators.js';
import type {Operation} from '../../src/openapi/operation.js';
import type {TabChoice} from '../../src/openapi/nodes/view.js';
import {
  defaultPlaygroundOptions,
  type PlaygroundOptions,
} from '../../src/requests/playground-options.js';
import {baseUrlOf, serversOf, type ServerChoice} from '../../src/requests/servers.js';
import {urlSegments} from '../../src/requests/url-segments.js';
import {requestSamples, type SampleChanges} from '../../src/requests/request-samples.js';
import {responseSamples} from '../../src/requests/response-samples.js';
import type {DocsTabShownEvent} from '../components/tabs/tab-list.js';
import {CopiedController} from '../shared/copied-controller.js';
import {uiIcon} from '../shared/ui-icons.js';
import {ApiElement, type ApiChangeEvent} from './api-element.js';
import {methodStyles} from './method.css.js';
import {lazy} from '../shared/lazy.js';
import './docs-server-choice.js';
import type {DocsPlayground} from './docs-playground.js';
import {readServer, writeServer} from './server-store.js';
import {readShared} from './share.js';

const playground = lazy('docs-playground', () => import('./docs-playground.js'));

const notLoaded =
  'The playground could not be loaded. Check the network connection, then try again or reload the page.';

/**
 * The bar of an API page: method, URL, a button that copies the URL, and one that opens the
 * playground.
 *
 * @csspart bar - The row.
 * @csspart method - The badge of the method.
 * @csspart url - The base URL and the path template.
 * @csspart base - The base URL.
 * @csspart segment - A segment of the URL. Lines break between segments, and inside one only if it
 *   does not fit on a line.
 * @csspart parameter - A parameter of the path.
 * @csspart copy - The button that copies the URL.
 * @csspart try - The button that opens the playground.
 */
@customElement('docs-endpoint')
export class DocsEndpoint extends ApiElement {
  static override styles = [
    ApiElement.styles,
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
      [part='segment'] {
        display: inline-block;
        max-inline-size: 100%;
      }
      [part='base'] {
        color: var(--docs-color-muted);
      }
      [part='parameter'] {
        padding: 0.0625rem 0.25rem;
        border-radius: 0.3125rem;
        /* Opaque, since the accent may be unreadable on the tint of what is raised. */
        background: color-mix(in oklab, var(--docs-color-accent) 10%, var(--docs-color-background));
        color: var(--docs-color-accent);
        font-style: normal;
      }
      :host([deprecated]) [part='url'] {
        color: var(--docs-color-muted);
      }
      [part='deprecated'] {
        padding: 0.0625rem 0.5rem;
        border-radius: 0.375rem;
        background: color-mix(in oklab, var(--docs-color-warning) 10%, transparent);
        font-size: 0.75rem;
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
      @container (width < 26em) {
        [part='bar'] {
          flex-wrap: wrap;
        }
        [part='url'] {
          order: 1;
          flex-basis: 100%;
        }
        [part~='copy'] {
          margin-inline-start: auto;
        }
      }
      @media print {
        [part~='button'],
        [part~='icon'] {
          display: none;
        }
      }
    `,
  ];

  @property({attribute: false}) operation: Operation | undefined;

  @property({attribute: false}) options: PlaygroundOptions = defaultPlaygroundOptions;

  /** What the tabs of the page choose, by their ids. */
  @property({attribute: false}) tabs: ReadonlyMap<string, TabChoice> = new Map();

  /** Whether the operation is deprecated; set from it. */
  @property({type: Boolean, reflect: true}) deprecated = false;

  /** What the reader has chosen, here or before on any page of this API. */
  @state() private server: ServerChoice = {variables: new Map()};

  /** What the reader has entered in the playground. */
  @state() private changes: SampleChanges | undefined;

  /** What the reader has chosen on the page: a choice of a schema, and the index of its variant. */
  @state() private chosen: ReadonlyMap<object, number> = new Map();

  /** The playground, whose code loads when the reader is about to open it. */
  @state() private code: 'none' | 'loading' | 'ready' | 'missing' = 'none';

  @query('docs-playground') private readonly playground!: DocsPlayground | null;

  @query('[part~="try"]') private readonly tryButton!: HTMLElement | null;

  readonly #copied = new CopiedController(this);
  #page: HTMLElement | null = null;

  constructor() {
    super();
    this.addController({
      hostConnected: () => {
        this.#page = this.closest<HTMLElement>('[part~="page"]');
        this.#page?.addEventListener('docs-tab-shown', this.#onTab);
      },
      hostDisconnected: () => this.#page?.removeEventListener('docs-tab-shown', this.#onTab),
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.deprecated = this.operation?.isDeprecated ?? false;
    if (changed.get('operation')) this.changes = undefined;
    if (changed.has('options') && changed.get('options')?.fileUrl !== this.options.fileUrl) {
      this.server = readServer(this, this.options.fileUrl);
    }
  }

  /** The samples of the page follow the reader. */
  protected override updated(changed: PropertyValues): void {
    const {operation, options, chosen, changes} = this;
    if (!operation) return;
    if (options.makesSamples) {
      const choice = {
        server: baseUrlOf(operation, options, this.server),
        onlyRequired: options.sampleValues === 'required',
        chosen,
      };
      this.#writeSamples('request', requestSamples(operation, options, choice, changes));
    }
    if (options.makesResponses && changed.get('chosen')) {
      this.#writeSamples('response', responseSamples(operation, {makesSamples: true}, chosen));
    }
  }

  /** Writes samples into the blocks that were made for them: the first ones of the page. */
  #writeSamples(kind: string, samples: readonly {readonly code: string}[]): void {
    const example = this.#page?.querySelector(`docs-example[kind="${kind}"]`);
    example?.querySelectorAll('docs-code').forEach((block, index) => {
      block.code = samples[index]?.code;
    });
  }

  protected override firstUpdated(): void {
    // A link to share opens what it contains.
    if (this.#canTry(true) && readShared(this) !== undefined) void this.open();
  }

  override render() {
    const {operation, options} = this;
    if (!operation) return nothing;
    const {localize} = this;
    const choice = this.server;
    const {servers} = serversOf(operation, options, choice);
    const path = segmentsOf(operation.path);
    const base = operation.kind === 'operation' ? baseUrlOf(operation, options, choice) : '';
    return html`<div part="bar">
        <span part="method" data-method=${operation.method.toLowerCase()}>${operation.method}</span>
        ${
          operation.isDeprecated
            ? html`<span part="deprecated">${localize('deprecated')}</span>`
            : nothing
        }
        <span part="url" role="group" aria-label=${localize('Endpoint')}
          >${base ? html`<span part="base">${segmentsOf(base)}</span>` : nothing}${path}</span
        >
        ${
          operation.kind === 'operation'
            ? html`<button
                part="icon copy"
                aria-label=${localize('Copy URL')}
                title=${localize('Copy URL')}
                @click=${() => this.#copied.copy(base + operation.path)}
              >
                ${uiIcon(this.#copied.isCopied ? 'check' : 'copy')}
              </button>`
            : nothing
        }
        ${
          this.#canTry(servers.length > 0)
            ? html`<button
                part="button primary try"
                aria-haspopup="dialog"
                aria-busy=${this.code === 'loading'}
                @pointerenter=${this.#prepare}
                @focus=${this.#prepare}
                @click=${this.open}
              >
                ${uiIcon('play')} ${localize('Try it')}
              </button>`
            : nothing
        }
      </div>
      <span role="status">${this.#copied.isCopied ? localize('URL copied') : ''}</span>
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
      <p part="problem" role="alert" ?hidden=${this.code !== 'missing'}>
        ${this.code === 'missing' ? localize(notLoaded) : nothing}
      </p>
      ${
        this.code === 'ready'
          ? html`<docs-playground
              .operation=${operation}
              .options=${options}
              .server=${choice}
              @docs-server-change=${this.#onServer}
              @docs-request-change=${({value}: ApiChangeEvent<'docs-request-change'>) =>
                (this.changes = value)}
              @close=${this.#takeFocusBack}
            ></docs-playground>`
          : nothing
      }`;
  }

  /** Opens the playground. */
  readonly open = async (): Promise<void> => {
    const {operation} = this;
    if (this.code !== 'ready') this.code = 'loading';
    this.code = (await playground()) ? 'ready' : 'missing';
    await this.updateComplete;
    // Meanwhile the reader may have gone on to another page.
    if (this.isConnected && operation === this.operation) await this.playground?.open();
  };

  /**
   * Browsers give the focus back to what had it before the dialog. If nothing had it, as where a
   * link has opened the playground, it goes to the button; meanwhile the reader may have moved it.
   */
  readonly #takeFocusBack = (): void => {
    if (document.activeElement === document.body) this.tryButton?.focus();
  };

  /** Whoever points at the button may press it. */
  readonly #prepare = (): void => {
    if (navigator.onLine) void playground();
  };

  #canTry(hasServer: boolean): boolean {
    return this.operation?.kind === 'operation' && this.options.mode === 'show' && hasServer;
  }

  readonly #onTab = ({panel}: DocsTabShownEvent): void => {
    const tab = this.tabs.get(panel.id);
    if (!tab || (this.chosen.get(tab.of) ?? 0) === tab.index) return;
    const chosen = new Map(this.chosen);
    // The first one may have an example of the whole.
    if (tab.index === 0) chosen.delete(tab.of);
    else chosen.set(tab.of, tab.index);
    this.chosen = chosen;
  };

  readonly #onServer = ({value}: ApiChangeEvent<'docs-server-change'>): void => {
    this.server = value;
    writeServer(this, this.options.fileUrl, value);
  };
}

function segmentsOf(url: string) {
  return urlSegments(url).map(
    (pieces) =>
      html`<span part="segment"
        >${pieces.map(({text, isParameter}) =>
          isParameter ? html`<em part="parameter">${text}</em>` : text,
        )}</span
      >`,
  );
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-endpoint': DocsEndpoint;
  }
}
