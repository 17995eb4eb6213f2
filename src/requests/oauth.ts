import type {OAuthFlow} from '../openapi/operation.js';
import {toBase64, toBase64Url} from './base64.js';
import {parseUrl} from './parse-url.js';
import {formEncode} from './percent-encode.js';

/** A client as its authorization server knows it (RFC 6749 §2). */
export interface OAuthClient {
  readonly id: string;
  /** Public clients have none. */
  readonly secret?: string;
  /** How it authenticates itself (RFC 6749 §2.3.1). */
  readonly authentication: 'basic' | 'body';
}

/** A message to a token endpoint. */
export interface TokenRequest {
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

export interface AuthorizationRequest {
  readonly authorizationUrl: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state: string;
  /** PKCE (RFC 7636). */
  readonly codeChallenge: string;
}

export type AuthorizationAnswer =
  | {readonly kind: 'code'; readonly code: string}
  | {readonly kind: 'error'; readonly error: string; readonly description: string};

export type TokenAnswer =
  | {
      readonly kind: 'token';
      readonly token: string;
      /** `Bearer`, usually. */
      readonly type: string;
      readonly refreshToken?: string;
      /** In seconds. */
      readonly expiresIn?: number;
      readonly scopes?: readonly string[];
    }
  | {readonly kind: 'error'; readonly error: string; readonly description: string};

export type TokenGrant =
  | {
      readonly kind: 'code';
      readonly code: string;
      readonly redirectUri: string;
      readonly codeVerifier: string;
    }
  | {readonly kind: 'clientCredentials'; readonly scopes: readonly string[]}
  | {
      readonly kind: 'password';
      readonly username: string;
      readonly password: string;
      readonly scopes: readonly string[];
    }
  | {readonly kind: 'refresh'; readonly refreshToken: string};

/** The S256 challenge of a code verifier (RFC 7636 §4.2). */
export async function codeChallengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return toBase64Url(new Uint8Array(digest));
}

/** Where the reader signs in (RFC 6749 §4.1.1); `undefined`: not an http or https URL. */
export function authorizationUrl(request: AuthorizationRequest): string | undefined {
  const url = httpUrl(request.authorizationUrl);
  if (url === undefined) return undefined;
  url.hash = '';
  const {searchParams} = url;
  searchParams.set('response_type', 'code');
  searchParams.set('client_id', request.clientId);
  searchParams.set('redirect_uri', request.redirectUri);
  if (request.scopes.length > 0) searchParams.set('scope', request.scopes.join(' '));
  searchParams.set('state', request.state);
  searchParams.set('code_challenge', request.codeChallenge);
  searchParams.set('code_challenge_method', 'S256');
  return url.href;
}

/** Reads the URL that the reader comes back to (RFC 6749 §4.1.2); `undefined`: not an answer. */
export function readAuthorizationAnswer(
  url: string,
  state: string,
): AuthorizationAnswer | undefined {
  const searchParams = parseUrl(url)?.searchParams;
  const code = searchParams?.get('code') ?? null;
  const error = searchParams?.get('error') ?? null;
  if (!searchParams || (code === null && error === null)) return undefined;
  if (searchParams.get('state') !== state) {
    return {kind: 'error', error: 'state_mismatch', description: ''};
  }
  return code === null || error !== null
    ? {
        kind: 'error',
        error: error ?? '',
        description: searchParams.get('error_description') ?? '',
      }
    : {kind: 'code', code};
}

/**
 * Requests a token (RFC 6749 §4.1.3, §4.3.2, §4.4.2, §6); `undefined`: not an http or https URL.
 */
export function tokenRequest(
  tokenUrl: string,
  client: OAuthClient,
  grant: TokenGrant,
): TokenRequest | undefined {
  const url = httpUrl(tokenUrl)?.href;
  if (url === undefined) return undefined;
  const {id, secret = ''} = client;
  const isBasic = client.authentication === 'basic' && secret !== '';
  const body = new URLSearchParams(fieldsOf(grant));
  if (!isBasic) body.set('client_id', id);
  if (!isBasic && secret !== '') body.set('client_secret', secret);
  const credentials = [id, secret].map(formEncode).join(':');
  return {
    url,
    headers: [
      ['Content-Type', 'application/x-www-form-urlencoded'],
      ['Accept', 'application/json'],
      ...(isBasic ? [['Authorization', `Basic ${toBase64(credentials)}`] as const] : []),
    ],
    body: body.toString(),
  };
}

