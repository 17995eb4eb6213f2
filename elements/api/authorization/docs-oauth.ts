import {css, html, nothing, type PropertyValues} from 'lit';
import {customElement, property, state} from '../../shared/decorators.js';
import type {OAuthFlow} from '../../../src/openapi/operation.js';
import type {OAuthClient, TokenGrant} from '../../../src/requests/oauth.js';
import {
  endpointsOf,
  originsOf,
  type EndpointProblem,
  type OAuthEndpoints,
} from '../../../src/requests/oauth-endpoints.js';
import type {SchemeEntry} from '../../../src/requests/scheme-entry.js';
import {CopiedController} from '../../shared/copied-controller.js';
import {renderSelect, renderText} from '../form/controls.js';
import {ApiElement} from '../api-element.js';
import {
  authorizeWithCode,
  defaultRedirectUri,
  requestToken,
  type OAuthFailure,
  type OAuthResult,
} from '../send/oauth-window.js';
import type {ApiMessage} from '../api-catalog.js';
import {DiscoveryController} from './discovery-controller.js';
import {oauthProblem} from './oauth-problem.js';

/** The flows that a browser can complete. */
const names = new Map<OAuthFlow['kind'], ApiMessage>([
  ['authorizationCode', 'Sign in (authorization code)'],
  ['clientCredentials', 'Client credentials'],
  ['password', 'Username and password'],
]);

/**
 * Gets a token from an authorization server (RFC 6749), or takes one that the reader has.
 *
 * @fires docs-credential-change - A token was received, or the reader changed a field.
 */
@customElement('docs-oauth')
export class DocsOauth extends ApiElement {
  static override styles = [
    ApiElement.styles,
    css`
      :host {
        display: grid;
        gap: 0.875rem;
      }
      [part='scopes'] {
        display: grid;
        gap: 0.375rem;
        font-size: 0.8125rem;
      }
      [part='option'] {
        align-items: start;
        line-height: 1.25rem;
        overflow-wrap: anywhere;
      }
      [part='scopes'] input {
        flex: none;
        margin-block-start: 0.125rem;
      }
      [part='scopes'] span {
        color: var(--docs-color-muted);
      }
      code {
        overflow-wrap: anywhere;
      }
      details {
        display: grid;
        font-size: 0.8125rem;
      }
      summary {
        cursor: pointer;
        font-weight: 500;
      }
      legend {
        margin-block-end: 0.375rem;
        font-weight: 500;
      }
    `,
  ];

  /** The scheme that the token is for. */
  @property({attribute: false}) scheme = '';

  @property({attribute: false}) flows: readonly OAuthFlow[] = [];

  /** The scopes that the operation needs; they are selected. */
  @property({attribute: false}) scopes: readonly string[] = [];

  /** The URL of an OpenID discovery document, which names the flows, as in the description. */
  @property({attribute: false}) discoveryUrl: string | undefined;

  /** The URL of the selected server: URLs of the description are relative to it. */
  @property({attribute: false}) serverUrl: string | undefined;

  @property({attribute: false}) entry: SchemeEntry = {};

  @property({attribute: false}) redirectUri: string | undefined;

  @state() private kind: OAuthFlow['kind'] | undefined;

  @state() private selected: ReadonlySet<string> | undefined;

  @state() private failure: OAuthFailure | undefined;

  @state() private isBusy = false;

  readonly #copied = new CopiedController(this);
  readonly #discovery = new DiscoveryController(this);
  #removed = new AbortController();

