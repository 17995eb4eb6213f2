import {parseUrl} from './parse-url.js';
import type {HttpRequest} from './request.js';

/** What is known of a request that failed. */
export interface FailureFacts {
  readonly request: HttpRequest;
  /** `location.origin` of the page. */
  readonly origin: string;
  /** `navigator.onLine`. */
  readonly isOnline: boolean;
  /** What stopped it: the reader, the timer, or a redirect. */
  readonly stopped?: 'Cancelled' | 'Timeout' | 'Redirect' | undefined;
  /** Of a request with `mode: 'no-cors'` to the same URL; `undefined`: none was made. */
  readonly probe?: 'answered' | 'failed' | undefined;
  /** The URL that the `connect-src` of the page does not allow. */
  readonly blocked?: string | undefined;
  /** The site names a proxy, and the request went through it. */
  readonly isProxied?: boolean;
}

export type FailureKind = keyof typeof texts;

/** A message of the interface in English, which is also its key, and the values in it. */
export type FailureText = readonly [
  message: (typeof texts)[FailureKind][number],
  ...values: readonly string[],
];

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
  const [title, text] = texts[kind];
  const target = facts.blocked ?? request.url;
  const {host, origin: server} = parseUrl(target) ?? {host: target, origin: target};
  const isCors = kind === 'NoCors' || kind === 'Preflight';
  return {
    kind,
    title: [title],
    text: [text, host, origin, server],
    headers: isCors ? neededHeaders(request, origin) : [],
  };
}

/** Whether a browser makes a preflight request first (Fetch standard, "CORS-preflight fetch"). */
export function needsPreflight(request: HttpRequest): boolean {
  return !isSimpleMethod(request.method) || unsafeHeaders(request).length > 0;
}

function kindOf(facts: FailureFacts): FailureKind {
  const {request, origin, isOnline, stopped, blocked, probe, isProxied} = facts;
  if (stopped) return stopped;
  if (blocked !== undefined) return 'Policy';
  const {protocol = '', hostname = '', origin: server} = parseUrl(request.url, origin) ?? {};
  const isNear = local.test(hostname);
  if (origin.startsWith('https:') && protocol === 'http:' && !loopback.test(hostname)) {
    return 'MixedContent';
  }
  if (!isOnline && !isNear) return 'Offline';
  if (probe === 'answered' && server !== origin) {
    return needsPreflight(request) ? 'Preflight' : 'NoCors';
  }
  // Certificates of servers nearby are usually their own
  if (isNear && protocol === 'https:') return 'Certificate';
  return isProxied ? 'Proxy' : 'Unreachable';
}

const loopback = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/;
const local =
  /^(?:localhost|.*\.(?:localhost|local|internal|test|lan)|\d+(?:\.\d+){3}|\[[\da-f:.]+\]|[^.]+)$/;

/** Titles and texts. `{0}` is the API's host, `{1}` the page's origin, `{2}` the API's. */
const texts = {
  NoCors: [
    'The API does not allow requests from this site',
    'The server at {0} responded, but its response does not allow pages on {1} to read it (CORS). The API needs to send the headers below.',
  ],
  Preflight: [
    'The API does not allow this request from this site',
    'The browser first sent an OPTIONS request to the server at {0}, but the response does not allow requests from pages on {1} (CORS). The API needs to answer OPTIONS requests with status 200 or 204 and the headers below.',
  ],
  Unreachable: [
    'The server cannot be reached',
    'The browser could not connect to {0}. Check the base URL and whether the server is running. A firewall, a VPN, an ad blocker or an invalid certificate can also be the reason.',
  ],
  Proxy: [
    'The proxy cannot be reached',
    'This site sends its requests through a proxy. The owner of the proxy needs to check it.',
  ],
  MixedContent: [
    'The browser blocks requests over HTTP',
    'This page was loaded over HTTPS, so the browser does not send requests over HTTP to {0}. Use a base URL that begins with https://.',
  ],
  Offline: ['You are offline', 'Connect to the internet, then send the request again.'],
  Policy: [
    'The policy of this site blocks the request',
    'The Content-Security-Policy of {1} does not allow requests to {0}. The owner of this site needs to add {2} to its connect-src directive.',
  ],
  Timeout: [
    'The server took too long to respond',
    'The request to {0} was stopped. The server may have received it anyway.',
  ],
  Cancelled: [
    'Request canceled',
    'You stopped the request. The server may have received it anyway.',
  ],
  Redirect: [
    'The API redirects to another URL',
    'The server at {0} responded with a redirect. It was not followed, because the request contains a key, which the other server would receive. If you trust that server, use it as the base URL.',
  ],
  Certificate: [
    'The server may have an invalid certificate',
    'The browser could not connect to {0}. Servers on a local network often have a certificate that browsers do not trust: open the URL in a new tab, and accept it if you trust the server.',
  ],
} as const;

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
