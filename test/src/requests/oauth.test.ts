import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {
  authorizationUrl,
  codeChallengeOf,
  readAuthorizationAnswer,
  readFlows,
  readTokenAnswer,
  tokenRequest,
  type OAuthClient,
  type TokenGrant,
} from '../../../src/requests/oauth.js';
import {randomText} from '../../../src/requests/random-text.js';

describe('the authorization request', () => {
  const request = {
    authorizationUrl: new URL('https://auth.example.com/authorize?audience=x'),
    clientId: 'my client',
    redirectUri: 'https://docs.example.com/api',
    scope: 'read write:all',
    state: 's1',
    codeChallenge: 'c1',
  };

  it('has PKCE and a state', () => {
    expect(authorizationUrl(request)).to.equal(
      'https://auth.example.com/authorize?audience=x&response_type=code&client_id=my+client' +
        '&redirect_uri=https%3A%2F%2Fdocs.example.com%2Fapi&scope=read+write%3Aall&state=s1' +
        '&code_challenge=c1&code_challenge_method=S256',
    );
  });

  it('makes the challenge of RFC 7636, appendix B', async () => {
    expect(await codeChallengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).to.equal(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });

  it('makes verifiers of the length that RFC 7636 wants', () => {
    expect(randomText()).to.match(/^[\w-]{43}$/);
    expect(randomText()).not.to.equal(randomText());
  });
});

describe('readAuthorizationAnswer', () => {
  for (const [query, expected] of [
    ['?code=a%2Fb&state=s', {kind: 'code', code: 'a/b'}],
    [
      '?error=access_denied&error_description=No&state=s',
      {kind: 'error', error: 'access_denied', description: 'No'},
    ],
    ['?code=a&state=other', {kind: 'error', error: 'state_mismatch', description: ''}],
    ['?code=a', {kind: 'error', error: 'state_mismatch', description: ''}],
    ['?page=2', undefined],
  ] as const) {
    it(`reads ${query}`, () => {
      const answer = readAuthorizationAnswer(`https://docs.example.com/api${query}`, 's');
      expect(answer).to.deep.equal(expected);
    });
  }
});

describe('tokenRequest', () => {
  const url = new URL('https://auth.example.com/token');
  const client: OAuthClient = {id: 'a:b', secret: 'c d'};
  const sentClient = '&client_id=a%3Ab&client_secret=c+d';
  const grants: readonly (readonly [TokenGrant, string])[] = [
    [
      {
        grant_type: 'authorization_code',
        code: 'x',
        redirect_uri: 'https://d.example',
        code_verifier: 'v',
      },
      'grant_type=authorization_code&code=x&redirect_uri=https%3A%2F%2Fd.example&code_verifier=v',
    ],
    [{grant_type: 'client_credentials', scope: 'r w'}, 'grant_type=client_credentials&scope=r+w'],
    [
      {grant_type: 'password', username: 'u', password: 'p&', scope: ''},
      'grant_type=password&username=u&password=p%26',
    ],
    [{grant_type: 'refresh_token', refresh_token: 'r'}, 'grant_type=refresh_token&refresh_token=r'],
  ];
  for (const [grant, body] of grants) {
    it(`requests a token: ${grant.grant_type}`, () => {
      const request = tokenRequest(url, client, grant);
      expect([request.url.href, request.body]).to.deep.equal([url.href, body + sentClient]);
    });
  }

  it('needs no secret', () => {
    const grant = {grant_type: 'client_credentials', scope: ''} as const;
    expect(tokenRequest(url, {id: 'a'}, grant).body).to.equal(
      'grant_type=client_credentials&client_id=a',
    );
  });
});

describe('readTokenAnswer', () => {
  it('reads tokens', () => {
    const text =
      '{"access_token":"t","token_type":"bearer","expires_in":"3600",' +
      '"refresh_token":"r","scope":"a b"}';
    expect(readTokenAnswer(200, text)).to.deep.equal({
      kind: 'token',
      token: 't',
      refreshToken: 'r',
      expiresIn: 3600,
    });
    expect(readTokenAnswer(200, 'access_token=t&token_type=bearer')).to.deep.equal({
      kind: 'token',
      token: 't',
      refreshToken: undefined,
      expiresIn: undefined,
    });
  });

  for (const [status, text, error, description] of [
    [400, '{"error":"invalid_grant","error_description":"Old"}', 'invalid_grant', 'Old'],
    [200, 'error=bad_code&error_description=Old+code', 'bad_code', 'Old code'],
    [502, '<h1>Bad gateway</h1>', 'HTTP 502', '<h1>Bad gateway</h1>'],
    [200, '{"__proto__":{"access_token":"t"}}', 'HTTP 200', '{"__proto__":{"access_token":"t"}}'],
    [200, '{"access_token":{}}', 'HTTP 200', '{"access_token":{}}'],
    [200, 'null', 'HTTP 200', 'null'],
  ] as const) {
    it(`reads the error ${error} of ${text}`, () => {
      expect(readTokenAnswer(status, text)).to.deep.equal({kind: 'error', error, description});
    });
  }
});

describe('readFlows', () => {
  it('reads what a discovery document says', () => {
    const flows = readFlows(
      JSON.stringify({
        authorization_endpoint: 'https://a.example/authorize',
        token_endpoint: 'https://a.example/token',
        scopes_supported: ['openid', 5],
        grant_types_supported: ['authorization_code', 'client_credentials', 'x'],
      }),
    );
    expect([...(flows?.[0]?.scopes.keys() ?? [])]).to.deep.equal(['openid']);
    expect(flows?.map(({kind}) => kind)).to.deep.equal(['authorizationCode', 'clientCredentials']);
  });

  const endpoints = ['"javascript:x"', '{"toString":1}'].map((url) => `{"token_endpoint":${url}}`);
  for (const text of ['', '[]', 'null', ...endpoints, '{']) {
    it(`reads nothing from ${text || 'an empty text'}`, () => {
      expect(readFlows(text)).to.equal(undefined);
    });
  }
});
