import {css, html, nothing} from 'lit';
import {customElement, property, query, state} from '../../shared/decorators.js';
import type {Failure} from '../../../src/requests/explain-failure.js';
import {formatSize, formatTime} from '../../../src/shared/format-amount.js';
import {
  reasonPhrase,
  type Exchange,
  type ReceivedResponse,
  type ResponseHead,
} from '../../../src/requests/response.js';
import {parseUrl} from '../../../src/requests/parse-url.js';
import type {HttpRequest} from '../../../src/requests/request.js';
import type {StreamMessage} from '../../../src/requests/stream-messages.js';
import '../../components/code/docs-code.js';
import {languageAt} from '../../locales/localize-controller.js';
import {ApiElement} from '../api-element.js';
import {ExchangeController} from '../send/exchange-controller.js';
import './docs-response-body.js';
import {renderMessages, streamStyles} from './stream-messages.js';

/** How long the reader waits for a response: at first, and after a timeout; in milliseconds. */
const timeouts = {first: 30_000, longer: 300_000};

/** How far from the end of a list its end is still followed, in pixels. */
const nearEnd = 24;

/**
 * Sends requests, and shows what becomes of each: its response, or why there is none.
 *
 * @slot - What is shown before the first one.
 * @fires docs-exchange - Something has become of the request.
 * @csspart summary - The line of status, time and size.
 * @csspart status - The status with its reason phrase.
 * @csspart headers - The table of headers.
 * @csspart failure - Why there is no response.
 */
@customElement('docs-response')
export class DocsResponse extends ApiElement {
  static override styles = [
    ApiElement.styles,
    streamStyles,
    css`
      :host {
        display: block;
        font-size: 0.875rem;
      }
      p {
        margin: 0 0 0.75rem;
      }
      [part='quiet'] {
        color: var(--docs-color-muted);
      }
      [part='summary'] {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.375rem 0.875rem;
        margin-block-end: 0.75rem;
        color: var(--docs-color-muted);
        font-variant-numeric: tabular-nums;
      }
      [part='status'] {
        padding: 0.125rem 0.625rem;
        border-radius: 0.375rem;
        background: color-mix(in oklab, var(--status) 10%, var(--docs-color-background));
        color: var(--status);
        font: 600 0.8125rem/1.5rem var(--docs-font-code);
      }
      [data-class='2'] {
        --status: var(--docs-color-check);
      }
      [data-class='3'],
      [data-class='1'] {
        --status: var(--docs-color-note);
      }
      [data-class='4'] {
        --status: var(--docs-color-warning);
      }
      [data-class='5'] {
        --status: var(--docs-color-danger);
      }
      details {
        margin-block: 0.75rem;
      }
      summary {
        margin-block-end: 0.5rem;
        color: var(--docs-color-heading);
        font-size: 0.8125rem;
        font-weight: 500;
        cursor: pointer;
      }
      table {
        inline-size: 100%;
        border-collapse: collapse;
        direction: ltr;
        font: 0.8125rem/1.5 var(--docs-font-code);
        text-align: left;
      }
      :is(th, td) {
        padding: 0.3125rem 0.75rem 0.3125rem 0;
        border-block-end: 1px solid var(--docs-color-border);
        font-weight: 400;
        vertical-align: top;
        overflow-wrap: anywhere;
      }
      th {
        inline-size: 35%;
        min-inline-size: 8rem;
        color: var(--docs-color-muted);
      }
      [part='failure'] {
        padding: 0.875rem 1.125rem;
        border: 1px solid color-mix(in oklab, var(--docs-color-danger) 30%, transparent);
        border-radius: 0.75rem;
        background: color-mix(in oklab, var(--docs-color-danger) 6%, transparent);
      }
      [part='failure'] > :last-child {
        margin-block-end: 0;
      }
      h4 {
        margin: 0 0 0.375rem;
        color: var(--docs-color-heading);
        font: 600 0.9375rem/1.5 var(--docs-font-heading);
      }
      [part='failure'] + [part='hint'] {
        margin-block-start: 1rem;
      }
      docs-code {
        margin-block: 0.75rem;
      }
      @media (forced-colors: active) {
        [part='status'] {
          border: 1px solid;
        }
      }
    `,
  ];

  @property({attribute: false}) exchange: Exchange = {phase: 'idle'};

  /** A command that sends the same request, for readers whose browser does not. */
  @property({attribute: false}) command = '';

  /** A URL before which the encoded URL of the request is written, if the site has a proxy. */
  @property({attribute: false}) proxy: string | undefined;

  /** Whether requests to the origin of the page carry cookies. */
  @property({type: Boolean}) cookies = false;

  /** How many messages of a stream are shown. */
  @state() private shownMessages = 100;

  @query('[part="messages"]') private readonly messageList!: HTMLElement | null;

