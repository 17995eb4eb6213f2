import {html, LitElement, nothing, type PropertyValues} from 'lit';
import {customElement, property, query, state} from '../shared/decorators.js';
import type {Operation, ParameterPlace} from '../../src/openapi/operation.js';
import {buildRequest, parameterKey, withPlaceholders} from '../../src/requests/build-request.js';
import {checkRequest} from '../../src/requests/check-request.js';
import {
  defaultPlaygroundOptions,
  type PlaygroundOptions,
} from '../../src/requests/playground-options.js';
import {
  baseUrlOf,
  bodyWriter,
  initialState,
  isBaseUrl,
  securityOf,
  serversOf,
  valuesOf,
  withParameter,
  withShared,
  type PlaygroundState,
} from '../../src/requests/playground-state.js';
import type {HttpRequest, RequestProblem, RequestValues} from '../../src/requests/request.js';
import {formatTime, reasonPhrase} from '../../src/requests/response.js';
import {writeSample} from '../../src/requests/samples/write-sample.js';
import {
  enteredAlternative,
  withInitialValues,
  type SchemeEntries,
} from '../../src/requests/scheme-entry.js';
import {readSharedValues, writeSharedValues} from '../../src/requests/share-link.js';
import {CopiedController} from '../shared/copied-controller.js';
import {uiIcon} from '../shared/ui-icons.js';
import {hostStyles} from '../styles/host.css.js';
import './authorization/docs-authorization.js';
import type {
  DocsAlternativeChangeEvent,
  DocsRememberEvent,
} from './authorization/docs-authorization.js';
import type {DocsCredentialChangeEvent} from './authorization/credential-event.js';
import {
  areStored,
  forgetCredentials,
  readCredentials,
  writeCredentials,
  type CredentialScope,
} from './credential-store.js';
import {playgroundStyles} from './docs-playground.css.js';
import './docs-request-body.js';
import type {DocsBodyChangeEvent} from './docs-request-body.js';
import './docs-request-sample.js';
import './docs-server-choice.js';
import type {DocsServerChangeEvent} from './docs-server-choice.js';
import {fieldStyles} from './form/fields.css.js';
import './form/docs-value-form.js';
import type {DocsValueChangeEvent} from './form/docs-value-form.js';
import {ApiLocalizeController} from './locales/api-localize-controller.js';
import type {ApiMessage} from './locales/api-messages.js';
import {methodStyles} from './method.css.js';
import {problemsBelow, problemText} from './problem-text.js';
import './response/docs-response.js';
import {ExchangeController} from './send/exchange-controller.js';
import {readServer} from './server-store.js';
import {readShared, sharedUrl} from './share.js';

/** How long the reader waits for a response: at first, and after a timeout; in milliseconds. */
const timeouts = {first: 30_000, longer: 300_000};

const places: readonly (readonly [ParameterPlace, ...ApiMessage])[] = [
  ['path', 'pathParameters', 'Path parameters'],
  ['query', 'queryParameters', 'Query parameters'],
  ['querystring', 'queryString', 'Query string'],
  ['header', 'headers', 'Headers'],
  ['cookie', 'cookies', 'Cookies'],
];

/**
 * The playground of an operation: a dialog with a form for the request, samples of it, and the
 * response.
 *
 * @fires docs-server-change - The reader chose a base URL.
 * @csspart header - The row with method, URL and buttons.
 * @csspart send - The button that sends the request, or stops it.
 * @csspart column - The form, or what follows from it.
 * @csspart problems - What the description does not allow.
 */
@customElement('docs-playground')
export class DocsPlayground extends LitElement {
  static override styles = [hostStyles, fieldStyles, methodStyles, playgroundStyles];

  @property({attribute: false}) operation: Operation | undefined;

  @property({attribute: false}) options: PlaygroundOptions = defaultPlaygroundOptions;

  @state() private entered: PlaygroundState | undefined;

  /** Whether samples and the URL contain credentials. */
  @state() private showsCredentials = false;

  @query('dialog') private readonly dialog!: HTMLDialogElement | null;

  @query('[part="problems"]') private readonly problems!: HTMLElement | null;

  @query('docs-response') private readonly response!: HTMLElement | null;

