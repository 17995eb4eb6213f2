import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openPlayground} from '../harness/playground-page.mjs';
import {startWire} from '../harness/wire-server.mjs';

/** Servers of three origins; each is an API and an authorization server. */
const startServers = (t) => Promise.all([1, 2, 3].map(() => startWire(t, {answer})));

/** The token that a server issues names it. */
const tokenOf = (url) => `token-of-${new URL(url).port}`;

function answer({url, headers}, response) {
  const origin = `http://${headers.host}`;
  const {pathname, searchParams} = new URL(url, origin);
  if (pathname.endsWith('authorize')) {
    const location = new URL(searchParams.get('redirect_uri'));
    location.searchParams.set('code', 'c1');
    location.searchParams.set('state', searchParams.get('state'));
    return response.writeHead(302, {location: location.href}).end();
  }
  const token = {access_token: tokenOf(origin), refresh_token: 'R3FRESH', expires_in: 600};
  const metadata = {token_endpoint: `${origin}/oidc/token`, grant_types_supported: ['password']};
  const found = pathname.endsWith('token') ? token : pathname.endsWith('openid') ? metadata : {};
  response.setHeader('Content-Type', 'application/json');
  return response.end(JSON.stringify(found));
}

/** The URLs to which requests with this text went, without their queries. */
const recipientsOf = (text, servers) =>
  servers.flatMap(({url, arrived}) =>
    arrived
      .filter((one) => JSON.stringify([one.url, one.headers, String(one.body)]).includes(text))
      .map((one) => url + one.url.split('?')[0]),
  );

const secrets = {'Client ID': 'CL1ENT', 'Client secret': 'S3CRET'};
const password = {Username: 'us3r', Password: 'P4SSWORD'};

/** The sentence that says who gets the credentials of the form. */
const sentence = (playground) => playground.read('docs-authorization', 'docs-oauth', '[part=hint]');

/** All requests of the page, as the browser tells of them. */
function recordRequests({page}) {
  const requests = [];
  page.on('request', (request) => requests.push([request.method(), request.url()]));
  return requests;
}

const oauth2 = (kind, urls) => ({type: 'oauth2', flows: {[kind]: {...urls, scopes: {}}}});

