import type {OAuthFlow} from '../openapi/operation.js';
import {httpUrl} from './parse-url.js';

/** Where a flow sends what the reader enters: each request of it goes to one of these URLs. */
export interface OAuthEndpoints {
  readonly kind: 'endpoints';
  /** Where the reader signs in; only flows with an authorization code have it. */
  readonly authorization?: URL;
  readonly token: URL;
  /** Where tokens are renewed; by default as `token`. */
  readonly refresh: URL;
}

/** Why a URL of the description cannot be requested. */
export type EndpointProblem =
  | {readonly kind: 'not-a-url'}
  /** It is relative to a server, and there is none. */
  | {readonly kind: 'no-server'; readonly url: string};

/** A URL of the description: an absolute one, else relative to that of the server. */
export function endpointUrl(
  written: string | undefined,
  serverUrl: string | undefined,
): URL | EndpointProblem {
  if (written === undefined) return {kind: 'not-a-url'};
  // It is a URL or a reference: only the base is missing.
  return httpUrl(written, serverUrl) ?? {kind: 'no-server', url: written};
}

/** A URL of the description in full; as it is written where its server is not known. */
export function shownUrl(written: string, serverUrl: string | undefined): string {
  const url = endpointUrl(written, serverUrl);
  return url instanceof URL ? url.href : written;
}

/**
 * The URLs of a flow. They are relative to the URL of the server that the reader has chosen, as all
 * URLs of an API are (OpenAPI 3.1.1 §4.7, RFC 3986 §5.2). A flow of which one URL cannot be
 * requested requests nothing.
 */
export function endpointsOf(
  {kind, authorizationUrl, tokenUrl, refreshUrl = tokenUrl}: OAuthFlow,
  serverUrl: string | undefined,
): OAuthEndpoints | EndpointProblem {
  const token = endpointUrl(tokenUrl, serverUrl);
  if (!(token instanceof URL)) return token;
  const refresh = endpointUrl(refreshUrl, serverUrl);
  if (!(refresh instanceof URL)) return refresh;
  if (kind !== 'authorizationCode') return {kind: 'endpoints', token, refresh};
  const authorization = endpointUrl(authorizationUrl, serverUrl);
  if (!(authorization instanceof URL)) return authorization;
  return {kind: 'endpoints', authorization, token, refresh};
}

/** The origins that requests of a flow go to. */
export function originsOf({authorization, token, refresh}: OAuthEndpoints): readonly string[] {
  const urls = [...(authorization ? [authorization] : []), token, refresh];
  return [...new Set(urls.map(({origin}) => origin))];
}