  readonly #sending = new ExchangeController(this, (exchange) => {
    this.exchange = exchange;
    this.dispatchEvent(new Event('docs-exchange'));
  });
  #followsEnd = true;

  protected override willUpdate(): void {
    const list = this.messageList;
    this.#followsEnd = !list || list.scrollTop + list.clientHeight > list.scrollHeight - nearEnd;
  }

  /** While a stream is received, its end stays in view, unless the reader has scrolled up. */
  protected override updated(): void {
    const list = this.messageList;
    if (!list || !this.#followsEnd || this.exchange.phase !== 'streaming') return;
    list.scrollTop = list.scrollHeight;
  }

  /** Sends a request, and shows what becomes of it; resolves at the end of the response. */
  send(request: HttpRequest, timeout = timeouts.first): Promise<void> {
    return this.#sending.send(request, timeout, {proxy: this.proxy, sendsCookies: this.cookies});
  }

  /** Stops the request; what was received of a response is kept. */
  stop(): void {
    this.#sending.stop();
  }

  /** Removes the last response. */
  reset(): void {
    this.#sending.reset();
  }

  override render() {
    return html`<span role="status">${this.#status()}</span>${this.#renderExchange()}`;
  }

  #status(): string {
    const {localize} = this;
    const {exchange} = this;
    switch (exchange.phase) {
      case 'idle':
        return '';
      case 'sending':
        return localize('Waiting for the response…');
      case 'streaming':
        return localize('Receiving…');
      case 'answered': {
        const {head, time} = exchange.response;
        return `${head.status} ${reasonPhrase(head)}, ${formatTime(time)}`;
      }
      case 'failed':
        return localize('There is no response.');
      default:
        return exchange satisfies never;
    }
  }

  #renderExchange() {
    const {exchange} = this;
    switch (exchange.phase) {
      case 'idle':
        return html`<slot></slot>`;
      case 'sending':
        return html`<p part="quiet">${this.#status()}</p>`;
      case 'streaming':
        return html`${this.#renderSummary(exchange.head, undefined, exchange.size)}
        ${this.#renderMessages(exchange.messages)}`;
      case 'answered':
        return this.#renderResponse(exchange.response);
      case 'failed':
        return this.#renderFailure(exchange.failure, exchange.request);
      default:
        return exchange satisfies never;
    }
  }

  #renderResponse(response: ReceivedResponse) {
    const {head, time, body, messages} = response;
    const {localize} = this;
    return html`${this.#renderSummary(head, time, body.size)}
    ${
      head.isRedirected
        ? html`<p part="quiet">${localize('The request was redirected to {0}.', head.url)}</p>`
        : nothing
    }
    ${this.#renderEnd(response)}
    ${
      messages && messages.length > 0
        ? html`${this.#renderMessages(messages)}
            <details>
              <summary>${localize('As received')}</summary>
              <docs-response-body .response=${response}></docs-response-body>
            </details>`
        : html`<docs-response-body .response=${response}></docs-response-body>`
    }
    ${this.#renderHeaders(head)}`;
  }

  #renderSummary(head: ResponseHead, time: number | undefined, size: number) {
    const language = languageAt(this);
    return html`<div part="summary">
      <span part="status" data-class=${Math.floor(head.status / 100)}
        >${head.status} ${reasonPhrase(head)}</span
      >
      ${time === undefined ? nothing : html`<span>${formatTime(time, language)}</span>`}
      <span>${formatSize(size, language)}</span>
    </div>`;
  }

  #renderEnd({end, body}: ReceivedResponse) {
    const {localize} = this;
    switch (end) {
      case 'complete':
        return nothing;
      case 'stopped':
        return html`<p part="quiet">${localize('You stopped the response here.')}</p>`;
      case 'too-large': {
        const text = 'The stream was stopped after {0}.';
        return html`<p part="quiet">${localize(text, formatSize(body.size, languageAt(this)))}</p>`;
      }
      case 'broken':
        return html`<p part="quiet">
          ${localize('The connection was closed before the response was complete.')}
        </p>`;
      default:
        return end satisfies never;
    }
  }

  #renderMessages(messages: readonly StreamMessage[]) {
    return renderMessages(
      messages,
      this.shownMessages,
      () => (this.shownMessages *= 4),
      this.localize,
    );
  }

  #renderHeaders({headers, url}: ResponseHead) {
    const {localize} = this;
    const {origin} = parseUrl(url) ?? location;
    const isForeign = origin !== location.origin;
    const note =
      'Browsers show only the headers that the API lists in Access-Control-Expose-Headers.';
    return html`<details part="headers">
      <summary>${localize('Headers ({0})', headers.length)}</summary>
      <table>
        <tbody>
          ${headers.map(
            ([name, value]) =>
              html`<tr>
                <th scope="row">${name}</th>
                <td>${value}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      ${isForeign ? html`<p part="hint">${localize(note)}</p>` : nothing}
    </details>`;
  }

  #renderFailure({kind, title, text, headers}: Failure, request: HttpRequest) {
    const {localize} = this;
    return html`<div part="failure">
        <h4>${localize(...title)}</h4>
        <p>${localize(...text)}</p>
        ${
          headers.length > 0
            ? html`<p>${localize('The response of the API needs these headers:')}</p>
                <docs-code language="http" .code=${headers.join('\n')}></docs-code>`
            : nothing
        }
      </div>
      ${
        this.command
          ? html`<p part="hint">
                ${localize('This command sends the same request from a terminal:')}
              </p>
              <docs-code language="bash" .code=${this.command}></docs-code>`
          : nothing
      }
      ${
        kind === 'Timeout'
          ? html`<button part="button" @click=${() => this.send(request, timeouts.longer)}>
              ${localize('Try again, and wait up to 5 minutes')}
            </button>`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-response': DocsResponse;
  }
}
