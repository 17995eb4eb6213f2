import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {OAuthForm, startServers} from '../harness/oauth-form.mjs';
import {openPlayground} from '../harness/playground-page.mjs';
import {recordRequests} from '../harness/request-log.mjs';

/** The flows, and what a browser requests a token with; those without it are only explained. */
const flows = new Map([
  ['password', 'password'],
  ['authorizationCode', 'authorization_code'],
  ['clientCredentials', 'client_credentials'],
  ['implicit', undefined],
  ['deviceAuthorization', undefined],
]);

/** The same with the names of Swagger 2.0. */
const flowsOfSwagger = new Map([
  ['accessCode', 'authorization_code'],
  ['application', 'client_credentials'],
  ['password', 'password'],
  ['implicit', undefined],
]);

/** The folder of the URLs of a flow, in each form in which a description can write it. */
const foldersOf = ({url}) => ({
  relative: 'auth/',
  root: '/auth/',
  host: `${url.replace('http:', '')}/auth/`,
  absolute: `${url}/auth/`,
});

/** A scheme for each flow and each form of its URLs. */
const rowsOf = (kinds, folders) =>
  [...kinds].flatMap(([kind, grant]) =>
    Object.entries(folders).map(([form, folder]) => ({id: `${kind} ${form}`, kind, grant, folder})),
  );

/** The URLs of a flow in a folder. */
const urlsIn = (folder) => ({
  authorizationUrl: `${folder}authorize`,
  deviceAuthorizationUrl: `${folder}device`,
  tokenUrl: `${folder}token`,
  refreshUrl: `${folder}renew/token`,
});

/** The same in full, and that of the operation. */
function requested(folder, server, api) {
  const {authorizationUrl, tokenUrl, refreshUrl} = urlsIn(folder);
  const full = (url) => new URL(url, server).href;
  return {
    authorization: full(authorizationUrl),
    token: full(tokenUrl),
    refresh: full(refreshUrl),
    api,
  };
}

/** Authorizes with each scheme in turn. */
async function useAll(form, rows, server, api) {
  for (const {id, grant, folder} of rows) {
    await form.choose(id);
    assert.equal(await form.token(), '', `a token of another server: ${id}`);
    if (grant) await form.authorize(grant, requested(folder, server, api));
    else await form.enter(api);
  }
}

const oauth2 = (kind, urls) => ({type: 'oauth2', flows: {[kind]: {...urls, scopes: {}}}});

