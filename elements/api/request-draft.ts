import type {Operation, SecurityAlternative} from '../../src/openapi/operation.js';
import {buildRequest, withPlaceholders} from '../../src/requests/build-request.js';
import {canSend, checkRequest} from '../../src/requests/check-request.js';
import {parseUrl} from '../../src/requests/parse-url.js';
import type {PlaygroundOptions} from '../../src/requests/playground-options.js';
import {
  initialState,
  valuesOf,
  withShared,
  type PlaygroundState,
} from '../../src/requests/playground-state.js';
import {baseUrlOf, serverUrlOf, type ServerChoice} from '../../src/requests/servers.js';
import type {HttpRequest, RequestProblem} from '../../src/requests/request.js';
import type {SampleChanges} from '../../src/requests/request-samples.js';
import {enteredAlternative, withInitialValues} from '../../src/requests/scheme-entry.js';
import {readSharedValues, writeSharedValues} from '../../src/requests/share-link.js';
import type {ApiChangeEvent} from './api-element.js';
import {
  areStored,
  forgetCredentials,
  readCredentials,
  writeCredentials,
  type CredentialScope,
} from './credential-store.js';
import {proxied} from './send/send-request.js';
import {readShared, sharedUrl} from './share.js';

/** What a reader has entered for an operation, and the request that follows from it. */
export class RequestDraft {
  state: PlaygroundState;
  readonly operation: Operation;
  readonly options: PlaygroundOptions;
  readonly #host: Element;
  readonly #onChange: () => void;
  #initial: PlaygroundState;

  /** Begins with the values of a link to share, if the URL of the page contains some. */
  constructor(
    host: Element,
    operation: Operation,
    options: PlaygroundOptions,
    server: ServerChoice,
    onChange: () => void,
  ) {
    this.#host = host;
    this.operation = operation;
    this.options = options;
    this.#onChange = onChange;
    this.#initial = initialState(operation, server, options.prefillsExamples);
    const text = readShared(host);
    const shared = text === undefined ? undefined : readSharedValues(text);
    this.state = this.#withCredentials(
      shared ? withShared(this.#initial, shared, operation, options) : this.#initial,
    );
  }

  /**
   * Changes what the reader has entered: where the request goes to another origin than before,
   * credentials are those for that. Problems that were shown are checked again.
   */
  update(changes: Partial<PlaygroundState>): void {
    const changed = {...this.state, ...changes};
    const isSame = this.#scopeOf(changed).origin === this.scope.origin;
    this.#set(isSame ? changed : this.#withCredentials(changed));
  }

  /** Chooses a base URL. */
  chooseServer(server: ServerChoice): void {
    this.update({server});
  }

  /** Removes everything that was entered, but not the credentials. */
  reset(): void {
    const {operation, options, state} = this;
    this.#initial = initialState(operation, state.server, options.prefillsExamples);
    this.#set(this.#withCredentials(this.#initial));
  }

