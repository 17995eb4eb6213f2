import {
  authorizationUrl,
  codeChallengeOf,
  readAuthorizationAnswer,
  readFlows,
  readTokenAnswer,
  tokenRequest,
  type OAuthClient,
  type OAuthError,
  type ReceivedToken,
  type TokenGrant,
} from '../../../src/requests/oauth.js';
import type {OAuthFlow} from '../../../src/openapi/operation.js';
import type {EndpointProblem, OAuthEndpoints} from '../../../src/requests/oauth-endpoints.js';
import {parseUrl} from '../../../src/requests/parse-url.js';
import {randomText} from '../../../src/requests/random-text.js';
import {statePrefix, type OAuthAnswerMessage} from '../oauth-redirect.js';
import {privately} from './private-fetch.js';

/** How often the window of the authorization server is checked, in milliseconds. */
const closedInterval = 500;
/** How long an authorization server may take, in milliseconds. */
const tokenTimeout = 30_000;

/** Why there is no token. */
export type OAuthFailure =
  | OAuthError
  | EndpointProblem
  | {readonly kind: 'blocked' | 'closed' | 'unreachable' | 'insecure' | 'no-configuration'};

export type OAuthResult = ReceivedToken | OAuthFailure;

/** The URL that authorization servers redirect to. */
export function defaultRedirectUri(): string {
  return location.origin + location.pathname;
}

/** Lets the reader sign in, in another window, and gets a token for the code (RFC 6749, 7636). */
export async function authorizeWithCode(
  {authorization, token}: Required<Pick<OAuthEndpoints, 'authorization' | 'token'>>,
  client: OAuthClient,
  scope: string,
  redirectUri: string,
  signal: AbortSignal,
): Promise<OAuthResult> {
  // Browsers have no digests for pages that were loaded over HTTP.
  if (!isSecureContext) return {kind: 'insecure'};
  // Browsers open windows only at once after a click: the URL follows.
  const popup = window.open('', '', 'popup,width=560,height=720');
  if (!popup) return {kind: 'blocked'};
  // No server may navigate this page. Only in a frame, where channels may be partitioned, the
  // answer needs the opener.
  if (window.top === window) popup.opener = null;
  const state = statePrefix + randomText();
  const codeVerifier = randomText();
  const url = authorizationUrl({
    authorizationUrl: authorization,
    clientId: client.id,
    redirectUri,
    scope,
    state,
    codeChallenge: await codeChallengeOf(codeVerifier),
  });
  popup.location.href = url;
  const answer = await answerOf(popup, state, signal);
  if (answer === undefined) return {kind: 'closed'};
  if (answer.kind === 'error') return answer;
  const grant = {
    grant_type: 'authorization_code',
    code: answer.code,
    redirect_uri: redirectUri,
    code_verifier: codeVerifier,
  } as const;
  return requestToken(token, client, grant, signal);
}

/** Requests a token. The answer is never stored by the browser. */
export async function requestToken(
  tokenUrl: URL,
  client: OAuthClient,
  grant: TokenGrant,
  signal: AbortSignal,
): Promise<OAuthResult> {
  const request = tokenRequest(tokenUrl, client, grant);
  try {
    const response = await fetch(request.url, {
      method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json'},
      body: request.body,
      // The request contains secrets.
      redirect: 'error',
      ...privately,
      signal: AbortSignal.any([signal, AbortSignal.timeout(tokenTimeout)]),
    });
    return readTokenAnswer(response.status, await response.text());
  } catch {
    return {kind: 'unreachable'};
  }
}

/** The flows in the discovery document of an OpenID provider; `undefined` if there is none. */
export async function discover(
  url: URL,
  signal: AbortSignal,
): Promise<readonly OAuthFlow[] | undefined> {
  try {
    const response = await fetch(url, {
      ...privately,
      signal: AbortSignal.any([signal, AbortSignal.timeout(tokenTimeout)]),
    });
    return response.ok ? readFlows(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}

type Answer = NonNullable<ReturnType<typeof readAuthorizationAnswer>>;

/** Waits for the answer; `undefined` if the reader closes the window, or nobody waits. */
function answerOf(popup: Window, state: string, signal: AbortSignal): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(state);
    const finish = (answer: Answer | undefined): void => {
      clearInterval(timer);
      channel.close();
      removeEventListener('message', onMessage);
      popup.close();
      resolve(answer);
    };
    const onMessage = ({data, origin}: MessageEvent<unknown>): void => {
      // Another window may have been redirected, too.
      if (origin !== location.origin || !isAnswer(data) || stateOf(data) !== state) return;
      const answer = readAuthorizationAnswer(data.url, state);
      if (answer) finish(answer);
    };
    signal.addEventListener('abort', () => finish(undefined));
    if (signal.aborted) finish(undefined);
    channel.addEventListener('message', onMessage);
    addEventListener('message', onMessage);
    let wasClosed = false;
    const timer = setInterval(() => {
      // The answer may arrive right after the window was closed.
      if (wasClosed) finish(undefined);
      wasClosed = popup.closed;
    }, closedInterval);
  });
}

function stateOf({url}: OAuthAnswerMessage): string | null | undefined {
  return parseUrl(url)?.searchParams.get('state');
}

function isAnswer(data: unknown): data is OAuthAnswerMessage {
  const {type, url} = Object(data) as Record<string, unknown>;
  return type === 'docs-oauth' && typeof url === 'string';
}
