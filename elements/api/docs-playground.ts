import {html, nothing, type PropertyValues} from 'lit';
import {customElement, property, query, state} from '../shared/decorators.js';
import type {Operation} from '../../src/openapi/operation.js';
import {
  defaultPlaygroundOptions,
  type PlaygroundOptions,
} from '../../src/requests/playground-options.js';
import type {ServerChoice} from '../../src/requests/servers.js';
import type {Exchange} from '../../src/requests/response.js';
import {canSend} from '../../src/requests/check-request.js';
import {writeSample} from '../../src/requests/samples/write-sample.js';
import {CopiedController} from '../shared/copied-controller.js';
import {uiIcon} from '../shared/ui-icons.js';
import {playgroundStyles} from './docs-playground.css.js';
import './docs-request-sample.js';
import {ApiElement} from './api-element.js';
import {methodStyles} from './method.css.js';
import {renderForm} from './playground-form.js';
import {RequestDraft} from './request-draft.js';
import './response/docs-response.js';
import type {DocsResponse} from './response/docs-response.js';
import {readServer} from './server-store.js';

/**
 * The playground of an operation: a dialog with a form for the request, samples of it, and the
 * response.
 *
 * @fires docs-server-change - The reader chose a base URL.
 * @fires docs-request-change - The reader changed the request.
 * @fires close - The dialog was closed.
 * @csspart header - The row with method, URL and a button that closes the dialog.
 * @csspart send - The button that sends the request, or stops it.
 * @csspart column - The form, or what follows from it.
 * @csspart problems - What the description does not allow.
 */
@customElement('docs-playground')
export class DocsPlayground extends ApiElement {
  static override styles = [ApiElement.styles, methodStyles, playgroundStyles];

  @property({attribute: false}) operation: Operation | undefined;

  @property({attribute: false}) options: PlaygroundOptions = defaultPlaygroundOptions;

  /** The base URL that the reader has chosen on the page; by default the one that is stored. */
  @property({attribute: false}) server: ServerChoice | undefined;

  /** What the reader has entered, once the dialog was opened. */
  @state() private draft: RequestDraft | undefined;

  /** Whether samples and the URL contain credentials. */
  @state() private showsCredentials = false;

  @state() private exchange: Exchange = {phase: 'idle'};

  @query('dialog') private readonly dialog!: HTMLDialogElement | null;

  @query('[part="problems"]') private readonly problems!: HTMLElement | null;

  @query('[part~="send"]') private readonly sendButton!: HTMLElement | null;

  @query('docs-response') private readonly response!: DocsResponse | null;

