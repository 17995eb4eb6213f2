import assert from 'node:assert/strict';
import {createServer} from 'node:http';
import {describe, it} from 'node:test';
import {openPlayground, openSecured, strictPolicy} from '../harness/playground-page.mjs';
import {startWire} from '../harness/wire-server.mjs';

const get = {'/items': {get: {responses: {200: {description: ''}}}}};
const keyed = (place) => ({
  paths: {'/items': {get: {security: [{Key: []}], responses: {200: {description: ''}}}}},
  rest: {components: {securitySchemes: {Key: {type: 'apiKey', in: place, name: 'X-Key'}}}},
});

const never = () => {};

/** The headers that a failure says the API needs, and the command that sends the same request. */
async function adviceOf(playground) {
  const codes = await playground.page.$$eval(
    'docs-endpoint >>> docs-response >>> docs-code',
    (all) => all.map((element) => element.code),
  );
  return {command: codes.at(-1), headers: codes.length > 1 ? codes[0].split('\n') : []};
}

/** Sends, and gives the title and text of the failure. */
async function fail(playground) {
  await playground.click('Send');
  return playground.failure();
}

/** A port of this machine at which nothing answers. */
async function closedPort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('a request that fails in the playground', () => {
  it('without CORS says which header is missing, and gives a command that works', async (t) => {
    const wire = await startWire(t, {cors: 'none'});
    const playground = await openPlayground(t, {servers: wire.url, paths: get});
    assert.match(await fail(playground), /^The API does not allow requests from this site.*CORS/);
    const {command, headers} = await adviceOf(playground);
    const origin = new URL(playground.site.server.url).origin;
    assert.deepEqual(headers, [`Access-Control-Allow-Origin: ${origin}`]);
    assert.ok(command.startsWith('curl ') && command.includes(`${wire.url}/items`), command);
  });

  it('in the preflight says which methods and headers are missing', async (t) => {
    const wire = await startWire(t, {cors: 'no-preflight'});
    const schema = {type: 'object'};
    const playground = await openPlayground(t, {
      servers: wire.url,
      paths: {
        '/items': {
          put: {
            requestBody: {required: true, content: {'application/json': {schema}}},
            responses: {200: {description: ''}},
          },
        },
      },
    });
    assert.match(await fail(playground), /^The API does not allow this request.*OPTIONS/);
    const {headers} = await adviceOf(playground);
    assert.deepEqual(headers.slice(1), [
      'Access-Control-Allow-Methods: PUT',
      'Access-Control-Allow-Headers: Content-Type',
    ]);
    assert.ok(!wire.arrived.some(({method}) => method === 'PUT'));
  });

  it('because nothing answers says so', async (t) => {
    const servers = `http://localhost:${await closedPort()}`;
    const playground = await openPlayground(t, {servers, paths: get});
    assert.match(await fail(playground), /^The server cannot be reached/);
  });

  it('because the connection is not secure says so', async (t) => {
    const wire = await startWire(t);
    const servers = wire.url.replace('http:', 'https:');
    const playground = await openPlayground(t, {servers, paths: get});
    assert.match(await fail(playground), /^The server may have an invalid certificate/);
  });

  it('because the reader is offline says so', async (t) => {
    const servers = 'http://api.docs.example';
    const playground = await openPlayground(t, {
      servers,
      paths: get,
      site: {allowed: [servers]},
    });
    await fail(playground);
    await playground.page.setOfflineMode(true);
    await playground.click('Send');
    await playground.site.says('Connect to the internet, then send the request again.');
    await playground.page.setOfflineMode(false);
  });

  it('because of the policy of the site names the directive to change', async (t) => {
    const wire = await startWire(t);
    const policy = {'content-security-policy': strictPolicy()};
    const playground = await openPlayground(t, {
      servers: wire.url,
      paths: get,
      site: {headers: policy},
    });
    const failure = await fail(playground);
    assert.match(failure, /^The policy of this site blocks the request/);
    assert.ok(failure.includes(`add ${wire.url} to its connect-src directive`), failure);
    assert.deepEqual([...wire.arrived, ...wire.preflights], []);
    // The browser reports each request that the policy blocks.
    assert.ok(playground.site.problems.every((problem) => problem.includes(wire.url)));
    playground.site.problems.length = 0;
  });

  it('because a page over HTTPS must not send over HTTP says so', async (t) => {
    const playground = await openPlayground(t, {
      servers: 'http://api.docs.test',
      paths: get,
      site: {isSecure: true, allowed: ['http://api.docs.test']},
    });
    assert.match(await fail(playground), /^The browser blocks requests over HTTP/);
    playground.site.problems.length = 0;
  });

  it('because the reader stopped it says so, and the server notices', async (t) => {
    const wire = await startWire(t, {answer: never});
    const playground = await openPlayground(t, {servers: wire.url, paths: get});
    await playground.click('Send');
    await playground.until(() => wire.arrived.length === 1);
    await playground.click('Cancel');
    assert.match(await playground.failure(), /^Request canceled/);
  });
});

