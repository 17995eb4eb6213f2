import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {OAuthFlow} from '../../../src/openapi/operation.js';
import {endpointsOf, endpointUrl, originsOf} from '../../../src/requests/oauth-endpoints.js';

const flow = (given: Partial<OAuthFlow>): OAuthFlow => ({
  kind: 'password',
  scopes: new Map(),
  ...given,
});

/** A URL as text: to be compared, it has no properties. */
const plain = (value: unknown): unknown => (value instanceof URL ? value.href : value);

const plainEndpoints = (...[given, serverUrl]: Parameters<typeof endpointsOf>): object =>
  Object.fromEntries(
    Object.entries(endpointsOf(given, serverUrl)).map(([key, value]) => [key, plain(value)]),
  );

describe('endpointUrl', () => {
  const server = 'https://api.example/v2/';
  for (const [written, base, expected] of [
    ['auth/token', server, 'https://api.example/v2/auth/token'],
    ['/oauth/token', server, 'https://api.example/oauth/token'],
    ['../token?a=b', server, 'https://api.example/token?a=b'],
    // RFC 3986 §5.2.3: without a slash at its end, the last segment of the base is replaced
    ['auth/token', 'https://api.example/v2', 'https://api.example/auth/token'],
    ['//auth.example/token', server, 'https://auth.example/token'],
    ['//auth.example/token', 'http://localhost:8000/', 'http://auth.example/token'],
    ['\\\\auth.example\\token', server, 'https://auth.example/token'],
    ['https://auth.example/token', server, 'https://auth.example/token'],
    ['https://auth.example/token', undefined, 'https://auth.example/token'],
    ['http://auth.example/token#x', server, 'http://auth.example/token'],
    ['https://user:secret@auth.example/token', server, 'https://auth.example/token'],
  ] as const) {
    it(`reads ${written} with the server ${base ?? 'missing'}`, () => {
      expect(plain(endpointUrl(written, base))).to.equal(expected);
    });
  }

  for (const url of ['/token', 'token', '//auth.example/token', '?x']) {
    it(`requests nothing from ${url} without a server`, () => {
      expect(plain(endpointUrl(url, undefined))).to.deep.equal({kind: 'no-server', url});
    });
  }
});

describe('the endpoints of a flow', () => {
  const server = 'https://api.example/';

  it('are those that it needs', () => {
    const urls = {authorizationUrl: '/authorize', tokenUrl: '/token', refreshUrl: '/refresh'};
    expect(plainEndpoints(flow(urls), server)).to.deep.equal({
      kind: 'endpoints',
      token: 'https://api.example/token',
      refresh: 'https://api.example/refresh',
    });
    expect(plainEndpoints(flow({...urls, kind: 'authorizationCode'}), server)).to.deep.include({
      authorization: 'https://api.example/authorize',
    });
  });

  it('renew a token where it was issued, without a URL for that', () => {
    expect(plainEndpoints(flow({tokenUrl: 'https://auth.example/token'}), server)).to.deep.include({
      refresh: 'https://auth.example/token',
    });
  });

  it('are none if one of them is unknown', () => {
    const tokenUrl = 'https://auth.example/token';
    const missing = {kind: 'not-a-url'};
    expect(plainEndpoints(flow({}), server)).to.deep.equal(missing);
    expect(plainEndpoints(flow({kind: 'authorizationCode', tokenUrl}), server)).to.deep.equal(
      missing,
    );
    expect(plainEndpoints(flow({tokenUrl, refreshUrl: '/refresh'}), undefined)).to.deep.equal({
      kind: 'no-server',
      url: '/refresh',
    });
  });

  it('have each origin once', () => {
    const urls = {
      kind: 'authorizationCode',
      authorizationUrl: 'https://login.example/authorize',
      tokenUrl: 'https://auth.example/token',
      refreshUrl: '//auth.example/refresh',
    } as const;
    const endpoints = endpointsOf(flow(urls), server);
    expect(endpoints.kind === 'endpoints' && originsOf(endpoints)).to.deep.equal([
      'https://login.example',
      'https://auth.example',
    ]);
  });
});