  readonly #copied = new CopiedController(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.get('operation')) {
      // Another operation: nothing of the last one is kept.
      this.draft = undefined;
      this.exchange = {phase: 'idle'};
    } else if (changed.has('server') && this.server && this.server !== this.draft?.state.server) {
      this.draft?.chooseServer(this.server);
    }
  }

  /** What sends a request again below the last response disappears with that. */
  protected override updated(changed: ReadonlyMap<PropertyKey, unknown>): void {
    const isLost = this.exchange.phase === 'sending' && !this.shadowRoot?.activeElement;
    if (changed.has('exchange') && isLost) this.sendButton?.focus();
  }

  /** Shows the dialog; the values of a link to share are filled in. */
  async open(): Promise<void> {
    const {operation, options} = this;
    if (!operation) return;
    if (!this.draft) {
      const server = this.server ?? readServer(this, options.fileUrl);
      this.draft = new RequestDraft(this, operation, options, server, this.#onChange);
      this.#onChange();
    }
    await this.updateComplete;
    if (!this.dialog?.open) this.dialog?.showModal();
  }

  override render() {
    const {draft} = this;
    const {localize} = this;
    if (!draft) return html`<dialog></dialog>`;
    const {method, title} = draft.operation;
    const request = this.showsCredentials ? draft.request : draft.publicRequest;
    return html`<dialog
      aria-labelledby="title"
      @close=${() => this.dispatchEvent(new Event('close'))}
    >
      <div part="header">
        <span part="method" data-method=${method.toLowerCase()}>${method}</span>
        <div part="heading">
          <h2 part="title" id="title" tabindex="-1" autofocus>${title}</h2>
          <span
            part="url"
            tabindex="0"
            role="group"
            aria-label=${localize('URL')}
            @blur=${({target}: Event) => ((target as HTMLElement).scrollLeft = 0)}
            >${request.url}</span
          >
        </div>
        <button part="icon" aria-label=${localize('Close')} @click=${() => this.dialog?.close()}>
          ${uiIcon('close')}
        </button>
      </div>
      <div part="columns">
        <div part="column" @keydown=${this.#onKeydown}>
          ${renderForm(draft, localize, this.limits)} ${this.#renderTools(draft)}
        </div>
        <div part="column output">
          <section>
            <h3>${localize('Response')}</h3>
            <docs-response
              .command=${this.exchange.phase === 'failed' ? writeSample('curl', request) : ''}
              .proxy=${draft.options.proxy}
              ?cookies=${draft.options.sendsCookies}
              @docs-exchange=${({target}: Event) =>
                (this.exchange = (target as DocsResponse).exchange)}
              ><p part="note">
                ${localize('Send the request to see its response.')}
              </p></docs-response
            >
          </section>
          <section>
            <h3>${localize('Code sample')}</h3>
            <docs-request-sample
              .request=${request}
              .languages=${draft.options.languages}
              .more=${draft.options.more}
              .samples=${draft.operation.samples}
            ></docs-request-sample>
            ${this.#renderNotes(draft)}
          </section>
        </div>
      </div>
    </dialog>`;
  }

  #renderTools({hasServer, state}: RequestDraft) {
    const {localize} = this;
    const {isSending} = this;
    const text = () => {
      if (this.exchange.phase === 'streaming') return localize('Stop');
      if (isSending) return localize('Cancel');
      return canSend(state.problems) && state.problems?.length
        ? localize('Send anyway')
        : localize('Send');
    };
    // One button for all, so that it keeps the focus.
    return html`<div part="tools">
      <button
        part=${isSending ? 'button send' : 'button primary send'}
        ?disabled=${!isSending && !hasServer}
        @click=${() => (isSending ? this.response?.stop() : this.#send(true))}
      >
        ${text()}
      </button>
      <button part="button" @click=${() => this.#copied.copy(this.draft?.sharedUrl ?? '')}>
        ${uiIcon('link')}
        ${this.#copied.isCopied ? localize('Link copied') : localize('Copy a link to this request')}
      </button>
      <button part="button" @click=${this.#reset}>${localize('Reset')}</button>
    </div>`;
  }

  #renderNotes({operation, options: {proxy}, hasSession, scope}: RequestDraft) {
    const {localize} = this;
    return html`${
      operation.security.flat().length > 0
        ? html`<label part="option">
            <input
              type="checkbox"
              .checked=${this.showsCredentials}
              @change=${() => (this.showsCredentials = !this.showsCredentials)}
            />
            ${localize('Show credentials in samples')}
          </label>`
        : nothing
    }
    ${
      proxy
        ? html`<p part="note">${localize('Requests are sent through the proxy {0}.', proxy)}</p>`
        : nothing
    }
    ${
      hasSession
        ? html`<p part="note">
            ${localize(
              'Requests to {0} include your cookies, so they use your session there.',
              scope.origin,
            )}
          </p>`
        : nothing
    }`;
  }

  readonly #onChange = (): void => {
    this.requestUpdate();
    if (this.draft) this.tell('docs-request-change', this.draft.changes);
  };

  /** Enter sends, as in a form: the fields are in shadow roots, where no form finds them. */
  readonly #onKeydown = (event: KeyboardEvent): void => {
    const [field] = event.composedPath();
    const isText = field instanceof HTMLInputElement && !/^(?:checkbox|file)$/.test(field.type);
    const isShortcut = event.ctrlKey || event.metaKey;
    if (event.key !== 'Enter' || event.isComposing || !(isText || isShortcut)) return;
    event.preventDefault();
    // The Enter that added a field may still be pressed.
    if (!event.repeat && !this.isSending) void this.#send();
  };

  private get isSending(): boolean {
    return /^s(?:end|tream)ing$/.test(this.exchange.phase);
  }

  /** Sends the request; one with problems only with the button that says so. */
  readonly #send = async (anyway = false): Promise<void> => {
    const {draft} = this;
    if (!draft?.hasServer) return;
    if (draft.findProblems(anyway)) {
      await this.updateComplete;
      this.problems?.focus();
      this.problems?.scrollIntoView({block: 'nearest'});
      return;
    }
    await this.response?.send(draft.request);
    await this.updateComplete;
    this.response?.scrollIntoView({block: 'start'});
  };

  readonly #reset = (): void => {
    if (this.exchange.phase !== 'idle') this.response?.reset();
    this.draft?.reset();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-playground': DocsPlayground;
  }
}