describe('a redirect in the playground', () => {
  const redirectTo = (url) => (_, response) => response.writeHead(302, {Location: url}).end();

  for (const place of ['header', 'query']) {
    it(`never gets a key of the ${place}`, async (t) => {
      const other = await startWire(t);
      const wire = await startWire(t, {answer: redirectTo(`${other.url}/stolen`)});
      const playground = await openPlayground(t, {
        servers: wire.url,
        ...keyed(place),
        site: {allowed: [other.url]},
      });
      const name = place === 'header' ? 'Header X-Key' : 'Query parameter X-Key';
      await playground.fill({[name]: 'S3CRET'});
      assert.match(await fail(playground), /^The API redirects to another URL/);
      assert.equal(wire.arrived.length, 1);
      assert.deepEqual([...other.arrived, ...other.preflights], []);
    });
  }

  it('is followed where there is no key', async (t) => {
    const other = await startWire(t);
    const wire = await startWire(t, {answer: redirectTo(`${other.url}/moved`)});
    const playground = await openPlayground(t, {
      servers: wire.url,
      paths: get,
      site: {allowed: [other.url]},
    });
    assert.equal(await playground.send(), '200 OK');
    assert.equal(other.arrived[0].url, '/moved');
  });
});

describe('a stream without an end', () => {
  it('is stopped after 16 MiB, which are shown', async (t) => {
    const piece = `data: ${'x'.repeat(2 ** 20 - 8)}\n\n`;
    let isClosed = false;
    const wire = await startWire(t, {
      answer(_, response) {
        const write = () => {
          while (!isClosed && response.write(piece));
        };
        response.writeHead(200, {'Content-Type': 'text/event-stream'});
        response.on('drain', write).on('close', () => (isClosed = true));
        write();
      },
    });
    const playground = await openPlayground(t, {servers: wire.url, paths: get});
    await playground.click('Send');
    await playground.site.says('The stream was stopped after 16');
    await playground.wait('docs-response', '[part="message"]');
    await playground.until(() => isClosed);
  });
});

describe('signing in that fails', () => {
  const flowsOf = (url) => ({
    authorizationCode: {
      authorizationUrl: `${url}/authorize`,
      tokenUrl: `${url}/token`,
      scopes: {},
    },
  });

  /** Lets the reader try to sign in, and opens no page but theirs in the end. */
  async function signIn(t, url, site) {
    const OAuth = {type: 'oauth2', flows: flowsOf(url)};
    const {playground} = await openSecured(t, {OAuth}, {allowed: [url], ...site});
    await playground.fill({'Client ID': 'docs'});
    await playground.click('Get a token');
    return playground;
  }

  it('because the authorization server refuses says why, and closes its window', async (t) => {
    const server = await startWire(t, {
      answer({url}, response) {
        const asked = new URL(url, 'http://localhost').searchParams;
        const location = new URL(asked.get('redirect_uri'));
        location.searchParams.set('error', 'access_denied');
        location.searchParams.set('error_description', 'Not you');
        location.searchParams.set('state', asked.get('state'));
        response.writeHead(302, {location: location.href}).end();
      },
    });
    const playground = await signIn(t, server.url);
    await playground.site.says('The authorization server refused: access_denied Not you');
    const pages = await playground.page.browserContext().pages();
    assert.equal(pages.length, 1);
  });

  it('because the page was not loaded over HTTPS says so', async (t) => {
    const server = await startWire(t);
    const playground = await signIn(t, server.url, {isInsecure: true});
    await playground.site.says('To sign in, load this page over HTTPS');
    assert.deepEqual(server.arrived, []);
  });
});

describe('a base URL of the reader', () => {
  it('gets the request, and has credentials of its own', async (t) => {
    const [wire, own] = [await startWire(t), await startWire(t)];
    const playground = await openPlayground(t, {
      servers: wire.url,
      ...keyed('header'),
      site: {allowed: [own.url]},
    });
    await playground.fill({'Header X-Key': 'S3CRET'});
    await playground.choose('Base URL', 'Another URL');
    for (const text of ['javascript:alert(1)', 'localhost:3000', 'data:text/html,x', '/api']) {
      await playground.fill({'Your base URL': text});
      const send = await playground.wait('[part="button primary send"]');
      assert.ok(await send.evaluate((element) => element.disabled), text);
    }
    await playground.fill({'Your base URL': `${own.url}/v2/`});
    assert.equal(await playground.sendAnyway(), '200 OK');
    const [{url, headers}] = own.arrived;
    assert.equal(url, '/v2/items');
    assert.ok(!('x-key' in headers));
    assert.deepEqual(wire.arrived, []);
    await playground.page.reload();
    await playground.click('Try it');
    assert.equal(await playground.url(), `${own.url}/v2/items`);
  });
});
