import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {OAuth2Server} from 'oauth2-mock-server';
import {openPlayground, openSecured} from '../harness/playground-page.mjs';
import {startWire} from '../harness/wire-server.mjs';

/** An authorization server. */
async function startOAuth(t) {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  t.after(() => server.stop());
  const url = `http://localhost:${server.address().port}`;
  server.issuer.url = url;
  const tokens = [];
  server.service.on('beforeResponse', ({body}, {body: sent, headers}) => {
    tokens.push({sent, headers, body});
  });
  const authorizations = [];
  server.service.on('beforeAuthorizeRedirect', (_, {url: asked}) => {
    authorizations.push(new URL(asked, url).searchParams);
  });
  return {url, tokens, authorizations};
}

const bearerOf = ({headers}) => headers.authorization?.replace('Bearer ', '');

describe('OAuth 2 in the playground', () => {
  const flows = (url) => ({
    authorizationCode: {
      authorizationUrl: `${url}/authorize`,
      tokenUrl: `${url}/token`,
      scopes: {read: 'Read items', write: ''},
    },
  });

  /** Signs in in a popup, and sends with the token. */
  async function signIn(t, site) {
    const oauth = await startOAuth(t);
    const wire = await startWire(t);
    const playground = await openPlayground(t, {
      servers: wire.url,
      paths: {
        '/items': {get: {security: [{OAuth: ['read']}], responses: {200: {description: ''}}}},
      },
      rest: {components: {securitySchemes: {OAuth: {type: 'oauth2', flows: flows(oauth.url)}}}},
      site: {allowed: [oauth.url], ...site},
    });
    await playground.fill({'Client ID': 'docs'});
    await playground.click('Get a token');
    await playground.site.says('The token is valid until');
    await playground.send();
    const [{sent, body}] = oauth.tokens;
    assert.equal(bearerOf(wire.arrived[0]), body.access_token);
    assert.equal(sent.grant_type, 'authorization_code');
    assert.equal(sent.client_id, 'docs');
    assert.ok(sent.code_verifier.length >= 43);
    const [asked] = oauth.authorizations;
    assert.equal(asked.get('code_challenge_method'), 'S256');
    assert.equal(asked.get('scope'), 'read');
    assert.equal(asked.get('redirect_uri'), sent.redirect_uri);
    const pages = await playground.page.browserContext().pages();
    assert.equal(pages.length, 1);
    return {playground, redirectUri: sent.redirect_uri};
  }

  it('signs in with a code and PKCE in a window, with the hash router', async (t) => {
    const {playground, redirectUri} = await signIn(t);
    assert.equal(redirectUri, playground.site.server.url);
  });

  it('signs in below a folder, with the history router', async (t) => {
    const {playground, redirectUri} = await signIn(t, {
      base: '/team/docs/',
      fallback: true,
      files: {
        'index.html':
          '<!doctype html><html lang="en"><meta charset="utf-8"><body>' +
          '<docs-site router="history" base="/team/docs/"></docs-site>' +
          '<script type="module" src="/team/docs/docs-site/docs-site.js"></script>',
      },
    });
    assert.equal(redirectUri, playground.site.server.url);
  });

  it('gets and renews tokens with credentials of a client, and with a password', async (t) => {
    const oauth = await startOAuth(t);
    const tokenUrl = `${oauth.url}/token`;
    const {wire, playground} = await openSecured(
      t,
      {
        OAuth: {
          type: 'oauth2',
          flows: {
            clientCredentials: {tokenUrl, scopes: {}},
            password: {tokenUrl, scopes: {}},
          },
        },
      },
      {allowed: [oauth.url]},
    );
    await playground.fill({'Client ID': 'id', 'Client secret': 's&='});
    await playground.click('Get a token');
    await playground.site.says('The token is valid until');
    await playground.send();
    assert.equal(bearerOf(wire.arrived[0]), oauth.tokens[0].body.access_token);
    const {grant_type: grant, client_id: id, client_secret: secret} = oauth.tokens[0].sent;
    assert.deepEqual([grant, id, secret], ['client_credentials', 'id', 's&=']);

    await playground.choose('How to get a token', 'Username and password');
    await playground.fill({Username: 'ada', Password: 'p w'});
    await playground.click('Get a token');
    await playground.site.find('button', 'Renew it');
    const [, {sent}] = oauth.tokens;
    assert.deepEqual([sent.grant_type, sent.username, sent.password], ['password', 'ada', 'p w']);
    await playground.click('Renew it');
    await playground.until(() => oauth.tokens.length === 3);
    assert.equal(oauth.tokens[2].sent.grant_type, 'refresh_token');
    assert.equal(oauth.tokens[2].sent.refresh_token, oauth.tokens[1].body.refresh_token);
  });

  it('sends no secret to where a token endpoint redirects', async (t) => {
    const other = await startWire(t);
    const server = await startWire(t, {
      answer: (_, response) => response.writeHead(307, {Location: `${other.url}/stolen`}).end(),
    });
    const flows = {clientCredentials: {tokenUrl: `${server.url}/token`, scopes: {}}};
    const {playground} = await openSecured(
      t,
      {OAuth: {type: 'oauth2', flows}},
      {allowed: [server.url, other.url]},
    );
    await playground.fill({'Client ID': 'id', 'Client secret': 'S3CRET'});
    await playground.click('Get a token');
    await playground.site.says('The authorization server does not respond');
    assert.equal(server.arrived.length, 1);
    assert.deepEqual([...other.arrived, ...other.preflights], []);
  });

  it('finds the flows of an OpenID provider', async (t) => {
    const oauth = await startOAuth(t);
    const {wire, playground} = await openSecured(
      t,
      {
        OpenID: {
          type: 'openIdConnect',
          openIdConnectUrl: `${oauth.url}/.well-known/openid-configuration`,
        },
      },
      {allowed: [oauth.url]},
    );
    await playground.choose('How to get a token', 'Client credentials');
    await playground.fill({'Client ID': 'id'});
    await playground.click('Get a token');
    await playground.site.says('The token is valid until');
    await playground.send();
    assert.equal(bearerOf(wire.arrived[0]), oauth.tokens[0].body.access_token);
  });
});
