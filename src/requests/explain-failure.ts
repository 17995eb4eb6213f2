import type {HttpRequest} from './request.js';

/** What is known of a request that failed. */
export interface FailureFacts {
  readonly request: HttpRequest;
  /** `location.origin` of the page. */
  readonly origin: string;
  /** `navigator.onLine`. */
  readonly isOnline: boolean;
  /** What stopped it. */
  readonly stopped?: 'reader' | 'timeout' | 'redirect' | undefined;
  /** Of a request with `mode: 'no-cors'` to the same URL; `undefined`: none was made. */
  readonly probe?: 'answered' | 'failed' | undefined;
  /** The URL that the `connect-src` of the page does not allow. */
  readonly blocked?: string | undefined;
  /** The site names a proxy, and the request went through it. */
  readonly isProxied?: boolean;
}

export type FailureKind =
  | 'no-cors'
  | 'preflight-refused'
  | 'unreachable'
  | 'mixed-content'
  | 'offline'
  | 'policy'
  | 'timeout'
  | 'cancelled'
  | 'redirect'
  | 'bad-certificate';

/** A text of the interface: its key, for other languages, and its English with `{0}`, `{1}`, … */
export interface FailureText {
  readonly key: string;
  readonly english: string;
  readonly values: readonly string[];
}

export interface Failure {
  readonly kind: FailureKind;
  readonly title: FailureText;
  readonly text: FailureText;
  /** The lines that the API's response needs, `Access-Control-Allow-Origin: …`. */
  readonly headers: readonly string[];
}

/** Why a request failed, as far as it can be known. */
export function explainFailure(facts: FailureFacts): Failure {
  const {request, origin} = facts;
  const kind = kindOf(facts);
  const [key, title, text] =
    facts.isProxied === true && kind === 'unreachable' ? proxy : texts[kind];
  const url = facts.blocked ?? request.url;
  const host = hostOf(url);
  const message = (suffix: string, english: string): FailureText => ({
    key: `failure${key}${suffix}`,
    english,
    values: [host, origin, request.method, URL.canParse(url) ? new URL(url).origin : url],
  });
  const isCors = kind === 'no-cors' || kind === 'preflight-refused';
  return {
    kind,
    title: message('Title', title),
    text: message('Text', text),
    headers: isCors ? neededHeaders(request, origin) : [],
  };
}

/** Whether a browser makes a preflight request first (Fetch standard, "CORS-preflight fetch"). */
export function needsPreflight(request: HttpRequest): boolean {
  return !isSimpleMethod(request.method) || unsafeHeaders(request).length > 0;
}

function kindOf({request, origin, isOnline, stopped, blocked, probe}: FailureFacts): FailureKind {
  if (stopped !== undefined) return stopped === 'reader' ? 'cancelled' : stopped;
  if (blocked !== undefined) return 'policy';
  const url = URL.canParse(request.url, origin) ? new URL(request.url, origin) : undefined;
  const isNear = url !== undefined && local.test(url.hostname);
  if (origin.startsWith('https:') && url?.protocol === 'http:' && !loopback.test(url.hostname)) {
    return 'mixed-content';
  }
  if (!isOnline && !isNear) return 'offline';
  if (probe === 'answered' && url?.origin !== origin) {
    return needsPreflight(request) ? 'preflight-refused' : 'no-cors';
  }
  // Certificates of servers nearby are usually their own
  return isNear && url?.protocol === 'https:' ? 'bad-certificate' : 'unreachable';
}

const loopback = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/;
const local =
  /^(?:localhost|.*\.(?:localhost|local|internal|test|lan)|\d+(?:\.\d+){3}|\[[\da-f:.]+\]|[^.]+)$/;

type Texts = readonly [key: string, title: string, text: string];

