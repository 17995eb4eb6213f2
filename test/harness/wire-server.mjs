import {createServer} from 'node:http';

/**
 * A server on this machine, at another origin than the site, that keeps what arrives as it arrives:
 * the raw URL, the raw headers, the bytes. It closes when the test ends.
 *
 * @param {import('node:test').TestContext} t
 * @param {object} [options]
 * @param {(request: Arrived, response: import('node:http').ServerResponse) => unknown}
 *   [options.answer] Answers every request that is not a preflight; by default with `{}`.
 * @param {'all' | 'none' | 'no-preflight'} [options.cors] What pages of other origins may do.
 * @returns {Promise<WireServer>}
 */
export async function startWire(t, {answer = sendEmpty, cors = 'all'} = {}) {
  const arrived = [];
  const preflights = [];
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const {method, url, headers, rawHeaders} = request;
    const one = {method, url, headers, rawHeaders, body: Buffer.concat(chunks)};
    if (cors !== 'none') allow(one, response);
    if (method !== 'OPTIONS') {
      arrived.push(one);
      return answer(one, response);
    }
    preflights.push(one);
    response.writeHead(cors === 'all' ? 204 : 405).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return {url: `http://localhost:${server.address().port}`, arrived, preflights};
}

function allow({headers}, response) {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Expose-Headers', '*');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, QUERY');
  const asked = headers['access-control-request-headers'];
  if (asked) response.setHeader('Access-Control-Allow-Headers', asked);
}

function sendEmpty(_, response) {
  response.setHeader('Content-Type', 'application/json');
  response.end('{}');
}

/**
 * Starts a handler of `fetch` requests, such as one of Hono, as a server on this machine.
 *
 * @param {import('node:test').TestContext} t
 * @param {{fetch: (request: Request) => Response | Promise<Response>}} app
 * @returns {Promise<string>} Its URL.
 */
export async function startApp(t, app) {
  const {serve} = await import('@hono/node-server');
  const server = await new Promise((resolve) => {
    const started = serve({fetch: app.fetch, port: 0, hostname: '127.0.0.1'}, () =>
      resolve(started),
    );
  });
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${server.address().port}`;
}

/**
 * @typedef {object} Arrived
 * @property {string} method
 * @property {string} url The raw URL.
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string[]} rawHeaders
 * @property {Buffer} body
 */

/**
 * @typedef {object} WireServer
 * @property {string} url
 * @property {Arrived[]} arrived What has arrived, without preflight requests.
 * @property {Arrived[]} preflights
 */