describe('credentials in the playground', () => {
  it('go to the URLs of each flow, relative to the selected server', async (t) => {
    const servers = await startServers(t);
    const [first, second, third] = servers;
    const absolute = `${third.url}/auth/token`;
    const renewing = {tokenUrl: 'auth/token', refreshUrl: `${third.url}/renew/token`};
    const signIn = {authorizationUrl: '/authorize', refreshUrl: '/renew/token'};
    const schemes = {
      Password: oauth2('password', {tokenUrl: 'auth/token'}),
      PasswordRoot: oauth2('password', {tokenUrl: '/auth/token'}),
      PasswordAbsolute: oauth2('password', {tokenUrl: absolute}),
      PasswordHost: oauth2('password', {tokenUrl: absolute.replace('http:', '')}),
      Client: oauth2('clientCredentials', renewing),
      ClientAbsolute: oauth2('clientCredentials', {tokenUrl: absolute}),
      Code: oauth2('authorizationCode', {...signIn, tokenUrl: 'auth/token'}),
      CodeAbsolute: oauth2('authorizationCode', {...signIn, tokenUrl: absolute}),
      OpenId: {type: 'openIdConnect', openIdConnectUrl: 'openid'},
      OpenIdAbsolute: {type: 'openIdConnect', openIdConnectUrl: `${third.url}/openid`},
    };
    const operation = {
      // The servers of the operation replace those of the path and of the file.
      servers: [{url: `${first.url}/v2/`}, {url: '{host}/v1', variables: hostIs(second.url)}],
      security: Object.keys(schemes).map((id) => ({[id]: []})),
      responses: {200: {description: ''}},
    };
    const playground = await openPlayground(t, {
      servers: third.url,
      paths: {'/items': {get: operation, servers: [{url: third.url}]}},
      rest: {components: {securitySchemes: schemes}},
    });
    const requests = recordRequests(playground);
    const site = new URL(playground.site.server.url).origin;

    /** Gets a token. All secrets go to its URL, and the sentence names all origins. */
    const getToken = async (id, {token, others = []}) => {
      for (const {arrived} of servers) arrived.length = 0;
      await playground.choose('Authorize with', id);
      await playground.site.find('button', 'Get a token');
      const fields = /^(?:Password|OpenId)/.test(id) ? {...secrets, ...password} : secrets;
      await playground.fill(fields);
      const origins = new Set([...others, token].map((url) => new URL(url).origin));
      assert.deepEqual(
        new Set((await sentence(playground)).slice('Sent only to '.length, -1).split(', ')),
        origins,
        id,
      );
      await playground.click('Get a token');
      await playground.site.says('The token is valid until');
      const wanted = Object.keys(fields).length > 2 ? [token] : [];
      assert.deepEqual(recipientsOf('S3CRET', servers), [token], id);
      assert.deepEqual(recipientsOf('P4SSWORD', servers), wanted, id);
    };

    for (const [base, relative, origin] of [
      [`${first.url}/v2`, `${first.url}/v2/`, first.url],
      [`${second.url}/v1`, `${second.url}/`, second.url],
    ]) {
      const mine = {token: `${relative}auth/token`};
      const theirs = {token: absolute};
      await playground.choose('Base URL', base);
      assert.equal(await tokenIn(playground), '', 'a token of another server');
      await getToken('Password', mine);
      await getToken('PasswordRoot', {token: `${origin}/auth/token`});
      await getToken('PasswordAbsolute', theirs);
      await getToken('PasswordHost', theirs);
      await getToken('Client', {...mine, others: [third.url]});
      await playground.click('Renew it');
      await playground.until(() => recipientsOf('R3FRESH', servers).length > 0);
      assert.deepEqual(recipientsOf('R3FRESH', servers), [`${third.url}/renew/token`]);
      await getToken('ClientAbsolute', theirs);
      await getToken('Code', mine);
      await getToken('CodeAbsolute', {...theirs, others: [origin]});
      await getToken('OpenIdAbsolute', {token: `${third.url}/oidc/token`});
      await getToken('OpenId', {token: `${origin}/oidc/token`});
      assert.deepEqual(recipientsOf('openid', servers), [`${relative}openid`]);
      await playground.send();
      assert.deepEqual(recipientsOf(tokenOf(origin), servers), [`${base}/items`]);
    }

    const sent = requests.length;
    await playground.choose('Authorize with', 'Password');
    await playground.choose('Base URL', 'Another URL');
    await playground.site.says('Nothing is sent: the URL auth/token is relative');
    await playground.choose('Authorize with', 'OpenId');
    await playground.site.says('Nothing is sent: the URL openid is relative');
    assert.deepEqual(requests.slice(sent), []);
    await playground.fill({'Your base URL': `${third.url}/own/`});
    await getToken('Password', {token: `${third.url}/own/auth/token`});
    assert.deepEqual(
      requests.filter(([method, url]) => method !== 'GET' && url.startsWith(site)),
      [],
    );
  });

  it('go to the host that a description in Swagger 2.0 names', async (t) => {
    const servers = await startServers(t);
    const [{url}] = servers;
    const scheme = {type: 'oauth2', flow: 'password', tokenUrl: '/oauth/token', scopes: {}};
    const playground = await openPlayground(t, {
      paths: {'/items': {get: {security: [{Password: []}], responses: {}}}},
      rest: {
        openapi: undefined,
        swagger: '2.0',
        host: new URL(url).host,
        basePath: '/v2',
        schemes: ['http'],
        securityDefinitions: {Password: scheme},
      },
      site: {allowed: [url]},
    });
    const requests = recordRequests(playground);
    assert.equal(await sentence(playground), `Sent only to ${url}.`);
    await playground.fill({...secrets, ...password});
    await playground.click('Get a token');
    await playground.site.says('The token is valid until');
    const token = `${url}/oauth/token`;
    assert.deepEqual(recipientsOf('S3CRET', servers), [token]);
    assert.deepEqual(recipientsOf('P4SSWORD', servers), [token]);
    assert.deepEqual(
      requests.filter(([method]) => method !== 'GET'),
      [['POST', token]],
    );
  });
});

/** A variable of a server. */
function hostIs(url) {
  return {host: {default: url}};
}

/** The text of the field for the token. */
async function tokenIn(playground) {
  const field = await playground.wait('docs-authorization', 'docs-oauth', '#value');
  return field.evaluate(({value}) => value);
}
