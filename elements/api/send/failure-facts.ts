import type {FailureFacts} from '../../../src/requests/explain-failure.js';
import type {HttpRequest} from '../../../src/requests/request.js';
import {privately} from './private-fetch.js';

/** How long a probe may take, in milliseconds. */
const probeTimeout = 5000;

/**
 * What the browser knows of a request that failed. It does not say why; a request for the same URL
 * whose response scripts cannot read shows whether anything answers there.
 */
export async function failureFacts(
  request: HttpRequest,
  stopped: FailureFacts['stopped'],
  isProxied: boolean,
): Promise<FailureFacts> {
  const facts = {request, stopped, origin: location.origin, isOnline: navigator.onLine, isProxied};
  return stopped || isProxied ? facts : {...facts, probe: await probe(request)};
}

/** GET is repeated only for GET; HEAD changes nothing on a server either (RFC 9110 §9.2.1). */
async function probe({method, url}: HttpRequest): Promise<'answered' | 'failed'> {
  try {
    await fetch(url, {
      method: method === 'GET' ? 'GET' : 'HEAD',
      mode: 'no-cors',
      ...privately,
      signal: AbortSignal.timeout(probeTimeout),
    });
    return 'answered';
  } catch {
    return 'failed';
  }
}