  readonly enterCredential = ({value}: ApiChangeEvent<'docs-credential-change'>): void => {
    const entries = new Map(this.state.entries).set(value.scheme, value.entry);
    writeCredentials(this.#host, this.scope, entries, this.isStored);
    this.update({entries});
  };

  readonly remember = ({value}: ApiChangeEvent<'docs-remember'>): void => {
    if (value === 'forget') {
      forgetCredentials(this.#host, this.scope);
      this.#set(this.#withCredentials(this.state));
    } else {
      writeCredentials(this.#host, this.scope, this.state.entries, value === 'remember');
      this.#onChange();
    }
  };

  /** Whether the credentials are stored on the device. */
  get isStored(): boolean {
    return areStored(this.#host, this.scope);
  }

  /** What the credentials belong to: this API, and the origin that the request goes to. */
  get scope(): CredentialScope {
    return this.#scopeOf(this.state);
  }

  /** The origins that the request is sent to: that of the proxy, if there is one, passes it on. */
  get origins(): readonly string[] {
    const url = this.#urlOf(this.state);
    const urls = [proxied(url, this.options.proxy), url];
    const origins = urls.map((one) => parseUrl(one, document.baseURI)?.origin ?? '');
    return this.scope.origin === '' ? [] : [...new Set(origins)];
  }

  /** The URL of the selected server. */
  get serverUrl(): string | undefined {
    return serverUrlOf(this.operation, this.options, this.state.server);
  }

  /** Whether the request carries the cookies that the reader has for this site. */
  get hasSession(): boolean {
    return this.#hasSession(this.state);
  }

  /** Whether there is a base URL: what the reader types may not be one yet. */
  get hasServer(): boolean {
    const {operation, options, state} = this;
    const isWhole = /^https?:\/\//i.test(operation.path);
    return isWhole || baseUrlOf(operation, options, state.server) !== '';
  }

  /** The request as it is sent. */
  get request(): HttpRequest {
    return buildRequest(this.operation, this.#valuesOf(this.state));
  }

  /** The request with placeholders in place of credentials. */
  get publicRequest(): HttpRequest {
    const values = this.#valuesOf(this.state);
    return buildRequest(this.operation, withPlaceholders(values, this.#alternative));
  }

  /** What the samples of the page take from it: nothing that the reader has left as it was. */
  get changes(): SampleChanges {
    const {state} = this;
    const {server, parameters, body} = this.#valuesOf(state);
    return {
      server,
      security: this.#alternative,
      ...(state.parameters !== this.#initial.parameters && {parameters}),
      ...(state.body !== this.#initial.body && {body}),
    };
  }

  /**
   * Shows what is wrong with the request. False if there is nothing, or if the reader has seen it
   * and wants to send the request `anyway`.
   */
  findProblems(anyway: boolean): boolean {
    const {problems: seen} = this.state;
    if (anyway && seen?.length && canSend(seen)) return false;
    const problems = this.#problemsOf(this.state);
    if (problems.length > 0) this.update({problems});
    return problems.length > 0;
  }

  /** The URL of the page with what was entered, without credentials. */
  get sharedUrl(): string {
    const {server, parameters, body} = this.#valuesOf(this.state);
    // A URL that the reader has typed is theirs; links with it would be ignored anyway.
    const known = this.state.server.own === undefined ? server : '';
    return sharedUrl(
      this.#host,
      writeSharedValues({server: known, parameters, body}, this.operation),
    );
  }

  #set(state: PlaygroundState): void {
    const problems = state.problems && this.#problemsOf(state);
    this.state = {...state, problems};
    this.#onChange();
  }

  #problemsOf(state: PlaygroundState): readonly RequestProblem[] {
    return checkRequest(this.operation, this.#valuesOf(state), this.#hasSession(state));
  }

  #hasSession(state: PlaygroundState): boolean {
    const {sendsCookies, proxy} = this.options;
    return sendsCookies && !proxy && this.#scopeOf(state).origin === location.origin;
  }

  #valuesOf(state: PlaygroundState) {
    return valuesOf(state, this.operation, this.options);
  }

  get #alternative(): SecurityAlternative {
    return this.operation.security[this.state.alternative] ?? [];
  }

  #scopeOf(state: PlaygroundState): CredentialScope {
    return {file: this.options.fileUrl, origin: parseUrl(this.#urlOf(state))?.origin ?? ''};
  }

  /** Without a base URL, the path is a whole URL, in which parameters may be the host. */
  #urlOf({server, parameters}: PlaygroundState): string {
    const values = {server: baseUrlOf(this.operation, this.options, server), parameters};
    return buildRequest(this.operation, {...values, credentials: []}).url;
  }

  /** With the credentials for where the request goes, and no others. */
  #withCredentials(state: PlaygroundState): PlaygroundState {
    const {security} = this.operation;
    const stored = readCredentials(this.#host, this.#scopeOf(state));
    const entries = withInitialValues(stored, security);
    return {...state, entries, alternative: enteredAlternative(security, entries)};
  }
}