describe('credentials in the playground', () => {
  it('go to the URLs of each flow, relative to the selected server', async (t) => {
    const {servers, hold} = await startServers(t);
    const [first, second, third] = servers;
    const {relative, root, host, absolute} = foldersOf(third);
    const rows = [
      ...rowsOf(flows, {relative, absolute}),
      ...rowsOf([['password', 'password']], {root, host}),
    ];
    const schemes = {
      ...Object.fromEntries(rows.map(({id, kind, folder}) => [id, oauth2(kind, urlsIn(folder))])),
      mixed: oauth2('password', {
        tokenUrl: 'auth/token',
        refreshUrl: `${third.url}/renew/token`,
      }),
      openId: {type: 'openIdConnect', openIdConnectUrl: 'openid'},
      openIdAbsolute: {type: 'openIdConnect', openIdConnectUrl: `${third.url}/openid`},
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
    const form = new OAuthForm(playground, servers);
    const provider = (url, api) => ({
      ...requested('/oidc/', url, api),
      refresh: `${url}/oidc/token`,
    });

    const ofFirst = `${first.url}/v2/items`;
    await useAll(form, rows, `${first.url}/v2/`, ofFirst);
    await form.choose('mixed');
    const refresh = `${third.url}/renew/token`;
    await form.authorize('password', {token: `${first.url}/v2/auth/token`, refresh, api: ofFirst});
    for (const grant of [...flows.values()].filter(Boolean)) {
      await form.choose('openId', grant);
      await form.authorize(grant, provider(first.url, ofFirst));
      await form.choose('openIdAbsolute', grant);
      await form.authorize(grant, provider(third.url, ofFirst));
    }

    // A token that arrives when another server is selected is for none. The scheme stays the same:
    // it is the first one.
    await form.choose('password relative');
    await form.fill('password');
    const release = hold();
    const ended = endOf(playground.page, `${first.url}/v2/auth/token`);
    await form.click('Get a token');
    await playground.until(() => form.log.recipientsOf('P4SSWORD').length > 0);
    const ofSecond = `${second.url}/v1/items`;
    await playground.choose('Base URL', `${second.url}/v1`);
    release();
    await ended;
    await form.choose('password relative');
    assert.equal(await form.token(), '');
    await playground.sendAnyway();
    assert.deepEqual(form.log.origins(), [second.url]);
    assert.deepEqual(form.log.recipientsOf('token-of-'), []);

    await useAll(form, rowsOf(flows, {relative}), `${second.url}/v1`, ofSecond);
    await form.choose('openId', 'password');
    assert.deepEqual(form.log.recipientsOf('openid'), [`${second.url}/openid`]);
    await form.authorize('password', provider(second.url, ofSecond));

    for (const id of ['password relative', 'openId']) {
      await form.choose(id);
      await playground.choose('Base URL', 'Another URL');
      await form.choose(id);
      await playground.site.says('Nothing is sent: the URL');
      assert.deepEqual(form.log.origins(), []);
    }
    await playground.fill({'Your base URL': `${third.url}/own/`});
    await useAll(form, rows.slice(0, 1), `${third.url}/own/`, `${third.url}/own/items`);
  });

  it('go to the host that a description in Swagger 2.0 names', async (t) => {
    const {servers} = await startServers(t);
    const [{url}, , third] = servers;
    const {relative, absolute} = foldersOf(third);
    const rows = rowsOf(flowsOfSwagger, {relative, absolute});
    const schemes = rows.map(({id, kind: flow, folder}) => {
      const {authorizationUrl, tokenUrl} = urlsIn(folder);
      return [id, {type: 'oauth2', flow, authorizationUrl, tokenUrl, scopes: {}}];
    });
    const security = rows.map(({id}) => ({[id]: []}));
    const playground = await openPlayground(t, {
      paths: {'/items': {get: {security, responses: {}}}},
      rest: {
        openapi: undefined,
        swagger: '2.0',
        host: new URL(url).host,
        basePath: '/v2/',
        schemes: ['http'],
        securityDefinitions: Object.fromEntries(schemes),
      },
      site: {allowed: [url]},
    });
    const form = new OAuthForm(playground, servers);
    for (const {id, grant, folder} of rows) {
      await form.choose(id);
      const urls = requested(folder, `${url}/v2/`, `${url}/v2/items`);
      // Tokens are renewed where they come from.
      if (grant) await form.authorize(grant, {...urls, refresh: urls.token});
      else await form.enter(urls.api);
    }
  });

  it('that readers enter go to the selected server, of which each has its own', async (t) => {
    const {servers} = await startServers(t);
    const [first, second, third] = servers;
    const key = (place, name) => ({type: 'apiKey', in: place, name});
    const http = (scheme) => ({type: 'http', scheme});
    const encoded = (number) => Buffer.from(`us3r:P4SS${number}`).toString('base64');
    const rows = [
      ['header', key('header', 'X-Key'), (n) => ({'Header X-Key': `H3ADER${n}`})],
      ['query', key('query', 'api key'), (n) => ({'Query parameter api key': `QU3RY${n}`})],
      ['cookie', key('cookie', 'sid'), (n) => ({'Cookie sid': `C00KIE${n}`})],
      ['basic', http('basic'), (n) => ({Username: 'us3r', Password: `P4SS${n}`}), encoded],
      ['bearer', http('bearer'), (n) => ({Token: `B3ARER${n}`})],
      ['digest', http('digest'), (n) => ({'Authorization header after “digest”': `D1GEST${n}`})],
    ].map(([id, scheme, fields, written]) => ({id, scheme, fields, written}));
    const playground = await openPlayground(t, {
      servers: servers.map(({url}) => ({url})),
      paths: {
        '/items': {
          get: {security: rows.map(({id}) => ({[id]: []})), responses: {200: {description: ''}}},
        },
      },
      rest: {
        components: {securitySchemes: Object.fromEntries(rows.map(({id, scheme}) => [id, scheme]))},
      },
    });
    const log = recordRequests(playground, servers);

    /** The texts of the fields of the chosen scheme. */
    const texts = (fields) =>
      Promise.all(
        Object.keys(fields).map(async (name) => {
          const field = await playground.site.find('textbox', name);
          return field.evaluate(({value}) => value);
        }),
      );

    for (const [number, {url}] of [first, second].entries()) {
      await playground.choose('Base URL', url);
      for (const {id, fields, written} of rows) {
        await playground.choose('Authorize with', id);
        const entered = fields(number);
        const empty = Object.keys(entered).map(() => '');
        assert.deepEqual(await texts(entered), empty, `what was entered for another server: ${id}`);
        log.clear();
        await playground.fill(entered);
        assert.deepEqual(log.origins(), [], id);
        await (id === 'cookie' ? playground.sendAnyway() : playground.send());
        const secret = written?.(number) ?? Object.values(entered)[0];
        // Browsers do not let pages set cookies.
        const expected = id === 'cookie' ? [] : [`${url}/items`];
        assert.deepEqual(log.recipientsOf(secret), expected, id);
        assert.deepEqual(log.origins(), [url], id);
      }
    }

    await playground.choose('Base URL', third.url);
    for (const {id, fields} of rows) {
      await playground.choose('Authorize with', id);
      log.clear();
      assert.equal((await texts(fields(0))).join(''), '', id);
      await playground.sendAnyway();
      assert.deepEqual(log.origins(), [third.url], id);
      for (const secret of [0, 1].flatMap((number) => Object.values(fields(number)))) {
        assert.deepEqual(log.recipientsOf(secret), [], id);
      }
    }
    await playground.choose('Base URL', first.url);
    for (const {id, fields} of rows) {
      await playground.choose('Authorize with', id);
      assert.deepEqual(await texts(fields(0)), Object.values(fields(0)), id);
    }
  });
});

/** Resolves once the next request for a URL has ended, and the page has been told. */
function endOf(page, url) {
  return new Promise((resolve) => {
    const onEnd = (request) => {
      if (request.url() === url) resolve(page.evaluate(() => new Promise(requestAnimationFrame)));
    };
    page.on('requestfinished', onEnd).on('requestfailed', onEnd);
  });
}

/** A variable of a server. */
function hostIs(url) {
  return {host: {default: url}};
}
