import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {OAuthFlow} from '../../../src/openapi/operation.js';
import {endpointUrl} from '../../../src/requests/oauth-endpoints.js';
import {scheduler} from '../../shared/scheduler.js';
import {discover, type OAuthFailure} from '../send/oauth-window.js';

/** How long a reader who types the URL of a server may pause, in milliseconds. */
const typingDelay = 300;

/** The flows that an OpenID discovery document names, while its element is on the page. */
export class DiscoveryController implements ReactiveController {
  flows: readonly OAuthFlow[] = [];
  /** Why there is no document. */
  problem: OAuthFailure | undefined;
  readonly #host: ReactiveControllerHost;
  #search = new AbortController();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#search.abort();
  }

  /**
   * Requests the document at a URL as the description writes it. Flows that were found before are
   * forgotten at once: their URLs may be those of another server.
   */
  find(written: string | undefined, serverUrl: string | undefined): void {
    this.#search.abort();
    this.#search = new AbortController();
    const {signal} = this.#search;
    this.flows = [];
    this.problem = undefined;
    if (written === undefined) return;
    const url = endpointUrl(written, serverUrl);
    // A host of which the reader has typed only a part gets no request.
    if (url instanceof URL) scheduler.wait(typingDelay, () => void this.#read(url, signal), signal);
    else this.problem = url;
  }

  async #read(url: URL, signal: AbortSignal): Promise<void> {
    const flows = await discover(url, signal);
    if (signal.aborted) return;
    if (flows) this.flows = flows;
    else this.problem = {kind: 'no-configuration'};
    this.#host.requestUpdate();
  }
}
