import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {
  authorizationUrl,
  codeChallengeOf,
  flowsOf,
  readAuthorizationAnswer,
  readMetadata,
  readTokenAnswer,
  tokenRequest,
  type OAuthClient,
  type TokenGrant,
} from '../../../src/requests/oauth.js';
import {randomText} from '../../../src/requests/random-text.js';

describe('the authorization request', () => {
  const request = {
    authorizationUrl: 'https://auth.example.com/authorize?audience=x#y',
    clientId: 'my client',
    redirectUri: 'https://docs.example.com/api',
    scopes: ['read', 'write:all'],
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

  for (const url of ['javascript:alert(1)', '/authorize', '']) {
    it(`refuses ${url || 'an empty URL'}`, () => {
      expect(authorizationUrl({...request, authorizationUrl: url})).to.equal(undefined);
    });
  }

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
  const url = 'https://auth.example.com/token';
  const client: OAuthClient = {id: 'a:b', secret: 'c d', authentication: 'basic'};
  const grants: readonly (readonly [TokenGrant, string])[] = [
    [
      {kind: 'code', code: 'x', redirectUri: 'https://d.example', codeVerifier: 'v'},
      'grant_type=authorization_code&code=x&redirect_uri=https%3A%2F%2Fd.example&code_verifier=v',
    ],
    [{kind: 'clientCredentials', scopes: ['r', 'w']}, 'grant_type=client_credentials&scope=r+w'],
    [
      {kind: 'password', username: 'u', password: 'p&', scopes: []},
      'grant_type=password&username=u&password=p%26',
    ],
    [{kind: 'refresh', refreshToken: 'r'}, 'grant_type=refresh_token&refresh_token=r'],
  ];
  for (const [grant, body] of grants) {
    it(`requests a token: ${grant.kind}`, () => {
      expect(tokenRequest(url, client, grant)).to.deep.equal({
        url,
        headers: [
          ['Content-Type', 'application/x-www-form-urlencoded'],
          ['Accept', 'application/json'],
          ['Authorization', 'Basic YSUzQWI6Yytk'],
        ],
        body,
      });
    });
  }

  it('can have the client in the body, and needs no secret', () => {
    const grant = {kind: 'clientCredentials', scopes: []} as const;
    const bodyOf = (given: OAuthClient) => tokenRequest(url, given, grant)?.body;
    expect(bodyOf({...client, authentication: 'body'})).to.equal(
      'grant_type=client_credentials&client_id=a%3Ab&client_secret=c+d',
    );
    expect(bodyOf({id: 'a', authentication: 'basic'})).to.equal(
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
      type: 'bearer',
      refreshToken: 'r',
      expiresIn: 3600,
      scopes: ['a', 'b'],
    });
    expect(readTokenAnswer(200, 'access_token=t&token_type=bearer')).to.deep.equal({
      kind: 'token',
      token: 't',
      type: 'bearer',
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

describe('readMetadata', () => {
  it('reads what a discovery document says', () => {
    const metadata = readMetadata(
      JSON.stringify({
        authorization_endpoint: 'https://a.example/authorize',
        token_endpoint: 'https://a.example/token',
        scopes_supported: ['openid', 5],
        grant_types_supported: ['authorization_code', 'client_credentials', 'x'],
      }),
    );
    expect(metadata).to.deep.include({scopes: ['openid']});
    expect(metadata && flowsOf(metadata).map(({kind}) => kind)).to.deep.equal([
      'authorizationCode',
      'clientCredentials',
    ]);
  });

  for (const text of ['', '[]', 'null', '{"token_endpoint":"javascript:x"}', '{']) {
    it(`reads nothing from ${text || 'an empty text'}`, () => {
      expect(readMetadata(text)).to.equal(undefined);
    });
  }
});