function fieldsOf(grant: TokenGrant): Record<string, string> {
  switch (grant.kind) {
    case 'code':
      return {
        grant_type: 'authorization_code',
        code: grant.code,
        redirect_uri: grant.redirectUri,
        code_verifier: grant.codeVerifier,
      };
    case 'clientCredentials':
      return {grant_type: 'client_credentials', ...scopeOf(grant.scopes)};
    case 'password': {
      const {username, password, scopes} = grant;
      return {grant_type: 'password', username, password, ...scopeOf(scopes)};
    }
    case 'refresh':
      return {grant_type: 'refresh_token', refresh_token: grant.refreshToken};
  }
}

function scopeOf(scopes: readonly string[]): Record<string, string> {
  return scopes.length > 0 ? {scope: scopes.join(' ')} : {};
}

/** Reads the answer of a token endpoint (RFC 6749 §5): JSON, or of some servers a form. */
export function readTokenAnswer(status: number, text: string): TokenAnswer {
  const field = fieldReader(text);
  const token = field('access_token');
  const error = field('error');
  if (token === undefined || error !== undefined) {
    return {
      kind: 'error',
      error: error ?? `HTTP ${status}`,
      description: field('error_description') ?? (error === undefined ? text.slice(0, 200) : ''),
    };
  }
  const refreshToken = field('refresh_token');
  const expiresIn = Number(field('expires_in') ?? NaN);
  const scopes = field('scope')?.split(/[\s,]+/);
  return {
    kind: 'token',
    token,
    type: field('token_type') ?? 'Bearer',
    ...(refreshToken === undefined ? {} : {refreshToken}),
    ...(expiresIn >= 0 ? {expiresIn} : {}),
    ...(scopes === undefined ? {} : {scopes}),
  };
}

/** What the metadata of an authorization server says (RFC 8414 §2, OpenID Connect Discovery). */
export interface OAuthMetadata {
  readonly authorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly scopes: readonly string[];
  readonly grants: readonly string[];
}

/** Reads such metadata; `undefined`: it names no token endpoint. */
export function readMetadata(text: string): OAuthMetadata | undefined {
  const object = objectOf(text);
  const url = (name: string): string | undefined => {
    const value = object.get(name);
    return typeof value === 'string' ? httpUrl(value)?.href : undefined;
  };
  const list = (name: string): readonly string[] | undefined => {
    const value = object.get(name);
    return Array.isArray(value)
      ? value.filter((item): item is string => typeof item === 'string')
      : undefined;
  };
  const tokenUrl = url('token_endpoint');
  if (tokenUrl === undefined) return undefined;
  const authorization = url('authorization_endpoint');
  return {
    tokenUrl,
    ...(authorization === undefined ? {} : {authorizationUrl: authorization}),
    scopes: list('scopes_supported') ?? [],
    // What a server has that names none (RFC 8414 §2)
    grants: list('grant_types_supported') ?? ['authorization_code', 'implicit'],
  };
}

/** Reads a field of JSON, or of a form. */
function fieldReader(text: string): (name: string) => string | undefined {
  const object = objectOf(text);
  const form = new URLSearchParams(object.size === 0 && !text.includes('<') ? text : '');
  return (name) => {
    const value = object.get(name) ?? form.get(name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
}

function objectOf(text: string): ReadonlyMap<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  } catch {
    return new Map();
  }
}

function httpUrl(text: string): URL | undefined {
  const url = parseUrl(text);
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** The flows of an OpenID provider that a browser can complete. */
export function flowsOf(metadata: OAuthMetadata): readonly OAuthFlow[] {
  const {authorizationUrl, tokenUrl, scopes, grants} = metadata;
  const all = {
    scopes: new Map(scopes.map((scope) => [scope, ''])),
    ...(authorizationUrl !== undefined && {authorizationUrl}),
    ...(tokenUrl !== undefined && {tokenUrl}),
  };
  const kinds = [
    grants.includes('authorization_code') && authorizationUrl && 'authorizationCode',
    grants.includes('client_credentials') && tokenUrl && 'clientCredentials',
    grants.includes('password') && tokenUrl && 'password',
  ] as const;
  return kinds.flatMap((kind) => (kind ? [{kind, ...all}] : []));
}