/** `{0}` is the API's host, `{1}` the page's origin, `{2}` the method, `{3}` the API's origin. */
const texts: Readonly<Record<FailureKind, Texts>> = {
  'no-cors': [
    'NoCors',
    'The API does not allow requests from this site',
    'The server at {0} answered, but its response does not allow pages of {1} to read it (CORS). ' +
      'The API needs to send the headers below. Outside a browser, the request works: ' +
      'copy the cURL command.',
  ],
  'preflight-refused': [
    'Preflight',
    'The API does not allow this request from this site',
    'Before a request like this one, the browser asks the server at {0} for permission with an ' +
      'OPTIONS request. The server did not give it to pages of {1} (CORS). It needs to answer ' +
      'OPTIONS requests with status 200 or 204 and the headers below. Outside a browser, the ' +
      'request works: copy the cURL command.',
  ],
  unreachable: [
    'Unreachable',
    'The server cannot be reached',
    'The browser could not connect to {0}. Check the base URL and whether the server is running. ' +
      'A firewall, a VPN, an ad blocker or an invalid certificate can also be the reason: open ' +
      'the URL in a new tab to see what the browser says.',
  ],
  'mixed-content': [
    'MixedContent',
    'The browser blocks requests over HTTP',
    'This page was loaded over HTTPS, so the browser does not let it send requests over HTTP to ' +
      '{0}. Use a base URL that begins with https://, or copy the cURL command.',
  ],
  offline: [
    'Offline',
    'You are offline',
    'There is no network connection. Connect to the internet, then send the request again.',
  ],
  policy: [
    'Policy',
    'The policy of this site blocks the request',
    'The Content-Security-Policy of {1} does not allow requests to {0}. The owner of this site ' +
      'needs to add {3} to its connect-src directive. Outside a browser, the request works: copy ' +
      'the cURL command.',
  ],
  timeout: [
    'Timeout',
    'The server took too long to respond',
    'There was no response from {0} in time, so the request was stopped. The server may have ' +
      'received it anyway.',
  ],
  cancelled: [
    'Cancelled',
    'Request canceled',
    'You stopped the request before the response was complete. The server may have received it ' +
      'anyway.',
  ],
  redirect: [
    'Redirect',
    'The API redirects to another URL',
    'The server at {0} answered with a redirect. It was not followed, because the request ' +
      'contains a key, which the server at the other URL would receive. Browsers do not tell ' +
      'where a redirect leads: the cURL command does. If you trust that server, use it as the ' +
      'base URL.',
  ],
  'bad-certificate': [
    'Certificate',
    'The server may have an invalid certificate',
    'The browser could not make a secure connection to {0}. Servers on a local network often ' +
      'have a certificate that browsers do not trust: open the URL in a new tab, and accept the ' +
      'certificate if you trust the server. Otherwise, check whether the server is running.',
  ],
};

const proxy: Texts = [
  'Proxy',
  'The proxy cannot be reached',
  'Requests of this site go through a proxy, which could not be reached. Its owner needs to ' +
    'check it. Without the proxy, the request may work: copy the cURL command.',
];

/** What the API's response, and the response to the preflight request, need to contain. */
function neededHeaders(request: HttpRequest, origin: string): readonly string[] {
  const names = unsafeHeaders(request);
  return [
    `Access-Control-Allow-Origin: ${origin}`,
    ...(isSimpleMethod(request.method) ? [] : [`Access-Control-Allow-Methods: ${request.method}`]),
    ...(names.length === 0 ? [] : [`Access-Control-Allow-Headers: ${names.join(', ')}`]),
  ];
}

function isSimpleMethod(method: string): boolean {
  return /^(?:GET|HEAD|POST)$/i.test(method);
}

const simpleTypes = new Set([
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
]);

/** The names of headers that need a permission (Fetch standard, "CORS-safelisted"). */
function unsafeHeaders({headers, body}: HttpRequest): readonly string[] {
  const type = body?.kind === 'multipart' ? body.mediaType : undefined;
  const all = type === undefined ? headers : [...headers, ['Content-Type', type] as const];
  return [...new Set(all.filter(([name, value]) => !isSafe(name, value)).map(([name]) => name))];
}

function isSafe(name: string, value: string): boolean {
  if (value.length > 128) return false;
  switch (name.toLowerCase()) {
    case 'accept':
      return !/["():<>?@[\\\]{}\u0000-\u0008\u000a-\u001f\u007f]/.test(value);
    case 'accept-language':
    case 'content-language':
      return /^[\w *,\-.;=]*$/.test(value);
    case 'content-type':
      return simpleTypes.has(value.replace(/;.*/, '').trim().toLowerCase());
    case 'range':
      return /^bytes=\d+-\d*$/.test(value);
    default:
      return false;
  }
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
