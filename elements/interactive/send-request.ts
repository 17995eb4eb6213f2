import type {HostRequest, HostResponse} from '../../src/content/interactive.js';

/**
 * Sends a request of code to another host. The browser adds neither cookies nor the path of the
 * page.
 */
export async function sendRequest({url, headers, ...request}: HostRequest): Promise<HostResponse> {
  const response = await fetch(url, {
    method: request.method,
    headers: [...headers],
    body: request.body ?? null,
    signal: request.signal ?? null,
    mode: 'cors',
    // Another host may be one that docs.json does not name.
    redirect: 'error',
    credentials: 'omit',
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  const {status, statusText} = response;
  const text = await response.text();
  return {status, statusText, url: response.url, headers: new Map(response.headers), text};
}
