import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {explainFailure, type FailureFacts} from '../../../src/requests/explain-failure.js';
import {parseUrl} from '../../../src/requests/parse-url.js';
import type {HttpRequest} from '../../../src/requests/request.js';
import type {Exchange, ResponseHead} from '../../../src/requests/response.js';
import {failureFacts} from './failure-facts.js';
import {proxied, sendRequest, type SendOptions} from './send-request.js';
import {pause} from '../../../src/shared/pause.js';
import type {Cancel} from '../../../src/shared/scheduler.js';
import {scheduler} from '../../shared/scheduler.js';

/** How often a stream is rendered, in milliseconds. */
const streamInterval = 100;

/** Sends the requests of its host, one at a time. */
export class ExchangeController implements ReactiveController {
  readonly #show: (exchange: Exchange) => void;
  #cancel: AbortController | undefined;

  constructor(host: ReactiveControllerHost, show: (exchange: Exchange) => void) {
    this.#show = show;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  /** Stops the request; what was received of a response is kept. */
  stop(): void {
    this.#cancel?.abort('Cancelled');
  }

  /** Removes the last response. */
  reset(): void {
    this.stop();
    this.#cancel = undefined;
    this.#show({phase: 'idle'});
  }

  /** Sends a request; `timeout`, in milliseconds, ends when the response begins. */
  async send(
    request: HttpRequest,
    timeout: number,
    {proxy, sendsCookies = false}: Pick<SendOptions, 'proxy' | 'sendsCookies'>,
  ): Promise<void> {
    this.stop();
    const cancel = new AbortController();
    this.#cancel = cancel;
    const show = (exchange: Exchange): void => {
      if (this.#cancel === cancel) this.#show(exchange);
    };
    const fail = async (stopped: FailureFacts['stopped']): Promise<void> => {
      const facts = await failureFacts(request, stopped, Boolean(proxy));
      // The event of the policy is a task of its own.
      await pause();
      show({phase: 'failed', request, failure: explainFailure({...facts, blocked})});
    };
    let blocked: string | undefined;
    const onViolation = ({effectiveDirective, blockedURI}: SecurityPolicyViolationEvent): void => {
      const isOurs = originOf(blockedURI) === originOf(proxied(request.url, proxy));
      if (effectiveDirective === 'connect-src' && isOurs) blocked = blockedURI;
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    const keepWaiting = scheduler.timeout(timeout, () => cancel.abort('Timeout'));
    show({phase: 'sending', request});
    let head: ResponseHead | undefined;
    let lastShown = 0;
    let showing: Cancel | undefined;
    try {
      const response = await sendRequest(request, {
        signal: cancel.signal,
        proxy,
        sendsCookies,
        onHead: (begun) => {
          keepWaiting();
          head = begun;
        },
        onMessages: (messages, size) => {
          if (!head) return;
          const exchange = {phase: 'streaming', request, head, messages, size} as const;
          showing?.();
          showing = scheduler.wait(lastShown + streamInterval - performance.now(), () => {
            lastShown = performance.now();
            show(exchange);
          });
        },
      });
      if (response) show({phase: 'answered', request, response});
      else await fail('Redirect');
    } catch {
      // Only `stop` and the timer abort the signal.
      await fail(cancel.signal.reason as FailureFacts['stopped']);
    } finally {
      keepWaiting();
      showing?.();
      document.removeEventListener('securitypolicyviolation', onViolation);
    }
  }
}

function originOf(url: string): string | undefined {
  return parseUrl(url, document.baseURI)?.origin;
}