  readonly #locale = new ApiLocalizeController(this);
  readonly #copied = new CopiedController(this);
  readonly #sending = new ExchangeController(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.get('operation') === undefined) return;
    // Another operation: nothing of the last one is kept.
    this.entered = undefined;
    this.#sending.reset();
  }

  /** Shows the dialog; the values of a link to share are filled in. */
  async open(): Promise<void> {
    if (!this.operation) return;
    this.entered ??= this.#initial(this.operation);
    await this.updateComplete;
    if (!this.dialog?.open) this.dialog?.showModal();
  }

  override render() {
    const {operation, entered, options} = this;
    const {localize} = this.#locale;
    if (!operation || !entered) return html`<dialog></dialog>`;
    const request = this.#shownRequest(operation, entered);
    return html`<dialog aria-labelledby="title">
      <div part="header">
        <span part="method" data-method=${operation.method.toLowerCase()}>${operation.method}</span>
        <div part="heading">
          <h2 part="title" id="title">${operation.title}</h2>
          <span part="url" tabindex="0" role="group" aria-label=${localize('requestUrl', 'URL')}
            >${request.url}</span
          >
        </div>
        ${this.#renderSend(entered)}
        <button part="close" aria-label=${localize('close', 'Close')} @click=${this.#close}>
          ${uiIcon('close')}
        </button>
      </div>
      <div part="columns">
        <div part="column" @keydown=${this.#onKeydown}>
          ${this.#renderProblems(entered)}
          <docs-server-choice
            open
            .servers=${serversOf(operation, options, entered.server).servers}
            .choice=${entered.server}
            .fileUrl=${options.fileUrl}
            @docs-server-change=${this.#onServer}
          ></docs-server-choice>
          ${this.#renderAuthorization(operation, entered)}
          ${places.map(([place, key, english]) =>
            this.#renderParameters(operation, entered, place, localize(key, english)),
          )}
          ${this.#renderBody(operation, entered)} ${this.#renderTools()}
        </div>
        <div part="column output">${this.#renderOutput(operation, request)}</div>
      </div>
      <span role="status">${this.#status()}</span>
    </dialog>`;
  }

  #renderSend({problems}: PlaygroundState) {
    const {localize} = this.#locale;
    return this.#sending.isSending
      ? html`<button part="button send" @click=${() => this.#sending.stop()}>
          ${
            this.#sending.exchange.phase === 'streaming'
              ? localize('stop', 'Stop')
              : localize('cancel', 'Cancel')
          }
        </button>`
      : html`<button
          part="button primary send"
          ?disabled=${!this.#hasServer}
          @click=${this.#onSend}
        >
          ${problems?.length ? localize('sendAnyway', 'Send anyway') : localize('send', 'Send')}
        </button>`;
  }

  #renderProblems({problems}: PlaygroundState) {
    if (!problems?.length) return nothing;
    const {localize} = this.#locale;
    return html`<div part="problems" role="alert">
      <p>${localize('problemsFound', 'The API description does not allow this request:')}</p>
      <ul>
        ${problems.map(
          (problem) =>
            html`<li><code>${problem.at}</code> – ${problemText(problem, localize)}</li>`,
        )}
      </ul>
    </div>`;
  }

  #renderAuthorization(operation: Operation, {alternative, entries}: PlaygroundState) {
    const security = securityOf(operation, this.options);
    if (security.every((schemes) => schemes.length === 0)) return nothing;
    const scope = this.#scope;
    return html`<section>
      <h3>${this.#locale.localize('authorization', 'Authorization')}</h3>
      <docs-authorization
        .alternatives=${security}
        .chosen=${alternative}
        .entries=${entries}
        .origin=${scope.origin}
        .redirectUri=${this.options.redirectUri}
        ?stored=${areStored(this, scope)}
        @docs-alternative-change=${({index}: DocsAlternativeChangeEvent) =>
          this.#update((entered) => ({...entered, alternative: index}))}
        @docs-credential-change=${this.#onCredential}
        @docs-remember=${this.#onRemember}
      ></docs-authorization>
    </section>`;
  }

  #renderParameters(
    {parameters}: Operation,
    entered: PlaygroundState,
    place: ParameterPlace,
    heading: string,
  ) {
    const shown = parameters.filter((parameter) => parameter.place === place);
    if (shown.length === 0) return nothing;
    const {localize} = this.#locale;
    return html`<section>
      <h3>${heading}</h3>
      <div part="parameters">
        ${shown.map((parameter) => {
          const key = parameterKey(parameter);
          return html`<docs-value-form
            .schema=${parameter.schema}
            .value=${entered.parameters.get(key)}
            .name=${parameter.name}
            .description=${parameter.description || undefined}
            .placeholder=${parameter.placeholder}
            .examples=${parameter.examples}
            .problems=${problemsBelow(entered.problems, key, localize)}
            ?required=${parameter.isRequired}
            ?deprecated=${parameter.isDeprecated}
            @docs-value-change=${({value}: DocsValueChangeEvent) =>
              this.#update((changed) => withParameter(changed, key, value))}
          ></docs-value-form>`;
        })}
      </div>
      ${
        place === 'cookie'
          ? html`<p part="note">
              ${localize(
                'cookieNotSent',
                'Browsers do not let a page set cookies of a request. The samples contain it.',
              )}
            </p>`
          : nothing
      }
    </section>`;
  }

  #renderBody(operation: Operation, {body, problems}: PlaygroundState) {
    if (!operation.body || !body) return nothing;
    const {localize} = this.#locale;
    return html`<section>
      <h3>${localize('body', 'Body')}</h3>
      <docs-request-body
        .body=${operation.body}
        .bodies=${body}
        .problems=${problemsBelow(problems, 'body', localize)}
        .write=${bodyWriter(operation)}
        @docs-body-change=${({bodies}: DocsBodyChangeEvent) =>
          this.#update((entered) => ({...entered, body: bodies}))}
      ></docs-request-body>
    </section>`;
  }

  #renderTools() {
    const {localize} = this.#locale;
    const text = this.#copied.isCopied
      ? localize('linkCopied', 'Link copied')
      : localize('copyLink', 'Copy a link to this request');
    return html`<div part="tools">
      <button part="button" type="button" @click=${this.#share}>${uiIcon('link')} ${text}</button>
      <button part="button" type="button" @click=${this.#reset}>
        ${localize('reset', 'Reset')}
      </button>
    </div>`;
  }

  #renderOutput(operation: Operation, request: HttpRequest) {
    const {localize} = this.#locale;
    const {exchange} = this.#sending;
    const {proxy} = this.options;
    const isTimeout = exchange.phase === 'failed' && exchange.failure.kind === 'timeout';
    const hasCredentials = securityOf(operation, this.options).flat().length > 0;
    return html`<section>
        <h3>${localize('response', 'Response')}</h3>
        <docs-response
          .exchange=${exchange}
          .command=${exchange.phase === 'failed' ? writeSample('curl', request) : ''}
        ></docs-response>
        ${
          isTimeout
            ? html`<button
                part="button"
                @click=${() => this.#sending.send(exchange.request, timeouts.longer, proxy)}
              >
                ${localize('waitLonger', 'Try again, and wait up to 5 minutes')}
              </button>`
            : nothing
        }
      </section>
      <section>
        <h3>${localize('codeSample', 'Code sample')}</h3>
        <docs-request-sample
          .request=${request}
          .languages=${this.options.languages}
          .samples=${operation.samples}
        ></docs-request-sample>
        ${
          hasCredentials
            ? html`<label part="option">
                <input
                  type="checkbox"
                  .checked=${this.showsCredentials}
                  @change=${() => (this.showsCredentials = !this.showsCredentials)}
                />
                ${localize('showCredentials', 'Show credentials in samples')}
              </label>`
            : nothing
        }
        ${
          proxy
            ? html`<p part="note">
                ${localize('proxied', 'Requests are sent through the proxy {0}.', proxy)}
              </p>`
            : nothing
        }
      </section>`;
  }

  #status(): string {
    const {localize} = this.#locale;
    const {exchange} = this.#sending;
    switch (exchange.phase) {
      case 'idle':
        return '';
      case 'sending':
        return localize('waiting', 'Waiting for the response…');
      case 'streaming':
        return localize('receiving', 'Receiving…');
      case 'answered': {
        const {head, time} = exchange.response;
        return `${head.status} ${reasonPhrase(head)}, ${formatTime(time)}`;
      }
      case 'failed':
        return localize('noResponse', 'There is no response.');
      default:
        return exchange satisfies never;
    }
  }

  #initial(operation: Operation): PlaygroundState {
    const {options} = this;
    const initial = initialState(operation, readServer(this, options.fileUrl));
    const text = readShared(this);
    const shared = text === undefined ? undefined : readSharedValues(text);
    const filled = shared ? withShared(initial, shared, operation, options) : initial;
    return this.#withCredentials(filled, operation);
  }

  /** The request as it is shown. */
  #shownRequest(operation: Operation, entered: PlaygroundState): HttpRequest {
    const values = valuesOf(entered, operation, this.options);
    if (this.showsCredentials) return buildRequest(operation, values);
    const alternative = securityOf(operation, this.options)[entered.alternative] ?? [];
    return buildRequest(operation, withPlaceholders(values, alternative));
  }

  /** What is wrong with the request; settings may replace the security of the operation. */
  #check(operation: Operation, values: RequestValues): readonly RequestProblem[] {
    return checkRequest({...operation, security: securityOf(operation, this.options)}, values);
  }

  /** Every change of what the reader has entered; problems that were shown are checked again. */
  #update(change: (entered: PlaygroundState) => PlaygroundState): void {
    const {operation, entered} = this;
    if (!operation || !entered) return;
    const changed = change(entered);
    const values = valuesOf(changed, operation, this.options);
    const problems = changed.problems && this.#check(operation, values);
    this.entered = {...changed, problems};
  }

  readonly #onServer = ({choice}: DocsServerChangeEvent): void => {
    const {operation} = this;
    if (!operation) return;
    const {origin} = this.#scope;
    this.#update((entered) => {
      const changed = {...entered, server: choice};
      const isSame = this.#originOf(operation, changed) === origin;
      return isSame ? changed : this.#withCredentials(changed, operation);
    });
  };

  /** Enter sends, as in a form: the fields are in shadow roots, where no form finds them. */
  readonly #onKeydown = (event: KeyboardEvent): void => {
    const [field] = event.composedPath();
    const isText = field instanceof HTMLInputElement && !/^(?:checkbox|file)$/.test(field.type);
    const isShortcut = event.ctrlKey || event.metaKey;
    if (event.key !== 'Enter' || event.isComposing || !(isText || isShortcut)) return;
    event.preventDefault();
    if (!this.#sending.isSending) void this.#onSend();
  };

  readonly #close = (): void => {
    this.dialog?.close();
  };

  /** Sends the request; one with problems only when the reader has seen them. */
  readonly #onSend = async (): Promise<void> => {
    const {operation, entered} = this;
    if (!operation || !entered || !this.#hasServer) return;
    const values = valuesOf(entered, operation, this.options);
    const problems = this.#check(operation, values);
    if (problems.length > 0 && !entered.problems?.length) {
      this.entered = {...entered, problems};
      await this.updateComplete;
      this.problems?.scrollIntoView({block: 'nearest'});
      return;
    }
    const request = buildRequest(operation, values);
    await this.#sending.send(request, timeouts.first, this.options.proxy);
    await this.updateComplete;
    this.response?.scrollIntoView({block: 'start'});
  };

  readonly #share = (): void => {
    const {operation, entered} = this;
    if (!operation || !entered) return;
    const {server, parameters, body} = valuesOf(entered, operation, this.options);
    // A URL that the reader has typed is theirs; links with it would be ignored anyway.
    const known = entered.server.own === undefined ? server : '';
    const shared = writeSharedValues({server: known, parameters, body});
    void this.#copied.copy(sharedUrl(this, shared));
  };

  readonly #reset = (): void => {
    const {operation, entered} = this;
    if (!operation || !entered) return;
    this.#sending.reset();
    this.entered = this.#withCredentials(initialState(operation, entered.server), operation);
  };

  /** What the credentials belong to: this API, and the origin of the chosen base URL. */
  get #scope(): CredentialScope {
    const {operation, entered, options} = this;
    const origin = operation && entered ? this.#originOf(operation, entered) : '';
    return {file: options.fileUrl, origin};
  }

  /** Whether there is a base URL: what the reader types may not be one yet. */
  get #hasServer(): boolean {
    const {own} = this.entered?.server ?? {};
    return own === undefined || isBaseUrl(own);
  }

  #originOf(operation: Operation, {server}: PlaygroundState): string {
    const url = baseUrlOf(operation, this.options, server);
    return URL.canParse(url) ? new URL(url).origin : '';
  }

  /** With the credentials for the chosen base URL, and no others. */
  #withCredentials(entered: PlaygroundState, operation: Operation): PlaygroundState {
    const security = securityOf(operation, this.options);
    const scope = {file: this.options.fileUrl, origin: this.#originOf(operation, entered)};
    const entries = withInitialValues(readCredentials(this, scope), security);
    return {...entered, entries, alternative: enteredAlternative(security, entries)};
  }

  readonly #onCredential = ({scheme, entry}: DocsCredentialChangeEvent): void => {
    const entries: SchemeEntries = new Map(this.entered?.entries).set(scheme, entry);
    writeCredentials(this, this.#scope, entries, areStored(this, this.#scope));
    this.#update((entered) => ({...entered, entries}));
  };

  readonly #onRemember = ({action}: DocsRememberEvent): void => {
    const {operation, entered} = this;
    if (!operation || !entered) return;
    if (action === 'forget') {
      forgetCredentials(this, this.#scope);
      this.#update((changed) => this.#withCredentials(changed, operation));
      return;
    }
    writeCredentials(this, this.#scope, entered.entries, action === 'remember');
    this.requestUpdate();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-playground': DocsPlayground;
  }
}
