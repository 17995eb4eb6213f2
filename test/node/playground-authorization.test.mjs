import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {createMockServer} from '@scalar/mock-server';
import {openPlayground, openSecured} from '../harness/playground-page.mjs';
import {startApp, startWire} from '../harness/wire-server.mjs';

describe('authorization in the playground', () => {
  it('sends a bearer token, a name and password, and keys where they belong', async (t) => {
    const {wire, playground} = await openSecured(t, {
      Token: {type: 'http', scheme: 'bearer'},
      InHeader: {type: 'apiKey', in: 'header', name: 'X-Key'},
      InQuery: {type: 'apiKey', in: 'query', name: 'api key'},
      InCookie: {type: 'apiKey', in: 'cookie', name: 'session'},
    });
    assert.equal(await playground.sendAnyway(), '200 OK');
    const [empty] = wire.arrived;
    assert.equal(empty.url, '/items');
    for (const name of ['authorization', 'x-key', 'cookie']) assert.ok(!(name in empty.headers));
    await playground.fill({
      Token: 't0ken',
      'Header X-Key': 'h',
      'Query parameter api key': 'q&=',
      'Cookie session': 'c',
    });
    assert.equal(await playground.sendAnyway(), '200 OK');
    const [, full] = wire.arrived;
    assert.equal(full.headers.authorization, 'Bearer t0ken');
    assert.equal(full.headers['x-key'], 'h');
    assert.equal(full.url, '/items?api%20key=q%26%3D');
    assert.ok(!('cookie' in full.headers));
    await playground.site.says('Browsers do not let pages set cookies');
  });

  it('sends a name and a password in UTF-8', async (t) => {
    const {wire, playground} = await openSecured(t, {Basic: {type: 'http', scheme: 'basic'}});
    await playground.fill({Username: 'zoë', Password: 'pä:ss'});
    await playground.send();
    const [, coded] = wire.arrived[0].headers.authorization.split('Basic ');
    assert.equal(Buffer.from(coded, 'base64').toString(), 'zoë:pä:ss');
  });

  it('is accepted by a server that an OpenAPI file describes', async (t) => {
    const paths = {
      '/items': {
        get: {
          security: [{Token: []}],
          responses: {
            200: {
              description: '',
              content: {
                'application/json': {
                  schema: {type: 'object', properties: {id: {type: 'integer', example: 7}}},
                },
              },
            },
            401: {description: ''},
          },
        },
      },
    };
    const securitySchemes = {Token: {type: 'http', scheme: 'bearer'}};
    const rest = {components: {securitySchemes}};
    const specification = {openapi: '3.1.0', info: {title: 'A', version: '1'}, paths, ...rest};
    const log = t.mock.method(console, 'log', () => {});
    const url = await startApp(t, await createMockServer({specification}));
    log.mock.restore();
    const playground = await openPlayground(t, {servers: url, paths, rest});
    assert.equal(await playground.sendAnyway(), '401 Unauthorized');
    await playground.fill({Token: 'any'});
    assert.equal(await playground.send(), '200 OK');
    assert.deepEqual(JSON.parse(await playground.body()), {id: 7});
  });

  for (const [credentials, cookie] of [
    [true, 'sid=S3CRET'],
    [undefined, undefined],
  ]) {
    const setting = credentials ? 'with' : 'without';
    it(`is the session of the site's own origin, ${setting} its setting`, async (t) => {
      const {url: other, arrived} = await startWire(t);
      const playground = await openPlayground(t, {
        servers: [{url: '/own'}, {url: other}],
        paths: {'/me': {get: {security: [{Session: []}], responses: {200: {description: ''}}}}},
        rest: {
          components: {
            securitySchemes: {Session: {type: 'apiKey', in: 'cookie', name: 'sid'}},
          },
        },
        api: {playground: {credentials}},
        site: {headers: {'set-cookie': 'sid=S3CRET; HttpOnly; SameSite=Strict'}},
      });
      const atSite = [];
      playground.site.network.answerWith((path, response) => {
        if (path !== 'own/me') return false;
        atSite.push(response.req.headers.cookie);
        response.setHeader('content-type', 'application/json');
        response.end('{}');
        return true;
      });
      const send = () => (credentials ? playground.send() : playground.sendAnyway());
      if (credentials) await playground.site.says('include your cookies');
      assert.equal(await send(), '200 OK');
      assert.deepEqual(atSite, [cookie]);
      // To browsers, servers of one host have the same cookies, whatever their ports are.
      await playground.choose('Base URL', other);
      assert.equal(await playground.sendAnyway(), '200 OK');
      assert.deepEqual(
        arrived.map(({headers}) => headers.cookie),
        [undefined],
      );
    });
  }

  it('is in no link, no storage and no sample', async (t) => {
    const {playground} = await openSecured(t, {
      Key: {type: 'apiKey', in: 'query', name: 'key'},
    });
    await playground.fill({'Query parameter key': 'S3CRET'});
    await playground.send();
    const copied = playground.page.evaluateHandle(
      () =>
        new Promise((resolve) => {
          navigator.clipboard.writeText = async (text) => void resolve(text);
        }),
    );
    await playground.click('Copy a link to this request');
    const link = await (await copied).jsonValue();
    const shared = new URL(new URL(link).hash.slice(1), link).searchParams.get('request');
    assert.doesNotMatch(Buffer.from(shared, 'base64url').toString(), /S3CRET/);
    const kept = await playground.page.evaluate(() =>
      JSON.stringify([
        {...localStorage},
        {...sessionStorage},
        document.cookie,
        location.href,
        history.state,
      ]),
    );
    assert.doesNotMatch(kept, /S3CRET/);
    assert.doesNotMatch(await playground.url(), /S3CRET/);
    const code = await playground.wait('docs-request-sample', 'docs-code');
    assert.doesNotMatch(await code.evaluate((element) => element.code), /S3CRET/);
  });
});
