import type {OAuthFlow} from '../openapi/operation.js';
import {toBase64Url} from './base64.js';
import {httpUrl, parseUrl} from './parse-url.js';

/** A client as its authorization server knows it (RFC 6749 §2); a public one has no secret. */
export interface OAuthClient {
  readonly id: string;
  readonly secret?: string | undefined;
}

/** A message to a token endpoint. */
export interface TokenRequest {
  readonly url: URL;
  readonly body: string;
}

export interface AuthorizationRequest {
  readonly authorizationUrl: URL;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scope: string;
  readonly state: string;
  /** PKCE (RFC 7636). */
  readonly codeChallenge: string;
}

/** Why an authorization server gives no token (RFC 6749 §4.1.2.1, §5.2). */
export interface OAuthError {
  readonly kind: 'error';
  readonly error: string;
  readonly description: string;
}

export interface ReceivedToken {
  readonly kind: 'token';
  readonly token: string;
  readonly refreshToken: string | undefined;
  /** In seconds. */
  readonly expiresIn: number | undefined;
}

/** What a token is requested for, in the fields of RFC 6749 §4.1.3, §4.3.2, §4.4.2 and §6. */
export type TokenGrant = Readonly<Record<string, string>> & {
  readonly grant_type: 'authorization_code' | 'client_credentials' | 'password' | 'refresh_token';
};

/** The S256 challenge of a code verifier (RFC 7636 §4.2). */
export async function codeChallengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return toBase64Url(new Uint8Array(digest));
}

/** Where the reader signs in (RFC 6749 §4.1.1). */
export function authorizationUrl(request: AuthorizationRequest): string {
  const url = new URL(request.authorizationUrl);
  const fields = withScope({
    response_type: 'code',
    client_id: request.clientId,
    redirect_uri: request.redirectUri,
    scope: request.scope,
    state: request.state,
    code_challenge: request.codeChallenge,
    code_challenge_method: 'S256',
  });
  for (const [name, value] of fields) url.searchParams.set(name, value);
  return url.href;
}

/** Reads the URL that the reader comes back to (RFC 6749 §4.1.2); `undefined`: not an answer. */
export function readAuthorizationAnswer(
  url: string,
  state: string,
): {readonly kind: 'code'; readonly code: string} | OAuthError | undefined {
  const answer = parseUrl(url)?.searchParams;
  const code = answer?.get('code');
  const error = answer?.get('error');
  if (!answer || (code ?? error) == null) return undefined;
  if (answer.get('state') !== state) return failed('state_mismatch');
  return code == null || error != null
    ? failed(error ?? '', answer.get('error_description'))
    : {kind: 'code', code};
}

/** Requests a token. */
export function tokenRequest(url: URL, {id, secret}: OAuthClient, grant: TokenGrant): TokenRequest {
  const client = {client_id: id, ...(secret && {client_secret: secret})};
  return {url, body: new URLSearchParams(withScope({...grant, ...client})).toString()};
}

/** The fields of a message; a scope that is empty is not one. */
function withScope(fields: Readonly<Record<string, string>>): [name: string, value: string][] {
  return Object.entries(fields).filter(([name, value]) => name !== 'scope' || value !== '');
}

/** Reads the answer of a token endpoint (RFC 6749 §5): JSON, or of some servers a form. */
export function readTokenAnswer(status: number, text: string): ReceivedToken | OAuthError {
  const object = objectOf(text);
  const form = new URLSearchParams(object.size === 0 && !text.includes('<') ? text : '');
  const field = (name: string): string | undefined => {
    const value = object.get(name) ?? form.get(name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  const token = field('access_token');
  const error = field('error');
  if (token === undefined || error !== undefined) {
    const description =
      field('error_description') ?? (error === undefined ? text.slice(0, 200) : '');
    return failed(error ?? `HTTP ${status}`, description);
  }
  const expiresIn = Number(field('expires_in') ?? NaN);
  return {
    kind: 'token',
    token,
    refreshToken: field('refresh_token'),
    expiresIn: expiresIn >= 0 ? expiresIn : undefined,
  };
}

function failed(error: string, description: string | null = ''): OAuthError {
  return {kind: 'error', error, description: description ?? ''};
}

/** The flows that a browser can complete, by the names of their grants. */
const flows = [
  ['authorization_code', 'authorizationCode'],
  ['client_credentials', 'clientCredentials'],
  ['password', 'password'],
] as const;

/**
 * The flows in the metadata of an authorization server (RFC 8414 §2, OpenID Connect Discovery);
 * `undefined`: it names no token endpoint.
 */
export function readFlows(text: string): readonly OAuthFlow[] | undefined {
  const object = objectOf(text);
  const url = (name: string): string | undefined => {
    const value = object.get(name);
    return typeof value === 'string' ? httpUrl(value)?.href : undefined;
  };
  const list = (name: string): readonly unknown[] | undefined => {
    const value = object.get(name);
    return Array.isArray(value) ? value : undefined;
  };
  const tokenUrl = url('token_endpoint');
  if (tokenUrl === undefined) return undefined;
  const authorization = url('authorization_endpoint');
  // What a server has that names none (RFC 8414 §2)
  const grants = list('grant_types_supported') ?? ['authorization_code'];
  const scopes = (list('scopes_supported') ?? []).filter((scope) => typeof scope === 'string');
  const all = {
    tokenUrl,
    ...(authorization !== undefined && {authorizationUrl: authorization}),
    scopes: new Map(scopes.map((scope) => [scope, ''])),
  };
  return flows.flatMap(([grant, kind]) =>
    grants.includes(grant) && (authorization || kind !== 'authorizationCode')
      ? [{kind, ...all}]
      : [],
  );
}

function objectOf(text: string): ReadonlyMap<string, unknown> {
  try {
    return new Map(Object.entries(Object(JSON.parse(text)) as object));
  } catch {
    return new Map();
  }
}