  constructor() {
    super();
    this.addController({
      hostConnected: () => (this.#removed = new AbortController()),
      // Closes the window of the authorization server, and requests no token any more.
      hostDisconnected: () => this.#removed.abort(),
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('discoveryUrl') || changed.has('serverUrl'))
      this.#discovery.find(this.discoveryUrl, this.serverUrl);
  }

  override render() {
    const {localize} = this;
    const flows = this.#flows;
    const flow = flows.find(({kind}) => kind === this.kind) ?? flows[0];
    const endpoints = flow && endpointsOf(flow, this.serverUrl);
    return html`
      ${
        this.#discovery.problem
          ? html`<p part="problem">${oauthProblem(this.#discovery.problem, localize)}</p>`
          : nothing
      }
      ${flows.length > 1 && flow ? this.#renderFlows(flows, flow) : nothing}
      ${flow && endpoints ? this.#renderFlow(flow, endpoints) : nothing}
      ${
        this.failure
          ? html`<p part="problem" role="alert">${oauthProblem(this.failure, localize)}</p>`
          : nothing
      }
      ${this.#renderField('value', localize('Access token'), true)} ${this.#renderExpiry(endpoints)}
    `;
  }

  #renderFlows(flows: readonly OAuthFlow[], chosen: OAuthFlow) {
    const {localize} = this;
    return html`<div part="field">
      <label for="flow">${localize('How to get a token')}</label>
      ${renderSelect(
        flows.flatMap(({kind}) => {
          const name = names.get(kind);
          return name ? [localize(name)] : [];
        }),
        flows.indexOf(chosen),
        (index) => (this.kind = flows[index]?.kind),
        {id: 'flow'},
      )}
    </div>`;
  }

  /** What a flow needs, and who gets it: nobody but its endpoints, to which its requests go. */
  #renderFlow(flow: OAuthFlow, endpoints: OAuthEndpoints | EndpointProblem) {
    const {localize} = this;
    if (endpoints.kind !== 'endpoints')
      return html`<p part="problem">${oauthProblem(endpoints, localize)}</p>`;
    return html`
      ${this.#renderField('clientId', localize('Client ID'))}
      ${this.#renderField('clientSecret', localize('Client secret'), true)}
      ${
        flow.kind === 'password'
          ? html`${this.#renderField('username', localize('Username'))}
            ${this.#renderField('password', localize('Password'), true)}`
          : nothing
      }
      <p part="hint">${localize('Sent only to {0}.', originsOf(endpoints).join(', '))}</p>
      ${this.#renderScopes(flow)}
      ${
        flow.kind === 'authorizationCode'
          ? html`<p part="hint">
              ${localize('Register this redirect URI for your client:')}
              <code>${this.#redirectUri}</code>
              <button
                part="button small"
                type="button"
                @click=${() => this.#copied.copy(this.#redirectUri)}
              >
                ${this.#copied.isCopied ? localize('Copied') : localize('Copy')}
              </button>
            </p>`
          : nothing
      }
      <div>
        <button
          part="button"
          type="button"
          ?disabled=${this.isBusy}
          @click=${() => this.#getToken(flow.kind, endpoints)}
        >
          ${localize('Get a token')}
        </button>
      </div>
    `;
  }

  #renderScopes({scopes}: OAuthFlow) {
    if (scopes.size === 0) return nothing;
    const {localize} = this;
    const selected = this.#selected;
    return html`<fieldset part="scopes">
      <legend>${localize('Scopes')}</legend>
      ${[...scopes].map(
        ([scope, description]) =>
          html`<label part="option">
            <input
              type="checkbox"
              .checked=${selected.has(scope)}
              @change=${() => {
                const changed = new Set(selected);
                if (!changed.delete(scope)) changed.add(scope);
                this.selected = changed;
              }}
            />
            <span><code>${scope}</code> ${description}</span></label
          >`,
      )}
    </fieldset>`;
  }

  #renderField(
    name: 'value' | 'clientId' | 'clientSecret' | 'username' | 'password',
    label: string,
    isSecret = false,
  ) {
    return renderText(
      name,
      label,
      this.entry[name],
      (text) => this.#change({...this.entry, [name]: text}),
      {type: isSecret ? 'password' : 'text'},
    );
  }

  #renderExpiry(endpoints: OAuthEndpoints | EndpointProblem | undefined) {
    const {localize} = this;
    const {expires, refreshToken, value} = this.entry;
    if (!value || (expires === undefined && !refreshToken)) return nothing;
    return html`<p part="hint">
      ${
        expires === undefined
          ? nothing
          : localize('The token is valid until {0}.', new Date(expires).toLocaleTimeString())
      }
      ${
        refreshToken && endpoints?.kind === 'endpoints'
          ? html`<button
              part="button small"
              type="button"
              ?disabled=${this.isBusy}
              @click=${() =>
                this.#run((signal) =>
                  requestToken(
                    endpoints.refresh,
                    this.#client,
                    {grant_type: 'refresh_token', refresh_token: refreshToken},
                    signal,
                  ),
                )}
            >
              ${localize('Renew it')}
            </button>`
          : nothing
      }
    </p>`;
  }

  get #flows(): readonly OAuthFlow[] {
    return [...this.flows, ...this.#discovery.flows].filter(({kind}) => names.has(kind));
  }

  get #redirectUri(): string {
    return this.redirectUri ?? defaultRedirectUri();
  }

  get #client(): OAuthClient {
    const {clientId = '', clientSecret} = this.entry;
    return {id: clientId, secret: clientSecret};
  }

  get #selected(): ReadonlySet<string> {
    return this.selected ?? new Set(this.scopes);
  }

  #getToken(kind: OAuthFlow['kind'], {authorization, token}: OAuthEndpoints): Promise<void> {
    const scope = [...this.#selected].join(' ');
    const client = this.#client;
    const {username = '', password = ''} = this.entry;
    return this.#run((signal) => {
      if (authorization) {
        const endpoints = {authorization, token};
        return authorizeWithCode(endpoints, client, scope, this.#redirectUri, signal);
      }
      const grant: TokenGrant =
        kind === 'password'
          ? {grant_type: 'password', username, password, scope}
          : {grant_type: 'client_credentials', scope};
      return requestToken(token, client, grant, signal);
    });
  }

  /** Gets a token, and keeps it. */
  async #run(request: (signal: AbortSignal) => Promise<OAuthResult>): Promise<void> {
    this.isBusy = true;
    this.failure = undefined;
    const {signal} = this.#removed;
    const result = await request(signal);
    this.isBusy = false;
    if (signal.aborted) return;
    if (result.kind !== 'token') {
      this.failure = result;
      return;
    }
    const {token, refreshToken, expiresIn} = result;
    this.#change({
      ...this.entry,
      value: token,
      ...(refreshToken && {refreshToken}),
      expires: expiresIn === undefined ? undefined : Date.now() + expiresIn * 1000,
    });
  }

  #change(entry: SchemeEntry): void {
    this.entry = entry;
    this.tell('docs-credential-change', {scheme: this.scheme, entry});
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-oauth': DocsOauth;
  }
}
